import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { makeAdmin } from './make-admin.ts';

export const handler: Handler<Calls['access/group.add-user']> = async (context, { body }) => {
  await makeAdmin(context, body);
  return { status: 200, message: context.text('access/group.user-added') };
};
