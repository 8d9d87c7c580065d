import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { addToGroup } from '../access/group.add-user.ts';
import { invitable, sendInvitation } from '../account/invite.ts';

/** Rights first, by the rules of the groups: the mail goes out only with them. Who has an account is only told. */
export const userInvite: Handler<Calls['people/user.invite']> = async (context, { params, body }) => {
  const group = await addToGroup(context, { ...body, user_id: params.id });
  const details = await invitable(context, params.id);
  if (!(await context.sessions.personOf(details.email))) {
    await sendInvitation(context, params.id, details);
    return { status: 200, message: context.text('people/invite.sent') };
  }
  await context.mail.send(
    'account/made-admin',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      inviter: context.actor.displayName,
      company: details.companyName,
      group: group.group_name,
      link: context.config.origin,
    },
  );
  return { status: 200, message: context.text('people/invite.sent') };
};
