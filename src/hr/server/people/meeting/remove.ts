import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { pending } from './answer.ts';
import { begin } from './changes.ts';
import { byEvent, ownMeeting } from './meetings.ts';
import { refuse } from './planned.ts';

type Remove = Calls['people/meeting/remove'];

/** What is cancelled already is cancelled. */
export const handler: Handler<Remove> = async (context, { params, body }) => {
  const found = await ownMeeting(context as CallContext, byEvent(params.provider, body.event_id));
  if (found.state === 'cancelled') return gone(context as CallContext);
  if (found.expiry_time <= context.now) refuse(context, 'Over');
  if (found.change !== null && found.change !== 'cancel') context.fail('UnderWay');
  const changed = found.change === null ? await begin(context as CallContext, found, 'cancel') : found;
  return changed.change === null ? gone(context as CallContext) : pending(context as CallContext, changed, gone);
};

/** Nothing is answered. */
function gone(context: CallContext): never {
  context.status(204);
  return {} as never;
}
