import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { company as companies, surveyCycle, surveyCycleResult } from '../../../generated/tables.ts';
import type { JobContext, JobHandler } from '../../../server/context.ts';
import { type Cycle, type CycleSums, summedUp } from './cycle-answers.ts';
import { isCurrent, limitsNow } from './cycle-sums.ts';

/** Keeps what may be told of each cycle that is over, so that its board is there at once. */
export const job: JobHandler<Jobs['wellbeing/sum-up']> = async (job) => {
  for (const cycle of await unsummed(job)) {
    job.signal.throwIfAborted();
    const { companyId: company } = cycle;
    const { giveWay } = job;
    const sums = await summedUp({ company, read: (work) => job.inCompany(company, work), giveWay }, cycle);
    await keep(job, cycle, sums);
    job.log('a cycle of the survey was summed up', { company, cycle: cycle.number });
  }
};

const unsummed = async ({ inSystem }: JobContext): Promise<Cycle[]> => {
  const rows = await inSystem((db) =>
    db
      .select({ cycle: surveyCycle })
      .from(surveyCycle)
      .innerJoin(companies, and(eq(companies.companyId, surveyCycle.companyId), eq(companies.is_active, true)))
      .leftJoin(
        surveyCycleResult,
        and(
          eq(surveyCycleResult.companyId, surveyCycle.companyId),
          eq(surveyCycleResult.cycle, surveyCycle.id),
          isCurrent,
        ),
      )
      .where(and(isNotNull(surveyCycle.closedAt), isNull(surveyCycleResult.id)))
      .orderBy(asc(surveyCycle.closedAt)),
  );
  return rows.map(({ cycle }) => cycle);
};

/**
 * Kept once. The answers and groups of a cycle that is over do not change any more (`asked.ts`), and must not: between two
 * tellings of the same groups the difference would tell what single people answered. So a new name or department, someone
 * who leaves, and questions that are changed leave it as it is. By other limits it is worked out anew, from the same
 * answers.
 */
const keep = ({ inCompany, newId, now }: JobContext, cycle: Cycle, { told, reminders }: CycleSums) =>
  inCompany(cycle.companyId, (db) =>
    db
      .insert(surveyCycleResult)
      .values({
        companyId: cycle.companyId,
        id: newId(),
        cycle: cycle.id,
        told: { ...told },
        limits: limitsNow,
        reminders,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [surveyCycleResult.companyId, surveyCycleResult.cycle],
        set: {
          told: { ...told },
          limits: limitsNow,
          reminders,
          updatedAt: now,
          version: sql`${surveyCycleResult.version} + 1`,
        },
      }),
  );
