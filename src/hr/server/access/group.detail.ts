import { and, asc, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { authorityOf } from './authority.ts';
import { employeesOf, rightsTold, toldOf, visibleGroup } from './groups.ts';
import { seenOrOneself } from './members.ts';

export const handler: Handler<Calls['access/group.detail']> = async (context, { query }) => {
  const group = await visibleGroup(context, await authorityOf(context), query.group_id);
  const users = await membersOf(context, group.id);
  const headcount = await employeesOf(context, group, query.active_employees);
  context.header('etag', `"${group.version}"`);
  return { status: 200, data: { ...toldOf(group), people: users.length, ...headcount, ...rightsTold(group), users } };
};

/** The admins of a group, as far as the caller sees them. */
async function membersOf(context: CallContext, group: string) {
  const rows = await context.db
    .select({
      id: userProfile.id,
      display_name: userProfile.display_name,
      email: userProfile.email,
      employee_id: userProfile.employee_id,
      department: userProfile.department,
      type: userProfile.type,
      profilePicture: userProfile.profilePicture,
    })
    .from(membership)
    .innerJoin(userProfile, and(eq(userProfile.companyId, membership.companyId), eq(userProfile.id, membership.user)))
    .where(and(eq(membership.companyId, context.company), eq(membership.group, group), seenOrOneself(context)))
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(1000);
  return rows.map((row) => ({ ...row, user_id: row.id }));
}
