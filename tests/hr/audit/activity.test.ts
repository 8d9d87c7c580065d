import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const stranger = 'superadmin@globex.example';
const fields = 'fields=company_settings,company_profile,group_logs,segment_logs,exit_survey_logs,wellbeing_survey_logs';
let server: Server;
let company: string;
let inside: string;
let outside: string;
beforeAll(async () => {
  server = await seededServer();
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings"]'::jsonb
    where company_id = ${company} and group_name = 'Engineering partners'`);
  inside = await oneIn('=');
  outside = await oneIn('<>');
  // A log of its own, from long ago.
  for (const [at, type, subject] of [
    ['2026-01-05', 'group_logs', null],
    ['2026-01-06', 'user', inside],
    ['2026-01-07', 'user', outside],
    ['2026-02-01', 'company_settings', null],
    ['2026-03-01', 'segment_logs', null],
  ] as const)
    await server.rows(sql`
      insert into audit_line (company_id, at, type, activity, entity, record_id, subject, actor, ip)
      values (${company}, ${at}, ${type}, 'update', ${type === 'user' ? 'people/user' : null}, ${subject}, ${subject},
        ${await idOf(server, superAdmin)}, '203.0.113.7')`);
});
afterAll(() => server.close());

const oneIn = async (is: '=' | '<>'): Promise<string> => {
  const [row] = await server.rows(sql`
    select id from user_profile where company_id = ${company} and status = 'active' and type = 'Employee'
    and department ${sql.raw(is)} 'Engineering' order by email limit 1`);
  return String(row?.id);
};
const old = 'createdAt_date_start=2026-01-01&createdAt_date_end=2026-03-31';
const list = (query = old, email = superAdmin) => server.as(email, 'GET', `/company/audit/?${query}`);
type Line = { type: string; record_id: string; activity: string; new_data: unknown; old_data: unknown };
const typesOf = async (query: string, email?: string) =>
  (await list(query, email)).body.results.map(({ type }: Line) => type);

describe('the activity log', () => {
  it('names the people in what was changed, as far as its reader sees them', async () => {
    await server.rows(sql`
      insert into audit_line (company_id, at, type, activity, entity, record_id, subject, actor, old, new)
      values (${company}, '2025-05-01', 'user', 'update', 'people/user', ${inside}, ${inside},
        ${await idOf(server, superAdmin)}, ${JSON.stringify({ assigned: inside })}::jsonb,
        ${JSON.stringify({ assigned: [outside], department: 'Sales' })}::jsonb)`);
    const peopleFor = async (email: string) =>
      (await list('created=2025-05-01..2025-05-01', email)).body.results[0].people;
    const nameOf = async (id: string) =>
      (await server.rows(sql`select display_name from user_profile where id = ${id}`))[0]?.display_name;
    expect(await peopleFor(superAdmin)).toEqual({ [inside]: await nameOf(inside), [outside]: await nameOf(outside) });
    expect(await peopleFor(limited)).toEqual({ [inside]: await nameOf(inside) });
  });

  it.each([
    ['Pacific/Auckland', '2025-07-02', 1],
    ['Pacific/Auckland', '2025-07-01', 0],
    ['America/Los_Angeles', '2025-06-30', 0],
    ['America/Los_Angeles', '2025-07-01', 1],
    ['Asia/Kolkata', '2025-07-01', 1],
  ])('counts days by the clocks that it is read by: in %s on %s', async (zone, day, lines) => {
    const reader = await idOf(server, superAdmin);
    await server.rows(sql`
      insert into audit_line (company_id, at, type, activity, actor)
      select ${company}, '2025-07-01T13:30:00Z', 'auth', 'update', ${reader}::uuid
      where not exists (select 1 from audit_line where at = '2025-07-01T13:30:00Z')`);
    const [before] = await server.rows(sql`select user_timezone from user_profile where id = ${reader}`);
    await server.rows(sql`update user_profile set user_timezone = ${zone} where id = ${reader}`);
    const { body } = await list(`created=${day}..${day}`);
    await server.rows(sql`update user_profile set user_timezone = ${before?.user_timezone} where id = ${reader}`);
    expect(body.count).toBe(lines);
  });

  it('says who did what, when and from where, the newest first', async () => {
    const { status, body } = await list();
    expect([status, body.count]).toEqual([200, 5]);
    expect(body.results[0]).toMatchObject({
      activity: 'update',
      type: 'segment_logs',
      extra_data: { client_ip: '203.0.113.7' },
      created_by: { display_name: expect.any(String), email: superAdmin },
      old_data: null,
      new_data: null,
    });
    expect(body.results.map(({ type }: Line) => type)).toEqual([
      'segment_logs',
      'company_settings',
      'user',
      'user',
      'group_logs',
    ]);
  });

  it('stands at the path of the uploads, which are asked for by their name', async () => {
    expect((await list('fields=user_sync')).body.results.every((row: object) => 'success_count' in row)).toBe(true);
    await server.rows(sql`
      insert into employee_upload (company_id, id, created_by_id, file_name, kind, state, missing, created_at)
      select company_id, gen_random_uuid(), id, at || '.csv', 'csv', 'done', 'leave', at::timestamptz
      from user_profile, unnest(array['2026-01-05 12:00', '2026-01-07 12:00']) as at where email = ${superAdmin}`);
    const uploads = async (query: string) =>
      (await list(`fields=user_sync&${query}`)).body.results.map((row: { file_name: string }) => row.file_name);
    expect(await uploads('created=2026-01-06..2026-01-31')).toEqual(['2026-01-07 12:00.csv']);
    expect(await uploads('created=2026-02-01..2026-02-28')).toEqual([]);
    expect(await uploads(old)).toEqual(['2026-01-07 12:00.csv', '2026-01-05 12:00.csv']);
    expect(await typesOf(`${fields}&${old}`)).toEqual(['segment_logs', 'company_settings', 'group_logs']);
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/company/audit?${old}`)).body.count).toBe(5);
  });

  it.each([
    ['a day', 'createdAt_date_start=2026-02-01&createdAt_date_end=2026-02-01', ['company_settings']],
    ['own days', 'created=2026-01-06..2026-01-07', ['user', 'user']],
    ['a kind', `fields=group_logs&${old}`, ['group_logs']],
    ['a kind of record', `entity=people/user&${old}`, ['user', 'user']],
    ['nobody', `actor=00000000-0000-4000-8000-000000000000&${old}`, []],
  ])('is narrowed by %s', async (_by, query, types) => {
    expect(await typesOf(query)).toEqual(types);
  });

  it('follows one record', async () => {
    const { body } = await list(`entity=people/user&record=${inside}&${old}`);
    expect(body.results.map(({ record_id }: Line) => record_id)).toEqual([inside]);
  });

  it('says about whom a line is, where it is about someone', async () => {
    const [person] = await server.rows(sql`select display_name from user_profile where id = ${inside}`);
    const about = async (query: string) =>
      (await list(query, limited)).body.results.map((row: { subject__name: unknown }) => row.subject__name);
    expect(await about(`entity=people/user&record=${inside}&${old}`)).toEqual([person?.display_name]);
    expect(await about(`entity=people/user&record=${outside}&${old}`)).toEqual([]);
    expect(await about(`fields=group_logs&${old}`)).toEqual([null]);
  });

  it('names those who did something', async () => {
    const { body } = await server.as(superAdmin, 'GET', '/feedback_bot/company/audit/filters');
    expect(body.data.actor).toContainEqual({ value: await idOf(server, superAdmin), label: expect.any(String) });
  });

  it.each([
    ['the name of who did it', 'NAME', 5],
    ['their address', superAdmin, 5],
    ['the address of whom it is about', 'INSIDE', 1],
    ['where', 'segments', 1],
    ['what was done, with where', 'update in seg', 1],
    ['what was done', 'Update in', 5],
    ['nothing that is there', 'xyzzy', 0],
    ['no pattern', '%', 0],
    ['nothing that is not told of them', 'EMPLOYEE-ID', 0],
  ])('is searched for %s', async (_what, text, count) => {
    const [me] = await server.rows(sql`select display_name, employee_id from user_profile where email = ${superAdmin}`);
    const [about] = await server.rows(sql`select email from user_profile where id = ${inside}`);
    const words = { NAME: me?.display_name, INSIDE: about?.email, 'EMPLOYEE-ID': me?.employee_id };
    const asked = encodeURIComponent(String(words[text as keyof typeof words] ?? text));
    const { body } = await list(`raw_search_string=${asked}&${old}`);
    expect([body.count, body.results.length]).toEqual([count, count]);
  });

  it('is searched for a sentence, and for people whose name has become one since', async () => {
    const found = async () => (await list(`raw_search_string=${encodeURIComponent('te in gr')}&${old}`)).body.count;
    expect(await found()).toBe(1);
    const [was] = await server.rows(sql`select display_name from user_profile where id = ${inside}`);
    await server.rows(sql`update user_profile set display_name = 'Káte in Grëy' where id = ${inside}`);
    expect(await found()).toBe(2);
    await server.rows(sql`update user_profile set display_name = ${was?.display_name} where id = ${inside}`);
  });

  it('is searched page by page, with filters, nothing twice', async () => {
    const asked = `raw_search_string=${superAdmin}&page_limit=2&${old}`;
    const first = (await list(asked)).body;
    const second = (await list(`${asked}&cursor=${first.next}`)).body;
    const ids = [...first.results, ...second.results].map(({ id }: { id: number }) => id);
    expect([first.count, new Set(ids).size]).toEqual([5, 4]);
    expect(await typesOf(`raw_search_string=${superAdmin}&fields=group_logs&${old}`)).toEqual(['group_logs']);
    expect((await list('raw_search_string=acme.example&page_limit=1')).body.results).toHaveLength(1);
  });

  it('is searched among what one sees', async () => {
    const [hidden] = await server.rows(sql`select email from user_profile where id = ${outside}`);
    const found = async (text: unknown, email: string) =>
      (await list(`raw_search_string=${encodeURIComponent(String(text))}&${old}`, email)).body.count;
    expect([await found(hidden?.email, superAdmin), await found(hidden?.email, limited)]).toEqual([1, 0]);
    // Who did it is told to everyone who reads the line.
    expect(await found(superAdmin, limited)).toBe(4);
  });

  it('ends with Invalid page.', async () => {
    const { status, body } = await list(`page_offset=9&${old}`);
    expect([status, body.detail]).toEqual([404, 'Invalid page.']);
  });

  it('goes on by cursor, nothing twice', async () => {
    const first = (await list(`page_limit=2&${old}`)).body;
    const second = (await list(`page_limit=2&cursor=${first.next}&${old}`)).body;
    const third = (await list(`page_limit=2&cursor=${second.next}&${old}`)).body;
    expect([first, second, third].map(({ results }) => results.length)).toEqual([2, 2, 1]);
    expect(third.next).toBeNull();
    expect(
      new Set([first, second, third].flatMap(({ results }) => results.map(({ id }: { id: number }) => id))).size,
    ).toBe(5);
  });
});

