import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, engineer, limited, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** Tabs of the employees, timelines and chats, against what the database says of everyone whom someone may see. */

let server: ProfileServer;
const named = ['view_message', 'anonymous_message', 'non_anonymous_message', 'acknowledge_chat'];
const permit = (group: string, codes: string[]) =>
  server.rows(
    sql`update access_group set permissions = permissions || ${JSON.stringify(codes)}::jsonb where group_name = ${group}`,
  );
const get = (who: string | null, path: string) => server.as(who, 'GET', `/feedback_bot/${path}`);
const engineers = sql`department = 'Engineering'`;
const everyone = sql`true`;
const risk = sql`user_mood <= 2 and action_status <> 'resolved' and u.status = 'active'`;
const closed = sql`action_status = 'resolved' and u.status = 'active'`;
const ofAcme = async (seen: ReturnType<typeof sql>, kept: ReturnType<typeof sql>) =>
  (
    await server.rows(
      sql`select u.id from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and ${seen} and ${kept} order by display_name, u.id`,
    )
  ).map(({ id }) => id);

beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
  await permit('Engineering partners', named);
});
afterAll(() => server.close());

describe('the tabs', () => {
  it.each([
    ['superAdmin', superAdmin, everyone],
    ['an admin of one department', limited, sql`department = 'Engineering'`],
  ])('hold for %s whom the database says', async (_, who, seen) => {
    for (const [tab, kept] of [
      ['high_risk_session', risk],
      ['closed_session', closed],
      ['total_session', everyone],
    ] as const) {
      const { body } = await get(who, `users/list?activeTab=${tab}&count=true&page_limit=100`);
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual(await ofAcme(seen, kept));
      expect(body).toMatchObject({
        total_count: (await ofAcme(seen, kept)).length,
        high_risk_session_count: (await ofAcme(seen, risk)).length,
        closed_session_count: (await ofAcme(seen, closed)).length,
        total_session_count: (await ofAcme(seen, everyone)).length,
      });
    }
  });

  it.each([superAdmin, limited])(
    'hold for %s the open cases that are assigned to them, and nobody else’s',
    async (who) => {
      const mine = sql`action_status <> 'resolved' and u.status = 'active' and case_assignee_id = ${server.id(who)}`;
      await server.rows(sql`update user_profile set case_assignee_id = ${server.id(who)}, action_status = 'scheduled'
      where id in (select id from user_profile where ${engineers} and status = 'active'
        and company_id = (select company_id from user_profile where id = ${server.id(who)}) order by id desc limit 3)`);
      const { body } = await get(who, 'users/list?activeTab=my_cases&count=true&page_limit=100');
      const seen = who === limited ? engineers : everyone;
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual(await ofAcme(seen, mine));
      expect([body.total_count, body.my_cases_count]).toEqual([body.data.length, body.data.length]);
      expect(body.data.length).toBeGreaterThan(2);
    },
  );

  it('hold, of a touchpoint, those who were last asked by it', async () => {
    const [asked] = await server.rows(
      sql`select last_stage_id as id from user_profile where last_stage_id is not null and ${engineers} limit 1`,
    );
    const here = sql`last_stage_id = ${asked?.id}`;
    const path = `users/list?stage_id=${asked?.id}&page_limit=100`;
    const { body } = await get(limited, path);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(await ofAcme(engineers, here));
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data[0]).toHaveProperty('stage_title');
    expect((await get(stranger, path)).body.data).toEqual([]);
    expect((await get(manager, path)).status).toBe(400);
    expect((await get(superAdmin, 'users/list?stage_id=nothing')).status).toBe(400);
  });

  it('tell nobody without a right to names how anyone is doing, not even by how many there are', async () => {
    const { body } = await get(manager, 'users/list?count=true');
    expect([body.high_risk_session_count, body.closed_session_count]).toEqual([null, null]);
    expect(body.total_session_count).toBe((await ofAcme(everyone, everyone)).length);
    expect(body.data[0]).not.toHaveProperty('user_mood');
    for (const tab of ['high_risk_session', 'closed_session', 'my_cases'])
      expect((await get(manager, `users/list?activeTab=${tab}`)).status).toBe(400);
  });

  it('follow a case that is resolved', async () => {
    const before = (await get(superAdmin, 'users/list?count=true')).body;
    const [first] = (await get(superAdmin, 'users/list?activeTab=high_risk_session')).body.data;
    await server.rows(sql`update user_profile set action_status = 'resolved' where id = ${first.id}`);
    const after = (await get(superAdmin, 'users/list?count=true')).body;
    expect([after.high_risk_session_count, after.closed_session_count]).toEqual([
      before.high_risk_session_count - 1,
      before.closed_session_count + 1,
    ]);
  });

  it('are three', async () => {
    expect((await get(superAdmin, 'users/list?activeTab=engaged')).status).toBe(400);
  });
});

