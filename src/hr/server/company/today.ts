import { and, eq } from 'drizzle-orm';
import { company as companies } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';

/** The company's own day (YYYY-MM-DD), by the zone of its profile. */
export async function todayOf({ db, company, now, config }: CallContext): Promise<string> {
  const [found] = await db
    .select({ zone: companies.time_zone })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  return dayIn(found?.zone ?? config.wireZone, now);
}
