import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Who has left and cannot be written to: a count, a list, and a file of it. */

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const stranger = 'superadmin@globex.example';

let server: Server;
let people: string[];
beforeAll(async () => {
  server = await seededServer();
  await server.rows(sql`update user_profile set exit_date = null`);
  const rows = await server.rows(sql`
    select u.id from user_profile u join company c on c.id = u.company_id and c.slug = 'acme'
    where u.type = 'Employee' and u.department = 'Engineering' and u.email <> ${employee} order by u.id limit 6`);
  people = rows.map(({ id }) => String(id));
  await server.rows(sql`
    insert into mail_suppression (company_id, id, address, mail, reason)
    select company_id, gen_random_uuid(), 'bounced@home.example', '', 'bounced' from user_profile where id = ${people[0]}`);
  const own: [address: string | null, days: number][] = [
    [null, -3],
    ['Bounced@home.example', -2],
    ['same@acme.example', 0],
    ['fine@home.example', -3],
    [null, 3],
    ['', -9],
  ];
  for (const [at, [address, days]] of own.entries())
    await server.rows(sql`update user_profile set alternate_email = ${address}, exit_date = current_date + ${days}::int,
      email = case when ${address === 'same@acme.example'} then 'Same@acme.example' else email end where id = ${people[at]}`);
});
afterAll(() => server.close());

const list = (who: string, query = '') => server.as(who, 'GET', `/exit_bot/unreachable${query}`);
const file = (who: string) => server.as(who, 'POST', '/exit_bot/unreachable/download');
const permit = async (...codes: string[]) => {
  await server.rows(sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb where id = (
    select m.group_id from membership m where m.user_id = ${await idOf(server, groupAdmin)})`);
};

describe('those who cannot be reached', () => {
  it('are who left and has no private address, only that at work, or one that mails come back from', async () => {
    const { status, body } = await list(superAdmin);
    expect([status, body.total_count]).toEqual([200, 4]);
    expect(body.data.map(({ id, why }: { id: string; why: string }) => [people.indexOf(id), why])).toEqual([
      [2, 'work'],
      [1, 'bounced'],
      [0, 'none'],
      [5, 'none'],
    ]);
    const next = await list(superAdmin, '?page_limit=3&page_offset=2');
    expect([next.body.total_count, next.body.data.length]).toEqual([4, 1]);
  });

  it('are not told to another company, nor to whom the survey is none of their business', async () => {
    expect((await list(stranger)).body).toMatchObject({ total_count: 0, data: [] });
    expect((await list(employee)).status).toBe(403);
    expect((await list(groupAdmin)).status).toBe(403);
    expect((await file(groupAdmin)).status).toBe(403);
  });

  it('are a file as well, of the same people', async () => {
    const made = await file(superAdmin);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { cookies } = await server.browser(superAdmin);
    const { body } = await server.app.inject({
      method: 'GET',
      url: made.body.report_url,
      cookies: Object.fromEntries(cookies),
    });
    const [head, ...lines] = body.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('"Name","Employee ID","Department","Exit date","Why"');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual([
      '"Only the address at work"',
      '"Mails to the private address come back"',
      '"No private address"',
      '"No private address"',
    ]);
    const [row] = await server.rows(sql`select type, report_name from download order by created_at desc limit 1`);
    expect(row).toEqual({ type: 'exit_dashboard', report_name: 'Who cannot be reached' });
  });

  it('are for an admin of a group those whom the group sees', async () => {
    await permit('view_exit', 'manage_employee');
    const seen = await list(groupAdmin);
    expect([seen.status, seen.body.total_count]).toEqual([200, 4]);
    await server.rows(sql`update user_profile set department = 'Elsewhere' where id = ${people[0]}`);
    const fewer = await list(groupAdmin);
    expect(fewer.body.data.map(({ id }: { id: string }) => people.indexOf(id))).toEqual([2, 1, 5]);
    expect((await file(groupAdmin)).status).toBe(403);
  });

  it.each([
    [['view_exit', 'download_exit_report'], 403, 403],
    [['manage_employee', 'download_exit_report'], 403, 403],
    [['manage_employee', 'view_exit'], 200, 403],
    [['manage_employee', 'view_exit', 'download_exit_report'], 200, 200],
  ])('take the right to open employees as well: %j', async (codes, lists, downloads) => {
    await permit(...codes);
    expect((await list(groupAdmin)).status).toBe(lists);
    expect((await file(groupAdmin)).status).toBe(downloads);
  });
});
