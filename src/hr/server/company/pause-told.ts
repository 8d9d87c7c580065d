import { and, eq } from 'drizzle-orm';
import { company as companies, companySettings } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { isPaused, pauseOf } from '../../rules/pause.ts';

type Context = Pick<CallContext, 'db' | 'company' | 'now'>;

/** Said to admins on every page for as long as a pause runs: until which day, as the company counts days. */
export async function pauseTold({ db, company, now }: Context): Promise<{ paused?: boolean; paused_until?: string }> {
  const [row] = await db
    .select({
      from: companySettings.pause_interaction_start_date,
      until: companySettings.pause_interaction_end_date,
      zone: companies.time_zone,
    })
    .from(companySettings)
    .innerJoin(companies, and(eq(companies.companyId, companySettings.companyId), eq(companies.id, company)))
    .where(and(eq(companySettings.companyId, company), eq(companySettings.pause_interaction_active, true)));
  if (!row?.from || !row.until || !isPaused(pauseOf(row.from, row.until, row.zone), now)) return {};
  return { paused: true, paused_until: row.until };
}
