import type { Jobs } from '../../../../generated/jobs.ts';
import type { JobHandler } from '../../../../server/context.ts';
import { isUncertain, mend } from './at-calendar.ts';
import { meetingById } from './meetings.ts';

/** Tried again while the provider is away. What was asked of the meeting since is settled by that. */
export const job: JobHandler<Jobs['people/meeting/mend']> = async (job, { company, meeting: id }) => {
  const meeting = await job.inCompany(company, (db) => meetingById(db, company, id));
  if (!meeting || meeting.change !== null || meeting.state === 'cancelled') return;
  const outcome = await mend(job, meeting);
  if ('fault' in outcome && (isUncertain(outcome.fault) || outcome.fault === 'limited'))
    throw new Error(`a calendar could not be mended: ${outcome.fault}`);
};
