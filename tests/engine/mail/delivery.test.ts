import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MailOptions } from '../../../src/server/context.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { createOutbox } from '../../../src/server/mail/outbox.ts';
import type { JobService, MailService, Store } from '../../../src/server/services.ts';
import type { Mail } from '../../../src/shared/documents/work.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock, until } from '../../support/frame.ts';
import { freePort } from '../../support/free-port.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from '../jobs/job-documents.ts';
import { Postbox } from './postbox.ts';

const port = await freePort();
const company = randomUUID();
const clock = new TestClock();
const hello: Mail = {
  id: 'toys/hello',
  title: 'Hello',
  subject: 'Hello {{name}}',
  body: ['You are {{name}}.'],
  placeholders: {},
};

/** One from which people may unsubscribe. */
const reminder: Mail = {
  ...hello,
  id: 'toys/reminder',
  unsubscribe: { text: 'You get this once a week.', label: 'Unsubscribe' },
};

let store: Store;
let postbox: Postbox | undefined;
let jobs: JobService | undefined;
let mail: (MailService & { close(): void }) | undefined;

beforeAll(async () => {
  store = await testStore({});
});
afterEach(async () => {
  await jobs?.stop();
  mail?.close();
  await postbox?.close();
  [jobs, mail, postbox] = [undefined, undefined, undefined];
  await store.exec('delete from outbox; delete from mail_attempt; delete from mail_suppression');
});
afterAll(() => store.close());

async function start({ smtp = true, demo = true, listening = true } = {}): Promise<void> {
  postbox = new Postbox(port);
  if (listening) await postbox.open();
  const outbox = createOutbox({
    store,
    clock: clock.now,
    ids: randomUUID,
    mails: () => ({ [hello.id]: hello, [reminder.id]: reminder }),
    jobs: () => jobs as JobService,
    config: {
      ...productConfig,
      demo,
      from: 'Toys <no-reply@toys.example>',
      ...(smtp && { smtpUrl: `smtp://127.0.0.1:${port}` }),
    },
  });
  mail = outbox;
  jobs = createJobs({
    ...noOutside,
    store,
    clock: clock.now,
    ids: randomUUID,
    log: silent,
    jobs: { 'toys/outbox': job('toys/outbox', { does: 'send-mail', singleton: true }) },
    own: { 'send-mail': outbox.drain },
    asActor: async () => null,
    config: productConfig,
    pollSeconds: 0.5,
  });
  await jobs.start({});
}

const send = (address: string, { name, kind = hello, ...options }: { name?: string; kind?: Mail } & MailOptions = {}) =>
  inFrame(store, { clock, company, actor: actorOf(company) }, async (frame) =>
    (mail as MailService).of(frame).send(kind.id, { address, name }, { name: name ?? 'Ann' }, options),
  ).then((outcome) => outcome.answer);
const withdraw = (about: string, by = company) =>
  inFrame(store, { clock, company: by, actor: actorOf(by) }, (frame) =>
    (mail as MailService).of(frame).withdraw(about),
  );
const rows = async () =>
  (
    await store.exec(
      'select to_address, state, attempts, last_error, html from outbox order by to_address, created_at, ctid',
    )
  ).rows;
const attempts = async () =>
  (await store.exec('select outcome, answer from mail_attempt order by created_at, id')).rows;
/** Long headers stand on several lines. */
const unfolded = (message = '') => message.replace(/\r\n[ \t]+/g, ' ');
const drain = async () => {
  jobs?.kick('send-mail');
};

