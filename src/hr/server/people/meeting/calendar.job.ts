import type { Jobs } from '../../../../generated/jobs.ts';
import type { CallContext, JobContext, JobHandler } from '../../../../server/context.ts';
import { bring, isUncertain, type Outcome } from './at-calendar.ts';
import { complete } from './changes.ts';
import { change, locked, type Meeting, meetingById, wantedOf } from './meetings.ts';

type Payload = Jobs['people/meeting/calendar'];

/**
 * The provider is asked between two transactions. When the process dies in between, the job runs again: the event has an
 * id of ours, so it is made once.
 */
export const job: JobHandler<Payload> = async (job, payload) => {
  const meeting = await underWay(job, payload);
  if (meeting) await settle(job, meeting, await bring(job, meeting));
};

job.gaveUp = async (job, payload) => {
  const meeting = await underWay(job, payload);
  if (meeting) await settle(job, meeting, { fault: 'down', retryAfter: null });
};

async function underWay(job: JobContext, { company, meeting, change }: Payload): Promise<Meeting | undefined> {
  const found = await job.inCompany(company, (db) => meetingById(db, company, meeting));
  return found && found.change !== null && found.change_id === change ? found : undefined;
}

async function settle(job: JobContext, { companyId: company, organiser, id, change_id }: Meeting, outcome: Outcome) {
  const work = async (context: CallContext | null, within: Pick<CallContext, 'db' | 'company'>) => {
    const meeting = await locked(within, id);
    if (!meeting?.change || meeting.change_id !== change_id) return true;
    if ('fault' in outcome) await failed(context, within, job.now, meeting, outcome);
    else if (context) await complete(context, meeting, meeting.change, valuesOf(meeting, outcome));
    // The organiser has left meanwhile: what is in the calendar is cancelled with the rest of theirs.
    else
      await change(within, job.now, meeting, {
        ...valuesOf(meeting, outcome),
        change: null,
        state: 'scheduled',
      });
    return true;
  };
  const done = await job.asActor(company, organiser, (context) => work(context, context));
  if (done === null) await job.inCompany(company, (db) => work(null, { db, company }));
}

const valuesOf = (meeting: Meeting, { place }: Extract<Outcome, { place?: unknown }>): Partial<Meeting> => ({
  ...(meeting.change === 'update' && wantedOf(meeting)),
  ...(place && { calendar_id: place.calendarId, event_id: place.eventId }),
});

/** As it was before; where the provider may have done it all the same, its calendar is mended. */
async function failed(
  context: CallContext | null,
  within: Pick<CallContext, 'db' | 'company'>,
  now: Date,
  meeting: Meeting,
  { fault, retryAfter }: Extract<Outcome, { fault: unknown }>,
): Promise<void> {
  const gone = fault === 'missing' && meeting.change === 'update';
  await change(within, now, meeting, {
    change: null,
    wanted: null,
    fault,
    retry_after: retryAfter,
    ...(meeting.change === 'add' && { state: 'failed' }),
    ...(gone && { state: 'cancelled', cancelled_because: 'gone' }),
  });
  if (gone)
    context?.audit({
      type: 'meeting',
      activity: 'Meeting cancelled because it was deleted in the calendar',
      entity: 'people/meeting',
      recordId: meeting.id,
      new: { state: 'cancelled' },
    });
  if (isUncertain(fault) && meeting.change !== 'cancel')
    await context?.jobs.send('people/meeting/mend', {
      company: meeting.companyId,
      meeting: meeting.id,
    });
}
