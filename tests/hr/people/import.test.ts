import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, headings, type ImportServer, importServer, person, superAdmin } from '../support/imports.ts';

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  await server.browser(superAdmin);
});
afterAll(() => server.close());

describe('an import', () => {
  it('is checked without changing anyone, run, and undone', async () => {
    const [old] = await server.rows(sql`select * from user_profile where email = 'kavita.menon@acme.example'`);
    const known = (more: object) =>
      person(0, {
        'First name': '',
        'Last name': '',
        Email: String(old?.email),
        'Employee ID': String(old?.employee_id),
        'Joining date': '',
        Phone: '',
        ...more,
      });
    const before = await server.rows(sql`select id, xmin::text from user_profile order by id`);
    const checked = await server.checked(superAdmin, csv([person(1), person(2), known({ Department: 'Finance' })]));
    expect(checked).toMatchObject({
      state: 'checked',
      new_user_count: 2,
      updated_count: 1,
      error_count: 0,
      rows: 3,
      total: 4,
    });
    expect(await server.rows(sql`select id, xmin::text from user_profile order by id`)).toEqual(before);

    expect((await server.run(superAdmin, checked.id)).status).toBe(200);
    const done = await server.settled(superAdmin, checked.id);
    expect(done).toMatchObject({
      state: 'done',
      new_user_count: 2,
      updated_count: 1,
      success_count: 3,
      can_undo: true,
      problem: null,
    });
    expect(await server.stored('new1@acme.example')).toMatchObject({
      display_name: 'New Person',
      joining_date: '2024-04-03',
      status: 'active',
      type: 'Employee',
      tags: [],
    });
    expect(await server.stored('kavita.menon@acme.example')).toMatchObject({
      department: 'Finance',
      first_name: old?.first_name,
    });

    expect((await server.ask(superAdmin, checked.id, '/undo')).status).toBe(200);
    const undone = await server.settled(superAdmin, checked.id);
    expect(undone).toMatchObject({ state: 'undone', restored_count: 3, kept_count: 0, can_undo: false });
    expect(await server.stored('new1@acme.example')).toBeUndefined();
    expect(await server.stored('kavita.menon@acme.example')).toMatchObject({ department: old?.department });
    expect(headings).toHaveLength(7);
  });

  it('refuses a row that goes on behind the last heading: its cells may have moved', async () => {
    const head = headings.join(',');
    const rows = [
      'Ann,Lee,ann@acme.example,B-1,03-04-2024,Sales, East,+919876543210',
      'Bob,Lee,bob@acme.example,B-2,03-04-2024,Sales,+919876543210,,',
    ];
    const { id, new_user_count } = await server.checked(superAdmin, Buffer.from([head, ...rows].join('\r\n')));
    expect(new_user_count).toBe(1);
    const [row, ...more] = await server.refused(superAdmin, id);
    expect([row?.row, row?.problems[0], more]).toEqual([
      2,
      {
        column: '',
        value: '+919876543210',
        reason:
          'This cell stands behind the last heading. A cell with a comma in it needs quotation marks, and a column a heading.',
      },
      [],
    ]);
    // What is corrected and comes again has lost nothing.
    await server.run(superAdmin, id);
    await server.settled(superAdmin, id);
    const link = (await server.ask(superAdmin, id, '/file?which=errors', 'GET')).body.report_url;
    const { app, cookies } = await server.browser(superAdmin);
    const file = await app.inject({ method: 'GET', url: link, cookies: Object.fromEntries(cookies) });
    expect(file.payload).toMatch(/"Sales","East","This cell stands .*","'?\+919876543210"\r?$/m);
  });

  it('says of a workbook that is none what it is not', async () => {
    const answer = await server.upload(superAdmin, Buffer.from('this is not a workbook'), 'People.XLSX');
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'People.XLSX: This is neither a CSV nor an Excel file. Please save it as .xlsx or .csv.',
    ]);
  });
});
