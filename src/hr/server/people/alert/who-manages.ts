import { and, eq, or, sql } from 'drizzle-orm';
import { accessGroup, membership, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { worksOn } from '../../access/members.ts';
import { todayOf } from '../../company/zone.ts';

/** SuperAdmins who work here today, and admins whose group has a permission. */
export async function whoManages(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  company: string,
  permission: string,
): Promise<string[]> {
  const today = await todayOf({ db, company, now });
  const rows = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .leftJoin(membership, and(eq(membership.companyId, company), eq(membership.user, userProfile.id)))
    .leftJoin(accessGroup, and(eq(accessGroup.companyId, company), eq(accessGroup.id, membership.group)))
    .where(
      and(
        eq(userProfile.companyId, company),
        worksOn(today),
        or(
          eq(userProfile.type, 'SuperAdmin'),
          and(eq(userProfile.type, 'Admin'), sql`${accessGroup.permissions} @> ${JSON.stringify([permission])}::jsonb`),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
