import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '../support/failing.ts';
import { csv, headings, type ImportServer, importServer, limited, person, superAdmin } from '../support/imports.ts';

/** What is left behind: files, the log, an alert; and what an undo leaves alone. */

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  for (const email of [superAdmin, limited]) await server.browser(email);
});
afterAll(() => server.close());

async function imported(who: string, rows: string[][]) {
  const { id } = await server.checked(who, csv(rows));
  await server.run(who, id);
  return server.settled(who, id);
}

const open = async (who: string, link: string) => {
  const { app, cookies } = await server.browser(who);
  return app.inject({ method: 'GET', url: link, cookies: Object.fromEntries(cookies) });
};

describe('the end of an import', () => {
  it('the refused rows come back as a file that can be imported, in which nothing is a formula', async () => {
    const bad = person(8, { 'First name': 'A;=1+1', 'Last name': '=HYPERLINK("http://x")', Department: '@SUM(A1)' });
    const { id, has_errors } = await imported(superAdmin, [person(7), bad]);
    expect(has_errors).toBe(true);
    const { report_url } = (await server.ask(superAdmin, id, '/file?which=errors', 'GET')).body;
    const file = await open(superAdmin, report_url);
    expect(file.headers['content-disposition']).toContain('refused.csv');
    const lines = file.payload.slice(1).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe([...headings, 'Reason'].map((one) => `"${one}"`).join(','));
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lines[1]).toContain(`"'@SUM(A1)"`);
    expect(lines[1]).toContain(`"A;'=1+1"`);
    expect(lines[1]).toContain('Department: ');
    expect((await open(limited, report_url)).statusCode).toBe(403);
    const again = await server.checked(superAdmin, file.rawPayload);
    expect(again).toMatchObject({ error_count: 1, new_user_count: 0 });
    await server.run(superAdmin, again.id);
    await server.settled(superAdmin, again.id);
    const next = (await server.ask(superAdmin, again.id, '/file?which=errors', 'GET')).body.report_url;
    expect((await open(superAdmin, next)).payload).toBe(file.payload);
    const original = (await server.ask(superAdmin, id, '/file', 'GET')).body.report_url;
    expect((await open(superAdmin, original)).rawPayload.equals(csv([person(7), bad]))).toBe(true);
  });

  it('is a line of the log, and an alert for the importer', async () => {
    const { id } = await imported(superAdmin, [person(9)]);
    const { body } = await server.as(superAdmin, 'GET', '/company/audit/?fields=user_sync');
    expect(body.results[0]).toMatchObject({
      id,
      created_by: { email: superAdmin, display_name: 'Anita Rao' },
      mapping_date_format: 'DD-MM-YYYY',
      success_count: 1,
      new_user_count: 1,
      updated_count: 0,
      error_count: 0,
    });
    expect(body.results[0].created_at).toMatch(/\+05:30$/);
    expect((await open(superAdmin, body.results[0].user_data_file)).statusCode).toBe(200);
    const past = await server.as(superAdmin, 'GET', '/feedback_bot/company/audit?fields=user_sync&page_offset=99');
    expect([past.status, past.body.message]).toEqual([404, 'Invalid page.']);
    expect((await server.as(limited, 'GET', '/company/audit?fields=user_sync')).body).toMatchObject({ count: 0 });
    const [alert] = await server.rows(sql`select text, link from alert order by created_at desc, id desc limit 1`);
    expect(alert).toEqual({ text: 'people/import/told-done', link: `/employees/import?upload=${id}` });
  });

  it('an undo leaves what someone has changed since, and whom someone else refers to', async () => {
    const kavita = await server.stored('kavita.menon@acme.example');
    const change = person(0, {
      'First name': '',
      'Last name': '',
      Email: '',
      'Employee ID': String(kavita?.employee_id),
      'Joining date': '',
      Phone: '',
      Department: 'Finance',
    });
    const { id } = await imported(superAdmin, [person(20), person(21), person(22), change]);
    const changed = await server.stored('new21@acme.example');
    await server.as(superAdmin, 'PATCH', `/feedback_bot/users/update/${changed?.id}`, {
      body: { designation: 'Cook' },
    });
    await server.as(superAdmin, 'PATCH', `/feedback_bot/users/update/${kavita?.id}`, { body: { department: 'Legal' } });
    await server.ask(superAdmin, id, '/undo');
    expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'undone', restored_count: 2, kept_count: 2 });
    expect(await server.stored('new21@acme.example')).toMatchObject({ designation: 'Cook' });
    expect(await server.stored('new20@acme.example')).toBeUndefined();
    expect(await server.stored('kavita.menon@acme.example')).toMatchObject({ department: 'Legal' });
    expect((await server.ask(superAdmin, id, '/undo')).status).toBe(409);
  });

  it('stops with the right to import, and keeps what is done', async () => {
    const { id } = await server.checked(limited, csv([person(30), person(31)]));
    await server.rows(
      sql`update access_group set permissions = permissions - 'add_employees' where group_name = 'Engineering partners'`,
    );
    expect((await server.run(limited, id)).status).toBe(403);
    await server.rows(
      sql`update access_group set permissions = permissions || '["add_employees"]' where group_name = 'Engineering partners'`,
    );
    await server.rows(sql`update employee_upload set stop = true where id = ${id}`);
    expect((await server.run(limited, id)).status).toBe(200);
    expect(await server.settled(limited, id)).toMatchObject({ state: 'done' });
  });

  it('anyone who waits is told when the server ended in the middle of it again and again', async () => {
    const { id } = await server.checked(superAdmin, csv([person(40)]));
    await server.rows(sql`update employee_upload set state = 'running' where id = ${id}`);
    await server.rows(sql`insert into pgboss.job (name, data, state, retry_count, retry_limit, started_on)
      select 'people/import', jsonb_build_object('company', company_id, 'user', created_by_id, 'upload', id, 'work', 'run'),
        'retry', 6, 3, now() from employee_upload where id = ${id}`);
    expect(await server.settled(superAdmin, id)).toMatchObject({
      state: 'failed',
      problem:
        'The server has ended twice in the middle of this file, so it is not tried again. What was imported until then is kept and can be undone.',
    });
    expect(await server.stored('new40@acme.example')).toBeUndefined();
    const [alert] = await server.rows(sql`select text, link from alert order by created_at desc, id desc limit 1`);
    expect(alert).toEqual({ text: 'people/import/told-failed', link: `/employees/import?upload=${id}` });
  });

  it.each([
    ['import', 1, 'done', true, ['people/import/told-done']],
    ['import', 2, 'failed', false, ['people/import/told-failed']],
    ['undo', 1, 'undone', false, ['people/import/told-done']],
  ])('an %s of whose two tries %i fails for a reason of ours is %s', async (work, failures, state, isThere, told) => {
    const isUndo = work === 'undo';
    const n = 40 + failures + (isUndo ? 2 : 0);
    const { id } = isUndo
      ? await imported(superAdmin, [person(n)])
      : await server.checked(superAdmin, csv([person(n)]));
    const when = `new.id = '${id}' and new.state = old.state`;
    await failing(server, { job: 'people/import', table: 'employee_upload', when, times: failures });
    expect((await (isUndo ? server.ask(superAdmin, id, '/undo') : server.run(superAdmin, id))).status).toBe(200);
    expect(await server.settled(superAdmin, id)).toMatchObject({ state });
    expect(Boolean(await server.stored(`new${n}@acme.example`))).toBe(isThere);
    const alerts = await server.rows(sql`select text from alert where link like ${`%${id}`}`);
    expect(alerts.map(({ text }) => text)).toEqual(told);
  });

  it('a check whose end fails counts those who are not in the file once', async () => {
    const bytes = csv([person(50)]);
    const { deactivated_count } = await server.checked(superAdmin, bytes, { missing: 'deactivate' });
    expect(deactivated_count).toBeGreaterThan(0);
    await failing(server, { job: 'people/import', table: 'employee_upload', when: "new.state = 'checked'", times: 1 });
    const again = await server.checked(superAdmin, bytes, { missing: 'deactivate' });
    expect(again).toMatchObject({ state: 'checked', deactivated_count });
    const { body } = await server.ask(superAdmin, again.id, '/rows?outcome=changed', 'GET');
    expect(body.count).toBe(deactivated_count);
  });

  it('a file that has become another is refused with a sentence', async () => {
    const answer = await server.upload(superAdmin, Buffer.from('a,b\n1,"2\n3,4\n'));
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { file: ['people.csv: Row 2 cannot be read. A quotation mark may be missing.'] },
    ]);
    const empty = await server.upload(superAdmin, csv([]));
    expect([empty.status, empty.body.message]).toEqual([400, 'people.csv: The file holds no rows below its headings.']);
  });
});
