import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '../../../src/generated/options.ts';
import { random } from '../../support/random.ts';
import { wide as unnamed } from '../support/access.ts';
import { limited, now, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

/** Lists of chats, of one server that holds them in memory and of one that asks the database each time. */

let server: SegmentServer;
let without: SegmentServer;
let acme: string;
let pseudonyms: string[];
let stages: string[];
const minimum = constants['segments/engagement.minimum'];
/** Nobody asks so often that they are to wait. */
let seconds = 0;
const clock = () => new Date(now.getTime() + seconds * 1000);
const empty = () => segmentServer(200, false, clock, { store: server.store, config: { figuresMemory: 0 } });

beforeAll(async () => {
  server = await segmentServer(200, false, clock);
  without = await empty();
  acme = String((await server.rows(sql`select id from company where slug = 'acme'`))[0]?.id);
  await server.rows(
    sql`update access_group set permissions = permissions || '["view_message", "non_anonymous_message"]'`,
  );
  await server.rows(sql`update access_group set permissions = '["view_message"]'
    where id = (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${unnamed})`);
  // What would keep chats from being deleted is not listed here.
  for (const table of ['chat_message', 'touchpoint_run', 'chat_link', 'alert'])
    await server.rows(sql`delete from ${sql.identifier(table)}`);
  // Many begin in one second, of several people each.
  await server.rows(sql`update chat_session set started_at = '2025-11-03T04:00:00Z'::timestamptz + abs(hashtext(id::text)) % 4000 * interval '1 ms'
    where company_id = ${acme} and started_at > '2025-09-01'`);
  // Some said everything but how they feel.
  await server.rows(
    sql`update chat_session set overall_mood = null where status = 'completed' and abs(hashtext(id::text)) % 5 = 0`,
  );
  // Several of one person end in one second, the first of them begun last.
  await server.rows(sql`update chat_session s set completed_at = '2025-12-20T04:00:00Z'::timestamptz + place * interval '100 ms',
      started_at = '2025-12-19T04:00:00Z'::timestamptz - place * interval '1 h'
    from (select company_id, id, row_number() over (partition by user_id order by id) as place from chat_session where status = 'completed') as placed
    where s.company_id = placed.company_id and s.id = placed.id and abs(hashtext(s.user_id::text)) % 3 = 0 and place < 9`);
  // Someone has several that were sent alone.
  await server.rows(sql`insert into chat_session (company_id, id, user_id, pseudonym, stage_title, driver_rating, created_at)
    select company_id, gen_random_uuid(), id, 'AAAAA-AAAAA', 'Sent again', '{}', '2025-12-01T00:00:00Z'::timestamptz + abs(hashtext(id::text)) % 9000 * number * interval '1 s'
    from user_profile, generate_series(1, 2) as number where company_id = ${acme} and type = 'Employee' and employee_id like '%1'`);
  // Without their own, one is too few for it to be told.
  await server.rows(sql`insert into chat_session (company_id, id, user_id, pseudonym, stage_title, status, overall_mood, driver_rating, started_at, completed_at)
    select company_id, gen_random_uuid(), id, 'BBBBB-BBBBB', 'Just enough', 'completed', 3, '{}', ${now}, ${now} from user_profile
    where company_id = ${acme} and status = 'active' order by email <> ${unnamed}, id limit ${minimum}`);
  // Of some chats the day is known to the one who may not see names.
  await server.rows(sql`insert into alert (company_id, id, user_id, kind, text, params, session_id, created_at)
    select s.company_id, gen_random_uuid(), u.id, 'case', 'chats/feedback.told', '{}', s.id, s.completed_at
    from chat_session s join user_profile u on u.company_id = s.company_id and u.email = ${unnamed}
    where s.company_id = ${acme} and s.status = 'completed' and abs(hashtext(s.id::text)) % 4 = 0`);
  stages = (await server.rows(sql`select id from stage where company_id = ${acme} order by id`)).map(({ id }) =>
    String(id),
  );
  pseudonyms = (await server.rows(sql`select pseudonym from chat_session where company_id = ${acme} order by 1`)).map(
    ({ pseudonym }) => String(pseudonym),
  );
});
afterAll(async () => {
  await server.close();
});

const dice = random(20);
const some = (share: number, ...of: string[]) => (dice.below(100) < share ? dice.pick(of) : '');
const filters = (of: object) => `filters=${encodeURIComponent(JSON.stringify(of))}`;

/** Any of what anyone can ask, together. */
const anyOfChats = (): string[] => [
  some(60, 'last=true'),
  some(40, 'driver=mental', 'driver=social', 'driver=purposefulness'),
  some(40, 'tab=high_risk_session', 'tab=closed_session', 'tab=total_session'),
  some(20, 'mood__in=1,2', 'mood__in=4'),
  some(20, 'action_status__in=open,scheduled', 'action_status__in=resolved', 'action_status__in=inProgress'),
  some(20, `stage_id=${dice.pick(stages)}`),
  some(20, `stage__id__in=${stages.slice(dice.below(3), 5)}`, `stage__id__in=${dice.pick(stages)},${acme}`),
  some(80, 'page_limit=7', 'page_limit=40', 'page_limit=100'),
  some(60, 'page_offset=2', 'page_offset=3', 'page_offset=9', 'page_offset=1000000'),
];

const search = (...texts: string[]) => texts.map((text) => `raw_search_string=${encodeURIComponent(text)}`);
const orders = (...by: string[]) => by.flatMap((one) => [`ordering=${one}`, `ordering=-${one}`]);

const anyQuery = (): string =>
  [
    ...anyOfChats(),
    some(30, ...search('an', 'Sharma', 'month', 'e', 'Sent', 'zzz', 'ra an', 'year an')),
    some(20, 'department__in=Engineering', 'department__in=Sales,Engineering', 'tags=Core Team'),
    some(
      30,
      'initiated_date_start=2025-03-01&initiated_date_end=2025-11-03',
      'initiated_date_start=2025-11-03',
      'initiated_date_start=1970-01-01',
    ),
    some(
      40,
      filters({}),
      filters({ user__profile__city__in: ['Pune'] }),
      filters({ initiated_date_start: '2025-06-01', initiated_date_end: '2025-12-31' }),
      filters({ user__profile__department__in: ['Sales'], initiated_date_start: '2025-01-01' }),
    ),
    some(40, ...orders('createdAt', 'overall_mood', 'driverAverage')),
  ]
    .filter(Boolean)
    .join('&');

/** What may be asked without names. */
const anyUnnamed = (): string =>
  [
    ...anyOfChats(),
    some(
      50,
      ...search(
        'Just enough',
        'month',
        'e',
        'Sent',
        'zzz',
        'Sharma',
        dice.pick(pseudonyms),
        dice.pick(pseudonyms).slice(0, 5),
      ),
    ),
    some(40, ...orders('overall_mood', 'driverAverage')),
    some(10, `pseudonym=${dice.pick(pseudonyms)}`),
  ]
    .filter(Boolean)
    .join('&');

const ask = (of: SegmentServer, who: string, query: string) =>
  of.as(
    who,
    'GET',
    `/feedback_bot/session/list?fields=user,pseudonym,overall_mood,driver_rating,createdAt,stage_title&${query}`,
  );

/** They are held from then on. */
const hold = () => server.overview(superAdmin, { filters: '{}' });

function anyone() {
  const who = dice.pick([superAdmin, superAdmin, limited, unnamed, unnamed]);
  return { who, query: who === unnamed && dice.below(10) > 0 ? anyUnnamed() : anyQuery() };
}

/** What has been asked: of what is asked again the server keeps what it has chosen. */
const before: ReturnType<typeof anyone>[] = [];

async function compare(many: number): Promise<number> {
  let rows = 0;
  for (let at = 0; at < many; at += 1) {
    seconds += 1;
    const { who, query } = dice.below(3) > 0 ? anyone() : (dice.pick(before.slice(-9)) ?? anyone());
    before.push({ who, query });
    const [held, asked] = [await ask(server, who, query), await ask(without, who, query)];
    expect([query, held.status, held.body]).toEqual([query, asked.status, asked.body]);
    // Without names not everything may be asked.
    expect([200, who === unnamed ? 400 : 200]).toContain(held.status);
    rows += held.body.data?.length ?? 0;
  }
  return rows;
}

it('are the same for whatever is asked', { timeout: 120_000 }, async () => {
  expect((await hold()).status).toBe(200);
  expect(await compare(400)).toBeGreaterThan(1000);
});

async function pages(query: string) {
  const found: { id: string; createdAt: string | null; user_display_name: string }[] = [];
  for (let page = 1; ; page += 1) {
    seconds += 1;
    const url = `/feedback_bot/session/list?page_limit=37&page_offset=${page}&${query}`;
    const { body } = await server.as(superAdmin, 'GET', url);
    if (body.data.length === 0) return found;
    found.push(...body.data);
    expect(body.total_count).toBeGreaterThanOrEqual(found.length);
  }
}

it('of all stand in one order, read from its beginning or from its end', async () => {
  const all = await pages('');
  const instant = ({ createdAt }: { createdAt: string | null }) => (createdAt === null ? 0 : Date.parse(createdAt));
  const inOrder = all.toSorted((one, other) => instant(other) - instant(one) || (one.id < other.id ? -1 : 1));
  expect(all.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  expect(new Set(all.map(({ id }) => id)).size).toBe(
    (await ask(server, superAdmin, 'page_limit=1')).body.total_session_count,
  );
});

it('in the order of names are the same ones, page by page', async () => {
  const inOrder = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  for (const query of [
    'last=true',
    'last=true&mood__in=1,2&department__in=Sales,Engineering',
    'last=true&raw_search_string=an',
    'last=true&tab=high_risk_session',
    'mood__in=3',
  ]) {
    const others = await pages(query);
    for (const order of ['user_display_name', '-user_display_name']) {
      const byName = await pages(`${query}&ordering=${order}`);
      expect([query, inOrder(byName)]).toEqual([query, inOrder(others)]);
      const names = byName.map((row) => row.user_display_name);
      const sorted = [...names].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(names).toEqual(order.startsWith('-') ? sorted.reverse() : sorted);
    }
  }
});

it('are the same right after a change', { timeout: 120_000 }, async () => {
  const one = async (table: string) =>
    String(
      dice.pick(await server.rows(sql`select id from ${sql.identifier(table)} where company_id = ${acme} order by id`))
        .id,
    );
  const changes: (() => Promise<unknown>)[] = [
    async () =>
      server.rows(sql`update user_profile set status = case status when 'active' then 'inactive' else 'active' end
        where id = ${await one('user_profile')} and type = 'Employee'`),
    async () =>
      server.rows(sql`update user_profile set department = ${dice.pick(['Sales', 'Engineering'])}
        where id = ${await one('user_profile')} and type = 'Employee'`),
    async () =>
      server.rows(sql`update chat_session set overall_mood = ${1 + dice.below(5)}, action_status = 'resolved'
        where id = ${await one('chat_session')}`),
    async () =>
      server.rows(
        sql`update chat_session set user_id = ${await one('user_profile')} where id = ${await one('chat_session')}`,
      ),
    async () =>
      server.rows(sql`delete from chat_session s where id = ${await one('chat_session')}
        and not exists (select from alert a where a.session_id = s.id)`),
  ];
  for (let round = 0; round < 60; round += 1) {
    await dice.pick(changes)();
    // From now on its title does not tell what is of this touchpoint.
    if (round === 50)
      await server.rows(sql`update chat_session set stage_title = (select title from stage where id = ${stages[0]})
        where id = (select id from chat_session where company_id = ${acme} and stage_id = ${stages[1]} limit 1)`);
    await compare(2);
  }
});

it('come from memory: a change of which no version tells is not seen', async () => {
  const closed = (of: SegmentServer) =>
    Promise.all(
      [superAdmin, unnamed].map(
        async (who) => (await ask(of, who, 'last=true&driver=mental')).body.closed_session_count,
      ),
    );
  const [named = 0, all = 0] = await closed(server);
  await server.store.exec(
    `alter table chat_session disable trigger user; update chat_session set action_status = 'resolved';
     alter table chat_session enable trigger user`,
  );
  expect(await closed(server)).toEqual([named, all]);
  const [namedNow, allNow] = await closed(await empty());
  expect(namedNow).toBeGreaterThan(named);
  expect(allNow).toBeGreaterThan(all);
});

it('of people who were found come from memory, as long as nobody has changed', async () => {
  const found = async (of: SegmentServer, page: number) =>
    (await ask(of, superAdmin, `raw_search_string=Zyxwal&page_limit=2&page_offset=${page}`)).body.total_session_count;
  const renamed = (to: string, which: string) => `update user_profile set last_name = '${to}', display_name = '${to}'
    where company_id = '${acme}' and type = 'Employee' and ${which};`;
  await server.store.exec(renamed('Zyxwal', "employee_id like '%3'"));
  const many = await found(server, 1);
  expect(many).toBeGreaterThan(0);
  await server.store.exec(`alter table user_profile disable trigger user; ${renamed('Rao', "last_name = 'Zyxwal'")}
    alter table user_profile enable trigger user`);
  expect([await found(server, 1), await found(server, 2), await found(await empty(), 1)]).toEqual([many, many, 0]);
  await server.store.exec(renamed('Roy', "employee_id like '%7'"));
  expect(await found(server, 2)).toBe(0);
});

it('are held from the start where there are many', async () => {
  await server.rows(sql`update table_version set rows = 60000 where topic = 'chat_session' and company_id = ${acme}
    and shard = (select min(shard) from table_version where topic = 'chat_session' and company_id = ${acme})`);
  const held: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => /records are held/.test(line) && held.push(JSON.parse(line)) });
  const next = await segmentServer(200, true, clock, { store: server.store, log });
  await expect.poll(() => held, { timeout: 20_000 }).toMatchObject([{ companies: 1 }]);
  const closed = async () => (await ask(next, superAdmin, 'last=true&driver=mental')).body.closed_session_count;
  await server.store.exec(
    `alter table chat_session disable trigger user; update chat_session set action_status = 'open';
     alter table chat_session enable trigger user`,
  );
  // Nobody had asked for them.
  expect(await closed()).toBeGreaterThan(0);
  await next.app.engineServices.jobs.stop();
});
