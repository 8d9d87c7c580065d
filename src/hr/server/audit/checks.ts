import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { auditCheck } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

const ofCompany = ({ company }: Pick<CallContext, 'company'>) => eq(auditCheck.companyId, company);

/** The last one of the company that has come to the end. */
export async function lastCheck(context: CallContext) {
  const [row] = await context.db
    .select()
    .from(auditCheck)
    .where(and(ofCompany(context), isNotNull(auditCheck.ended)))
    .orderBy(desc(auditCheck.ended), desc(auditCheck.id))
    .limit(1);
  return row ?? null;
}

/** Job of a check that the caller has begun and that still goes on. */
export async function openCheck(context: CallContext): Promise<string | null> {
  const [row] = await context.db
    .select({ id: auditCheck.id })
    .from(auditCheck)
    .where(and(ofCompany(context), isNull(auditCheck.ended), eq(auditCheck.user, context.actor.id)))
    .orderBy(desc(auditCheck.createdAt), desc(auditCheck.id))
    .limit(1);
  const job = row && (await context.jobs.look(row.id));
  return row && job && !job.news.finished ? row.id : null;
}
