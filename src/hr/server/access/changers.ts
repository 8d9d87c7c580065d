import { and, asc, eq, or, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { accessGroup, membership, userProfile } from '../../../generated/tables.ts';
import type { CallContext, ServerActor } from '../../../server/context.ts';
import type { Missing } from '../../../shared/gates/evaluate.ts';
import { isCovered, rightsOf } from '../../rules/group-rights.ts';
import { todayOf } from '../company/zone.ts';
import { type GroupRow, groupColumns } from './group-row.ts';
import { seenOrOneself, worksOn } from './members.ts';

const shown = constants['shell/limits.namedPeople'];

/**
 * Who can give what is missing: SuperAdmins, and for a permission or a filter the admins who may change that group. The
 * caller is told the names of those whom they see, and of the others how many there are.
 */
export async function changersOf(
  context: CallContext,
  about: { actor: ServerActor; group: GroupRow | null },
  missing: readonly Missing[],
) {
  const rows = (await adminsWithRights(context, await todayOf(context))).filter((row) =>
    mayChange(row, about, missing),
  );
  const seen = rows.filter((row) => row.visible);
  return {
    people: seen.slice(0, shown).map(({ id, display_name, email, type }) => ({ id, display_name, email, type })),
    hidden: rows.length - Math.min(seen.length, shown),
  };
}

type Row = Awaited<ReturnType<typeof adminsWithRights>>[number];

function adminsWithRights(context: CallContext, today: string) {
  const seen = seenOrOneself(context) ?? sql`true`;
  return context.db
    .select({
      id: userProfile.id,
      display_name: userProfile.display_name,
      email: userProfile.email,
      type: userProfile.type,
      visible: sql<boolean>`${seen}`,
      group: groupColumns,
    })
    .from(userProfile)
    .leftJoin(membership, and(eq(membership.companyId, userProfile.companyId), eq(membership.user, userProfile.id)))
    .leftJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(
      and(
        eq(userProfile.companyId, context.company),
        worksOn(today),
        or(eq(userProfile.type, 'SuperAdmin'), sql`${accessGroup.permissions} ? 'update_group'`),
      ),
    )
    .orderBy(asc(userProfile.type), asc(userProfile.display_name), asc(userProfile.id))
    .limit(2000);
}

/** As the calls decide it: nobody changes their own group, a stronger one or the master group, or gives what they lack. */
function mayChange(row: Row, { group }: { group: GroupRow | null }, missing: readonly Missing[]): boolean {
  if (row.type === 'SuperAdmin') return true;
  if (row.type !== 'Admin' || !row.group || !group || group.master || group.id === row.group.id) return false;
  if (!missing.every((one) => 'permission' in one)) return false;
  const own = rightsOf(row.group);
  const lacks = (one: Missing) =>
    !('permission' in one) ||
    (one.permission.length > 0 && !one.permission.some((code) => own.permissions.includes(code)));
  return isCovered(rightsOf(group), own) && !missing.some(lacks);
}
