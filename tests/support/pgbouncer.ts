import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { which } from '../../scripts/bootstrap/debian.mjs';
import { freePort } from './free-port.ts';

export const hasPgBouncer = (): boolean => which('pgbouncer') !== null;

export interface PgBouncer {
  /** The same database, through it. */
  url: string;
  kill(): Promise<void>;
  again(): Promise<void>;
  stop(): Promise<void>;
}

/** The PgBouncer of the README, with addresses of a test and what `settings` say otherwise. */
export async function pgBouncer(databaseUrl: string, settings: Record<string, string> = {}): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'rapport-pgbouncer-'));
  const users = join(directory, 'userlist.txt');
  const text = readFileSync('README.md', 'utf8').match(/```ini\n(\[databases\][\s\S]*?)```/)?.[1] ?? '';
  const configuration = Object.entries(settings).reduce(
    (so, [name, value]) => `${so.replace(new RegExp(`^${name} = .*\n`, 'm'), '')}${name} = ${value}\n`,
    text
      .replace(/^rapport = .*$/m, `* = host=${target.hostname} port=${target.port}`)
      .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${users}\nunix_socket_dir =`),
  );
  writeFileSync(join(directory, 'pgbouncer.ini'), configuration);
  writeFileSync(users, `"${decodeURIComponent(target.username)}" "${decodeURIComponent(target.password)}"\n`);
  // It does not run as root, and reads its files as the user that it becomes.
  chmodSync(directory, 0o755);
  const who = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  let child: ChildProcess;
  const start = async () => {
    child = spawn('pgbouncer', ['-q', ...who, join(directory, 'pgbouncer.ini')], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries++) {
      const client = new pg.Client(url);
      const isThere = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => {});
      if (isThere) return;
      await pause(100);
    }
    throw new Error(`PgBouncer does not answer: ${execFileSync('cat', [join(directory, 'pgbouncer.ini')])}`);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    url,
    kill,
    again: start,
    async stop() {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
