import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { companyId, stageId } from '../support/chats.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { type Server, seededServer } from '../support/server.ts';

/** A token is never more than the person who answers for it. */

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
/** Sees everyone. */
const wide = 'venkat.krishnaswamy@acme.example';
const path = '/feedback_bot/api-tokens';
const chats = '/feedback_bot/chats';
const nobody = '99999999-9999-4999-8999-999999999999';
const asked = { name: 'Chat platform', scopes: ['chats:start', 'chats:answer'], days: 90 };

/** What a token may do, and that it knows whose the chats are. */
const rights = ['manage_integrations', 'non_anonymous_message'];

const clock = new TestClock();
let server: Server;
let touchpoint: string;
let inside: string;
let outside: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true, clock: clock.now });
  for (const who of [superAdmin, limited, wide]) await server.browser(who);
  touchpoint = await stageId(server, await companyId(server, 'acme'));
  inside = await someone(sql`department = 'Engineering'`);
  outside = await someone(sql`department <> 'Engineering'`);
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.rows(sql`
    update access_group set permissions = (permissions - ${sql.param(rights)}::text[]) || ${JSON.stringify(rights)}::jsonb
    where group_name in ('Engineering partners', 'People partners')`);
  await server.rows(
    sql`update user_profile set status = 'active', exit_date = null where email in (${limited}, ${wide})`,
  );
  await server.rows(sql`update api_token set revoked_at = now()`);
});

async function someone(which: ReturnType<typeof sql>): Promise<string> {
  const [row] = await server.rows(sql`
    select u.id from user_profile u join company c on c.id = u.company_id
    where c.slug = 'acme' and type = 'Employee' and status = 'active' and exit_date is null and ${which} order by u.id limit 1`);
  return String(row?.id);
}

async function ask(who: string, method: string, url: string, body?: unknown) {
  const answer = await server.as(who, method, url, { body });
  if (answer.body?.code !== 'StepUpNeeded') return answer;
  await server.as(who, 'POST', '/auth/step-up', { body: { password: demoPassword } });
  return server.as(who, method, url, { body });
}
const make = (who: string, more: object = {}) => ask(who, 'POST', path, { ...asked, ...more });
const confirm = (who: string, id: string) => ask(who, 'POST', `${path}/${id}/confirm`, {});
const listed = async (who: string) => (await ask(who, 'GET', `${path}?page_limit=100`)).body.data;
const shown = async (who: string, id: string) => (await listed(who)).find((one: { id: string }) => one.id === id);

