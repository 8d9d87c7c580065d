import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { membership } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { takeAdminPlace } from '../company/admin-places.ts';
import { todayOf } from '../company/zone.ts';
import { type Authority, authorityOf, groupOf } from './authority.ts';
import type { GroupRow } from './group-row.ts';
import { refuseStronger, visibleGroup } from './groups.ts';
import { type Person, refuseUntouchable, visiblePerson } from './members.ts';

type Context = CallContext<Calls['access/group.add-user']['errors']>;

export interface Joining {
  group_id: string;
  user_id: string;
  move?: boolean | undefined;
}

/** An admin is in one group: being added to another is a move, which is asked for by name. */
export async function joinGroup(context: Context, body: Joining): Promise<{ group: GroupRow; person: Person }> {
  const own = await authorityOf(context as CallContext);
  const group = await visibleGroup(context, own, body.group_id);
  const person = await visiblePerson(context, body.user_id);
  refuseUntouchable(context, person, own);
  if (group.master && !own.isSuperAdmin) context.fail('MasterBySuperAdmin');
  refuseStronger(context, group, own);
  const present = await groupOf(context, person.id);
  if (present?.id === group.id) context.fail('AlreadyMember');
  if (person.status !== 'active' || hasLeft(person, await todayOf(context))) context.fail('NotActive');
  if (present) {
    refuseMove(context, person, present, own, body.move === true);
    await context.records.update('access/membership', await membershipOf(context, person.id), { group: group.id });
  } else {
    await context.records.create('access/membership', { user: person.id, group: group.id });
  }
  if (person.type === 'Employee') {
    await takeAdminPlace(context);
    await context.records.update('people/user', person.id, { type: 'Admin' });
  }
  return { group, person };
}

const hasLeft = ({ exit_date }: Person, day: string): boolean => exit_date !== null && exit_date <= day;

/** What the person loses is weighed like what a removal takes. */
function refuseMove(context: Context, person: Person, present: GroupRow, own: Authority, confirmed: boolean): void {
  refuseStronger(context, present, own);
  const params = { name: person.display_name, group: present.group_name };
  const mayMove = own.isSuperAdmin || own.permissions.includes('change_user_group');
  if (!mayMove) context.fail('MayNotMove', { params });
  if (confirmed) return;
  context.fail('InOtherGroup', {
    params,
    extra: { user_group: present.group_name, user_group_id: present.id, user: person.display_name },
  });
}

async function membershipOf({ db, company, notFound }: Context, user: string): Promise<string> {
  const [row] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.companyId, company), eq(membership.user, user)));
  return row?.id ?? notFound();
}
