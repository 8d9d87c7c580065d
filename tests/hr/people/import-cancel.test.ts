import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, type ImportServer, importServer, limited, person, stranger, superAdmin } from '../support/imports.ts';

/** An import that someone stops while it runs, and how many may run at once. */

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  for (const email of [superAdmin, limited, stranger]) await server.browser(email);
});
afterAll(() => server.close());

const many = 6000;
const file = csv(Array.from({ length: many }, (_, n) => person(n)));
const count = async (what: ReturnType<typeof sql>): Promise<number> =>
  Number((await server.rows(sql`select count(*)::int as n from ${what}`))[0]?.n);
const added = () => count(sql`user_profile where email like 'new%@acme.example'`);

/** Looks until some rows are written, and not all. */
async function untilHalf(id: string): Promise<void> {
  for (;;) {
    // By one statement: a request would be as long as some pieces.
    const [row] = await server.rows(sql`select done, state from employee_upload where id = ${id}`);
    const { done, state } = row as { done: number; state: string };
    if (done > 0) return;
    if (state !== 'running') throw new Error(`it is ${state} before it could be cancelled`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('an import that is cancelled while it runs', () => {
  it('stops behind whole pieces, says so everywhere, and can be undone', async () => {
    const { id } = await server.checked(superAdmin, file);
    expect(await added()).toBe(0);
    expect(await count(sql`employee_upload_row where upload_id = ${id}`)).toBe(0);
    await server.run(superAdmin, id);
    await untilHalf(id);
    expect((await server.ask(superAdmin, id, '/cancel')).status).toBe(200);
    const ended = await server.settled(superAdmin, id);
    expect(ended).toMatchObject({ state: 'cancelled', problem: null, can_undo: true, error_count: 0 });
    expect(ended.done).toBeGreaterThan(0);
    expect(ended.done).toBeLessThan(many);
    // What the import says, the people who are there and the rows that an undo needs are the same.
    expect(await added()).toBe(ended.new_user_count);
    expect(await count(sql`employee_upload_row where upload_id = ${id} and outcome = 'new'`)).toBe(
      ended.new_user_count,
    );
    // The headings are the first row of the file.
    expect(ended.done).toBe(ended.new_user_count + 1);
    expect((await server.ask(superAdmin, id, '/cancel')).status).toBe(409);

    const [line] = (await server.as(superAdmin, 'GET', '/company/audit/?fields=user_sync')).body.results;
    expect(line).toMatchObject({ id, state: 'cancelled', new_user_count: ended.new_user_count });
    const told = await server.rows(sql`select text from alert where link = ${`/employees/import?upload=${id}`}`);
    expect(told).toEqual([{ text: 'people/import/told-failed' }]);
    const lines = await server.rows(sql`select activity from audit_line where record_id = ${id} order by id`);
    expect(lines.map(({ activity }) => activity)).toEqual(['upload', 'import', 'cancel import']);

    await server.ask(superAdmin, id, '/undo');
    const undone = await server.settled(superAdmin, id);
    expect(undone).toMatchObject({ state: 'undone', restored_count: ended.new_user_count, kept_count: 0 });
    expect(await added()).toBe(0);
  }, 120_000);

  it('a check that is cancelled goes back to its columns, and nobody was changed', async () => {
    const { id } = (await server.upload(superAdmin, file)).body;
    await server.check(superAdmin, id);
    await server.ask(superAdmin, id, '/cancel');
    expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'uploaded' });
    expect(await added()).toBe(0);
  }, 120_000);
});

describe('files at the same time', () => {
  const text = '3 imports of your company are being worked on already. Please try again when one of them is finished.';

  it('are checked, imported and undone some at a time, in each company for itself', async () => {
    const { id } = (await server.upload(superAdmin, csv([person(9000)]))).body;
    const busy = await server.rows(sql`
      insert into employee_upload (company_id, id, created_by_id, file_name, kind, state)
      select company_id, gen_random_uuid(), created_by_id, 'busy.csv', 'csv', s
      from employee_upload, unnest(array['checking', 'running', 'undoing']) as s where id = ${id} returning id`);
    const refused = await server.check(superAdmin, id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([429, 'Busy', text]);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await server.ask(superAdmin, id, '', 'GET')).body.state).toBe('uploaded');

    const elsewhere = await server.checked(stranger, csv([person(9001, { Email: 'new9001@globex.example' })]));
    expect(elsewhere).toMatchObject({ state: 'checked' });

    await server.rows(sql`delete from employee_upload where id = ${busy[0]?.id}`);
    await server.check(superAdmin, id);
    expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'checked', new_user_count: 1 });
    await server.rows(sql`insert into employee_upload (company_id, id, created_by_id, file_name, kind, state)
      select company_id, gen_random_uuid(), created_by_id, 'busy.csv', 'csv', 'checking' from employee_upload where id = ${id}`);
    expect((await server.run(superAdmin, id)).status).toBe(429);
    await server.rows(sql`delete from employee_upload where file_name = 'busy.csv' and state = 'checking'`);
    await server.run(superAdmin, id);
    expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'done' });
    await server.rows(sql`update employee_upload set state = 'running' where file_name = 'busy.csv'`);
    await server.rows(sql`insert into employee_upload (company_id, id, created_by_id, file_name, kind, state)
      select company_id, gen_random_uuid(), created_by_id, 'busy.csv', 'csv', 'checking' from employee_upload where id = ${id}`);
    expect((await server.ask(superAdmin, id, '/undo')).status).toBe(429);
    await server.rows(sql`delete from employee_upload where file_name = 'busy.csv'`);
    expect((await server.ask(superAdmin, id, '/undo')).status).toBe(200);
    expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'undone' });
  }, 120_000);

  it('of many that ask at once only so many are let in', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push((await server.upload(superAdmin, file)).body.id);
    const answers = await Promise.all(ids.map((id) => server.check(superAdmin, id)));
    const admitted = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(admitted).toBeGreaterThanOrEqual(3);
    for (const id of ids) await server.ask(superAdmin, id, '/cancel');
    for (const id of ids) await server.settled(superAdmin, id);
  }, 120_000);
});