describe('a timeline', () => {
  const timeline = (who: string | null, whom: string) => get(who, `users/${server.id(whom)}/timeline`);

  it('has every chat of the person, and no mood', async () => {
    const { status, body } = await timeline(superAdmin, engineer);
    expect(status).toBe(200);
    const chats = await server.rows(sql`select id from chat_session where user_id = ${server.id(engineer)}`);
    const keys = body.data.map(({ key }: { key: string }) => key);
    for (const { id } of chats) expect(keys).toContain(id);
    expect(JSON.stringify(body)).not.toMatch(/mood|score|rating/i);
  });

  it.each([
    ['by nobody', null, 401],
    ['by an employee', employee, 403],
    ['by who may not see names', manager, 403],
    ['by another company', stranger, 404],
  ])('is not read %s', async (_, who, status) => {
    expect((await timeline(who, engineer)).status).toBe(status);
  });

  it('of someone out of scope is not there', async () => {
    const [outside] = await ofAcme(sql`department <> 'Engineering'`, everyone);
    expect((await get(limited, `users/${outside}/timeline`)).status).toBe(404);
  });
});

describe('chats of a person', () => {
  const acknowledge = (who: string | null, id: unknown) =>
    effectsOf(server, () => server.as(who, 'POST', `/feedback_bot/session/acknowledge/${id}`));
  const chat = async (seen: ReturnType<typeof sql>, status: string) =>
    (
      await server.rows(
        sql`select s.id from chat_session s join user_profile u on u.id = s.user_id join company c on c.id = s.company_id where c.slug = 'acme' and ${seen} and s.status = ${status} order by s.id limit 1`,
      )
    )[0]?.id;

  it('are listed by name for anyone who may see names, and for nobody else', async () => {
    const path = `session/list?user=${server.id(engineer)}&page_limit=100`;
    const { body } = await get(limited, path);
    const chats = await server.rows(sql`select id from chat_session where user_id = ${server.id(engineer)}`);
    expect(body.data.map(({ id }: { id: string }) => id).sort()).toEqual(chats.map(({ id }) => id).sort());
    expect((await get(manager, path)).status).toBe(403);
    expect((await get(stranger, path)).body.data).toEqual([]);
  });

  it('are acknowledged once, with one audit line', async () => {
    const id = await chat(engineers, 'completed');
    const first = await acknowledge(limited, id);
    expect([first.result.status, first.effects]).toEqual([200, { chat_session: 1, audit_line: 1 }]);
    expect(await auditLines(server, 1)).toMatchObject([{ type: 'chat', activity: 'acknowledge' }]);
    const again = await acknowledge(superAdmin, id);
    expect(again.result.body.acknowledgedAt).toBe(first.result.body.acknowledgedAt);
    expect(again.effects.chat_session).toBeUndefined();
  });

  it.each([
    ['by who may not see names', manager, engineers, 'completed', 403],
    ['of another department', limited, sql`department <> 'Engineering'`, 'completed', 404],
    ['of another company', stranger, engineers, 'completed', 404],
    ['before there is an answer', superAdmin, everyone, 'initiated', 409],
  ])('are not acknowledged %s', async (_, who, seen, state, status) => {
    const { result, effects } = await acknowledge(who, await chat(seen, state));
    expect([result.status, effects]).toEqual([status, {}]);
  });
});
