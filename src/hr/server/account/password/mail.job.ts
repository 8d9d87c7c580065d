import type { Jobs } from '../../../../generated/jobs.ts';
import type { JobHandler } from '../../../../server/context.ts';
import { personDetails } from '../person.ts';

export const job: JobHandler<Jobs['account/password/mail']> = async (job, { company, user, at }) => {
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, { company, userId: user });
    if (!details || !(await job.once(context.db, company, 'mail'))) return;
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
