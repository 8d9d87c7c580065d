import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../src/server/context.ts';
import { readBounces } from '../../../src/server/mail/bounce-settings.ts';
import { cameBack } from '../../../src/server/mail/came-back.ts';
import { begin, due, settle } from '../../../src/server/mail/delivery.ts';
import { mailboxReader } from '../../../src/server/mail/mailbox.ts';
import type { Store } from '../../../src/server/services.ts';
import { dataDirectory, testStore } from '../../support/database.ts';
import { TestClock } from '../../support/frame.ts';
import { type ImapServer, imapServer } from '../../support/imap-server.ts';
import { patience } from '../../support/patience.ts';
import { argumentsFor } from '../../support/spawned.ts';

/** The mailbox to which mails come back, on a real IMAP server. */

const company = randomUUID();
const origin = 'https://rapport.example';
const clock = new TestClock();
const of = { now: clock.now(), newId: randomUUID };
let store: Store;
let server: ImapServer;

beforeAll(async () => {
  store = await testStore({});
  server = await imapServer();
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  await store.exec('delete from outbox; delete from mail_attempt; delete from mail_suppression');
  await server.look((client) => client.messageDelete('1:*'));
});

const corpus = 'reports/';
/** A report of the corpus, about this mail. */
const reportOf = (name: string, id: string, to = 'meera.iyer@acme.example', host = 'rapport.example') =>
  readFileSync(join(import.meta.dirname, corpus, `${name}.eml`), 'utf8')
    .replaceAll('5b1f8c1e-3b0a-4c39-9a63-0f6a1d2c7e44@rapport.example', `${id}@${host}`)
    .replaceAll('meera.iyer@acme.example', to)
    .replace(/\r?\n/g, '\r\n');

async function sent(to = 'meera.iyer@acme.example', state = 'sent'): Promise<string> {
  const id = randomUUID();
  await store.exec(`insert into outbox (company_id, id, mail, to_address, subject, html, text, state, attempts)
    values ('${company}', '${id}', 'toys/hello', '${to}', '', '', '', '${state}', 1)`);
  return id;
}
const arrive = (...mails: string[]) =>
  server.look(async (client) => {
    for (const mail of mails) await client.append('INBOX', Buffer.from(mail));
  });
const stateOf = async (id: string) => (await store.exec(`select state from outbox where id = '${id}'`)).rows[0]?.state;
const attempts = async () =>
  (await store.exec('select outcome from mail_attempt order by outcome')).rows.map(({ outcome }) => outcome);
const flagsOf = () =>
  server.look(async (client) => {
    const all = await client.fetchAll('1:*', { flags: true });
    return all.map(({ flags }) =>
      [...(flags ?? [])]
        .filter((flag) => flag !== '\\Recent')
        .sort()
        .join(' '),
    );
  });

function read(on: Store = store, url = server.url): Promise<void> {
  const { mailbox } = readBounces({ BOUNCE_MAILBOX: url });
  const context = { signal: new AbortController().signal, log: () => {} } as unknown as JobContext;
  return mailboxReader({ store: on, clock: clock.now, ids: randomUUID, origin, mailbox })(context, {});
}

