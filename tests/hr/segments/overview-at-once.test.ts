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