describe('who sees a line', () => {
  it('is everyone who may change the settings; others are refused', async () => {
    expect((await list(old, employee)).status).toBe(403);
    expect((await list(old, stranger)).body.count).toBe(0);
  });

  it('about a person is who sees the person; about nobody, everyone of them', async () => {
    const { body } = await list(old, limited);
    expect(body.count).toBe(4);
    const people = body.results.filter(({ type }: Line) => type === 'user').map(({ record_id }: Line) => record_id);
    expect(people).toEqual([inside]);
  });

  it('about a note is nobody whom it is about', async () => {
    await server.rows(sql`
      update access_group set permissions = permissions || '["add_note", "manage_employee"]'::jsonb
      where company_id = ${company} and group_name = 'Engineering partners'`);
    const me = await idOf(server, limited);
    await server.rows(sql`update user_profile set department = 'Engineering' where id = ${me}`);
    for (const user of [me, inside])
      expect(
        (
          await server.as(superAdmin, 'POST', '/feedback_bot/session/comment/add', {
            body: { user, body: 'Wants to lead' },
          })
        ).status,
      ).toBe(201);
    const seen = async (email: string) =>
      (await list('fields=note&createdAt_date_start=2026-04-01', email)).body.results.length;
    expect(await seen(superAdmin)).toBe(2);
    expect(await seen(limited)).toBe(1);
  });

  it('sees no value of a field that they may not read', async () => {
    await server.rows(sql`
      insert into audit_line (company_id, at, type, activity, entity, record_id, old, new)
      values (${company}, '2026-03-09', 'note', 'Note changed', 'x', 'y',
        '{"open": 1, "x-read": {"people/note/read": {"body": "before"}}}', '{"x-read": {"people/note/read": {"body": "after"}}}')`);
    const line = async (email: string) =>
      (await list('fields=note&createdAt_date_end=2026-03-31', email)).body.results[0];
    expect(await line(superAdmin)).toMatchObject({
      old_data: { open: 1, body: 'before' },
      new_data: { body: 'after' },
    });
    await server.rows(sql`
      update access_group set permissions = '["update_company_settings"]'::jsonb
      where company_id = ${company} and group_name = 'Engineering partners'`);
    expect(await line(limited)).toMatchObject({ old_data: { open: 1 }, new_data: {} });
    expect(JSON.stringify(await line(limited))).not.toMatch(/body|before|after/);
  });
});

describe('the log as a file', () => {
  it('needs the right', async () => {
    expect((await server.as(limited, 'POST', '/user_activity/export', { body: {} })).status).toBe(403);
  });
});