describe('the mailbox of bounces', () => {
  it('is read, and each mail marked: what came back, what is of no concern, and what cannot be understood', async () => {
    const [gone, full, away, late] = [await sent(), await sent(), await sent(), await sent()];
    await arrive(
      reportOf('exchange-online-not-found', gone),
      reportOf('cut-off', late),
      reportOf('postfix-mailbox-full', full),
      'no mail at all',
      reportOf('away-outlook', away),
      reportOf('exim-still-trying', late),
    );
    await read();
    expect(await Promise.all([gone, full, away, late].map(stateOf))).toEqual(['bounced', 'failed', 'sent', 'sent']);
    expect(await attempts()).toEqual(['bounced', 'returned']);
    expect(await flagsOf()).toEqual(['\\Seen', '\\Flagged \\Seen', '\\Seen', '\\Seen', '\\Seen', '\\Seen']);
  });

  it('counts nothing twice, though all is read again', async () => {
    const id = await sent();
    await arrive(reportOf('postfix-user-unknown', id));
    await read();
    await read();
    await store.exec(`update outbox set state = 'sent'`);
    await server.look((client) => client.messageFlagsRemove('1:*', ['\\Seen']));
    await read();
    expect(await attempts()).toEqual(['bounced']);
    expect(await stateOf(id)).toBe('sent');
  });

  it('ends delivery with the second mail, and not when someone invents reports', async () => {
    await arrive(
      ...Array.from({ length: 3 }, () => reportOf('gmail-not-found', randomUUID(), 'ceo@acme.example')),
      // Of mails to someone else: theirs is known, and another address named.
      reportOf('gmail-not-found', await sent('mallory@acme.example'), 'ceo@acme.example'),
      reportOf('postfix-forwarded-elsewhere', await sent('ceo@acme.example')),
      reportOf('postfix-forwarded-elsewhere', await sent('ceo@acme.example')),
      reportOf('gmail-not-found', await sent('dev@acme.example'), 'dev@acme.example', 'elsewhere.example'),
    );
    await read();
    expect((await store.exec('select address from mail_suppression')).rows).toEqual([]);
    await arrive(
      reportOf('qmail-no-mailbox', await sent('Gone@acme.example'), 'gone@acme.example'),
      reportOf('sendmail-user-unknown', await sent('gone@acme.example'), 'gone@acme.example'),
    );
    await read();
    expect((await store.exec('select address from mail_suppression')).rows).toEqual([{ address: 'gone@acme.example' }]);
  });

  it('is read on behind a mail that cannot be written down, which is tried again', async () => {
    const [first, second] = [await sent(), await sent()];
    await arrive(reportOf('postfix-user-unknown', first), reportOf('postfix-user-unknown', second));
    let asked = 0;
    const broken: Store = {
      ...store,
      inSystem: (work) => (++asked === 1 ? Promise.reject(new Error('the database is away')) : store.inSystem(work)),
    };
    await expect(read(broken)).rejects.toThrow('the database is away');
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['sent', 'bounced']);
    await read();
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['bounced', 'bounced']);
  });

  it('waits while its server is away, and when the password is wrong, and loses nothing', async () => {
    const id = await sent();
    await arrive(reportOf('postfix-user-unknown', id));
    await server.stop();
    await expect(read()).rejects.toThrow();
    await server.resume();
    await expect(read(store, server.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow();
    expect(await stateOf(id)).toBe('sent');
    await read();
    expect(await stateOf(id)).toBe('bounced');
  });

  it('may know before we do that the mail was taken', async () => {
    const id = await sent('meera.iyer@acme.example', 'queued');
    const soon = new Date(Date.now() + 60_000);
    const mail = await store.inSystem(async (db) => {
      const [first] = await due(db, soon, 1);
      return first && begin(db, first, soon);
    });
    if (!mail) throw new Error('nothing is due');
    const told = { mail: id, recipients: [], outcome: 'bounced' as const, answer: '550', report: 'early' };
    expect(await store.inSystem((db) => cameBack(db, told, of))).toBe(true);
    await store.inSystem(async (db) => settle(db, mail, { outcome: 'sent', answer: null }, { ...of, keepBody: true }));
    expect(await stateOf(id)).toBe('bounced');
  });
});

it(
  'each report counts once, though the process that reads them is killed in the middle',
  async () => {
    const count = process.env.FULL ? 10_000 : 60;
    const directory = await dataDirectory('rapport-mailbox-');
    const ids = Array.from({ length: count }, () => randomUUID());
    await arrive(...ids.map((id, at) => reportOf('exim-no-such-user', id, `p${at + 1}@x.example`, 'localhost')));
    // So many are too long for a command line.
    const list = `${directory}.ids`;
    writeFileSync(list, ids.join());
    const script = await argumentsFor(join(import.meta.dirname, 'mailbox-process.ts'));
    const unread = () => server.look(async (client) => ((await client.search({ seen: false })) || []).length);
    async function run(killAt: number): Promise<string> {
      const child = spawn(process.execPath, [...script, directory, server.url, list], { stdio: 'pipe' });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      while (child.exitCode === null && child.signalCode === null) {
        if (killAt > 0 && (await unread()) < killAt) child.kill('SIGKILL');
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20))]);
      }
      return child.signalCode ?? output;
    }
    expect(await run(count * 0.8)).toBe('SIGKILL');
    expect(await run(count * 0.4)).toBe('SIGKILL');
    expect(await run(0)).toContain(`result {"bounced":${count},"attempts":${count}}`);
    expect(await unread()).toBe(0);
    for (const path of [directory, list]) rmSync(path, { recursive: true, force: true });
  },
  patience,
);
