import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, stranger } from '../support/access.ts';
import { type ChatServer, chatServer, limited, superAdmin, unnamed } from '../support/chats-seen.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf } from '../support/server.ts';

let server: ChatServer;
let stage: string;
beforeAll(async () => {
  server = await chatServer();
  stage = (await server.chat(sql`s.stage_id is not null`)).stage;
  for (const who of [limited, stranger, employee]) await server.browser(who);
});
afterAll(() => server.close());

const acme = sql`s.company_id = (select id from company where slug = 'acme')`;
/** Open, and the newest of someone. */
const last = sql`s.action_status = 'open' and s.started_at is not null and s.id = (select t.id from chat_session t where t.user_id = s.user_id order by t.started_at desc nulls last limit 1)`;
const risky = sql`s.overall_mood <= 2 and s.action_status <> 'resolved'`;

async function counted(where: ReturnType<typeof sql>): Promise<number> {
  const [row] = await server.rows(
    sql`select count(*)::int as count from chat_session s join user_profile u on u.id = s.user_id where ${acme} and ${where}`,
  );
  return Number(row?.count);
}

describe('the list of chats', () => {
  it.each([
    ['all', '', sql`true`],
    ['at high risk', 'tab=high_risk_session', risky],
    ['resolved', 'tab=closed_session', sql`s.action_status = 'resolved'`],
    ['with a rating of a driver', 'driver=mental', sql`s.driver_rating ? 'mental'`],
    [
      'by status and mood',
      'action_status__in=open,inProgress&mood__in=1,2',
      sql`s.action_status in ('open', 'inProgress') and s.overall_mood <= 2`,
    ],
    ['of a department', 'department__in=Sales', sql`u.department = 'Sales'`],
    ['of a day on', 'initiated_date_start=2025-06-01', sql`s.started_at >= '2025-05-31T18:30:00Z'`],
    [
      'of a month',
      'initiated_date_start=2025-06-01&initiated_date_end=2025-06-30',
      sql`s.started_at >= '2025-05-31T18:30:00Z' and s.started_at < '2025-06-30T18:30:00Z'`,
    ],
    ['up to a day that nothing begins before', 'initiated_date_end=2025-06-30', sql`true`],
    ['searched', 'raw_search_string=kavita', sql`u.display_name ilike '%kavita%' or u.email ilike '%kavita%'`],
  ])('%s are those in the database', async (_, query, where) => {
    const { body, status } = await server.chats(superAdmin, query);
    expect(status).toBe(200);
    expect(body.total_count).toBe(await counted(where));
    expect(body.data.length).toBe(Math.min(10, body.total_count));
  });

  it('of a touchpoint, by either name, counts in all three tabs what is visible', async () => {
    const here = sql`s.stage_id = ${stage}`;
    for (const query of [`stage_id=${stage}`, `stage__id__in=${stage}`]) {
      const { body } = await server.chats(superAdmin, `${query}&tab=high_risk_session`);
      expect(body).toMatchObject({
        total_count: await counted(sql`${here} and ${risky}`),
        high_risk_session_count: await counted(sql`${here} and ${risky}`),
        closed_session_count: await counted(sql`${here} and s.action_status = 'resolved'`),
        total_session_count: await counted(here),
      });
    }
  });

  it('of each person the last one, when that is asked for', async () => {
    const { body } = await server.chats(superAdmin, 'last=true&page_limit=100');
    expect(body.total_count).toBe(
      await counted(
        sql`s.id = (select t.id from chat_session t where t.user_id = s.user_id order by t.overall_mood is null, t.completed_at desc nulls last, t.started_at desc nulls last, t.id limit 1) and u.status = 'active'`,
      ),
    );
    expect(new Set(body.data.map((row: { user: string }) => row.user)).size).toBe(body.data.length);
  });

  it.each(['mood__in=4', 'driver=social', 'action_status__in=open', 'tab=closed_session'])(
    'without names the last one of all, not of those with %s: no two are told to be of one person',
    async (filter) => {
      const ids = async (query: string) => {
        const found = new Set<string>();
        for (let page = 1; ; page += 1) {
          const { body } = await server.chats(unnamed, `${query}&page_limit=100&page_offset=${page}`);
          for (const { id } of body.data) found.add(id);
          if (found.size >= body.total_count || body.data.length === 0) return found;
        }
      };
      const [last, chosen, both] = [await ids('last=true'), await ids(filter), await ids(`last=true&${filter}`)];
      expect(both).toEqual(new Set([...chosen].filter((id) => last.has(id))));
      expect(both.size).toBeGreaterThan(0);
    },
  );

  it('says in which tab of the employees someone stands now', async () => {
    const { body } = await server.chats(superAdmin, 'page_limit=100&fields=user,active_tab');
    const people = await server.rows(sql`
      select id, case when action_status = 'resolved' then 'closed_session' when user_mood <= 2 then 'high_risk_session' else 'total_session' end as tab
      from user_profile`);
    const tabs = new Map(people.map(({ id, tab }) => [id, tab]));
    for (const row of body.data) expect(row.active_tab).toBe(tabs.get(row.user));
  });

  it('puts the lowest rating of a driver first', async () => {
    const { body } = await server.chats(superAdmin, 'driver=social&page_limit=50');
    const ratings = body.data.map((row: { driver_rating: { social: number } }) => row.driver_rating.social);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it('puts what a person was sent and has not begun where it was sent', async () => {
    const { id, user } = await server.chat(
      sql`s.started_at is not null and 1 < (select count(*) from chat_session o where o.user_id = s.user_id)`,
    );
    const [was] = await server.rows(sql`select status, started_at, created_at from chat_session where id = ${id}`);
    await server.rows(
      sql`update chat_session set status = 'initiated', started_at = null, created_at = '2026-01-09T10:00:00Z' where id = ${id}`,
    );
    const { body } = await server.chats(superAdmin, `user=${user}&fields=sentAt,createdAt`);
    expect(body.data[0]).toMatchObject({ id, createdAt: null });
    expect(new Date(body.data[0].sentAt).toISOString()).toBe('2026-01-09T10:00:00.000Z');
    await server.rows(
      sql`update chat_session set status = ${was?.status}, started_at = ${was?.started_at}, created_at = ${was?.created_at} where id = ${id}`,
    );
  });

  it('shows nobody out of scope, and counts nobody', async () => {
    await server.give(limited, ['view_message', 'non_anonymous_message']);
    const { body } = await server.chats(limited, 'page_limit=100');
    const own = sql`u.department = 'Engineering'`;
    expect(body.total_session_count).toBe(await counted(own));
    expect(body.high_risk_session_count).toBe(await counted(sql`${own} and ${risky}`));
    expect(
      body.data.every(
        (row: { user_department: string; user_email: string }) =>
          row.user_department === 'Engineering' || row.user_email === limited,
      ),
    ).toBe(true);
  });

  it('answers the fields that are asked for, and refuses unknown ones', async () => {
    const { body } = await server.chats(superAdmin, 'fields=user_display_name,overall_mood');
    expect(Object.keys(body.data[0]).sort()).toEqual(['id', 'overall_mood', 'user_display_name']);
    expect((await server.chats(superAdmin, 'fields=password')).status).toBe(400);
  });

  it.each([
    ['an employee', employee, 403],
    ['someone without the right', limited, 403],
  ])('is refused to %s', async (_, who, status) => {
    await server.give(limited, ['manage_employee']);
    expect((await server.chats(who)).status).toBe(status);
  });
});

describe('a transcript', () => {
  it('hides what belongs to every chat, and its reading is kept in the audit', async () => {
    const chat = await server.chat(sql`s.status = 'completed'`);
    const { result, effects } = await effectsOf(server, () => server.read(superAdmin, chat.id));
    expect(result.status).toBe(200);
    const said = result.body.data.flatMap((entry: { msg: { text: string }[] }) => entry.msg.map(({ text }) => text));
    const [all] = await server.rows(sql`select count(*)::int as count from chat_message where session_id = ${chat.id}`);
    expect(said.length).toBe(Number(all?.count) - 3);
    expect(said).not.toContain("Let's Begin");
    expect(said).not.toContain('Done');
    expect(effects).toEqual({ audit_line: 1 });
    expect(await auditLines(server, 1)).toMatchObject([
      { type: 'chat', activity: 'read transcript', entity: 'people/session' },
    ]);
  });

  it.each([
    ['with the right to read only', ['view_message'], 403],
    ['with anonymous messages but no right to read', ['anonymous_message', 'change_status'], 403],
    ['with both', ['view_message', 'anonymous_message'], 200],
    ['with names', ['view_message', 'non_anonymous_message'], 200],
  ])('%s', async (_, permissions, status) => {
    await server.give(limited, permissions);
    const inside = await server.chat(sql`s.user_id in (select id from user_profile where department = 'Engineering')`);
    const outside = await server.chat(sql`s.user_id in (select id from user_profile where department = 'Sales')`);
    expect((await server.read(limited, inside.id)).status).toBe(status);
    expect((await server.read(limited, outside.id)).status).toBe(status === 200 ? 404 : 403);
  });

  it('of another company is not there', async () => {
    const chat = await server.chat(sql`true`);
    expect((await server.read(stranger, chat.id)).status).toBe(404);
    expect((await server.change(stranger, chat.id, { action_status: 'inProgress' })).status).toBe(404);
  });
});

describe('a status', () => {
  it('is changed with that of the person, and audited', async () => {
    const chat = await server.chat(last);
    const { result, effects } = await effectsOf(server, () =>
      server.change(superAdmin, chat.id, { action_status: 'inProgress' }),
    );
    expect(result.body).toMatchObject({ data: { id: chat.id, action_status: 'inProgress', user: chat.user } });
    expect(effects).toEqual({ chat_session: 1, user_profile: 1, audit_line: 1 });
    const [person] = await server.rows(sql`select action_status, version from user_profile where id = ${chat.user}`);
    expect(person).toMatchObject({ action_status: 'inProgress', version: 1 });
    expect(await auditLines(server, 1)).toMatchObject([
      { type: 'chat', activity: 'change status', entity: 'people/session' },
    ]);
  });

  it('may be called status, and may be that of the last chat of a person', async () => {
    const chat = await server.chat(last);
    const { body } = await server.change(superAdmin, chat.user, { status: 'scheduled' });
    expect(body.data).toMatchObject({ id: chat.id, action_status: 'scheduled' });
  });

  it('of someone without a chat stands with the person', async () => {
    const [person] = await server.rows(sql`
      select u.id from user_profile u join company c on c.id = u.company_id
      where c.slug = 'acme' and u.type = 'Employee' and not exists (select 1 from chat_session s where s.user_id = u.id) limit 1`);
    if (!person)
      for (const table of ['chat_message', 'touchpoint_run', 'chat_session'])
        await server.rows(sql`delete from ${sql.identifier(table)} where user_id = ${await idOf(server, employee)}`);
    const id = String(person?.id ?? (await idOf(server, employee)));
    await server.rows(sql`update user_profile set action_status = 'open' where id = ${id}`);
    const { result, effects } = await effectsOf(server, () =>
      server.change(superAdmin, id, { action_status: 'inProgress' }),
    );
    expect(result.body.data).toMatchObject({ id, action_status: 'inProgress' });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1 });
    expect((await server.change(unnamed, id, { action_status: 'open' })).status).toBe(404);
  });

  it('is opened again only with a reason', async () => {
    const chat = await server.chat(sql`s.action_status = 'resolved'`);
    const refused = await effectsOf(server, () => server.change(superAdmin, chat.id, { action_status: 'open' }));
    expect(refused.result).toMatchObject({
      status: 400,
      body: { message: 'Please say why it is opened again.', errors: { reason: expect.anything() } },
    });
    expect(refused.effects).toEqual({});
    expect((await server.change(superAdmin, chat.id, { action_status: 'open', reason: 'Came back' })).status).toBe(200);
    const [line] = await auditLines(server, 1);
    expect(JSON.stringify(line?.new)).toContain('Came back');
  });

  it('is resolved with a summary where the company wants one', async () => {
    const chat = await server.chat(sql`s.action_status = 'inProgress'`);
    await server.rows(sql`update company_settings set enable_action_summary = '2'`);
    const refused = await server.change(superAdmin, chat.id, { action_status: 'resolved', resolution_summary: '  ' });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please say in a few words how it was resolved.' } });
    expect(
      (await server.change(superAdmin, chat.id, { action_status: 'resolved', resolution_summary: 'Talked it over' }))
        .status,
    ).toBe(200);
    await server.rows(sql`update company_settings set enable_action_summary = '0'`);
    const [row] = await server.rows(
      sql`select action_status, resolution_summary from chat_session where id = ${chat.id}`,
    );
    expect(row).toEqual({ action_status: 'resolved', resolution_summary: 'Talked it over' });
  });

  it.each([
    ['no status', {}, 400],
    ['an unknown status', { action_status: 'done' }, 400],
    ['an unknown property', { action_status: 'open', mood: 5 }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const chat = await server.chat(sql`s.action_status = 'open'`);
    const { result, effects } = await effectsOf(server, () => server.change(superAdmin, chat.id, body));
    expect(result.status).toBe(status);
    expect(effects).toEqual({});
  });

  it('is not for those without the right, or out of scope', async () => {
    const outside = await server.chat(sql`s.user_id in (select id from user_profile where department = 'Sales')`);
    await server.give(limited, ['view_message', 'non_anonymous_message']);
    expect((await server.change(limited, outside.id, { action_status: 'inProgress' })).status).toBe(403);
    await server.give(limited, ['change_status']);
    expect((await server.change(limited, outside.id, { action_status: 'inProgress' })).status).toBe(404);
  });
});
