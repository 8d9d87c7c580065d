import type { Jobs } from '../../../../generated/jobs.ts';
import type { CallContext, JobHandler } from '../../../../server/context.ts';
import { type Person, personDetails } from '../person.ts';

/** Told in any case, also to the person who did it: who did not, learns of it. A job, because a link's company is not the caller's. */
export async function tellPasswordChanged(
  context: Pick<CallContext, 'jobs' | 'now'>,
  { company, userId }: Person,
): Promise<void> {
  await context.jobs.send('account/password/mail', { company, user: userId, at: context.now.toISOString() });
}

export const passwordMail: JobHandler<Jobs['account/password/mail']> = async (job, { company, user, at }) => {
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, { company, userId: user });
    if (!details) return;
    const when = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: details.timeZone,
    });
    await context.mail.send(
      'account/password/changed',
      { address: details.email, name: details.displayName },
      {
        name: details.displayName,
        company: details.companyName,
        when: `${when.format(new Date(at))} (${details.timeZone})`,
        link: `${job.config.origin}/forgot`,
      },
    );
  });
};
