import { and, eq, inArray, sql } from 'drizzle-orm';
import { accessGroup, membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext, ListFilter } from '../../../server/context.ts';
import { isCovered, rightsOf } from '../../rules/group-rights.ts';
import { isWithin, type Segments, writeSegments } from '../../rules/segments.ts';
import { todayOf } from '../company/zone.ts';
import type { Authority } from './authority.ts';
import { type GroupRow, groupColumns } from './group-row.ts';
import { seenOrOneself, worksOn } from './members.ts';
import { audience } from './scope.ts';

/** The groups that someone may know of: one's own, and those that see nobody whom one does not see. */
export async function visibleGroups(context: CallContext, viewer: Authority): Promise<GroupRow[]> {
  const rows = await context.db
    .select(groupColumns)
    .from(accessGroup)
    .where(eq(accessGroup.companyId, context.company))
    .orderBy(sql`lower(${accessGroup.group_name})`, accessGroup.id);
  return rows.filter((group) => isVisible(group, viewer));
}

/** A group that is not there and one that is not to be known of are answered alike. */
export async function visibleGroup(context: CallContext, viewer: Authority, id: string): Promise<GroupRow> {
  const [group] = await context.db
    .select(groupColumns)
    .from(accessGroup)
    .where(and(eq(accessGroup.companyId, context.company), eq(accessGroup.id, id)));
  return group && isVisible(group, viewer) ? group : context.notFound();
}

const isVisible = (group: GroupRow, viewer: Authority): boolean =>
  viewer.segments === null || group.id === viewer.groupId || isWithin(rightsOf(group).segments, viewer.segments);

/** Anyone who may do less than a group's admins changes nothing about the group or its admins. */
export function refuseStronger(context: CallContext<'StrongerGroup'>, group: GroupRow, own: Authority): void {
  if (!own.isSuperAdmin && !isCovered(rightsOf(group), own)) context.fail('StrongerGroup');
}

interface Headcount {
  employees: number;
  employees_left: number;
}

/**
 * How many employees a group's admins see, as far as the caller sees them too: who works there, and who has left.
 * `active` false: the first is both together, for programs that ask for that.
 */
export async function employeesOf(context: CallContext, group: GroupRow, active = true): Promise<Headcount> {
  const filters = filtersOf(rightsOf(group).segments);
  if (filters === null) return { employees: 0, employees_left: 0 };
  const { employees, employees_left } = await headcountOf(context, filters);
  return { employees: active ? employees : employees + employees_left, employees_left };
}

export async function headcountOf({ records }: CallContext, filters: readonly ListFilter[] = []): Promise<Headcount> {
  const count = async (status: string) => {
    const all = [...filters, { property: 'status', is: 'equal' as const, value: status }];
    return (await records.list('people/user', { page: 1, limit: 1, filters: all, returns: ['id'] })).total;
  };
  return { employees: await count('active'), employees_left: await count('inactive') };
}

/** Null keeps nobody, as in the row scope: no field at all, one without values, one that is not known any more. */
export function filtersOf(segments: Segments | null): ListFilter[] | null {
  if (segments === null) return [];
  const filters = Object.entries(segments).map(([field, values]) => ({
    property: field.replace(/__in$/, ''),
    is: 'in' as const,
    values,
  }));
  const isUsable = filters.every(({ property, values }) => audience.includes(property) && values.length > 0);
  return filters.length > 0 && isUsable ? filters : null;
}

/** Admins of each group whom the caller sees; who has left is none any more. */
export async function adminsOf(context: CallContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({ group: membership.group, count: sql<number>`count(*)::int` })
    .from(membership)
    .innerJoin(userProfile, and(eq(userProfile.companyId, membership.companyId), eq(userProfile.id, membership.user)))
    .where(
      and(
        eq(membership.companyId, context.company),
        inArray(membership.group, [...ids]),
        worksOn(await todayOf(context)),
        seenOrOneself(context),
      ),
    )
    .groupBy(membership.group);
  return new Map(rows.map(({ group, count }) => [group, count]));
}

/** The rights of a group as the wire writes them: objects with the codename, and besides the codes alone. */
export const rightsTold = ({ permissions, segments, all_employees }: GroupRow) => ({
  granted: permissions.map((codename) => ({ codename })),
  codes: permissions,
  filter: all_employees ? {} : writeSegments(segments as Segments),
});
