import { and, count, eq } from 'drizzle-orm';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';

/** Admins of groups; of the whole company, since a plan is not limited to those whom someone may see. */
export async function adminCount(db: Database, company: string): Promise<number> {
  const [found] = await db
    .select({ number: count() })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.type, 'Admin'), eq(userProfile.status, 'active')));
  return found?.number ?? 0;
}

/** How many more admins the plan has room for; null without a limit. */
export async function adminPlacesLeft({ db, company }: CallContext): Promise<number | null> {
  const [row] = await db.select({ limit: companies.admin_limit }).from(companies).where(eq(companies.id, company));
  const limit = row?.limit ?? null;
  return limit === null ? null : Math.max(0, limit - (await adminCount(db, company)));
}

export interface AdminPlaces {
  limit: number;
  left: number;
}

/** The places of the plan, of which nobody else takes one until this is done; null without a limit. */
export async function lockedAdminPlaces({
  db,
  company,
}: Pick<CallContext, 'db' | 'company'>): Promise<AdminPlaces | null> {
  const [row] = await db
    .select({ limit: companies.admin_limit })
    .from(companies)
    .where(eq(companies.id, company))
    .for('update');
  const limit = row?.limit ?? null;
  return limit === null ? null : { limit, left: limit - (await adminCount(db, company)) };
}

/**
 * Before someone becomes an active admin, or one again: the plan must have a place left. Two at once cannot both take the
 * last. The fields are those in which it was asked for.
 */
export async function takeAdminPlace(
  context: CallContext<'NoPlaceInPlan'>,
  fields: readonly string[] = [],
): Promise<void> {
  const places = await lockedAdminPlaces(context);
  if (!places || places.left > 0) return;
  context.fail('NoPlaceInPlan', {
    params: { limit: places.limit },
    errors: Object.fromEntries(fields.map((name) => [name, []])),
  });
}
