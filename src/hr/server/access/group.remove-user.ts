import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { membership } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { personDetails } from '../account/person.ts';
import { authorityOf } from './authority.ts';
import { refuseStronger, visibleGroup } from './groups.ts';
import { isLastSuperAdmin, refuseUntouchable, visiblePerson } from './members.ts';

/** Anyone who is in no group is no admin any more; so is a SuperAdmin whom another SuperAdmin removes. */
export const handler: Handler<Calls['access/group.remove-user']> = async (context, { params }) => {
  const own = await authorityOf(context as CallContext);
  const group = await visibleGroup(context, own, params.groupId);
  const person = await visiblePerson(context, params.userId);
  const [member] = await context.db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(eq(membership.companyId, context.company), eq(membership.group, group.id), eq(membership.user, person.id)),
    );
  if (!member) return context.notFound();
  refuseUntouchable(context, person, own);
  refuseStronger(context, group, own);
  if (person.type === 'SuperAdmin' && (await isLastSuperAdmin(context, person.id))) context.fail('LastSuperAdmin');
  await context.records.remove('access/membership', member.id);
  await context.records.update('people/user', person.id, { type: 'Employee' });
  await tellRemoved(context as CallContext, person.id, group.group_name);
  return { status: 200, message: context.text('access/group.user-removed') };
};

/** Those who had no account yet had no rights to lose, and know of none. */
async function tellRemoved(context: CallContext, person: string, group: string): Promise<void> {
  if (person === context.actor.id) return;
  const details = await personDetails(context.db, { company: context.company, userId: person });
  if (!details || !(await context.sessions.personOf(details.email))) return;
  await context.mail.send(
    'account/invite/lost-admin',
    { address: details.email, name: details.displayName },
    { name: details.displayName, remover: context.actor.displayName, company: details.companyName, group },
  );
}
