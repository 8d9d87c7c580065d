import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnName } from '../../../src/server/db/columns.ts';
import { random } from '../../support/random.ts';
import { limited, now, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

/** What can be chosen from, with how many people there are of each: counted here one property at a time. */

let server: SegmentServer;
let acme: string;
let seconds = 0;
beforeAll(async () => {
  server = await segmentServer(300, false, () => new Date(now.getTime() + seconds * 1000));
  acme = String((await server.rows(sql`select id from company where slug = 'acme'`))[0]?.id);
  // Their values are in no index beside their bucket.
  const long = sql`left(repeat('あ', 95) || employee_id, 100)`;
  const columns = [
    'site',
    'region',
    'country',
    'team',
    'cluster',
    'segment',
    'sub_segment',
    'function',
    'business',
    'grade',
  ];
  await server.rows(
    sql`update user_profile set ${sql.join(
      columns.map((name) => sql`${sql.identifier(name)} = ${long}`),
      sql`, `,
    )} where company_id = ${acme} and type = 'Employee' and employee_id like '%7'`,
  );
  expect(await server.rows(sql`select from user_profile where not is_covered`)).not.toEqual([]);
});
afterAll(() => server.close());

const dice = random(7);
const properties = ['department', 'location', 'businessHead', 'gender', 'grade', 'designation'];
const scopes: [string, ReturnType<typeof sql>][] = [
  [superAdmin, sql`true`],
  [limited, sql`department = 'Engineering'`],
];

async function expected(property: string, which: ReturnType<typeof sql>) {
  const column = sql.identifier(columnName(property, {}));
  const rows =
    property === 'tags'
      ? sql`select tag as value, count(*)::int as count from user_profile, jsonb_array_elements_text(tags) as tag where company_id = ${acme} and status = 'active' and ${which} group by 1`
      : sql`select ${column} as value, count(*)::int as count from user_profile where company_id = ${acme} and status = 'active' and ${which} and ${column} <> '' group by 1`;
  return new Map((await server.rows(rows)).map(({ value, count }) => [value, count]));
}

const counts = (options: { value: string; count: number }[]) =>
  new Map(options.flatMap(({ value, count }) => (count > 0 ? [[value, count] as const] : [])));

async function compare() {
  for (const [who, which] of scopes) {
    seconds += 1;
    const { body } = await server.as(who, 'GET', `/feedback_bot/company/${acme}/dashboard_filters?status=active`);
    const groups = await server.as(who, 'GET', '/feedback_bot/group/segment-filters');
    for (const property of [...properties, 'tags']) {
      const wanted = await expected(property, which);
      const key = property === 'tags' ? 'user__profile__tags' : `user__profile__${property}__in`;
      const told = body.queryset_filters_options[key];
      if (told) expect([who, property, counts(told)]).toEqual([who, property, wanted]);
      const own = groups.body.queryset_filters_options?.[property === 'tags' ? property : `${property}__in`];
      if (who === superAdmin) expect([property, counts(own)]).toEqual([property, wanted]);
    }
  }
}

it('values are counted as they are, right after each change', { timeout: 120_000 }, async () => {
  await compare();
  const someone = sql`id in (select id from user_profile where company_id = ${acme} and type = 'Employee' order by md5(id::text || ${seconds}::text) limit 3)`;
  const changes = [
    ...properties.map((property) => {
      const column = sql.identifier(columnName(property, {}));
      return () =>
        sql`update user_profile set ${column} = (select ${column} from user_profile where company_id = ${acme} order by md5(id::text || ${dice.below(1000)}::text) limit 1) where ${someone}`;
    }),
    () =>
      sql`update user_profile set status = case status when 'active' then 'inactive' else 'active' end where ${someone}`,
    () =>
      sql`update user_profile set tags = ${JSON.stringify(dice.pick([[], ['New'], ['Core Team', 'New']]))} where ${someone}`,
    () => sql`update user_profile set user_mood = 3 where ${someone}`,
  ];
  for (let round = 0; round < 25; round += 1) {
    await server.rows(dice.pick(changes)());
    await compare();
  }
});
