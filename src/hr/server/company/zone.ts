import { eq } from 'drizzle-orm';
import { company } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';

/** The zone in which the company's days begin. */
export async function companyZone({ db, company: id }: CallContext): Promise<string> {
  const [row] = await db.select({ zone: company.time_zone }).from(company).where(eq(company.companyId, id));
  return row?.zone ?? 'Asia/Kolkata';
}
