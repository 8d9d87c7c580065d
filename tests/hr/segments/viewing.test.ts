import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../support/product-app.ts';
import { effectsOf } from '../support/effects.ts';
import { peopleWithChats, reckoned, type SeenPerson } from '../support/overview-oracle.ts';
import { city, department, limited, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';
import { idOf } from '../support/server.ts';

/** The overview while a SuperAdmin sees the console as an admin of a group: whose figures, and what nobody can reckon. */

const other = 'meera.iyer@acme.example';
let server: SegmentServer;
let people: SeenPerson[];
let browser: Browser;
beforeAll(async () => {
  server = await segmentServer(400);
  people = await peopleWithChats(server);
  browser = await server.browser(superAdmin);
  await server.browser(other);
  await server.rows(sql`update access_group set permissions = permissions || '["company_culture_dashboard"]'`);
});
afterAll(() => server.close());
afterEach(async () => {
  await browser.post('/auth/view-as/stop', {});
  await server.forget();
});

/** The group of this admin sees these people and nobody else. */
async function sees(email: string, segments: Record<string, string[]>): Promise<void> {
  await server.rows(sql`
    update access_group set all_employees = false, segments = ${JSON.stringify(segments)}::jsonb, version = version + 1
    where id = (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${email})`);
}
const set = (of: readonly { id?: unknown }[], change: SQL) =>
  server.rows(
    sql`update user_profile set ${change} where id in (${sql.join(
      of.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`,
  );
const viewAs = async (email: string) => {
  await browser.post('/auth/view-as/stop', {});
  const started = await browser.post('/auth/view-as', { user_id: await idOf(server, email) });
  expect([started.status, started.body.message]).toEqual([200, undefined]);
};
const own = () => browser.post('/auth/view-as/stop', {});
const overview = async (filters?: object) => {
  const body = filters ? { filters: JSON.stringify(filters) } : { filters: '{}' };
  const answer = await browser.post('/feedback_bot/reports/overview', body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const count = (which: (person: SeenPerson) => boolean) => reckoned(people.filter(which)).respondents;

describe('the overview as someone else', () => {
  it('is of the people whom the group sees, and told to the one who looks', async () => {
    await sees(limited, { department__in: ['Engineering'] });
    await viewAs(limited);
    const { result, effects } = await effectsOf(server, () => overview());
    const { headcount, respondents, moods } = reckoned(people.filter((p) => p.department === 'Engineering'));
    expect(result.headcount).toBe(headcount);
    expect(result.figures).toMatchObject({ respondents, moods });
    // A line in both names, and what was told.
    expect(effects).toEqual({ disclosure: 1, audit_line: 1 });
    const told = await server.rows(sql`select user_id from disclosure`);
    expect(told).toEqual([{ user_id: await idOf(server, superAdmin) }]);
    expect((await effectsOf(server, () => overview())).effects).toEqual({ audit_line: 1 });
  });

  it('filters within the group', async () => {
    await sees(limited, { department__in: ['Engineering'] });
    await viewAs(limited);
    const { headcount } = reckoned(people.filter((p) => p.department === 'Engineering' && p.city === 'Pune'));
    expect((await overview({ [city]: 'Pune' })).headcount).toBe(headcount);
    expect((await overview({ [department]: 'Sales' })).headcount).toBe(0);
  });
});

describe('what cannot be reckoned by looking as several people', () => {
  /** A few people of Sales in a place of their own. */
  async function apart(size: number): Promise<() => Promise<unknown>> {
    const few = people.filter((p) => p.department === 'Sales' && p.mood !== null).slice(0, size);
    await server.rows(sql`update user_profile set team = 'Most' where department = 'Sales'`);
    await set(few, sql`team = null`);
    return () => server.rows(sql`update user_profile set team = null where department = 'Sales'`);
  }

  it.each([
    ['two admins whose groups differ by three people', 3, 'close'],
    ['two admins whose groups differ by many', 12, null],
  ])('%s', async (_what, size, withheld) => {
    const restore = await apart(size);
    await sees(limited, { department__in: ['Sales'] });
    await sees(other, { team__in: ['Most'] });
    await viewAs(limited);
    expect((await overview()).withheld).toBeNull();
    await viewAs(other);
    const told = await overview();
    await restore();
    expect([told.withheld, told.figures === null]).toEqual([withheld, withheld !== null]);
  });

  it('an admin’s group, and nearly the same asked for in one’s own name', async () => {
    const restore = await apart(3);
    await sees(other, { team__in: ['Most'] });
    expect((await overview({ [department]: 'Sales' })).withheld).toBeNull();
    await viewAs(other);
    const asOther = (await overview()).withheld;
    await own();
    await server.forget();
    await viewAs(other);
    expect((await overview()).withheld).toBeNull();
    await own();
    const afterwards = (await overview({ [department]: 'Sales' })).withheld;
    // To the admin, who was told nothing before, it may be told.
    const theirs = (await server.overview(other, { filters: '{}' })).body;
    await restore();
    expect([asOther, afterwards, theirs.withheld]).toEqual(['close', 'close', null]);
  });

  it('everyone, and a group of nearly everyone', async () => {
    const few = people.filter((p) => p.mood !== null).slice(0, 3);
    await set(few, sql`site = 'Elsewhere'`);
    await server.rows(
      sql`update user_profile set site = 'Here' where site is distinct from 'Elsewhere' and email like '%acme.example'`,
    );
    await sees(limited, { site__in: ['Here'] });
    await viewAs(limited);
    expect((await overview()).withheld).toBe('close');
    await server.rows(sql`update user_profile set site = null`);
  });

  it('the last but one part of everyone, when it is an admin’s group', async () => {
    const names = [...new Set(people.map((p) => p.department))].sort(
      (a, b) => count((p) => p.department === b) - count((p) => p.department === a),
    );
    const last = names.at(-1) as string;
    const before = await server.rows(sql`select id from user_profile where department = ${last}`);
    const gone = people.filter((p) => p.department === last && p.mood !== null).slice(3);
    await set(gone, sql`department = ${names[0]}`);
    await sees(limited, { department__in: [names.at(-2) as string] });
    for (const name of names.slice(0, -2)) expect((await overview({ [department]: name })).withheld).toBeNull();
    await viewAs(limited);
    const told = (await overview()).withheld;
    await set(before, sql`department = ${last}`);
    expect(told).toBe('close');
  });
});
