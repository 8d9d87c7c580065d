import type { Jobs } from '../../../generated/jobs.ts';
import type { JobHandler } from '../../../server/context.ts';
import { workThrough } from './bulk-work.ts';
import { leave } from './leave.ts';
import { openOfPerson, resolve } from './open-bounces.ts';

/** Someone leaves and their mails are resolved together: never one without the other. */
export const job: JobHandler<Jobs['audit/bulk-exit']> = (job, payload) =>
  workThrough(job, payload, 'audit/bounce.exit', async (context, { person, exit_date }, remarks) => {
    if (person === null || exit_date === null) return context.fail('NoEmployee');
    await leave(context, person, exit_date);
    await resolve(context, await openOfPerson(context, person), remarks);
  });
