import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { department, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

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

it('reckons them once while nothing changes, and anew once a chat or a person has', async () => {
  const headcount = async () => (await server.overview(superAdmin)).body.headcount as number;
  const leave = `update user_profile set status = 'inactive' where id in (
    select id from user_profile where company_id = '${acme}' and status = 'active' and type = 'Employee' order by id limit 1)`;
  // Behind the back of the triggers: only a count could tell.
  const quietly = (change: string) =>
    server.store.exec(
      `alter table user_profile disable trigger user; ${change}; alter table user_profile enable trigger user`,
    );
  const before = await headcount();
  await quietly(leave);
  expect(await headcount()).toBe(before);
  await server.store.exec(leave);
  expect(await headcount()).toBe(before - 2);
  await server.rows(sql`update chat_session set version = version + 1 where company_id = ${acme}`);
  await quietly(leave);
  expect(await headcount()).toBe(before - 3);
});
