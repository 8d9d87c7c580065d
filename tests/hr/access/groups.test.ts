import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccessServer,
  accessServer,
  employee,
  engineer,
  limited,
  over,
  peer,
  regional,
  stranger,
  superAdmin,
  wide,
} from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

const codes = (body: { data: { permissions: { codename: string }[] } }) =>
  body.data.permissions.map(({ codename }) => codename);

describe('the list of groups', () => {
  it('has name, admins and employees, in two places', async () => {
    const { status, body } = await server.call(superAdmin, 'list');
    expect(status).toBe(200);
    expect(body.groups).toEqual(body.data.groups);
    expect([body.count, body.data.count]).toEqual([4, 4]);
    const [{ count, gone }] = (await server.rows(
      sql`select count(*) filter (where status = 'active')::int as count, count(*) filter (where status <> 'active')::int as gone
        from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and department = 'Engineering'`,
    )) as [{ count: number; gone: number }];
    expect(body.groups.find((group: { name: string }) => group.name === 'Engineering partners')).toEqual({
      id: expect.any(String),
      version: 1,
      group_name: 'Engineering partners',
      name: 'Engineering partners',
      people: 2,
      employees: count,
      employees_left: gone,
      master: false,
      all_employees: false,
    });
    const master = body.groups.find((group: { master: boolean }) => group.master);
    expect(master.employees + master.employees_left).toBe(60);
  });

  it.each([
    ['raw_search_string=PARTNERS', 3, 3],
    ['page_limit=3&page_offset=2', 1, 4],
    ['page_limit=3&page_offset=0', 3, 4],
    ['page_limit=3&page_offset=9', 0, 4],
    ['raw_search_string=%25', 0, 0],
    ['count=true', 4, 4],
  ])('%s: %i of %i', async (query, shown, count) => {
    const { body } = await server.call(superAdmin, 'list', query);
    expect([body.groups.length, body.count]).toEqual([shown, count]);
  });

  it('counts only active employees when asked', async () => {
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${engineer}`);
    const all = await server.call(superAdmin, 'list', 'active_employees=False');
    const active = await server.call(superAdmin, 'list', 'active_employees=True');
    const master = (body: { groups: { master: boolean; employees: number }[] }) =>
      body.groups.find((group) => group.master)?.employees ?? 0;
    expect(master(all.body)).toBe(60);
    expect(master(active.body)).toBeLessThan(60);
  });

  it('of a limited admin holds only groups that see nobody else', async () => {
    await server.group('Platform partners', { segments: { department__in: ['Engineering'], location__in: ['Pune'] } });
    await server.group('Engineers and sellers', { segments: { department__in: ['Engineering', 'Sales'] } });
    const { body } = await server.call(limited, 'list');
    expect(body.groups.map(({ name }: { name: string }) => name)).toEqual([
      'Engineering partners',
      'Platform partners',
    ]);
  });

  it.each([
    [null, 401],
    [employee, 403],
    [stranger, 200],
  ])('%s: %i', async (email, status) => {
    expect((await server.call(email, 'list')).status).toBe(status);
  });
});

describe('a group', () => {
  it('is answered with permissions as objects, filters joined, and its admins', async () => {
    const { status, body, headers } = await server.call(
      superAdmin,
      'detail',
      await server.groupId('Asia Pacific partners'),
    );
    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(body.data).toMatchObject({
      group_name: 'Asia Pacific partners',
      segments: { region__in: 'APAC', tags: ['Core Team', 'Performers'] },
      all_employees: false,
      users: [{ email: regional, display_name: 'Nurul Rahman', type: 'Admin', id: expect.any(String) }],
    });
    expect(codes(body)).toEqual(['company_culture_dashboard', 'manage_employee', 'data_export', ...over]);
  });

  it('of all employees says so', async () => {
    const { body } = await server.call(superAdmin, 'detail', await server.groupId('People partners'));
    expect(body.data).toMatchObject({ all_employees: true, segments: {}, people: 2 });
    expect(body.data.employees + body.data.employees_left).toBe(60);
  });

  it.each([
    [limited, 'Engineering partners', 200],
    [limited, 'People partners', 404],
    [limited, 'Master group', 404],
    [wide, 'Master group', 200],
    [wide, 'Asia Pacific partners', 200],
    [employee, 'People partners', 403],
    [stranger, 'People partners', 404],
    [null, 'People partners', 401],
  ])('%s opens %s: %i', async (email, name, status) => {
    const id = await server.groupId(name);
    expect((await server.call(email, 'detail', id)).status).toBe(status);
  });

  it('shows a limited admin only the admins whom they see', async () => {
    const id = await server.group('Engineers of all', {
      segments: { department__in: ['Engineering'] },
      admins: [engineer, employee],
    });
    await server.rows(sql`update user_profile set department = 'Sales' where email = ${employee}`);
    const { body } = await server.call(limited, 'detail', id);
    await server.rows(sql`update user_profile set department = 'Engineering' where email = ${employee}`);
    expect(body.data.users.map(({ email }: { email: string }) => email)).toEqual([engineer]);
    expect(body.data.people).toBe(1);
  });
});

describe('changing a group', () => {
  const update = async (who: string | null, name: string, body: object, headers?: Record<string, string>) =>
    server.call(who, 'update', { group_id: await server.groupId(name), ...body }, headers);
  const stored = async (name: string) =>
    (
      await server.rows(
        sql`select permissions, segments, all_employees from access_group where group_name = ${name} and not master`,
      )
    )[0];

  it('leaves the filter alone when none is sent', async () => {
    const { result, effects } = await effectsOf(server, () =>
      update(superAdmin, 'Engineering partners', { permissions: ['manage_milestone'] }),
    );
    expect([result.status, effects]).toEqual([200, { access_group: 1, audit_line: 1 }]);
    expect(result.body).toMatchObject({ status: 200, message: 'Group successfully edited!' });
    expect(await stored('Engineering partners')).toEqual({
      permissions: ['manage_milestone'],
      segments: { department__in: ['Engineering'] },
      all_employees: false,
    });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ activity: 'update', new: { permissions: ['manage_milestone'] } });
    expect(Object.keys((line as { new: object }).new)).toEqual(['permissions']);
  });

  it('{} opens it to all employees, and back', async () => {
    await update(superAdmin, 'Engineering partners', { segments: {} });
    expect(await stored('Engineering partners')).toMatchObject({ segments: {}, all_employees: true });
    await update(superAdmin, 'Engineering partners', { segments: { department__in: 'Sales' } });
    expect(await stored('Engineering partners')).toMatchObject({
      segments: { department__in: ['Sales'] },
      all_employees: false,
    });
  });

  it('counts for its admins at once', async () => {
    const seen = async () => (await server.as(limited, 'GET', '/feedback_bot/users/list')).body.total_count;
    const before = await seen();
    await update(superAdmin, 'Engineering partners', { segments: {} });
    expect([before < 60, await seen()]).toEqual([true, 60]);
    await update(superAdmin, 'Engineering partners', { permissions: ['manage_milestone'] });
    expect((await server.as(limited, 'GET', '/feedback_bot/users/list')).status).toBe(403);
  });

  it.each([
    [{ group_name: 'Master group' }, 'Group with same name already exists!'],
    [{ group_name: 'a/b partners' }, "Group name shouldn't contain special characters!"],
    [{ permissions: [] }, 'Please select at least one permission to proceed!'],
    [{ segments: { tags: [] } }, 'Please select at least one filter to proceed!'],
  ])('400: %j', async (body, text) => {
    const { result, effects } = await effectsOf(server, () => update(superAdmin, 'People partners', body));
    expect([result.status, result.body.message, effects]).toEqual([400, text, {}]);
  });

  it('412: someone else was faster', async () => {
    const { status, body } = await update(
      superAdmin,
      'People partners',
      { group_name: 'Other partners' },
      { 'if-match': '"7"' },
    );
    expect([status, body.current.group_name]).toEqual([412, 'People partners']);
    // As the call writes it elsewhere, and nothing besides.
    expect(body.current.permissions[0]).toEqual({ codename: expect.any(String) });
    expect(Object.keys(body.current).sort()).toEqual(
      ['all_employees', 'codes', 'group_name', 'id', 'master', 'name', 'permissions', 'segments', 'version'].sort(),
    );
    expect(
      (await update(superAdmin, 'People partners', { group_name: 'Other partners' }, { 'if-match': '"1"' })).status,
    ).toBe(200);
  });

  it.each([
    [null, 'People partners', 401],
    [employee, 'People partners', 403],
    [stranger, 'People partners', 404],
    [limited, 'People partners', 404],
  ])('%s changes %s: %i', async (email, name, status) => {
    const { result, effects } = await effectsOf(server, () => update(email, name, { group_name: 'Other partners' }));
    expect([result.status, effects]).toEqual([status, {}]);
  });
});

describe('deleting a group', () => {
  it('that nobody is in', async () => {
    const id = await server.group('Nobody in it');
    const { result, effects } = await effectsOf(server, () => server.call(superAdmin, 'remove', id));
    expect([result.status, result.body, effects]).toEqual([
      200,
      { status: 200, message: 'Group deleted!' },
      { access_group: 1, audit_line: 1 },
    ]);
  });

  it('not while someone is in it', async () => {
    const { result, effects } = await effectsOf(server, async () =>
      server.call(superAdmin, 'remove', await server.groupId('People partners')),
    );
    expect([result.status, result.body.message, effects]).toEqual([
      400,
      'Only a group without admins can be deleted.',
      {},
    ]);
  });

  it.each([
    [superAdmin, 'Master group', 403, 'The master group cannot be changed.'],
    [peer, 'Engineering partners', 403, 'You cannot change the group that you belong to.'],
    [limited, 'People partners', 404, undefined],
    [stranger, 'People partners', 404, undefined],
    [employee, 'People partners', 403, undefined],
    [null, 'People partners', 401, undefined],
  ])('%s, %s: %i', async (email, name, status, text) => {
    const { result, effects } = await effectsOf(server, async () =>
      server.call(email, 'remove', await server.groupId(name)),
    );
    expect([result.status, effects]).toEqual([status, {}]);
    if (text) expect(result.body.message).toBe(text);
  });
});

describe('the values to filter by', () => {
  it('are those of the employees one sees, in both spellings', async () => {
    const all = (await server.call(superAdmin, 'filters')).body;
    expect(all.queryset_filters_options).toEqual(all.queryset_filter_options);
    expect(Object.keys(all.queryset_filters_options)).toHaveLength(19);
    expect(all.queryset_filters_options.department__in.length).toBeGreaterThan(3);
    const mine = (await server.call(limited, 'filters')).body.queryset_filters_options;
    expect(mine.department__in.map(({ value }: { value: string }) => value)).toEqual(['Engineering']);
  });
});
