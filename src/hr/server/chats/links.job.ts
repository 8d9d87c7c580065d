import { lt } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { constants } from '../../../generated/options.ts';
import { chatLink } from '../../../generated/tables.ts';
import type { JobHandler } from '../../../server/context.ts';

export const job: JobHandler<Jobs['chats/links']> = async (job) => {
  const until = new Date(job.now.getTime() - constants['chats/link.kept'] * 86_400_000);
  await job.inSystem((db) => db.delete(chatLink).where(lt(chatLink.until, until)));
};
