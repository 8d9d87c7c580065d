import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { company as companies, survey, surveyResponse } from '../../../generated/tables.ts';
import type { AuditLine, JobContext, JobHandler } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { isPaused, releasedSince } from '../../rules/pause.ts';
import { readSettings } from '../company/settings.ts';
import { openCycle } from './cycles.ts';
import { replan } from './replan.ts';
import { atOnce, sendSome } from './send-due.ts';
import { senderOn, tellOfSender } from './sender.ts';

/**
 * Every quarter of an hour, because nine o'clock comes at another time in each zone. Whatever is repeated after a crash,
 * nobody is written to twice: what was sent is written down together with the mail.
 */
export const job: JobHandler<Jobs['wellbeing/run']> = async (job) => {
  const failures: unknown[] = [];
  for (const { company } of await surveys(job)) {
    try {
      await runCompany(job, company);
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};

/** Active ones, and those of which someone is still to be thanked, now or later. */
function surveys({ inSystem }: JobContext) {
  return inSystem((db) => {
    const waiting = db
      .select({ id: surveyResponse.id })
      .from(surveyResponse)
      .where(and(eq(surveyResponse.companyId, survey.companyId), isNotNull(surveyResponse.nextAt)));
    return db
      .select({ company: survey.companyId })
      .from(survey)
      .innerJoin(companies, and(eq(companies.companyId, survey.companyId), eq(companies.is_active, true)))
      .where(or(eq(survey.status, 'active'), sql`exists ${waiting}`));
  });
}

async function runCompany(job: JobContext, company: string): Promise<void> {
  const { paused, released, sender } = await job.inCompany(company, async (db) => {
    const { now, newId, audit } = job;
    const work = { db, now, newId: () => newId(), company, audit: (line: AuditLine) => audit(db, company, line) };
    await openCycle(work);
    await replan(work);
    const { pause, timeZone } = await readSettings(db, company);
    const paused = isPaused(pause, now);
    const sender = await senderOn(work, dayIn(timeZone, now));
    if (!paused && !sender) await tellOfSender(work);
    return { paused, released: releasedSince(pause, now), sender };
  });
  if (paused) return;
  if (!sender) return job.log('mails of the survey are held, because its sender has left', { company });
  let looked = 0;
  for (;;) {
    job.signal.throwIfAborted();
    const some = (await job.asActor(company, sender, (context) => sendSome(context, released))) ?? 0;
    looked += some;
    if (some < atOnce) break;
  }
  if (looked > 0) job.log('mails of the survey were looked at', { employees: looked });
}
