import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

/** Programs that know no more than a link open it as one, and some look at every link: so it only leads on. */
export const handler: Handler<Calls['account/outbox/ask']> = async (context, { params }) => {
  context.status(303);
  context.header('location', `/unsubscribe?token=${encodeURIComponent(params.token)}`);
  return {};
};
