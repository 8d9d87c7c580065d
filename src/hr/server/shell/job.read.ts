import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['shell/job.read']> = async (context, { params }) => {
  const found = await context.jobs.look(params.id);
  if (!found) return context.notFound();
  const { news, state, failuresUrl } = found;
  return { ...news, state, failures_url: failuresUrl };
};
