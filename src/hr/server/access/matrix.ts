import { and, asc, eq, inArray } from 'drizzle-orm';
import { company, membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { todayOf } from '../company/zone.ts';
import { authorityOf } from './authority.ts';
import { adminsOf, visibleGroups } from './groups.ts';
import { worksOn } from './members.ts';

/** Groups with their permissions, and the admins in them who work here: a SuperAdmin has all, everyone else the group's. */
export async function matrixOf(context: CallContext) {
  const groups = await visibleGroups(context, await authorityOf(context));
  const known = new Set(groups.map(({ id }) => id));
  const admins = await adminsOf(context, [...known]);
  const people = await adminsSeen(context);
  return {
    status: 200 as const,
    groups: groups.map(({ id, group_name: name, all_employees, permissions: codes }) => ({
      id,
      name,
      all_employees,
      people: admins.get(id) ?? 0,
      codes,
    })),
    // Of an admin whose group is not to be known of, nothing is told.
    people: people.filter(({ type, group_id }) => type === 'SuperAdmin' || group_id === null || known.has(group_id)),
  };
}

async function adminsSeen(context: CallContext) {
  const rows = await context.db
    .select({
      id: userProfile.id,
      display_name: userProfile.display_name,
      email: userProfile.email,
      type: userProfile.type,
      group_id: membership.group,
      required: company.second_factor_required,
      twoFactor: userProfile.two_factor,
    })
    .from(userProfile)
    .innerJoin(company, and(eq(company.companyId, userProfile.companyId), eq(company.id, userProfile.companyId)))
    .leftJoin(membership, and(eq(membership.companyId, userProfile.companyId), eq(membership.user, userProfile.id)))
    .where(
      and(
        eq(userProfile.companyId, context.company),
        inArray(userProfile.type, ['SuperAdmin', 'Admin']),
        worksOn(await todayOf(context)),
        context.visible('people/user'),
      ),
    )
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(2000);
  return rows.map(({ required, twoFactor, ...row }) => ({ ...row, waits: required === true && twoFactor !== true }));
}
