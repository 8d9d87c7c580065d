import { and, asc, eq, sql } from 'drizzle-orm';
import { membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { adminPlacesLeft } from '../company/admin-places.ts';
import { todayOf } from '../company/zone.ts';
import { authorityOf } from './authority.ts';
import { type GroupInput, valuesOf } from './group-input.ts';
import type { GroupRow } from './group-row.ts';
import { adminsOf, employeesOf, refuseStronger, rightsTold, visibleGroups } from './groups.ts';
import { seenOrOneself, worksOn } from './members.ts';

type Errors = 'OwnGroup' | 'HasAdmins';

export const hooks: Hooks = {
  async rows(context) {
    const viewer = await authorityOf(context);
    if (viewer.segments === null) return {};
    return { id: (await visibleGroups(context, viewer)).map(({ id }) => id) };
  },
  async compute(context, rows, names, { active_employees }) {
    const groups = rows as unknown as GroupRow[];
    const asks = (name: string) => names.includes(name);
    const ids = groups.map(({ id }) => id);
    const admins = asks('people') ? await adminsOf(context, ids) : new Map<string, number>();
    const told = [];
    for (const group of groups)
      told.push({
        name: group.group_name,
        people: admins.get(group.id) ?? 0,
        ...(asks('employees') && (await employeesOf(context, group, active_employees !== false))),
        ...rightsTold(group),
        ...(asks('users') && { users: await membersOf(context, group.id) }),
        ...(asks('places_left') && { places_left: await adminPlacesLeft(context) }),
      });
    return told;
  },
  async beforeWrite(context, change) {
    const own = await authorityOf(context);
    const old = change.old as GroupRow | null;
    if (old?.id === own.groupId && old && !own.isSuperAdmin) context.fail('OwnGroup');
    if (old) refuseStronger(context, old, own);
    if (change.verb === 'remove') await refuseWithAdmins(context, change);
    else Object.assign(change.values, valuesOf(context, change.values as GroupInput, own, old ?? undefined));
  },
};

/** A group goes only when nobody loses anything by it. */
async function refuseWithAdmins(context: CallContext<Errors>, { id }: Change): Promise<void> {
  const [admin] = await context.db
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.companyId, context.company), eq(membership.group, id)))
    .limit(1);
  if (admin) context.fail('HasAdmins');
}

/** The admins of a group, as far as the caller sees them. Who has left stays in it until someone removes them. */
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
      left: sql<boolean>`not (${worksOn(await todayOf(context))})`,
    })
    .from(membership)
    .innerJoin(userProfile, and(eq(userProfile.companyId, membership.companyId), eq(userProfile.id, membership.user)))
    .where(and(eq(membership.companyId, context.company), eq(membership.group, group), seenOrOneself(context)))
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(1000);
  const known = await context.sessions.withAccount(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, user_id: row.id, signed_in: known.has(row.id) }));
}
