import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, TestClock } from '../../support/frame.ts';
import { companyId } from '../support/chats.ts';
import { type Server, seededServer } from '../support/server.ts';

/** A relay tells by a signed call that a mail came back. */

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const clock = new TestClock();
const url = '/feedback_bot/bounces';
let server: Server;
let acme: string;

beforeAll(async () => {
  server = await seededServer({ clock: clock.now, config: { bounces: { secret } } });
  acme = await companyId(server, 'acme');
});
afterAll(() => server.close());

/** A mail that the mail server has taken. */
async function sent(address: string): Promise<string> {
  const { answer } = await inFrame(server.store, { clock, company: acme }, (frame) =>
    server.app.engineServices.mail
      .of(frame)
      .send('people/note/mention-unread', { address }, { name: 'A', author: 'B', person: 'C' }),
  );
  await server.rows(sql`update outbox set state = 'sent', attempts = 1 where id = ${answer}`);
  return answer;
}

type Report = Record<string, unknown>;
const report = (id: string, email: string, more: Report = {}): Report => ({
  email,
  kind: 'hard',
  reason: '550 5.1.1 User unknown',
  at: '2026-11-24T09:00:00.000Z',
  message_id: `<${id}@localhost>`,
  ...more,
});

interface Signing {
  by?: string;
  /** From now. */
  minutes?: number;
  /** What is sent in place of what was signed. */
  payload?: string;
  headers?: Record<string, string>;
}

async function tell(body: Report, { by = secret, minutes = 0, payload, headers = {} }: Signing = {}) {
  const at = new Date(Date.now() + minutes * 60_000);
  const text = JSON.stringify(body);
  const id = `msg_${randomUUID()}`;
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, at, text),
      ...headers,
    },
    payload: payload ?? text,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const rowOf = async (id: string) =>
  (await server.rows(sql`select state, last_error from outbox where id = ${id}`))[0] as Record<string, unknown>;
const attemptsOf = async (id: string) =>
  (await server.rows(sql`select outcome from mail_attempt where mail_id = ${id} order by created_at, id`)).map(
    ({ outcome }) => outcome,
  );
const silenced = async (address: string) =>
  (await server.rows(sql`select reason from mail_suppression where address = ${address}`)).length > 0;

describe('a report by a signed call', () => {
  it('is written down once, and the second mail ends delivery', async () => {
    const [first, second] = [await sent('Gone@acme.example'), await sent('gone@acme.example')];
    expect(await tell(report(first, 'gone@acme.example'))).toEqual({
      status: 200,
      body: { status: 200, counted: true },
    });
    expect(await rowOf(first)).toEqual({ state: 'bounced', last_error: '550 5.1.1 User unknown' });
    // Once more, the same and in other words.
    expect((await tell(report(first, 'gone@acme.example'))).body.counted).toBe(false);
    expect((await tell(report(first, 'gone@acme.example', { at: '2026-11-24T10:00:00Z' }))).body.counted).toBe(false);
    expect(await attemptsOf(first)).toEqual(['bounced']);
    expect(await silenced('gone@acme.example')).toBe(false);
    expect((await tell(report(second, 'gone@acme.example'))).body.counted).toBe(true);
    expect(await silenced('gone@acme.example')).toBe(true);
  });

  it('that may pass is shown, and silences nobody', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await sent('full@acme.example');
      expect((await tell(report(id, 'full@acme.example', { kind: 'soft' }))).body.counted).toBe(true);
      expect(await rowOf(id)).toMatchObject({ state: 'failed' });
      expect(await attemptsOf(id)).toEqual(['returned']);
    }
    expect(await silenced('full@acme.example')).toBe(false);
  });

  it('counts also for a mail that is sent again, and of which the former report is repeated', async () => {
    const id = await sent('again@acme.example');
    await tell(report(id, 'again@acme.example'));
    await server.as('superadmin@acme.example', 'POST', `/feedback_bot/mails/${id}/retry`);
    // Not handed over since.
    expect((await tell(report(id, 'again@acme.example', { at: '2026-11-24T11:00:00Z' }))).body.counted).toBe(false);
    await server.rows(sql`update outbox set state = 'sent', attempts = 1 where id = ${id}`);
    expect((await tell(report(id, 'again@acme.example'))).body.counted).toBe(false);
    expect(await silenced('again@acme.example')).toBe(false);
    expect((await tell(report(id, 'again@acme.example', { at: '2026-11-24T12:00:00Z' }))).body.counted).toBe(true);
    expect(await silenced('again@acme.example')).toBe(true);
  });

  it.each([
    ['about a mail that nobody has sent', () => report(randomUUID(), 'employee@acme.example')],
    [
      'with the id of another host',
      (id: string) => report(id, 'employee@acme.example', { message_id: `${id}@x.example` }),
    ],
    ['without any id in it', () => report('employee', 'employee@acme.example')],
  ])('%s changes nothing', async (_, make) => {
    const id = await sent('employee@acme.example');
    for (const at of ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z'])
      expect(await tell({ ...make(id), at })).toMatchObject({ status: 200, body: { counted: false } });
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(await silenced('employee@acme.example')).toBe(false);
  });

  it('about the mail of someone else does not silence the one who is named', async () => {
    for (const _ of [1, 2]) await tell(report(await sent('mallory@acme.example'), 'employee@acme.example'));
    expect(await silenced('employee@acme.example')).toBe(false);
    expect(await silenced('mallory@acme.example')).toBe(false);
  });

  it.each<[string, Signing]>([
    ['another secret', { by: `whsec_${randomBytes(32).toString('base64')}` }],
    ['a time of six minutes ago', { minutes: -6 }],
    ['a time to come', { minutes: 6 }],
    ['a body that was changed', { payload: JSON.stringify(report(randomUUID(), 'x@acme.example')) }],
    ['a body with a space more', { payload: ' {}' }],
    ['no signature', { headers: { 'webhook-signature': '' } }],
    ['a signature of another version', { headers: { 'webhook-signature': 'v2,AAAA' } }],
    ['no id', { headers: { 'webhook-id': '' } }],
    ['a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
  ])('with %s is refused', async (_, signing) => {
    const id = await sent('signed@acme.example');
    expect(await tell(report(id, 'signed@acme.example'), signing)).toMatchObject({
      status: 401,
      body: { code: 'SignatureNeeded', error: 'This takes a signature of the last five minutes (Standard Webhooks).' },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is refused when it is long, before anything is computed, or not as declared', async () => {
    const id = await sent('long@acme.example');
    expect((await tell(report(id, 'long@acme.example', { reason: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await tell(report(id, 'long@acme.example', { kind: 'maybe' }))).status).toBe(400);
    expect((await tell(report(id, 'long@acme.example', { reason: 'x'.repeat(3000) }))).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is refused by a session, and where no secret is set', async () => {
    const id = await sent('session@acme.example');
    const body = report(id, 'session@acme.example');
    expect((await server.as('superadmin@acme.example', 'POST', url, { body })).status).toBe(401);
    const without = await seededServer({ store: server.store });
    const text = JSON.stringify(body);
    const { statusCode } = await without.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', new Date(), text),
      },
      payload: text,
    });
    expect(statusCode).toBe(401);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });
});
