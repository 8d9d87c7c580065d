import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/device/end-others']> = async (context) => ({
  status: 200,
  ended: await context.sessions.endAll(context.actor.id, { keep: true }),
});
