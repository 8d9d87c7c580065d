import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { department, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

/** The overview of a large company is kept ready for whoever has looked at it: they need not wait for what has changed. */

const clock = new TestClock();
let server: SegmentServer;
let acme: string;
beforeAll(async () => {
  server = await segmentServer(200, true, clock.now);
  acme = String((await server.rows(sql`select id from company where slug = 'acme'`))[0]?.id);
});
afterAll(() => server.close());

async function run(): Promise<void> {
  const { jobs } = server.app.engineServices;
  // A company is left alone for a while after each.
  clock.forward(15);
  const { answer } = await inFrame(server.store, { clock, company: acme }, (frame) =>
    jobs.of(frame).send('segments/overview', {}),
  );
  await until(async () => (await jobs.state(answer))?.state === 'done', 60_000);
}

interface Ready {
  /** What is looked at. */
  filters?: Record<string, string[]>;
  /** Nobody has looked for a long time. */
  isNew?: boolean;
}

/** Everyone is changed, and after the job someone leaves behind the back of the triggers: only a count could tell. */
async function whetherReady({ filters = {}, isNew = false }: Ready = {}): Promise<boolean> {
  const touch = () => server.store.exec(`update user_profile set version = version + 1 where company_id = '${acme}'`);
  const employees = async () => (await server.figures(superAdmin, filters)).headcount as number;
  await touch();
  const before = await employees();
  if (isNew) await server.store.exec('delete from disclosure');
  await touch();
  await run();
  await server.store.exec(`
    alter table user_profile disable trigger user;
    update user_profile set status = 'inactive' where id =
      (select id from user_profile where company_id = '${acme}' and status = 'active' and type = 'Employee'
        order by department is distinct from 'Many', id limit 1);
    alter table user_profile enable trigger user`);
  const after = await employees();
  expect([before, before - 1]).toContain(after);
  return after === before;
}

/** Of whom one leaves each time. */
const addPeople = (many: number) =>
  server.rows(sql`
    insert into user_profile (company_id, id, first_name, display_name, employee_id, email, joining_date, department)
    select ${acme}, gen_random_uuid(), 'Many', 'Many ' || n, 'many' || n, 'many' || n || '@acme.example', '2025-01-01', 'Many'
    from generate_series(1, ${many}::int) n`);

const makeDefault = (title: string, filters: Record<string, string[]>) =>
  server.rows(sql`
    insert into saved_filter (company_id, id, user_id, title, is_default, filters)
    select company_id, gen_random_uuid(), id, ${title}, true, ${JSON.stringify(filters)}::jsonb
    from user_profile where email = ${superAdmin}`);

it('is not, of a company whose figures are reckoned in no time', async () => {
  expect(await whetherReady()).toBe(false);
});

describe('is, of a large one', () => {
  beforeAll(() => addPeople(10_000));

  it('for those who have seen it', async () => {
    expect(await whetherReady()).toBe(true);
  });

  it('for whoever is the first to look, though the first of those who see everyone has left', async () => {
    await server.rows(sql`
      insert into user_profile (company_id, id, type, first_name, display_name, employee_id, email, joining_date, exit_date, created_at)
      values (${acme}, gen_random_uuid(), 'SuperAdmin', 'Gone', 'Gone', 'gone', 'gone@acme.example', '2020-01-01', '2025-12-31', '2020-01-01')`);
    expect(await whetherReady({ isNew: true })).toBe(true);
  });

  it('with the segment that it opens with for them, and no other', async () => {
    const [usual, other] = [{ [department]: ['Many'] }, { [department]: ['Many', 'Sales'] }];
    expect(await whetherReady({ filters: usual })).toBe(false);
    await makeDefault('Many', usual);
    expect(await whetherReady({ filters: usual })).toBe(true);
    expect(await whetherReady({ filters: other })).toBe(false);
    expect(await whetherReady()).toBe(true);
  });

  it('without a segment that holds no more', async () => {
    await server.rows(sql`delete from saved_filter`);
    await makeDefault('Gone', { nothing: ['Many'] });
    expect(await whetherReady()).toBe(true);
  });
});
