import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { aptInstall, which } from '../../scripts/bootstrap/debian.mjs';
import { freePort } from './free-port.ts';

const program = (): string | null => ['/usr/sbin/dovecot'].find(existsSync) ?? which('dovecot');

/** Dovecot gives a mailbox to nobody whose id is that of root. */
const reader = (): { uid: number; gid: number } => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

function configuration(folder: string, port: number): string {
  const { uid, gid } = reader();
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

const password = 'let-me+in';

/** A real IMAP server (Debian's Dovecot, installed where there is none) with one empty mailbox, gone after `close`. */
export async function imapServer() {
  const dovecot = program() ?? ((await aptInstall(['dovecot-imapd'])) ? program() : null);
  if (!dovecot)
    throw new Error('No IMAP server found: install dovecot (on Debian: sudo apt-get install dovecot-imapd).');
  const folder = mkdtempSync(join(tmpdir(), 'rapport-imap-'));
  const { uid, gid } = reader();
  mkdirSync(join(folder, 'mail'));
  for (const one of [folder, join(folder, 'mail')]) chownSync(one, uid, gid);
  const port = await freePort();
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, configuration(folder, port));
  const run = () => spawn(dovecot, ['-F', '-c', file], { stdio: 'inherit' });
  let server = run();
  await answering(port);
  const user = 'bounces';
  return {
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX?ignoreTLS=true`,
    port,
    /** Someone else looks into the mailbox, or puts something into it. */
    async look<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: false,
        doSTARTTLS: false,
        auth: { user, pass: password },
        logger: false,
      });
      await client.connect();
      const lock = await client.getMailboxLock('INBOX');
      try {
        return await work(client);
      } finally {
        lock.release();
        await client.logout();
      }
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      await ended;
    },
    async resume() {
      server = run();
      await answering(port);
    },
    async close() {
      if (server.exitCode === null) await this.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ImapServer = Awaited<ReturnType<typeof imapServer>>;

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The IMAP server does not answer.');
}
