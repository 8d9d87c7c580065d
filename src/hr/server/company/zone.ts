import { and, eq } from 'drizzle-orm';
import { company as companies } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';

type Asked = Pick<CallContext, 'db' | 'company'>;

/** The zone in which the company's days begin. */
export async function zoneOf({ db, company }: Asked): Promise<string> {
  const [row] = await db
    .select({ zone: companies.time_zone })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  return row?.zone ?? 'UTC';
}

/** The company's own day (YYYY-MM-DD). */
export const todayOf = async (context: Asked & Pick<CallContext, 'now'>): Promise<string> =>
  dayIn(await zoneOf(context), context.now);
