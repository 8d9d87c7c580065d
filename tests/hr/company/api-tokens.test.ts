import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { hashToken } from '../../../src/server/session/secret.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const stranger = 'superadmin@globex.example';
const path = '/feedback_bot/api-tokens';
const asked = { name: 'Chat platform', scopes: ['chats:start', 'chats:answer'], days: 90 };

let now = new Date('2026-11-21T10:00:00Z');
let server: Server;
beforeAll(async () => {
  server = await seededServer({ clock: () => now });
  for (const who of [null, superAdmin, stranger, 'employee@acme.example', 'groupadmin@acme.example'])
    await server.browser(who);
});
afterAll(() => server.close());

const make = (who: string | null = superAdmin, body: unknown = asked) => server.as(who, 'POST', path, { body });
const list = async (who = superAdmin) => (await server.as(who, 'GET', `${path}?page_limit=100`)).body.data;
const revoke = (id: string, who: string | null = superAdmin) =>
  server.as(who, 'POST', `${path}/${id}/revoke`, { body: {} });
/** What a call with this token is answered: 404 says that it got through. */
const tried = async (token: string) => {
  const { app } = server;
  const payload = { employee: { employee_id: 'nobody' }, touchpoint: '99999999-9999-4999-8999-999999999999' };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: '/feedback_bot/chats', headers, payload })).statusCode;
};

describe('making a token', () => {
  it.each([
    ['nobody', null, asked, 401],
    ['an employee', 'employee@acme.example', asked, 403],
    ['an admin without the right', 'groupadmin@acme.example', asked, 403],
    ['without a name', superAdmin, { ...asked, name: ' ' }, 400],
    ['without a scope', superAdmin, { ...asked, scopes: [] }, 400],
    ['with a scope that there is not', superAdmin, { ...asked, scopes: ['everything'] }, 400],
    ['with a scope twice', superAdmin, { ...asked, scopes: ['chats:start', 'chats:start'] }, 400],
    ['for any number of days', superAdmin, { ...asked, days: 91 }, 400],
    ['with a token of one’s own', superAdmin, { ...asked, token_hash: 'x' }, 400],
  ])('%s is refused', async (_what, who, body, status) => {
    const { result, effects } = await effectsOf(server, () => make(who, body));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('is told of in the list also when its filter is longer than can be told', async () => {
    const department__in = Array.from({ length: 400 }, (_, n) => `Department of the longest names ${n}`);
    const { body } = await make(superAdmin, { ...asked, name: 'A long filter', segments: { department__in } });
    const listed = await list();
    expect(listed).toBeDefined();
    const { audience } = listed.find((one: { id: string }) => one.id === body.id);
    expect(audience).toMatch(/^Department: Department of the longest names 0, .*…$/);
    await revoke(body.id);
  });

  it('shows it once, keeps its hash, and leaves a line without it', async () => {
    const { result, effects } = await effectsOf(server, () => make());
    expect([result.status, effects]).toEqual([201, { api_token: 1, audit_line: 1 }]);
    const { token, id } = result.body;
    expect(token).toMatch(/^rpt_[\w-]{43}$/);
    const [stored] = await server.rows(sql`select * from api_token where id = ${id}`);
    expect(stored).toMatchObject({ token_hash: hashToken(token), start: token.slice(0, 8), revoked_at: null });
    expect(JSON.stringify(stored)).not.toContain(token);
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'api_token', activity: 'API token made', new: { name: 'Chat platform' } });
    expect(JSON.stringify(line)).not.toContain(token.slice(8));
    const shown = (await list()).find((one: { id: string }) => one.id === id);
    expect(shown).toMatchObject({ id, name: 'Chat platform', state: 'active', start: token.slice(0, 8) });
    expect(JSON.stringify(shown)).not.toContain(token.slice(8));
    expect(JSON.stringify(shown)).not.toContain(hashToken(token));
    expect(shown.created_by__name).toBeTruthy();
  });

  it('asks who it is, after a while', async () => {
    now = new Date(now.getTime() + 6 * 60_000);
    expect((await make()).body).toMatchObject({ status: 401, code: 'StepUpNeeded' });
    await server.as(superAdmin, 'POST', '/auth/step-up', { body: { password: demoPassword } });
    expect((await make()).status).toBe(201);
  });
});

describe('a token', () => {
  it('opens its calls until it is revoked, and says when it was used last', async () => {
    const { token, id } = (await make()).body;
    expect(await tried(token)).toBe(404);
    const { last_used } = (await list()).find((one: { id: string }) => one.id === id);
    expect(new Date(last_used)).toEqual(now);
    const { result, effects } = await effectsOf(server, () => revoke(id));
    expect([result.status, effects]).toEqual([200, { api_token: 1, audit_line: 1 }]);
    expect(await tried(token)).toBe(401);
    expect((await list()).find((one: { id: string }) => one.id === id).state).toBe('revoked');
    const again = await effectsOf(server, () => revoke(id));
    expect([again.result.body.code, again.effects]).toEqual(['RevokedBefore', {}]);
  });

  it('ends by itself, unless it is made to last', async () => {
    const short = (await make(superAdmin, { ...asked, days: 30 })).body;
    const lasting = (await make(superAdmin, { ...asked, days: 0 })).body;
    const then = now;
    now = new Date(then.getTime() + 30 * 86_400_000 - 1);
    expect([await tried(short.token), await tried(lasting.token)]).toEqual([404, 404]);
    now = new Date(then.getTime() + 30 * 86_400_000);
    expect([await tried(short.token), await tried(lasting.token)]).toEqual([401, 404]);
    now = then;
  });

  it('is worth nothing once its company is switched off', async () => {
    const { token } = (await make()).body;
    await server.rows(sql`update company set is_active = false where slug = 'acme'`);
    expect(await tried(token)).toBe(401);
    await server.rows(sql`update company set is_active = true where slug = 'acme'`);
    expect(await tried(token)).toBe(404);
  });

  it('is no business of another company', async () => {
    const { id, token } = (await make()).body;
    expect(await list(stranger)).toEqual([]);
    expect([(await revoke(id, stranger)).status, await tried(token)]).toEqual([404, 404]);
    expect((await revoke(await idOf(server, superAdmin), superAdmin)).status).toBe(404);
  });

  it('is one of at most fifty', async () => {
    await server.rows(sql`insert into api_token (company_id, id, name, scopes, segments, start, token_hash, created_by_id, confirmed_by_id)
      select company_id, gen_random_uuid(), 'Many', '["chats:start"]', '{}', 'rpt_many', md5(n::text), created_by_id, confirmed_by_id
      from (select * from api_token limit 1) t, generate_series(1, 50) n`);
    expect((await make()).body).toMatchObject({ status: 409, code: 'TooManyTokens' });
  });
});
