import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

/** The overview of a large company is kept ready for whoever has looked at it: they need not wait for what has changed. */

let server: SegmentServer;
let acme: string;
beforeAll(async () => {
  server = await segmentServer(200, true);
  acme = String((await server.rows(sql`select id from company where slug = 'acme'`))[0]?.id);
});
afterAll(() => server.close());

const employees = async () => (await server.figures(superAdmin, {})).headcount as number;

async function run(): Promise<void> {
  const { jobs } = server.app.engineServices;
  const { answer } = await inFrame(server.store, { clock: new TestClock(), company: acme }, (frame) =>
    jobs.of(frame).send('segments/overview', {}),
  );
  await until(async () => (await jobs.state(answer))?.state === 'done', 60_000);
}

/** Everyone is changed, and after the job someone leaves behind the back of the triggers: only a count could tell. */
async function whetherReady(): Promise<boolean> {
  const before = await employees();
  await server.store.exec(`update user_profile set version = version + 1 where company_id = '${acme}'`);
  await run();
  await server.store.exec(`
    alter table user_profile disable trigger user;
    update user_profile set status = 'inactive' where id =
      (select id from user_profile where company_id = '${acme}' and status = 'active' and type = 'Employee' order by id limit 1);
    alter table user_profile enable trigger user`);
  const after = await employees();
  expect([before, before - 1]).toContain(after);
  return after === before;
}

it('is not, of a company whose figures are reckoned in no time', async () => {
  expect(await whetherReady()).toBe(false);
});

it('is, of a large one, for those who have seen it', async () => {
  await server.rows(sql`
    insert into user_profile (company_id, id, first_name, display_name, employee_id, email, joining_date)
    select ${acme}, gen_random_uuid(), 'Many', 'Many ' || n, 'many' || n, 'many' || n || '@acme.example', '2025-01-01'
    from generate_series(1, 10000) n`);
  expect(await whetherReady()).toBe(true);
});
