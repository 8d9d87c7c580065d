import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { membership } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { invitable, sendInvitation } from '../account/invite.ts';
import { authorityOf } from './authority.ts';
import { refuseStronger, visibleGroup } from './groups.ts';
import { refuseUntouchable, visiblePerson } from './members.ts';

/** By the rules of adding an admin. The link of the former invitation is worth nothing from now on. */
export const handler: Handler<Calls['access/group.invite-again']> = async (context, { body }) => {
  const own = await authorityOf(context as CallContext);
  const group = await visibleGroup(context, own, body.group_id);
  const person = await visiblePerson(context, body.user_id);
  if (!(await isMember(context as CallContext, group.id, person.id))) return context.notFound();
  refuseUntouchable(context, person, own);
  refuseStronger(context, group, own);
  if ((await context.sessions.withAccount([person.id])).size > 0) context.fail('HasAccount');
  await sendInvitation(context, person.id, await invitable(context, person.id));
  return { status: 200, message: context.text('access/group.invited-again') };
};

async function isMember({ db, company }: CallContext, group: string, user: string): Promise<boolean> {
  const [row] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.companyId, company), eq(membership.group, group), eq(membership.user, user)));
  return row !== undefined;
}
