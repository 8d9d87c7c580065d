import { sql } from 'drizzle-orm';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import type { Answer } from '../../support/product-app.ts';
import { idOf, nobodySends, type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** Sees Engineering; with the rights over groups that these tests give. */
export const limited = 'groupadmin@acme.example';
/** Of the same group. */
export const peer = 'arjun.kapoor@acme.example';
/** Sees everyone. */
export const wide = 'venkat.krishnaswamy@acme.example';
export const wideToo = 'meera.iyer@acme.example';
export const regional = 'nurul.rahman@acme.example';
export const employee = 'employee@acme.example';
export const engineer = 'kavita.menon@acme.example';
export const stranger = 'superadmin@globex.example';

export const over = [
  'create_group',
  'update_group',
  'add_user_to_group',
  'remove_user_from_group',
  'change_user_group',
  'delete_access_group',
];

export interface AccessServer extends Server {
  call(
    who: string | null,
    call: keyof typeof calls,
    input?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Of a seeded group, or one that a test made. */
  groupId(name: string): Promise<string>;
  personId(email: string): Promise<string>;
  /** A group made behind the product's back, with these admins. */
  group(name: string, more?: GroupMade): Promise<string>;
  /** Everything as it was seeded. */
  restore(): Promise<void>;
}

interface GroupMade {
  permissions?: readonly string[];
  /** Absent: all employees. */
  segments?: Record<string, string[]>;
  admins?: readonly string[];
}

const bot = '/feedback_bot';
const calls = {
  list: (query) => ['GET', `${bot}/group/list?${query ?? ''}`],
  detail: (id) => ['GET', `${bot}/group/detail?group_id=${id}`],
  create: (body) => ['POST', `${bot}/group/create`, body],
  update: (body) => ['PATCH', `${bot}/group/update`, body],
  copy: (group_id) => ['POST', `${bot}/group/copy`, { group_id }],
  changes: (body) => ['POST', `${bot}/group/changes`, body],
  addUser: (body) => ['POST', `${bot}/group/add-user`, body],
  removeUser: (ids) => ['DELETE', `${bot}/group/remove-user/${(ids as string[]).join('/')}`],
  remove: (id) => ['DELETE', `${bot}/group/${id}`],
  filters: () => ['GET', `${bot}/group/segment-filters`],
  admins: (query) => ['GET', `${bot}/users/group-users/list?${query ?? ''}`],
  switch: (given) => {
    const { id, ...body } = given as { id: string };
    return ['PATCH', `${bot}/users/group-users/${id}`, body];
  },
} satisfies Record<string, (input: unknown) => [string, string, unknown?]>;

const tables = ['membership', 'access_group', 'user_profile'];

export async function accessServer(employees = 60): Promise<AccessServer> {
  const server = await seededServer({ employees });
  const { rows } = server;
  await nobodySends(server);
  await rows(
    sql`update access_group set permissions = permissions || ${JSON.stringify(over)}::jsonb where group_name in ('Engineering partners', 'People partners', 'Asia Pacific partners')`,
  );
  const kept = new Map<string, string>();
  for (const table of tables) {
    // Of very many employees, those that tests name are among the first.
    const first = table === 'user_profile' ? sql`order by employee_id limit 1000` : sql``;
    const [row] = await rows(
      sql`select coalesce(jsonb_agg(t), '[]')::text as rows from (select * from ${sql.identifier(table)} ${first}) t`,
    );
    kept.set(table, String(row?.rows));
  }
  for (const email of [null, superAdmin, limited, peer, wide, wideToo, regional, employee, stranger])
    await server.browser(email);
  /** Those that the database does not fill by itself. */
  const ownColumns = async (table: string) => {
    const [row] = await rows(sql`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`);
    return sql.raw(String(row?.names));
  };
  const personId = (email: string) => idOf(server, email);
  return {
    ...server,
    call: async (who, call, input, headers) => {
      const [method, url, body] = calls[call](input as never) as [string, string, unknown?];
      const ask = () => server.as(who, method, url, { body, headers });
      const answer = await ask();
      if (answer.body?.code !== 'StepUpNeeded') return answer;
      // Tests that run for minutes prove who they are as people do.
      await server.as(who, 'POST', '/auth/step-up', { body: { password: demoPassword } });
      return ask();
    },
    personId,
    groupId: async (name) => {
      const [row] = await rows(
        sql`select g.id from access_group g join company c on c.id = g.company_id where c.slug = 'acme' and g.group_name = ${name}`,
      );
      return String(row?.id);
    },
    group: async (name, { permissions = ['manage_milestone'], segments, admins = [] } = {}) => {
      const [row] = await rows(
        sql`insert into access_group (company_id, id, group_name, permissions, segments, all_employees)
          select id, gen_random_uuid(), ${name}, ${JSON.stringify(permissions)}::jsonb, ${JSON.stringify(segments ?? {})}::jsonb, ${segments === undefined}
          from company where slug = 'acme' returning id`,
      );
      for (const email of admins)
        await rows(
          sql`insert into membership (company_id, id, user_id, group_id) select company_id, gen_random_uuid(), id, ${row?.id} from user_profile where email = ${email}`,
        );
      return String(row?.id);
    },
    restore: async () => {
      const asKept = (table: string) =>
        sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${kept.get(table)}::jsonb)`;
      for (const table of ['membership', 'access_group']) await rows(sql`delete from ${sql.identifier(table)}`);
      await rows(sql`
        update user_profile u set type = k.type, status = k.status, exit_date = k.exit_date, department = k.department,
          allow_stage_edit = k.allow_stage_edit, allow_multiple_channels = k.allow_multiple_channels
        from ${asKept('user_profile')} k
        where k.id = u.id and k.company_id = u.company_id
          and (u.type, u.status, u.exit_date, u.department, u.allow_stage_edit, u.allow_multiple_channels)
            is distinct from (k.type, k.status, k.exit_date, k.department, k.allow_stage_edit, k.allow_multiple_channels)`);
      for (const table of ['access_group', 'membership']) {
        const names = await ownColumns(table);
        await rows(sql`insert into ${sql.identifier(table)} (${names}) select ${names} from ${asKept(table)}`);
      }
    },
  };
}
