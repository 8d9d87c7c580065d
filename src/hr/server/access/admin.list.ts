import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { accessGroup, company as companies, membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { pageNumber } from '../../../shared/paging/paging.ts';
import { todayOf } from '../company/zone.ts';
import { type GroupRow, groupColumns } from './group-row.ts';
import { employeesOf, headcountOf } from './groups.ts';
import { worksOn } from './members.ts';

const returns = [
  'id',
  'display_name',
  'email',
  'department',
  'type',
  'profilePicture',
  'allow_stage_edit',
  'allow_multiple_channels',
];

/** Everyone who is an admin and works here, with the group that it comes from. */
export const handler: Handler<Calls['access/admin.list']> = async (context, { query }) => {
  const { rows, total } = await context.records.list('people/user', {
    page: pageNumber(query.page_offset),
    limit: query.page_limit ?? 10,
    search: query.raw_search_string?.trim() || undefined,
    filters: [{ property: 'id', is: 'in', values: await adminsHere(context) }],
    sort: ['display_name'],
    opens: true,
    returns,
  });
  const groups = await groupsOf(
    context,
    rows.map(({ id }) => String(id)),
  );
  const employees = new Map<string, number>();
  for (const group of groups.values())
    if (!employees.has(group.id)) employees.set(group.id, (await employeesOf(context, group)).employees);
  const everyone = rows.some(({ type }) => type === 'SuperAdmin') ? (await headcountOf(context)).employees : 0;
  const channels = await companyChannels(context);
  const user_details = rows.map((row) => {
    const group = groups.get(String(row.id));
    return {
      ...flagsOf(row, channels),
      user_group: group?.group_name ?? null,
      user_group_id: group?.id ?? null,
      group_employee_count: row.type === 'SuperAdmin' ? everyone : (employees.get(group?.id ?? '') ?? 0),
    };
  });
  return { status: 200, user_details, total_count: total };
};

async function adminsHere(context: CallContext): Promise<string[]> {
  const admins = inArray(userProfile.type, ['SuperAdmin', 'Admin']);
  const rows = await context.db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), admins, worksOn(await todayOf(context))));
  return rows.map(({ id }) => id);
}

type Row = Calls['access/admin.list']['answer']['user_details'][number];

/** Both can be taken from one admin: nothing said is nothing taken. What the company does not allow, nobody may. */
function flagsOf(row: Record<string, unknown>, channels: boolean): Row {
  const { allow_stage_edit, allow_multiple_channels } = row;
  return {
    ...(row as unknown as Row),
    allow_stage_edit: allow_stage_edit !== false,
    allow_multiple_channels: channels && allow_multiple_channels !== false,
  };
}

export async function companyChannels({ db, company }: CallContext): Promise<boolean> {
  const [row] = await db
    .select({ channels: companies.multiple_channels_active })
    .from(companies)
    .where(eq(companies.companyId, company));
  return row?.channels === true;
}

async function groupsOf({ db, company }: CallContext, users: string[]): Promise<Map<string, GroupRow>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .select({ user: membership.user, group: groupColumns })
    .from(membership)
    .innerJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(and(eq(membership.companyId, company), inArray(membership.user, users)));
  return new Map(rows.map(({ user, group }) => [user, group]));
}
