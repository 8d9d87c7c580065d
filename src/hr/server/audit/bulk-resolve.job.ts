import type { Jobs } from '../../../generated/jobs.ts';
import type { JobHandler } from '../../../server/context.ts';
import { workThrough } from './bulk-work.ts';
import { mustBeCorrected, openOne, resolve } from './open-bounces.ts';

export const job: JobHandler<Jobs['audit/bulk-resolve']> = (job, payload) =>
  workThrough(job, payload, 'audit/bounce.resolve', async (context, { bounce }, remarks) => {
    const open = await openOne(context, bounce ?? '');
    if (open.length === 0) return context.fail('Meanwhile');
    if (context.actor.type !== 'SuperAdmin' && open.some(mustBeCorrected)) return context.fail('SecondBounce');
    await resolve(context, open, remarks);
  });
