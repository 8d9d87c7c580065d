import { and, count, eq, inArray, lte, min, or } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { company as companies, stage as stages, touchpointRun } from '../../../generated/tables.ts';
import type { JobContext, JobHandler } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { remindLeavers } from '../exit/remind.ts';
import { beginSome, seenAtOnce } from './run/begin.ts';
import { decide } from './run/decide.ts';
import { notifyOfOrphans } from './run/notify.ts';
import { type Day, planDue } from './run/plan.ts';
import { inviteTogether } from './run/together.ts';

/**
 * Looks every hour, since a day begins in each company's zone at another. Whatever is repeated after a crash, or done
 * by two at once, a person is asked once: a row of the plan is unique, and is settled with what it starts.
 */
export const job: JobHandler<Jobs['touchpoints/run']> = async (job) => {
  const failures: unknown[] = [];
  for (const day of await days(job)) {
    try {
      await runCompany(job, day);
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    }
  }
  // Tried again for those that failed; the others find nothing left to do.
  if (failures.length > 0) throw failures[0];
};

async function days({ inSystem, now }: JobContext): Promise<Day[]> {
  const rows = await inSystem((db) =>
    db
      .select({
        company: companies.companyId,
        zone: companies.time_zone,
        lifecycle: companies.milestone_active,
        postExit: companies.exit_active,
      })
      .from(companies)
      .where(
        and(eq(companies.is_active, true), or(eq(companies.milestone_active, true), eq(companies.exit_active, true))),
      ),
  );
  return rows.map(({ company, zone, lifecycle, postExit }) => ({
    company,
    now,
    today: dayIn(zone, now),
    types: [...(lifecycle ? (['lifecycle'] as const) : []), ...(postExit ? (['postExit'] as const) : [])],
  }));
}

async function runCompany(job: JobContext, day: Day): Promise<void> {
  const { paused, orphans } = await job.inCompany(day.company, async (db) => {
    await planDue(db, day);
    const decided = await decide(db, day);
    await notifyOfOrphans({ db, now: job.now, newId: () => job.newId() }, day, decided.orphans);
    return decided;
  });
  if (orphans.length > 0) job.log('chats are held, because their sender has left', { touchpoints: orphans.length });
  if (paused) return;
  const failures = await beginAll(job, day);
  await inviteTogether(job, day);
  if (day.types.includes('postExit')) await remindLeavers(job, day);
  if (failures.length > 0) throw failures[0];
}

/** One touchpoint that fails keeps none of the others back; answers why. */
async function beginAll(job: JobContext, day: Day): Promise<unknown[]> {
  const waiting = await job.inCompany(day.company, (db) => stagesWaiting(db, day));
  const total = waiting.reduce((sum, { chats }) => sum + chats, 0);
  const failures: unknown[] = [];
  let done = 0;
  for (const { stage, sender } of waiting) {
    try {
      for (;;) {
        job.signal.throwIfAborted();
        const begun = await job.asActor(day.company, sender, (context) => beginSome(context, day, stage));
        if (begun?.held) return failures;
        done += begun?.seen ?? 0;
        await job.progress(Math.min(done, total), total);
        if (!begun || begun.seen < seenAtOnce) break;
      }
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (done > 0) job.log('chats of touchpoints were started', { chats: done });
  return failures;
}

/** Touchpoints with chats to start now, those first that have waited longest. */
async function stagesWaiting(db: Parameters<typeof planDue>[0], { company, now, types }: Day) {
  const rows = await db
    .select({ stage: stages.id, sender: stages.chatFromUser, chats: count(), since: min(touchpointRun.startAfter) })
    .from(touchpointRun)
    .innerJoin(stages, and(eq(stages.companyId, company), eq(stages.id, touchpointRun.stage)))
    .where(
      and(
        eq(touchpointRun.companyId, company),
        eq(touchpointRun.state, 'planned'),
        lte(touchpointRun.startAfter, now),
        eq(stages.status, 'live'),
        inArray(stages.stageType, [...types]),
      ),
    )
    .groupBy(stages.id, stages.chatFromUser)
    .orderBy(min(touchpointRun.startAfter));
  return rows.flatMap(({ stage, sender, chats }) => (sender ? [{ stage, sender, chats }] : []));
}
