import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/session/logout']> = async (context, { body }) => {
  if (body.everywhere) await context.sessions.endAll(context.actor.id);
  else await context.sessions.end();
  return { status: 200 };
};
