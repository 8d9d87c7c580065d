import type { Calls } from '../../../generated/calls.ts';
import type { CallContext } from '../../../server/context.ts';
import { invitable, sendInvitation } from '../account/invite.ts';
import { type Joining, joinGroup } from './join-group.ts';

type Context = CallContext<Calls['access/group.add-user']['errors']>;

/**
 * The one way to become an admin, or one of another group. Rights first, by the rules of the groups; the mail goes out
 * only with them: an invitation to those without an account, and the news to all others.
 */
export async function makeAdmin(context: Context, joining: Joining): Promise<void> {
  const { group, person } = await joinGroup(context, joining);
  if (person.id === context.actor.id) return;
  const details = await invitable(context, person.id);
  if (!(await context.sessions.personOf(details.email))) return sendInvitation(context, person.id, details);
  await context.mail.send(
    person.type === 'Employee' ? 'account/invite/made-admin' : 'account/invite/moved-group',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      inviter: context.actor.displayName,
      company: details.companyName,
      group: group.group_name,
      link: context.config.origin,
    },
  );
}
