import { and, eq, or, sql } from 'drizzle-orm';
import { accessGroup, membership, userProfile } from '../../../../generated/tables.ts';
import type { Database } from '../../../../server/context.ts';

/** Active SuperAdmins, and admins whose group has a permission. */
export async function whoManages(db: Database, company: string, permission: string): Promise<string[]> {
  const rows = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .leftJoin(membership, and(eq(membership.companyId, company), eq(membership.user, userProfile.id)))
    .leftJoin(accessGroup, and(eq(accessGroup.companyId, company), eq(accessGroup.id, membership.group)))
    .where(
      and(
        eq(userProfile.companyId, company),
        eq(userProfile.status, 'active'),
        or(
          eq(userProfile.type, 'SuperAdmin'),
          and(eq(userProfile.type, 'Admin'), sql`${accessGroup.permissions} @> ${JSON.stringify([permission])}::jsonb`),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
