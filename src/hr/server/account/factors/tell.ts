import type { Jobs } from '../../../../generated/jobs.ts';
import type { CallContext, JobHandler } from '../../../../server/context.ts';
import { type Person, personDetails } from '../person.ts';

/** Told in any case, also to whoever did it: who did not, learns of it. */
export async function tellOfChange(context: CallContext, person: Person, change: string): Promise<void> {
  const details = await personDetails(context.db, person);
  if (!details) return;
  await context.mail.send(
    'account/mfa-changed',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      when: momentIn(context.now, details.timeZone),
      change,
      link: `${context.config.origin}/forgot`,
    },
  );
}

/** A job, because at sign-in the company is not known to the transaction. */
export async function tellOfNewDevice(
  context: Pick<CallContext, 'jobs' | 'now' | 'userAgent' | 'ip'>,
  { company, userId }: Person,
): Promise<void> {
  const device = context.userAgent.slice(0, 300);
  await context.jobs.send('account/new-device', {
    company,
    user: userId,
    at: context.now.toISOString(),
    device,
    ip: context.ip,
  });
}

export const newDevice: JobHandler<Jobs['account/new-device']> = async (job, { company, user, at, device, ip }) => {
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, { company, userId: user });
    if (!details) return;
    await context.mail.send(
      'account/new-device',
      { address: details.email, name: details.displayName },
      {
        name: details.displayName,
        company: details.companyName,
        when: momentIn(new Date(at), details.timeZone),
        device: device || 'a program without a name',
        ip,
        link: `${job.config.origin}/forgot`,
      },
    );
  });
};

export function momentIn(at: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${written.format(at)} (${timeZone})`;
}
