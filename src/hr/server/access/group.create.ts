import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { authorityToChange } from './authority.ts';
import { valuesOf } from './group-input.ts';
import type { GroupRow } from './group-row.ts';
import { rightsTold, toldOf } from './groups.ts';

export const handler: Handler<Calls['access/group.create']> = async (context, { body }) => {
  const own = await authorityToChange(context, 'create_group');
  const group = (await context.records.create('access/group', valuesOf(context, body, own))) as unknown as GroupRow;
  context.status(201);
  context.header('etag', `"${group.version}"`);
  return {
    status: 201,
    message: context.text('access/group.created'),
    data: { ...toldOf(group), ...rightsTold(group) },
  };
};
