import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOf } from '../../../src/server/db/buckets.ts';
import { random } from '../../support/random.ts';
import { department, now, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

let server: SegmentServer;
let acme: string;
let asker: string;
beforeAll(async () => {
  server = await segmentServer(200);
  const [row] = await server.rows(sql`select id, company_id from user_profile where email = ${superAdmin}`);
  [acme, asker] = [String(row?.company_id), String(row?.id)];
});
afterAll(() => server.close());

const ten = <T>(ask: (at: number) => T) => Array.from({ length: 10 }, (_, at) => ask(at));

it('answers all ten who ask the same at once, with the same figures, and writes them down once', async () => {
  await server.forget();
  const answers = await Promise.all(ten(() => server.overview(superAdmin)));
  expect(answers.map(({ status }) => status)).toEqual(ten(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body.withheld).toBeNull();
  const [told] = await server.rows(sql`select count(*)::int as n from disclosure`);
  expect(told?.n).toBe(1);
});

it('lets nobody else wait while one person has asked for more than there are connections', async ({ skip }) => {
  if (server.store.dialect === 'pglite') skip('one connection, nobody holds it while waiting');
  await server.forget();
  const names = ['Sales', 'Engineering', 'Finance', 'Legal'];
  const asked = await server.store.inCompany(acme, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`told/${asker}`}, 0))`);
    const waiting = [...ten((at) => at), ...ten((at) => at)].map((at) =>
      server.overview(superAdmin, {
        filters: JSON.stringify(at < names.length ? { [department]: names[at] } : {}),
      }),
    );
    // Longer than a call waits for a connection.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect((await server.list(superAdmin)).status).toBe(200);
    return { waiting };
  });
  const statuses = (await Promise.all(asked.waiting)).map(({ status }) => status);
  expect(statuses).toEqual([...ten(() => 200), ...ten(() => 200)]);
});

it('reckons them once while nothing changes, and anew those who are in a bucket with what has changed', async () => {
  const headcount = async () => (await server.overview(superAdmin)).body.headcount as number;
  const people = `select id, ${bucketOf('id')} as bucket from user_profile
    where company_id = '${acme}' and status = 'active' and type = 'Employee'`;
  // Two of one bucket, and one of another.
  const rows = await server.rows(
    sql.raw(`select * from (select *, count(*) over (partition by bucket) as many from (${people}) p) q
    where many > 1 order by bucket, id`),
  );
  const [one, twin] = rows;
  const other = rows.find((row) => row.bucket !== one?.bucket);
  const leave = (row: (typeof rows)[number] | undefined) =>
    `update user_profile set status = 'inactive' where id = '${row?.id}'`;
  // Behind the back of the triggers: only a count could tell.
  const quietly = (change: string) =>
    server.store.exec(
      `alter table user_profile disable trigger user; ${change}; alter table user_profile enable trigger user`,
    );
  const before = await headcount();
  await quietly(leave(one));
  expect(await headcount()).toBe(before);
  await server.store.exec(leave(other));
  expect(await headcount()).toBe(before - 1);
  await server.store.exec(leave(twin));
  expect(await headcount()).toBe(before - 3);
});

it('sees a selection and everyone at the same moment, whatever is written meanwhile', async ({ skip }) => {
  if (server.store.dialect === 'pglite') skip('one connection, nobody writes meanwhile');
  // Those whom the filter selects are everyone: told apart by one chat, they would be withheld.
  const everyoneSince = (day: number) => ({
    initiated_date_start: new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10),
    initiated_date_end: now.toISOString().slice(0, 10),
  });
  let isOver = false;
  const write = async () => {
    while (!isOver)
      await server.rows(sql`update chat_session set action_status = case action_status when 'resolved' then 'open'
        else 'resolved' end where id = (select id from chat_session where company_id = ${acme} and status = 'completed'
        order by random() limit 1)`);
  };
  const writers = [write(), write()];
  const told = [];
  for (let asked = 0; asked < 60; asked += 1) {
    await server.forget();
    const { status, body } = await server.overview(superAdmin, { filters: JSON.stringify(everyoneSince(asked)) });
    told.push(status === 200 ? body.withheld : body);
  }
  isOver = true;
  await Promise.all(writers);
  expect(told).toEqual(told.map(() => null));
});

it('says the same after a few changes as when all are reckoned anew, from what is held and without', async () => {
  const without = await segmentServer(200, false, undefined, { store: server.store, config: { figuresMemory: 0 } });
  const dice = random(64);
  const one = async (table: string) => {
    const rows = await server.rows(sql`select id from ${sql.identifier(table)} where company_id = ${acme} order by id`);
    return dice.pick(rows).id as string;
  };
  // What would keep chats from being deleted is not counted here.
  for (const table of ['chat_message', 'touchpoint_run', 'chat_link', 'alert'])
    await server.rows(sql`delete from ${sql.identifier(table)}`);
  const person = () => one('user_profile');
  const chat = () => one('chat_session');
  const changes: (() => Promise<unknown>)[] = [
    async () =>
      server.rows(sql`update user_profile set status = case status when 'active' then 'inactive' else 'active' end
        where id = ${await person()} and type = 'Employee'`),
    async () =>
      server.rows(sql`update user_profile set department = ${dice.pick(['Sales', 'Engineering', 'Legal'])}
        where id = ${await person()} and type = 'Employee'`),
    async () =>
      server.rows(sql`update chat_session set overall_mood = ${1 + dice.below(5)}, action_status = 'resolved'
        where id = ${await chat()}`),
    async () =>
      server.rows(sql`update chat_session set status = 'completed', overall_mood = coalesce(overall_mood, 3),
        completed_at = ${now.toISOString()}::timestamptz - make_interval(days => ${dice.below(500)}),
        started_at = ${now.toISOString()}::timestamptz - make_interval(days => 501) where id = ${await chat()}`),
    async () => server.rows(sql`update chat_session set user_id = ${await person()} where id = ${await chat()}`),
    async () => server.rows(sql`delete from chat_session where id = ${await chat()}`),
  ];
  const lately = { initiated_date_start: '2025-10-01', initiated_date_end: '2026-01-10' };
  const all = async (server: SegmentServer) => {
    const told = [];
    for (const filters of [{}, { [department]: 'Sales' }, { [department]: 'Legal,Engineering' }, lately]) {
      await server.forget();
      told.push((await server.overview(superAdmin, { filters: JSON.stringify(filters) })).body);
    }
    return told.map(({ as_of: _, ...rest }) => rest);
  };
  await all(server);
  for (let round = 0; round < 25; round += 1) {
    for (let many = 1 + dice.below(4); many > 0; many -= 1) await dice.pick(changes)();
    const remembered = await all(server);
    await server.rows(sql`update user_profile set version = version + 1 where company_id = ${acme}`);
    expect(remembered, `round ${round}`).toEqual(await all(server));
    expect(remembered, `round ${round}, without`).toEqual(await all(without));
  }
});
