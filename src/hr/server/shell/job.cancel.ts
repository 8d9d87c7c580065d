import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['shell/job.cancel']> = async (context, { params }) => {
  const stopped = await context.jobs.cancel(params.id);
  if (stopped === null) return context.notFound();
  return stopped ? { status: 200 } : context.fail('Ended');
};
