import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { loadActor } from '../access/actor.ts';
import { personDetails } from './person.ts';

const days = constants['account/link.invitationLife'];
const most = { count: constants['account/link.invitationsPerHour'], seconds: 3600 };

type Context = CallContext<'MayNotSignIn' | 'TooManyInvitations'>;

/** Only someone whom the caller may see; the link goes to that person's address and to nobody else. */
export const handler: Handler<Calls['account/invite']> = async (context, { body }) => {
  await context.records.read('people/user', body.user);
  const details = await invitable(context, body.user);
  await sendInvitation(context, body.user, details);
  return { status: 200 };
};

type Details = NonNullable<Awaited<ReturnType<typeof personDetails>>>;

/** Someone who may sign in, and who has not been written to too often. */
export async function invitable(context: Context, userId: string): Promise<Details> {
  const person = { company: context.company, userId };
  const details = await personDetails(context.db, person);
  if (!details || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return context.fail('MayNotSignIn');
  if (!(await context.sessions.allow(`invite ${userId}`, most.count, most.seconds)))
    return context.fail('TooManyInvitations');
  return details;
}

export async function sendInvitation(context: Context, userId: string, details: Details): Promise<void> {
  await context.mail.send(
    'account/invite/invitation',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      inviter: context.actor.displayName,
      company: details.companyName,
      days,
      link: await invitationLink(context, userId),
    },
  );
}

export async function invitationLink(context: CallContext, userId: string): Promise<string> {
  const token = await context.sessions.issueToken('invite', { company: context.company, userId }, days * 24 * 60);
  return `${context.config.origin}/invite?token=${token}`;
}
