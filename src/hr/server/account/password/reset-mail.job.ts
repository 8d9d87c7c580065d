import type { Jobs } from '../../../../generated/jobs.ts';
import { constants } from '../../../../generated/options.ts';
import type { CallContext, JobHandler } from '../../../../server/context.ts';
import { invitationLink } from '../invite.ts';
import { type Person, personDetails } from '../person.ts';

const minutes = constants['account/link.resetLife'];
const days = constants['account/link.invitationLife'];

export const job: JobHandler<Jobs['account/password/reset-mail']> = async (job, { known, company, user }) => {
  if (!known || !company || !user) return;
  const person = { company, userId: user };
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, person);
    // A second link would end the first one.
    if (!details || !(await job.once(context.db, company, 'mail'))) return;
    const hasAccount = (await context.sessions.personOf(details.email)) !== null;
    return hasAccount ? sendReset(context, person, details) : sendFirst(context, person, details);
  });
};

type Details = NonNullable<Awaited<ReturnType<typeof personDetails>>>;

async function sendReset(context: CallContext, person: Person, details: Details): Promise<void> {
  const token = await context.sessions.issueToken('reset', person, minutes);
  await context.mail.send(
    'account/password/reset',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      minutes,
      link: `${context.config.origin}/reset?token=${token}`,
    },
  );
}

/** Someone who was made an admin and has not followed the invitation, or lost it. */
async function sendFirst(context: CallContext, person: Person, details: Details): Promise<void> {
  await context.mail.send(
    'account/invite/invited-admin',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      days,
      link: await invitationLink(context, person.userId),
    },
  );
}
