import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { authorityToChange } from './authority.ts';
import { valuesOf } from './group-input.ts';
import type { GroupRow } from './group-row.ts';
import { refuseStronger, rightsTold, toldOf, visibleGroup } from './groups.ts';

export const handler: Handler<Calls['access/group.update']> = async (context, { body }) => {
  const own = await authorityToChange(context, 'update_group');
  const before = await visibleGroup(context, own, body.group_id);
  if (before.master) context.fail('MasterGroup');
  if (before.id === own.groupId && !own.isSuperAdmin) context.fail('OwnGroup');
  refuseStronger(context, before, own);
  const values = valuesOf(context, body, own, before);
  const group = (await context.records.update('access/group', before.id, values)) as unknown as GroupRow;
  context.header('etag', `"${group.version}"`);
  return {
    status: 200,
    message: context.text('access/group.edited'),
    data: { ...toldOf(group), ...rightsTold(group) },
  };
};
