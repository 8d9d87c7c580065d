import type { CallContext } from '../../../../server/context.ts';
import type { Person } from '../person.ts';

/** Told in any case, also to the person who did it: who did not, learns of it. A job, because a link's company is not the caller's. */
export async function tellPasswordChanged(
  context: Pick<CallContext, 'jobs' | 'now'>,
  { company, userId }: Person,
): Promise<void> {
  await context.jobs.send('account/password/mail', { company, user: userId, at: context.now.toISOString() });
}
