import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { loadActor } from '../access/actor.ts';
import { personDetails } from './person.ts';

const days = 7;
const most = { count: 3, seconds: 3600 };

/** Only somebody whom the caller may see; the link goes to that person's address and to nobody else. */
export const invite: Handler<Calls['account/invite']> = async (context, { body }) => {
  await context.records.read('people/user', body.user);
  const person = { company: context.company, userId: body.user };
  const details = await personDetails(context.db, person);
  if (!details || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return context.fail('MayNotSignIn');
  if (!(await context.sessions.allow(`invite ${body.user}`, most.count, most.seconds)))
    return context.fail('TooManyInvitations');
  const token = await context.sessions.issueToken('invite', person, days * 24 * 60);
  await context.mail.send(
    'account/invitation',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      inviter: context.actor.displayName,
      company: details.companyName,
      days,
      link: `${context.config.origin}/invite?token=${token}`,
    },
  );
  return { status: 200 };
};
