import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatServer, chatServer, limited, superAdmin } from '../support/chats-seen.ts';

/** The same people are counted by every screen that says how many there are: those who work there. */

const rights = [
  ...['company_culture_dashboard', 'manage_employee', 'view_message', 'non_anonymous_message', 'change_status'],
  ...['create_group', 'update_group', 'all_employees_message', 'anonymous_message'],
];
let server: ChatServer;
beforeAll(async () => {
  server = await chatServer(200);
  await server.give(limited, rights);
});
afterAll(() => server.close());

const bot = '/feedback_bot';
const get = async (who: string, path: string) => (await server.as(who, 'GET', `${bot}${path}`)).body;

async function counts(who: string) {
  const { groups } = await get(who, '/group/list?page_limit=100');
  const group = groups.find(({ name, master }: { name: string; master: boolean }) =>
    who === superAdmin ? master : name === 'Engineering partners',
  );
  const overview = (await server.as(who, 'POST', `${bot}/reports/overview`, { body: { filters: '{}' } })).body;
  const people = await get(who, '/users/list?count=true&page_limit=1&status=active');
  const all = await get(who, '/users/list?count=true&page_limit=1');
  const chats = await get(who, '/session/list?count=true&last=true&page_limit=1');
  const { queryset_filters_options: values } = await get(who, '/group/segment-filters');
  const offered = Object.values(values as Record<string, { value: string }[]>);
  return { group, overview, people, all, chats, offered };
}

describe('how many people there are', () => {
  it.each([
    ['a SuperAdmin', () => superAdmin, sql`true`],
    ['an admin of one department', () => limited, sql`department = 'Engineering'`],
  ])('is the same everywhere for %s', async (_who, who, whom) => {
    const { group, overview, people, all, chats } = await counts(who());
    const [there] = await server.rows(sql`
      select count(*) filter (where status = 'active')::int as active, count(*) filter (where status <> 'active')::int as gone
      from user_profile where company_id = (select id from company where slug = 'acme') and ${whom}`);
    expect(Number(there?.gone)).toBeGreaterThan(0);
    expect([group.employees, group.employees_left]).toEqual([there?.active, there?.gone]);
    expect([overview.headcount, overview.left]).toEqual([there?.active, there?.gone]);
    expect([people.total_count, all.total_count]).toEqual([there?.active, Number(there?.active) + Number(there?.gone)]);
    expect([all.active_count, all.left_count]).toEqual([there?.active, there?.gone]);
    const risky = all.high_risk_session_count;
    expect(risky).toBeGreaterThan(0);
    expect(chats.high_risk_session_count).toBe(risky);
    expect(overview.figures.high_risk).toBe(risky);
  });

  it('is told or kept back alike by overview and lists, also where it is small', async () => {
    const small = sql`department = 'Engineering' and status = 'active' and user_mood <= 2 and action_status <> 'resolved'`;
    const [found] = await server.rows(sql`
      select city, count(*) filter (where ${small})::int as risky from user_profile
      where company_id = (select id from company where slug = 'acme') and department = 'Engineering' and status = 'active'
      group by city having count(*) filter (where user_mood is not null) > 5 and count(*) filter (where ${small}) between 1 and 4 limit 1`);
    const city = String(found?.city);
    const body = { filters: JSON.stringify({ user__profile__city__in: [city] }) };
    const risk = async () => {
      const told = (await server.as(limited, 'POST', `${bot}/reports/overview`, { body })).body.figures;
      const listed = await get(limited, `/users/list?count=true&page_limit=1&city__in=${encodeURIComponent(city)}`);
      return [told?.high_risk, listed.high_risk_session_count];
    };
    expect(await risk()).toEqual([found?.risky, found?.risky]);
    await server.give(
      limited,
      rights.filter((right) => right !== 'non_anonymous_message'),
    );
    expect(await risk()).toEqual([null, null]);
    await server.give(limited, rights);
  });

  it('leaves out one’s own row where the group does not keep it; it opens all the same', async () => {
    const [me] = await server.rows(sql`select id, department from user_profile where email = ${limited}`);
    expect(me?.department).not.toBe('Engineering');
    const { offered } = await counts(limited);
    expect(JSON.stringify(offered)).not.toContain(String(me?.department));
    const found = await get(limited, `/users/list?raw_search_string=${limited}`);
    expect([found.total_count, found.data]).toEqual([0, []]);
    expect((await get(limited, `/users/details/${me?.id}`)).email).toBe(limited);
    const body = { skills: 'Listening' };
    expect((await server.as(limited, 'PATCH', `${bot}/users/update/${me?.id}`, { body })).status).toBe(200);
  });
});

it('nothing of the demo lies in the future', async () => {
  const [late] = await server.rows(sql`
    select (select max(greatest(created_at, started_at, completed_at)) from chat_session)::date::text as chat,
      (select max(start_after) from touchpoint_run)::date::text as run`);
  const { seedingDay } = await import('../../support/demo.ts');
  expect(String(late?.chat) < seedingDay, String(late?.chat)).toBe(true);
  expect(String(late?.run) < seedingDay, String(late?.run)).toBe(true);
});
