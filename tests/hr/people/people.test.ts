import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
let server: Server;
beforeAll(async () => {
  server = await seededServer();
  for (const email of [null, superAdmin, groupAdmin, employee]) await server.browser(email);
});
afterAll(() => server.close());

const emails = (rows: { email: string }[]) => rows.map(({ email }) => email).sort();
const names = (body: { data: { display_name: string }[] }) => body.data.map(({ display_name }) => display_name);

describe('the admins of the company', () => {
  const admins = (email: string | null, query = '?page_limit=500') =>
    server.as(email, 'GET', `/feedback_bot/users/admins${query}`);

  it('are listed with name, address and id, and nothing else', async () => {
    const { body, status } = await admins(superAdmin);
    expect([status, body.total_count]).toEqual([200, 6]);
    expect(names(body)).toEqual([
      'Anita Rao',
      'Arjun Kapoor',
      'Meera Iyer',
      'Nurul Rahman',
      'Rahul Verma',
      'Venkatasubramanian Krishnaswamy',
    ]);
    expect(body.data[0]).toEqual({
      user_id: await idOf(server, superAdmin),
      display_name: 'Anita Rao',
      email: superAdmin,
    });
  });

  it('are limited to whom a limited admin sees: the department, and oneself', async () => {
    const { body } = await admins(groupAdmin);
    expect([body.total_count, names(body)]).toEqual([2, ['Arjun Kapoor', 'Rahul Verma']]);
  });

  it.each([
    ['?raw_search_string=rahul', 1],
    ['?page_limit=2&page_offset=3', 2],
    ['?page_limit=2&page_offset=4', 0],
    ['', 6],
  ])('%s: %i', async (query, count) => {
    expect((await admins(superAdmin, query)).body.data).toHaveLength(count);
  });

  it.each([
    ['have left', sql`status = 'inactive'`],
    ['are to leave', sql`exit_date = '2099-01-01'`],
  ])('are without those who %s', async (_, leaves) => {
    await server.rows(sql`update user_profile set ${leaves} where email = 'meera.iyer@acme.example'`);
    expect(names((await admins(superAdmin)).body)).not.toContain('Meera Iyer');
    await server.rows(
      sql`update user_profile set status = 'active', exit_date = null where email = 'meera.iyer@acme.example'`,
    );
  });

  it.each([
    [null, 401],
    [employee, 403],
    ['nurul.rahman@acme.example', 403],
  ])('%s: %i', async (email, status) => {
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => admins(email));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it.each(['?page_limit=501', '?page_limit=0', '?fields=type', '?page_limit=1&page_limit=2'])(
    '400: %s',
    async (query) => {
      expect((await admins(superAdmin, query)).status).toBe(400);
    },
  );
});

describe.each(['GET', 'POST'])('the employees, by %s', (method) => {
  const list = (email: string | null, asked: Record<string, string> = {}) => {
    const path = '/feedback_bot/users/list';
    if (method === 'POST') {
      const typed = (value: string) => (/^[\d,]+$/.test(value) ? JSON.parse(`[${value}]`) : value);
      const body = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [name, name.startsWith('page_') ? Number(value) : typed(value)]),
      );
      return server.as(email, 'POST', path, { body });
    }
    return server.as(email, 'GET', `${path}?${new URLSearchParams(asked)}`);
  };

  it('are listed by name, ten at once, with the total', async () => {
    const { status, body } = await list(superAdmin);
    expect([status, body.data.length, body.total_count]).toEqual([200, 10, 60]);
    expect(names(body)).toEqual([...names(body)].sort());
  });

  it('answer what the autocomplete asks for', async () => {
    const { body } = await list(superAdmin, {
      raw_search_string: 'priya nair',
      fields: 'display_name,email,employee_id',
    });
    expect(body.data).toEqual([
      { id: expect.any(String), version: 1, display_name: 'Priya Nair', email: employee, employee_id: 'ACM-00008' },
    ]);
  });

  it('of a limited admin are the department, in page, total, search and filter', async () => {
    const { body } = await list(groupAdmin, { page_limit: '100' });
    const expected = await server.rows(sql`
      select u.email from user_profile u join company c on c.id = u.company_id
      where c.slug = 'acme' and u.department = 'Engineering'`);
    expect(emails(body.data)).toEqual(emails(expected as { email: string }[]));
    expect(body.total_count).toBe(expected.length);
    expect((await list(groupAdmin, { raw_search_string: 'anita rao' })).body).toMatchObject({
      data: [],
      total_count: 0,
    });
    expect((await list(groupAdmin, { department__in: 'Finance' })).body.total_count).toBe(0);
    expect((await list(groupAdmin, { department__in: 'Engineering,Finance' })).body.total_count).toBe(expected.length);
  });

  it.each([
    [{ department__in: 'Engineering' }, sql`u.department = 'Engineering'`],
    [
      { department__in: 'Engineering,Sales', status: 'active' },
      sql`u.department in ('Engineering', 'Sales') and u.status = 'active'`,
    ],
    [{ tags: 'Performers' }, sql`u.tags ? 'Performers'`],
    [{ gender__in: 'female', country__in: 'India' }, sql`u.gender = 'female' and u.country = 'India'`],
    [{ mood__in: '1,2' }, sql`u.user_mood in (1, 2)`],
    [
      { joining_date_start: '2024-01-01', joining_date_end: '2025-06-30' },
      sql`u.joining_date between '2024-01-01' and '2025-06-30'`,
    ],
  ])('are filtered: %j', async (asked, condition) => {
    const { status, body } = await list(superAdmin, { ...(asked as Record<string, string>), page_limit: '100' });
    const expected = await server.rows(
      sql`select u.email from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and ${condition}`,
    );
    expect([status, emails(body.data)]).toEqual([200, emails(expected as { email: string }[])]);
  });

  it.each(
    ['user_mood', 'user_driver_average', 'last_triggered_stage'].flatMap((name) => [
      [name, name, 1],
      [`-${name}`, name, -1],
    ]) as [string, string, number][],
  )('are sorted by %s, over all pages, those without any last', async (ordering, name, direction) => {
    await server.rows(sql`
      update user_profile set user_mood = null, user_driver_average = null, last_triggered_stage = null
      where display_name like 'A%'`);
    const found: { id: string; [field: string]: unknown }[] = [];
    for (let page = 1, total = 1; found.length < total; page += 1) {
      const { body } = await list(superAdmin, { ordering, page_limit: '40', page_offset: String(page) });
      expect(body.data, JSON.stringify(body)).toBeTruthy();
      found.push(...body.data);
      total = body.total_count;
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const values = found.map((row) => row[name] ?? null);
    const some = values.slice(0, values.indexOf(null));
    expect(some.length).toBeGreaterThan(20);
    expect(values.slice(some.length).every((value) => value === null)).toBe(true);
    const compared = some.map((value) => (name === 'last_triggered_stage' ? Date.parse(String(value)) : Number(value)));
    expect(compared).toEqual([...compared].sort((a, b) => (a - b) * direction));
  });

  it.each([
    [null, 401],
    [employee, 403],
  ])('%s: %i', async (email, status) => {
    expect((await list(email)).status).toBe(status);
  });

  it.each([
    { page_limit: '101' },
    { fields: 'password' },
    { department: 'Sales' },
    { joining_date_start: '31-12-2025' },
    { ordering: 'lastRating' },
  ])('400: %j', async (asked) => {
    expect((await list(superAdmin, asked as unknown as Record<string, string>)).status).toBe(400);
  });
});

