import { and, eq, gt, sql } from 'drizzle-orm';
import type { Jobs } from '../../../../generated/jobs.ts';
import { company as companies, meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, JobContext, JobHandler } from '../../../../server/context.ts';
import { adminsOf } from '../../chats/notify.ts';
import { takeOut } from './at-calendar.ts';
import { mailMeeting } from './by-mail.ts';
import { caseStatus, otherMeeting, putCase } from './case-status.ts';
import { change, locked, type Meeting } from './meetings.ts';

interface Left {
  meeting: Meeting;
  /** It is the organiser who has left. */
  organiser: boolean;
}

const atOnce = 500;

/**
 * Meetings to come on a day on which employee or organiser is gone, whichever way they have left. Each is tried once a
 * run, those first that were not tried for longest: what a provider refuses for ever, or what fails, does not keep the
 * others from it.
 */
export const job: JobHandler<Jobs['people/meeting/leavers']> = async (job) => {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  for (;;) {
    const next = (await leftOnes(job)).filter(({ meeting }) => !tried.has(meeting.id));
    if (next.length === 0) break;
    for (const left of next) {
      job.signal.throwIfAborted();
      tried.add(left.meeting.id);
      await settle(job, left).catch((error: unknown) => failures.push(error));
    }
  }
  job.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
};

async function settle(job: JobContext, left: Left): Promise<void> {
  const { id, companyId, provider } = left.meeting;
  await job.inCompany(companyId, (db) =>
    db
      .update(meeting)
      .set({ updatedAt: job.now })
      .where(and(eq(meeting.companyId, companyId), eq(meeting.id, id))),
  );
  if (provider !== 'rapport') {
    const outcome = await takeOut(job, left.meeting);
    // Tried again in an hour; what may not be asked any more is cancelled here at least.
    if ('fault' in outcome && outcome.fault !== 'unauthorized' && outcome.fault !== 'forbidden') return;
  }
  await asSomeone(job, left.meeting, (context) => cancel(context, left));
}

function leftOnes(job: JobContext): Promise<Left[]> {
  const gone = sql`${userProfile.status} <> 'active' or ${userProfile.exit_date} <= (${meeting.event_time} at time zone ${companies.time_zone})::date`;
  return job.inSystem(async (db) => {
    const rows = await db
      .select({ meeting, who: userProfile.id })
      .from(meeting)
      .innerJoin(companies, eq(companies.id, meeting.companyId))
      .innerJoin(
        userProfile,
        and(
          eq(userProfile.companyId, meeting.companyId),
          sql`${userProfile.id} in (${meeting.user}, ${meeting.organiser})`,
          sql`(${gone})`,
        ),
      )
      .where(and(eq(meeting.state, 'scheduled'), gt(meeting.event_time, job.now)))
      .orderBy(meeting.updatedAt, meeting.id)
      .limit(atOnce);
    const byId = new Map<string, Left>();
    for (const { meeting: one, who } of rows)
      byId.set(one.id, {
        meeting: one,
        organiser: who === one.organiser || byId.get(one.id)?.organiser === true,
      });
    return [...byId.values()];
  });
}

/** As the organiser, or as a SuperAdmin where that one has left. */
async function asSomeone(
  job: JobContext,
  { companyId, organiser }: Meeting,
  work: (context: CallContext) => Promise<true>,
) {
  const { now } = job;
  const others = await job.inCompany(companyId, (db) => adminsOf({ db, now }, companyId, ['SuperAdmin']));
  for (const id of [organiser, ...others]) if ((await job.asActor(companyId, id, work)) !== null) return;
}

/**
 * Nobody meets the employee any more, so the case does not wait for that. Where it waits for another meeting, that one
 * knows from now on where the case stood before both.
 */
async function endWaiting(context: CallContext, done: Meeting): Promise<void> {
  const before = done.status_before;
  if (!before || (await caseStatus(context as CallContext<never>, done)) !== 'scheduled') return;
  const other = await otherMeeting(context as CallContext<never>, done);
  if (!other) await putCase(context, done, before);
  else if (!other.status_before) await change(context, context.now, other, { status_before: before });
}

async function cancel(context: CallContext, { meeting: { id }, organiser }: Left): Promise<true> {
  const found = await locked(context, id);
  if (found?.state !== 'scheduled') return true;
  const done = await change(context, context.now, found, {
    state: 'cancelled',
    cancelled_because: 'left',
    change: null,
    wanted: null,
    sequence: found.sequence + 1,
  });
  if (done.provider === 'rapport') await mailMeeting(context as CallContext<never>, 'cancel', done);
  if (organiser) await endWaiting(context, done);
  context.audit({
    type: 'meeting',
    activity: 'Meeting cancelled because someone has left',
    entity: 'people/meeting',
    recordId: id,
    new: { state: 'cancelled' },
  });
  return true;
}
