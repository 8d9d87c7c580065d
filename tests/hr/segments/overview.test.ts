import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { peopleWithChats, reckoned, type SeenPerson } from '../support/overview-oracle.ts';
import {
  city,
  department,
  employee,
  limited,
  type SegmentServer,
  segmentServer,
  superAdmin,
} from '../support/segments.ts';

let server: SegmentServer;
let people: SeenPerson[];
beforeAll(async () => {
  server = await segmentServer(400);
  people = await peopleWithChats(server);
});
afterAll(() => server.close());
afterEach(() => server.forget());

const everyone = () => true;
const from = (value: string) => (person: SeenPerson) => person.department === value;

/** Chats completed now, with this mood, by people of a department that have not been used for it yet. */
async function answer(count: number, mood: number, where = 'Sales'): Promise<void> {
  await server.rows(sql`
    insert into chat_session (company_id, id, user_id, pseudonym, stage_title, status, action_status, overall_mood, driver_rating, driver_average, started_at, completed_at)
    select company_id, gen_random_uuid(), id, 'AAAAA-AAAAA', 'Added', 'completed', 'open', ${mood}, '{}', ${mood}, '2026-01-09T05:00:00Z', '2026-01-09T06:00:00Z'
    from user_profile u where department = ${where} and status = 'active' and email like '%acme.example'
      and not exists (select 1 from chat_session s where s.user_id = u.id and s.stage_title = 'Added')
    order by employee_id limit ${count}`);
}
const forgetAnswers = () => server.rows(sql`delete from chat_session where stage_title = 'Added'`);