async function send(token: string, url: string, body: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await server.app.inject({
    method: 'POST',
    url: `${chats}${url}`,
    headers,
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const start = (token: string, employee: object) => send(token, '', { employee, touchpoint });
const work = (token: string) => start(token, { id: nobody });

describe('a token of someone who sees a part of the company', () => {
  const message = { messages: [{ external_id: 'm1', msg: [{ text: 'Hi' }], bot_response: false }] };

  it('finds nobody else, in whatever way they are named', async () => {
    const { token } = (await make(limited)).body;
    expect((await start(token, { id: inside })).status).toBe(201);
    const [row] = await server.rows(sql`select email, employee_id from user_profile where id = ${outside}`);
    const unknown = await start(token, { id: nobody });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NoSuchEmployee' } });
    for (const employee of [{ id: outside }, { email: row?.email }, { employee_id: row?.employee_id }]) {
      const { result, effects } = await effectsOf(server, () => start(token, employee));
      expect([result, effects]).toEqual([unknown, {}]);
    }
  });

  it('neither writes into nor ends a chat of anyone else', async () => {
    const all = (await make(superAdmin)).body.token;
    const { token } = (await make(limited)).body;
    await work(token);
    const chat = (await start(all, { id: outside })).body.data.id;
    for (const [verb, body] of [
      ['messages', message],
      ['complete', { overall_mood: 1 }],
    ] as const) {
      const { result, effects } = await effectsOf(server, () => send(token, `/${chat}/${verb}`, body));
      expect([result, effects]).toEqual([await send(token, `/${nobody}/${verb}`, body), {}]);
      expect(result).toMatchObject({ status: 404, body: { code: 'NoSuchChat' } });
      expect((await send(all, `/${chat}/${verb}`, body)).status).toBe(200);
    }
  });

  it('loses whom it reached when they move away', async () => {
    const { token } = (await make(limited)).body;
    const chat = (await start(token, { id: inside })).body.data.id;
    await server.rows(sql`update user_profile set department = 'Sales' where id = ${inside}`);
    expect((await send(token, `/${chat}/messages`, message)).status).toBe(404);
    await server.rows(sql`update user_profile set department = 'Engineering' where id = ${inside}`);
    expect((await send(token, `/${chat}/messages`, message)).status).toBe(200);
  });
});

describe('making one', () => {
  it('takes the employees that its maker sees, or fewer of them', async () => {
    const own = (await make(limited)).body.id;
    expect(await shown(superAdmin, own)).toMatchObject({ all_employees: false, audience: 'Department: Engineering' });
    const everyone = (await make(superAdmin)).body.id;
    expect(await shown(superAdmin, everyone)).toMatchObject({ all_employees: true, audience: 'All employees' });
    const fewer = (await make(limited, { segments: { department__in: 'Engineering', city__in: 'Pune' } })).body.id;
    expect((await shown(limited, fewer)).audience).toBe('City: Pune; Department: Engineering');
    // What limits its maker limits it, too, where nothing is said of that.
    const inPune = (await make(limited, { segments: { city__in: 'Pune' } })).body.id;
    expect((await shown(limited, inPune)).audience).toBe('City: Pune; Department: Engineering');
  });

  it.each([
    ['all employees', { segments: {} }, 'WiderThanYours'],
    ['another part', { segments: { department__in: 'Sales' } }, 'WiderThanYours'],
    ['a wider part', { segments: { department__in: ['Engineering', 'Sales'] } }, 'WiderThanYours'],
    ['a filter without values', { segments: { department__in: '' } }, 'NoFilter'],
  ])('is refused for %s', async (_what, more, code) => {
    const { result, effects } = await effectsOf(server, () => make(limited, more));
    expect([result.body.code, effects]).toEqual([code, {}]);
  });

  it('shows nobody what reaches further than they see', async () => {
    const { id } = (await make(superAdmin)).body;
    const own = (await make(limited)).body.id;
    expect((await listed(limited)).map((one: { id: string }) => one.id)).toContain(own);
    expect(await shown(limited, id)).toBeUndefined();
    for (const verb of ['revoke', 'confirm'])
      expect((await ask(limited, 'POST', `${path}/${id}/${verb}`, {})).status).toBe(404);
    expect(await shown(superAdmin, own)).toMatchObject({ state: 'active', last_used: null });
  });
});

it('is given by nobody who may not know whose a chat is: it would find that out, person by person', async () => {
  await server.rows(
    sql`update access_group set permissions = permissions - 'non_anonymous_message' where group_name = 'Engineering partners'`,
  );
  for (const scopes of [['chats:start'], ['chats:answer']]) {
    const { result, effects } = await effectsOf(server, () => make(limited, { scopes }));
    expect([result.status, effects]).toEqual([403, {}]);
  }
});

describe('a token is held', () => {
  const cases: [string, string, () => ReturnType<typeof sql>, () => ReturnType<typeof sql>][] = [
    [
      'left',
      'has been made inactive',
      () => sql`update user_profile set status = 'inactive' where email = ${wide}`,
      () => sql`update user_profile set status = 'active' where email = ${wide}`,
    ],
    [
      'left',
      'has left',
      () => sql`update user_profile set exit_date = '2020-01-01' where email = ${wide}`,
      () => sql`update user_profile set exit_date = null where email = ${wide}`,
    ],
    [
      'rights',
      'is no admin any more',
      () => sql`update user_profile set type = 'Employee' where email = ${wide}`,
      () => sql`update user_profile set type = 'Admin' where email = ${wide}`,
    ],
    [
      'rights',
      'may not manage integrations any more',
      () =>
        sql`update access_group set permissions = permissions - 'manage_integrations' where group_name = 'People partners'`,
      () =>
        sql`update access_group set permissions = permissions || '["manage_integrations"]' where group_name = 'People partners'`,
    ],
    [
      'rights',
      'may not see names any more',
      () =>
        sql`update access_group set permissions = permissions - 'non_anonymous_message' where group_name = 'People partners'`,
      () =>
        sql`update access_group set permissions = permissions || '["non_anonymous_message"]' where group_name = 'People partners'`,
    ],
    [
      'audience',
      'sees fewer people',
      () =>
        sql`update access_group set all_employees = false, segments = '{"department__in": ["Sales"]}' where group_name = 'People partners'`,
      () => sql`update access_group set all_employees = true, segments = '{}' where group_name = 'People partners'`,
    ],
  ];

  it.each(cases)(
    '(%s) when its maker %s, until someone with these rights confirms it',
    async (reason, _what, take, give) => {
      const { token, id } = (await make(wide)).body;
      expect((await work(token)).status).toBe(404);
      await server.rows(take());
      expect(await shown(superAdmin, id)).toMatchObject({ state: 'held', held_because: reason });
      const { result, effects } = await effectsOf(server, () => start(token, { id: inside }));
      expect([result.status, result.body.code, effects]).toEqual([403, 'TokenHeld', { api_token: 1 }]);
      // Rights that come back set nothing free by themselves.
      await server.rows(give());
      expect((await work(token)).body.code).toBe('TokenHeld');
      expect((await confirm(limited, id)).status).toBe(404);
      expect((await confirm(superAdmin, id)).status).toBe(200);
      expect((await work(token)).status).toBe(404);
      const [line] = await auditLines(server, 1);
      expect(line).toMatchObject({ activity: 'API token confirmed', old: { held_because: reason } });
      expect(await shown(superAdmin, id)).toMatchObject({ state: 'active', held_because: null });
      // Now the SuperAdmin answers for it, and no longer its maker.
      await server.rows(take());
      expect((await work(token)).status).toBe(404);
      await server.rows(give());
    },
  );

  it('and not because a second factor has become compulsory', async () => {
    const { token } = (await make(wide)).body;
    await server.rows(sql`update company set second_factor_required = true where slug = 'acme'`);
    expect((await work(token)).status).toBe(404);
    await server.rows(sql`update company set second_factor_required = false where slug = 'acme'`);
  });

  it('and revoked, but neither confirmed nor told of once it is over', async () => {
    const { id } = (await make(wide)).body;
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${wide}`);
    expect((await ask(superAdmin, 'POST', `${path}/${id}/revoke`, {})).status).toBe(200);
    expect((await confirm(superAdmin, id)).body).toMatchObject({ status: 409, code: 'NotInForce' });
    expect((await effectsOf(server, watch)).effects.outbox).toBeUndefined();
  });

  it('and the SuperAdmins are asked by mail, once, without a call being made', async () => {
    const { id, token } = (await make(wide)).body;
    expect((await effectsOf(server, watch)).effects).toEqual({ job_progress: 1 });
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${wide}`);
    const { effects } = await effectsOf(server, watch);
    expect(effects).toEqual({ api_token: 1, outbox: 1, job_progress: 1 });
    const [mail] = await server.rows(
      sql`select * from outbox where mail = 'company/token-held' order by created_at desc limit 1`,
    );
    expect(mail).toMatchObject({ to_address: superAdmin });
    expect(JSON.stringify(mail)).toContain('may not sign in any more');
    expect((await effectsOf(server, watch)).effects).toEqual({ job_progress: 1 });
    expect((await work(token)).body.code).toBe('TokenHeld');
    expect(await shown(superAdmin, id)).toMatchObject({ state: 'held', held_because: 'left' });
  });
});

async function watch(): Promise<void> {
  const { jobs } = server.app.engineServices;
  const company = await companyId(server, 'acme');
  const { answer } = await inFrame(server.store, { clock, company }, (frame) =>
    jobs.of(frame).send('company/held-tokens', {}),
  );
  await until(async () => ['done', 'failed'].includes((await jobs.state(answer))?.state ?? ''));
  expect((await jobs.state(answer))?.state).toBe('done');
}