describe('the outbox', () => {
  it('hands every mail to the SMTP server, each to one person', async () => {
    await start();
    for (let at = 0; at < 25; at += 1) await send(`p${at}@x.example`, { name: `Person ${at}` });
    await until(() => postbox?.received.length === 25);
    const [first] = postbox?.received ?? [];
    expect(first).toMatchObject({ from: 'no-reply@toys.example', to: ['p0@x.example'] });
    expect(first?.message).toMatch(/^To: Person 0 <p0@x\.example>\r$/m);
    expect(first?.message).toMatch(/^Subject: Hello Person 0\r$/m);
    expect(first?.message).toContain('multipart/alternative');
    expect(new Set(postbox?.received.map((one) => one.to.join())).size).toBe(25);
    expect(postbox?.received.every((one) => one.to.length === 1)).toBe(true);
    await until(async () => (await rows()).every((row) => row.state === 'sent'));
  });

  it('cannot be made to write to others by a name or an address', async () => {
    await start();
    await send('ann@x.example', { name: 'Ann <evil@x.example>, Bob\r\nBcc: bcc@x.example' });
    await until(() => postbox?.received.length === 1);
    expect(postbox?.received[0]?.to).toEqual(['ann@x.example']);
    const [headers] = postbox?.received[0]?.message.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc/im);
  });

  it('writes in the name of someone from its own address, and answers go to theirs', async () => {
    await start();
    await send('ann@x.example', { from: { name: 'Meera Iyer', replyTo: 'meera@x.example' } });
    await send('bob@x.example', {
      from: { name: 'Eve <eve@x.example>,\r\nBcc: z@x.example', replyTo: 'eve@x.example' },
    });
    await until(() => postbox?.received.length === 2);
    const to = (address: string) => postbox?.received.find((one) => one.to.join() === address);
    expect(to('ann@x.example')).toMatchObject({ from: 'no-reply@toys.example' });
    expect(to('ann@x.example')?.message).toMatch(/^From: Meera Iyer via Toys <no-reply@toys\.example>\r$/m);
    expect(to('ann@x.example')?.message).toMatch(/^Reply-To: Meera Iyer <meera@x\.example>\r$/m);
    const [headers] = to('bob@x.example')?.message.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc/im);
    expect(to('bob@x.example')).toMatchObject({ from: 'no-reply@toys.example', to: ['bob@x.example'] });
  });

  it('withdraws what still waits for its time, by the record that it is about', async () => {
    await start({ smtp: false });
    const [about, other] = [randomUUID(), randomUUID()];
    const later = new Date(clock.now().getTime() + 3_600_000);
    await send('later@x.example', { about, notBefore: later });
    await send('now@x.example', { about });
    await send('other@x.example', { about: other, notBefore: later });
    await send('nothing@x.example', { notBefore: later });
    const left = async () => (await rows()).map((row) => row.to_address);
    await withdraw(about, randomUUID());
    expect(await left()).toHaveLength(4);
    await withdraw(about);
    expect(await left()).toEqual(['nothing@x.example', 'now@x.example', 'other@x.example']);
  });

  it('keeps nothing of a mail whose transaction failed', async () => {
    await start();
    await inFrame(store, { clock, company, actor: actorOf(company) }, async (frame) => {
      await (mail as MailService).of(frame).send(hello.id, { address: 'a@x.example' }, { name: 'x' });
      throw new Error('rolled back');
    }).catch(() => {});
    expect(await rows()).toEqual([]);
  });

  it('tries again when the server is away or busy, and gives up on a refusal', async () => {
    await start();
    let busy = true;
    if (postbox) postbox.refuse = (address) => (address.startsWith('gone') ? '550' : busy ? '451' : undefined);
    await send('gone@x.example');
    await send('later@x.example');
    await until(async () => (await rows()).every((row) => row.attempts === 1 && row.state !== 'sending'));
    expect(await rows()).toMatchObject([
      { state: 'bounced', last_error: expect.stringContaining('550') },
      { state: 'queued', last_error: expect.stringContaining('451') },
    ]);
    busy = false;
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(postbox?.received).toHaveLength(0);
    clock.forward(1);
    await drain();
    await until(() => postbox?.received.length === 1);
    expect(postbox?.received[0]?.to).toEqual(['later@x.example']);
  });

  it('loses nothing while there is no server at all', async () => {
    await start({ listening: false });
    await send('a@x.example');
    await until(async () => (await rows())[0]?.state === 'queued' && (await rows())[0]?.attempts === 1);
    await postbox?.open();
    clock.forward(1);
    await drain();
    await until(() => postbox?.received.length === 1);
  });

  it('sends again what a process that is gone had taken, under the same message id', async () => {
    await start();
    const id = await send('a@x.example', { notBefore: new Date(clock.now().getTime() + 1) });
    await store.exec(`update outbox set state = 'sending', attempts = 1`);
    clock.forward(6);
    await drain();
    await until(() => postbox?.received.length === 1);
    expect(postbox?.received[0]?.message).toContain(`Message-ID: <${id}@localhost>`);
  });

  it('keeps a mail until its time', async () => {
    await start();
    await send('a@x.example', { notBefore: new Date(clock.now().getTime() + 3_600_000) });
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(postbox?.received).toHaveLength(0);
    clock.forward(61);
    await drain();
    await until(() => postbox?.received.length === 1);
  });

  it('keeps bodies in a demo only, and everything without SMTP', async () => {
    await start({ demo: false });
    await send('a@x.example');
    await until(async () => (await rows())[0]?.state === 'sent');
    expect((await rows())[0]?.html).toBe('');
    await jobs?.stop();
    mail?.close();
    await postbox?.close();
    await start({ smtp: false });
    await send('b@x.example');
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await rows())[1]).toMatchObject({ state: 'queued', html: expect.stringContaining('You are Ann.') });
  });

  it('writes down each attempt with the words of the mail server', async () => {
    await start();
    let busy = true;
    if (postbox) postbox.refuse = () => (busy ? '451' : undefined);
    await send('a@x.example');
    await until(async () => (await attempts()).length === 1);
    busy = false;
    clock.forward(1);
    await drain();
    await until(async () => (await attempts()).length === 2);
    expect(await attempts()).toEqual([
      { outcome: 'deferred', answer: expect.stringMatching(/^451 /) },
      { outcome: 'sent', answer: null },
    ]);
  });

  it.each([
    ['550', 'bounced', 'nobody is there'],
    ['550 5.1.1', 'bounced', 'an unknown mailbox'],
    ['554 5.1.1', 'bounced', 'an unknown mailbox, said by a general code'],
    ['550 5.2.1', 'bounced', 'a mailbox that is closed'],
    ['550 5.7.1', 'failed', 'a rule that has nothing to do with the address'],
    ['552 5.2.2', 'failed', 'a mailbox that is full'],
    ['554', 'queued', 'no reason at all'],
    ['452 4.2.2', 'queued', 'a mailbox that is full just now'],
  ])('takes %s for %s: %s', async (refusal, state) => {
    await start();
    if (postbox) postbox.refuse = () => refusal;
    await send('a@x.example');
    await until(async () => (await attempts()).length === 1);
    expect(await rows()).toMatchObject([{ state, last_error: expect.stringContaining(refusal) }]);
  });

  it('writes no more to an address after its second bounce, and again once that is taken back', async () => {
    await start();
    if (postbox) postbox.refuse = (address) => (address.startsWith('Gone') ? '550 5.1.1' : undefined);
    const state = async (id: string) =>
      String((await store.exec(`select state from outbox where id = '${id}'`)).rows[0]?.state);
    const sent = async () => {
      const id = await send('Gone@x.example');
      await until(async () => !['queued', 'sending'].includes(await state(id)));
      return state(id);
    };
    expect([await sent(), await sent(), await sent()]).toEqual(['bounced', 'bounced', 'suppressed']);
    expect(await attempts()).toHaveLength(2);
    await send('other@x.example');
    await until(() => postbox?.received.length === 1);
    await store.exec('delete from mail_suppression');
    if (postbox) postbox.refuse = () => undefined;
    expect(await sent()).toBe('sent');
  });

  it('carries the headers of unsubscribing, and sends no more of that kind to who has unsubscribed', async () => {
    await start();
    await send('ann@x.example', { kind: reminder });
    await until(() => postbox?.received.length === 1);
    const [first] = postbox?.received ?? [];
    const [, token = ''] =
      /^List-Unsubscribe: <http:\/\/localhost:3000\/auth\/unsubscribe\/([0-9a-f-]{36})>\r$/m.exec(
        unfolded(first?.message),
      ) ?? [];
    expect(token).not.toBe('');
    expect(unfolded(first?.message)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const left = (id: string) =>
      inFrame(store, { clock }, (frame) => (mail as MailService).of(frame).unsubscribe(id)).then((done) => done.answer);
    expect(await left(randomUUID())).toBe(false);
    expect(await left('nothing')).toBe(false);
    expect(await left(token)).toBe(true);
    expect(await left(token)).toBe(true);
    await send('ann@x.example', { kind: reminder });
    await send('bob@x.example', { kind: reminder });
    await send('ann@x.example');
    await until(() => postbox?.received.length === 3);
    await until(async () => (await rows()).every((row) => row.state !== 'queued' && row.state !== 'sending'));
    expect((await rows()).map((row) => `${row.to_address} ${row.state}`).sort()).toEqual([
      'ann@x.example sent',
      'ann@x.example sent',
      'ann@x.example suppressed',
      'bob@x.example sent',
    ]);
    expect(postbox?.received.find((one) => !one.message.includes('List-Unsubscribe'))?.to).toEqual(['ann@x.example']);
  });

  it('sends an invitation as calendars know it, and other attachments as files', async () => {
    await start();
    const attachments = [
      { name: 'invite.ics', type: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      { name: 'notes.txt', type: 'text/plain', content: 'Bring your notes.' },
    ];
    await send('a@x.example', { attachments });
    await until(() => postbox?.received.length === 1);
    const message = unfolded(postbox?.received[0]?.message);
    expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    expect(message).toMatch(/^Content-Disposition: attachment; filename=invite\.ics\r$/m);
    expect(message).toMatch(/^Content-Disposition: attachment; filename=notes\.txt\r$/m);
  });
});
