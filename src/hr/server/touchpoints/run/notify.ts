import { and, eq, or, sql } from 'drizzle-orm';
import { accessGroup, membership, userProfile } from '../../../../generated/tables.ts';
import type { Database } from '../../../../server/context.ts';
import { stageKinds } from '../../../rules/stage-kinds.ts';
import { type AlertSource, raiseAlerts } from '../../people/alert/alerts.ts';
import type { Orphan } from './decide.ts';
import type { Day } from './plan.ts';

/** Once for each touchpoint, until its chats have gone on. */
export async function notifyOfOrphans(
  source: AlertSource,
  { company }: Day,
  orphans: readonly Orphan[],
): Promise<void> {
  if (orphans.length === 0) return;
  for (const { id, title, type, held } of orphans) {
    const { permission, route } = stageKinds[type];
    const to = await whoManages(source.db, company, permission);
    await raiseAlerts(source, {
      company,
      to,
      kind: 'touchpoint',
      text: 'touchpoints/run.sender-left',
      params: { title, held },
      link: `/${route}/edit/${id}`,
    });
  }
}

/** Those who can choose another sender. */
async function whoManages(db: Database, company: string, permission: string): Promise<string[]> {
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