describe('figures', () => {
  it.each([
    ['of everyone', {}, everyone],
    ['of a department', { [department]: 'Sales' }, from('Sales')],
    [
      'of two departments',
      { [department]: 'Sales,Engineering' },
      (p: SeenPerson) => ['Sales', 'Engineering'].includes(p.department),
    ],
    [
      'of a department in a city',
      { [department]: 'Engineering', [city]: ['Pune'] },
      (p: SeenPerson) => p.department === 'Engineering' && p.city === 'Pune',
    ],
    ['by tags', { user__profile__tags: ['Core Team'] }, (p: SeenPerson) => p.tags.includes('Core Team')],
    ['by Hipos', { user__profile__high_potential_emp: 'True' }, (p: SeenPerson) => p.hipo],
    [
      'by joining date',
      { user__profile__joining_date_start: '2023-01-01', user__profile__joining_date_end: '2024-06-30' },
      (p: SeenPerson) => p.joined >= '2023-01-01' && p.joined <= '2024-06-30',
    ],
    [
      'by a preset',
      { joinDate: 'last_12_months' },
      (p: SeenPerson) => p.joined >= '2025-01-11' && p.joined <= '2026-01-10',
    ],
  ])('%s are those reckoned by hand', async (_, filters, which) => {
    const body = await server.figures(superAdmin, filters);
    const { headcount, ...figures } = reckoned(people.filter(which));
    expect(body.headcount).toBe(headcount);
    expect((await server.count(superAdmin, filters)).body).toEqual({ status: 200, headcount });
    expect({ ...body.figures, months: undefined }).toEqual({ ...figures, employees: headcount, months: undefined });
    for (const [at, month] of body.figures.months.entries()) {
      if (month.respondents !== null) expect(month).toEqual(figures.months[at]);
    }
    expect(body.figures.months.some(({ respondents }: { respondents: number | null }) => respondents !== null)).toBe(
      true,
    );
  });

  it('of chats begun in a period count those chats', async () => {
    const body = await server.figures(superAdmin, {
      initiated_date_start: '2025-03-01',
      initiated_date_end: '2025-09-30',
    });
    const { respondents, started, completed } = reckoned(people, { from: '2025-03-01', to: '2025-09-30' });
    expect(body.figures).toMatchObject({ respondents, started, completed });
  });

  it('of a limited admin are of the people whom the group sees', async () => {
    const { body } = await server.overview(limited);
    const seen = (p: SeenPerson) => p.department === 'Engineering';
    const { headcount, respondents, moods } = reckoned(people.filter(seen));
    expect(body.headcount).toBe(headcount);
    expect(body.figures).toMatchObject({ respondents, moods });
    expect((await server.figures(limited, { [department]: 'Sales' })).headcount).toBe(0);
    expect((await server.count(limited, {})).body.headcount).toBe(headcount);
    expect((await server.count(limited, { [department]: 'Sales' })).body.headcount).toBe(0);
  });

  it('are not for employees, and nobody is answered without a session', async () => {
    expect((await server.overview(employee)).status).toBe(403);
    expect((await server.overview(null)).status).toBe(401);
    expect((await server.count(employee, {})).status).toBe(403);
    expect((await server.count(superAdmin, { no_such_key: 'x' })).body.code).toBe('UnknownFilter');
  });

  it.each([
    ['not JSON', '{', 'The filters in the address cannot be read.'],
    ['a list', '[]', 'The filters in the address cannot be read.'],
    ['a key of nowhere', '{"is_superuser":"True"}', 'You cannot filter by is_superuser.'],
  ])('are refused for filters that are %s', async (_, filters, sentence) => {
    const { status, body } = await server.overview(superAdmin, { filters });
    expect([status, body.message]).toEqual([400, sentence]);
  });

  it('of a segment that outlived a permission are refused', async () => {
    const body = { title: 'Hipos', filters: { user__profile__high_potential_emp: 'True' }, type: 'dashboard' };
    const { id } = (await server.create(superAdmin, body)).body.data;
    const [mine] = await server.rows(sql`select id from user_profile where email = ${limited}`);
    await server.rows(sql`update saved_filter set user_id = ${mine?.id} where id = ${id}`);
    const [group] = await server.rows(
      sql`select id, permissions from access_group where group_name = 'Engineering partners'`,
    );
    const set = (codes: unknown) =>
      server.rows(
        sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb, version = version + 1 where id = ${group?.id}`,
      );
    expect((await server.overview(limited, { segment: id })).status).toBe(200);
    await set(['company_culture_dashboard']);
    const after = await server.overview(limited, { segment: id });
    await set(group?.permissions);
    expect([after.status, after.body.message]).toEqual([
      400,
      'You cannot filter by user__profile__high_potential_emp.',
    ]);
  });
});

describe('the reporting minimum', () => {
  const few = { [department]: 'Legal', [city]: 'Dubai' };

  it('withholds everything about fewer than five, and writes nothing', async () => {
    const { result, effects } = await effectsOf(server, () => server.figures(superAdmin, few));
    expect([result.withheld, result.figures, result.as_of]).toEqual(['few', null, null]);
    expect(effects).toEqual({});
  });

  it('withholds what differs from everyone by fewer than five, whichever is asked first', async () => {
    const cities = [...new Set(people.map((person) => person.city))];
    const small = cities
      .map((name) => ({ name, count: reckoned(people.filter((person) => person.city === name)).respondents }))
      .sort((a, b) => a.count - b.count)[0] as { name: string };
    const spared = people.filter((person) => person.city === small.name && person.mood !== null).slice(0, 3);
    await server.rows(
      sql`update user_profile set cluster = 'Nobody' where id in (${sql.join(
        spared.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`,
    );
    const clusters = [...new Set(people.map((person) => person.cluster))];
    const body = await server.figures(superAdmin, { user__profile__cluster__in: clusters });
    expect([body.withheld, body.figures]).toEqual(['close', null]);
    expect((await server.figures(superAdmin, {})).withheld).toBeNull();
    for (const { id, cluster } of spared)
      await server.rows(sql`update user_profile set cluster = ${cluster} where id = ${id}`);
  });

  it('withholds what differs from something told before by fewer than five', async () => {
    const tag = (count: number) =>
      server.rows(sql`
        update user_profile set team = 'Trial' where id in (
          select u.id from user_profile u where department = 'Sales' and status = 'active' and email like '%acme.example'
            and exists (select 1 from chat_session s where s.user_id = u.id and s.status = 'completed') order by employee_id limit ${count})`);
    const before = await server.rows(sql`select id, team from user_profile`);
    await tag(20);
    expect((await server.figures(superAdmin, { user__profile__team__in: 'Trial' })).withheld).toBeNull();
    await server.rows(
      sql`update user_profile set site = 'Here' where id in (select id from user_profile where team = 'Trial' order by employee_id limit 18)`,
    );
    const asked = { user__profile__team__in: 'Trial', user__profile__site__in: 'Here' };
    expect((await server.figures(superAdmin, asked)).withheld).toBe('close');
    expect((await server.figures(superAdmin, { user__profile__team__in: 'Trial' })).withheld).toBeNull();
    for (const { id, team } of before)
      await server.rows(
        sql`update user_profile set team = ${team}, site = null where id = ${id} and (team = 'Trial' or site = 'Here')`,
      );
  });

  it('withholds the last but one part of a whole when the last is small', async () => {
    const count = (name: string) => reckoned(people.filter(from(name))).respondents;
    const names = [...new Set(people.map((person) => person.department))].sort((a, b) => count(b) - count(a));
    const last = names.at(-1) as string;
    const gone = people.filter((p) => p.department === last && p.mood !== null).slice(3);
    await server.rows(
      sql`update user_profile set department = ${names[0]} where id in (${sql.join(
        gone.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`,
    );
    const told: (string | null)[] = [];
    for (const name of names) told.push((await server.figures(superAdmin, { [department]: name })).withheld);
    await server.rows(
      sql`update user_profile set department = ${last} where id in (${sql.join(
        gone.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`,
    );
    expect(told).toEqual([...names.slice(0, -2).map(() => null), 'close', 'few']);
  });

  it('lets figures stand until five people have answered anew', async () => {
    const first = await server.figures(superAdmin, { [department]: 'Sales' });
    await answer(4, 1);
    const { figures } = await server.figures(superAdmin, { [department]: 'Sales' });
    // What the lists show anyway does not wait.
    expect(figures).toEqual({ ...first.figures, high_risk: first.figures.high_risk + 4 });
    await answer(40, 1);
    const later = await server.figures(superAdmin, { [department]: 'Sales' });
    expect(later.figures.engagement).toBeLessThan(first.figures.engagement);
    await forgetAnswers();
  });

  it('lets figures stand however many cases are resolved meanwhile', async () => {
    const first = await server.figures(superAdmin, { [department]: 'Sales' });
    await answer(1, 1);
    const resolved = await server.rows(sql`update chat_session set action_status = 'resolved'
      where action_status = 'open' and user_id in (select id from user_profile where department = 'Sales') returning id`);
    const { figures } = await server.figures(superAdmin, { [department]: 'Sales' });
    expect(figures).toEqual({ ...first.figures, high_risk: figures.high_risk });
    expect(figures.high_risk).toBeLessThan(first.figures.high_risk);
    for (const { id } of resolved)
      await server.rows(sql`update chat_session set action_status = 'open' where id = ${id}`);
    await forgetAnswers();
  });

  it('lets stand with them how many employees there were, so that no more have answered than there are', async () => {
    const first = await server.figures(superAdmin, { [department]: 'Sales' });
    await server.rows(sql`update user_profile set status = 'inactive' where id in
      (select user_id from chat_session c join user_profile u on u.id = c.user_id where u.department = 'Sales'
        and u.status = 'active' and c.overall_mood > 2 order by user_id limit 1)`);
    const later = await server.figures(superAdmin, { [department]: 'Sales' });
    expect(later.headcount).toBe(first.headcount - 1);
    expect(later.figures.employees).toBe(first.headcount);
    expect(later.figures).toEqual(first.figures);
    // As they were told before this was told with them.
    await server.rows(sql`update disclosure set figures = (figures::jsonb - 'employees')::text`);
    const old = await server.figures(superAdmin, { [department]: 'Sales' });
    expect(old.figures).toEqual({ ...first.figures, employees: first.headcount - 1 });
    await server.rows(sql`update user_profile set status = 'active' where status = 'inactive' and exit_date is null`);
  });

  it('lets them stand for ninety days', async () => {
    const first = await server.figures(superAdmin, { [department]: 'Sales' });
    await answer(4, 1);
    await server.rows(sql`update disclosure set created_at = created_at - interval '91 days'`);
    const later = await server.figures(superAdmin, { [department]: 'Sales' });
    expect(later.figures.engagement).toBeLessThan(first.figures.engagement);
    expect(await server.rows(sql`select count(*)::int as count from disclosure`)).toEqual([{ count: 1 }]);
    await forgetAnswers();
  });

  it('is each person’s own', async () => {
    await server.figures(superAdmin, {});
    const { effects } = await effectsOf(server, () => server.overview(limited));
    expect(effects).toEqual({ disclosure: 1 });
    expect((await effectsOf(server, () => server.overview(limited))).effects).toEqual({});
  });

  it('ends with very many selections', async () => {
    await server.figures(superAdmin, {});
    await server.rows(
      sql`insert into disclosure (company_id, id, user_id, subject, about, filters, prints, figures, created_at, updated_at)
        select company_id, gen_random_uuid(), user_id, subject, 'other ' || n, filters, prints, figures, created_at, updated_at from disclosure, generate_series(1, 400) n`,
    );
    expect((await server.figures(superAdmin, { [department]: 'Sales' })).withheld).toBe('many');
    expect((await server.figures(superAdmin, {})).withheld).toBeNull();
  });
});

it('counts those of whom an index cannot hold all as it counts others', async () => {
  const told = async () => {
    await server.forget();
    const { as_of: _, ...rest } = (await server.overview(superAdmin, { filters: '{}' })).body;
    const { as_of: __, ...part } = (
      await server.overview(superAdmin, { filters: JSON.stringify({ [department]: 'Sales' }) })
    ).body;
    return [rest, part];
  };
  const before = await told();
  const long = await server.rows(sql`update user_profile set role_category = repeat('long ', 600)
    where (company_id, id) in (select company_id, id from user_profile order by id limit 90) returning is_covered`);
  expect(long).toEqual(Array.from({ length: 90 }, () => ({ is_covered: false })));
  expect(await told()).toEqual(before);
});
