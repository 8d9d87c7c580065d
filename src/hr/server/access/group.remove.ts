import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { membership } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { authorityToChange } from './authority.ts';
import { refuseStronger, visibleGroup } from './groups.ts';

/** A group goes only when nobody loses anything by it. */
export const handler: Handler<Calls['access/group.remove']> = async (context, { params }) => {
  const own = await authorityToChange(context, 'delete_access_group');
  const group = await visibleGroup(context, own, params.id);
  if (group.master) context.fail('MasterGroup');
  if (group.id === own.groupId && !own.isSuperAdmin) context.fail('OwnGroup');
  refuseStronger(context, group, own);
  const [admin] = await context.db
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.companyId, context.company), eq(membership.group, group.id)))
    .limit(1);
  if (admin) context.fail('HasAdmins');
  await context.records.remove('access/group', group.id);
  return { status: 200, message: context.text('access/group.deleted') };
};
