import { lt } from 'drizzle-orm';
import type { Jobs } from '../../../../generated/jobs.ts';
import { challenge } from '../../../../generated/tables.ts';
import type { JobHandler } from '../../../../server/context.ts';

export const job: JobHandler<Jobs['account/mfa/challenges']> = async (job) => {
  await job.inSystem((db) => db.delete(challenge).where(lt(challenge.until, job.now)));
};
