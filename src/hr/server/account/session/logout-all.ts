import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/session/logout-all']> = async (context) => {
  await context.sessions.endAll(context.actor.id);
  return { status: 200 };
};
