import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, TestClock } from '../../support/frame.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** SuperAdmins look after the mails of their company; who gets one may ask for no more of its kind. */

const [superAdmin, admin, stranger] = [
  'superadmin@acme.example',
  'groupadmin@acme.example',
  'superadmin@globex.example',
] as const;
const clock = new TestClock();
const kind = 'people/note/mention-unread';
let server: Server;

beforeAll(async () => {
  server = await seededServer({ clock: clock.now });
}, 240_000);
afterAll(() => server.close());

async function mailTo(address: string): Promise<{ id: string; token: string }> {
  const company = String(
    (await server.rows(sql`select company_id from user_profile where email = ${superAdmin}`))[0]?.company_id,
  );
  const values = { name: 'Ann', author: 'Bob', person: 'Cem' };
  const { answer } = await inFrame(server.store, { clock, company }, (frame) =>
    server.app.engineServices.mail.of(frame).send(kind, { address }, values),
  );
  const [row] = await server.rows(sql`select unsubscribe from outbox where id = ${answer}`);
  return { id: answer, token: String(row?.unsubscribe) };
}
const put = (id: string, state: string) => server.rows(sql`update outbox set state = ${state} where id = ${id}`);
const stateOf = async (id: string) => (await server.rows(sql`select state from outbox where id = ${id}`))[0]?.state;
const held = async (address: string) =>
  (await server.rows(sql`select mail, reason from mail_suppression where address = ${address}`)) as unknown[];

describe('the mails of a company', () => {
  it('are shown to its SuperAdmins alone', async () => {
    const { id } = await mailTo('ann@acme.example');
    expect((await server.as(superAdmin, 'GET', `/api/account/outbox/${id}`)).body).toMatchObject({
      toAddress: 'ann@acme.example',
      state: 'queued',
    });
    expect((await server.as(admin, 'GET', `/api/account/outbox/${id}`)).status).toBe(403);
    expect((await server.as(stranger, 'GET', `/api/account/outbox/${id}`)).status).toBe(404);
    expect((await server.as(admin, 'GET', '/api/account/outbox/suppression')).status).toBe(403);
    expect((await server.as(admin, 'POST', `/feedback_bot/mails/${id}/retry`)).status).toBe(403);
    expect((await server.as(stranger, 'POST', `/feedback_bot/mails/${id}/cancel`)).status).toBe(404);
    expect(await stateOf(id)).toBe('queued');
  });

  it('can be cancelled while they wait, and sent again when they were stopped', async () => {
    const { id } = await mailTo('bob@acme.example');
    const ask = (what: string) => server.as(superAdmin, 'POST', `/feedback_bot/mails/${id}/${what}`);
    expect((await ask('retry')).status).toBe(409);
    expect((await ask('cancel')).status).toBe(200);
    expect(await stateOf(id)).toBe('cancelled');
    expect((await ask('cancel')).status).toBe(409);
    for (const state of ['cancelled', 'failed', 'bounced', 'suppressed']) {
      await put(id, state);
      expect((await ask('retry')).status).toBe(200);
      expect(await stateOf(id)).toBe('queued');
    }
    for (const state of ['sending', 'sent']) {
      await put(id, state);
      expect((await ask('retry')).status).toBe(409);
      expect((await ask('cancel')).status).toBe(409);
    }
    const [line] = await server.rows(
      sql`select count(*)::int as n from audit_line where type = 'mail' and actor = ${await idOf(server, superAdmin)}`,
    );
    expect(line?.n).toBe(5);
  });

  it('show what they say in a demo only', async () => {
    const { id } = await mailTo('cem@acme.example');
    expect((await server.as(superAdmin, 'GET', `/api/account/outbox/${id}`)).body.text).toContain('Hello Ann');
    const production = await seededServer({ store: server.store, config: { demo: false } });
    const { body } = await production.as(superAdmin, 'GET', `/api/account/outbox/${id}`);
    expect(body).toMatchObject({ subject: 'Bob mentioned you in a note on Cem' });
    expect(body).not.toHaveProperty('text');
    expect(body).not.toHaveProperty('html');
  });
});

describe('unsubscribing', () => {
  it('is one click for a mail program, which is no page of ours and sends a form', async () => {
    const { token } = await mailTo('Dia@acme.example');
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/auth/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await held('dia@acme.example')).toEqual([{ mail: kind, reason: 'unsubscribed' }]);
  });

  it('does nothing by merely looking at the link: that leads to the page which asks', async () => {
    const { token } = await mailTo('eli@acme.example');
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url: `/auth/unsubscribe/${token}` });
    expect([statusCode, headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(await held('eli@acme.example')).toEqual([]);
    expect((await server.as(null, 'POST', '/auth/unsubscribe', { body: { token } })).body).toMatchObject({
      status: 200,
    });
    expect(await held('eli@acme.example')).toEqual([{ mail: kind, reason: 'unsubscribed' }]);
  });

  it.each([randomUUID(), 'nothing', '%00', "'"])('refuses the token %s', async (token) => {
    const { statusCode } = await server.app.inject({ method: 'POST', url: `/auth/unsubscribe/${token}` });
    expect(statusCode).toBe(400);
  });

  it('can be taken back by a SuperAdmin', async () => {
    const { token } = await mailTo('fay@acme.example');
    await server.as(null, 'POST', '/auth/unsubscribe', { body: { token } });
    const { body } = await server.as(superAdmin, 'GET', '/api/account/outbox/suppression');
    const line = body.find(({ address }: { address: string }) => address === 'fay@acme.example');
    expect((await server.as(admin, 'DELETE', `/api/account/outbox/suppression/${line.id}`)).status).toBe(403);
    expect((await server.as(superAdmin, 'DELETE', `/api/account/outbox/suppression/${line.id}`)).status).toBeLessThan(
      300,
    );
    expect(await held('fay@acme.example')).toEqual([]);
  });
});