describe('a profile', () => {
  const read = async (email: string | null, of: string, query = '') =>
    server.as(email, 'GET', `/feedback_bot/users/details/${await idOf(server, of)}${query}`);

  it.each([
    [null, employee, 401],
    [employee, employee, 200],
    [employee, superAdmin, 404],
    [groupAdmin, groupAdmin, 200],
    [groupAdmin, employee, 200],
    [groupAdmin, superAdmin, 404],
    [superAdmin, employee, 200],
    [superAdmin, 'superadmin@globex.example', 404],
    ['grace.lim@globex.example', 'superadmin@globex.example', 403],
  ])('%s reads %s: %i', async (email, of, status) => {
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => read(email, of));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('has all fields, or those asked for, on both paths', async () => {
    const id = await idOf(server, employee);
    const { body } = await read(employee, employee);
    expect(body).toMatchObject({
      id,
      first_name: 'Priya',
      last_name: 'Nair',
      manager: 'Arjun Kapoor',
      date_format: expect.any(String),
      joining_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(body).not.toHaveProperty('companyId');
    const some = await server.as(employee, 'GET', `/feedback_bot/users/${id}/details?fields=display_name,email`);
    expect(some.body).toEqual({ id, version: 1, display_name: 'Priya Nair', email: employee });
  });

  it('400: a field that is not there', async () => {
    expect((await read(employee, employee, '?fields=password_hash')).status).toBe(400);
  });
});
