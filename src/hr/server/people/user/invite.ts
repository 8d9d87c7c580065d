import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { makeAdmin } from '../../access/make-admin.ts';

export const handler: Handler<Calls['people/user/invite']> = async (context, { params, body }) => {
  await makeAdmin(context, { ...body, user_id: params.id });
  return { status: 200, message: context.text('people/user/invite.sent') };
};
