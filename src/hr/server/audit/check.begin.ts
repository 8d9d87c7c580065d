import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { auditCheck } from '../../../generated/tables.ts';
import { type CallContext, type Handler, lock } from '../../../server/context.ts';
import { socketPath } from '../../../shared/jobs/news.ts';
import { lastCheck, openCheck } from './checks.ts';

/** One at a time for each person: who asks again waits for the one that goes on. */
export const handler: Handler<Calls['audit/check.begin']> = async (given) => {
  const context = given as CallContext;
  const { db, company, actor } = context;
  await lock(db, `audit check ${actor.id}`);
  const id = (await openCheck(context)) ?? (await begin(context));
  const [row] = await db
    .select({ sealed: auditCheck.sealed })
    .from(auditCheck)
    .where(and(eq(auditCheck.companyId, company), eq(auditCheck.id, id)));
  context.status(202);
  return { status: 200, job_id: id, socket: socketPath(id), total: row?.sealed ?? 0 };
};

/** A company keeps what was found last. What this person has begun and not ended goes on no more: it was given up. */
async function begin(context: CallContext): Promise<string> {
  const { db, company, actor, jobs } = context;
  const id = context.newId();
  const last = await lastCheck(context);
  const older = and(isNotNull(auditCheck.ended), last ? ne(auditCheck.id, last.id) : undefined);
  const givenUp = and(isNull(auditCheck.ended), eq(auditCheck.user, actor.id));
  await db.delete(auditCheck).where(and(eq(auditCheck.companyId, company), or(older, givenUp)));
  await db.insert(auditCheck).values({ companyId: company, id, user: actor.id });
  await jobs.send('audit/check', { company, check: id }, { id });
  return id;
}
