import { lt } from 'drizzle-orm';
import type { Jobs } from '../../../../generated/jobs.ts';
import { constants } from '../../../../generated/options.ts';
import { alert } from '../../../../generated/tables.ts';
import type { JobHandler } from '../../../../server/context.ts';

export const job: JobHandler<Jobs['people/alert/alerts']> = async (job) => {
  const until = new Date(job.now.getTime() - constants['people/alert/kept'] * 86_400_000);
  await job.inSystem((db) => db.delete(alert).where(lt(alert.createdAt, until)));
};
