import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccessServer, accessServer, employee, engineer, limited, superAdmin, wide } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

const stored = async (name: string) =>
  (
    await server.rows(sql`select permissions, segments, all_employees, master,
      (select count(*)::int from membership m where m.group_id = g.id) as admins
      from access_group g where group_name = ${name}`)
  )[0];
const countOf = async (where = sql`true`) =>
  Number(
    (
      await server.rows(sql`select count(*) as n from user_profile u join company c on c.id = u.company_id
        where c.slug = 'acme' and status = 'active' and ${where}`)
    )[0]?.n,
  );

describe('a copy of a group', () => {
  it('has its permissions and filters and no admins, under a name of its own', async () => {
    const id = await server.group('Sales partners', {
      permissions: ['manage_milestone'],
      segments: { department: ['Sales'] },
      admins: [engineer],
    });
    const { result, effects } = await effectsOf(server, () => server.call(superAdmin, 'copy', id));
    expect(result).toMatchObject({ status: 200, body: { copy: 'Copy of Sales partners' } });
    expect(effects).toEqual({ access_group: 1, audit_line: 1 });
    const { admins, ...rights } = (await stored('Sales partners')) ?? {};
    expect(admins).toBe(1);
    expect(await stored('Copy of Sales partners')).toEqual({ ...rights, admins: 0 });
    expect((await auditLines(server, 1))[0]).toMatchObject({ type: 'group_logs', activity: 'copy' });
    expect((await server.call(superAdmin, 'copy', id)).body.copy).toBe('Copy of Sales partners 2');
  });

  it('of the master group is a usual one', async () => {
    const id = await server.groupId('Master group');
    const { body } = await server.call(superAdmin, 'copy', id);
    expect(body.data).toMatchObject({ group_name: 'Copy of Master group', master: false, all_employees: true });
  });

  it('of a group that sees nobody is refused: it would see everyone', async () => {
    const id = await server.group('Nobody to see', { permissions: ['manage_milestone'], segments: {} });
    await server.rows(sql`update access_group set all_employees = false, segments = '{}' where id = ${id}`);
    expect((await server.call(superAdmin, 'copy', id)).body.code).toBe('NoFilter');
  });

  it.each([
    ['someone who sees fewer', limited, 404],
    ['an employee', employee, 403],
  ])('is not made by %s', async (_, who, status) => {
    const id = await server.group('Everything at once', { permissions: ['manage_milestone'] });
    expect((await server.call(who, 'copy', id)).status).toBe(status);
    expect(await stored('Copy of Everything at once')).toBeUndefined();
  });

  it('gives nothing that the one who copies does not have', async () => {
    const id = await server.group('Stronger than you', {
      permissions: ['manage_integrations', 'update_company_settings'],
    });
    const { status, body } = await server.call(wide, 'copy', id);
    expect([status, body.code]).toEqual([403, 'BeyondYours']);
  });
});

describe('what a change of a group will do', () => {
  const permissions = ['manage_milestone', 'company_culture_dashboard', 'data_export'];
  const salesGroup = () =>
    server.group('Sales partners', { permissions, segments: { department: ['Sales'] }, admins: [engineer, employee] });
  const told = async (change: object) => {
    const answer = await server.call(superAdmin, 'changes', { group_id: await salesGroup(), ...change });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('is told for its permissions, by the rules of the switches', async () => {
    const { result, effects } = await effectsOf(server, async () => {
      const group_id = await server.groupId('Engineering partners');
      return server.call(superAdmin, 'changes', { group_id, permissions: ['share_adhoc'] });
    });
    expect([result.status, effects]).toEqual([200, {}]);
    expect(await told({ permissions: ['company_culture_dashboard', 'add_note'] })).toEqual({
      status: 200,
      admins: 2,
      gains: ['add_note', 'manage_employee'],
      loses: ['manage_milestone', 'data_export'],
      more: 0,
      fewer: 0,
    });
  });

  it.each([
    ['others instead', { department__in: 'Engineering' }, sql`department = 'Engineering'`, sql`department = 'Sales'`],
    ['more', { department__in: 'Sales,Engineering' }, sql`department = 'Engineering'`, sql`false`],
    ['everyone', {}, sql`department is distinct from 'Sales'`, sql`false`],
    [
      'fewer',
      { department__in: 'Sales', tags: ['Core Team'] },
      sql`false`,
      sql`department = 'Sales' and not coalesce(tags ? 'Core Team', false)`,
    ],
    ['the same', { department__in: 'Sales' }, sql`false`, sql`false`],
  ])('is told for whom it sees: %s', async (_, segments, more, fewer) => {
    expect(await told({ segments })).toMatchObject({
      more: await countOf(more),
      fewer: await countOf(fewer),
      gains: [],
      loses: [],
    });
  });

  it('is told to nobody who may not see the group', async () => {
    const group_id = await salesGroup();
    expect((await server.call(employee, 'changes', { group_id })).status).toBe(403);
    const all = await server.group('Everything at once', { permissions });
    expect((await server.call(limited, 'changes', { group_id: all })).status).toBe(404);
  });
});
