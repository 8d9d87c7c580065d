import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { withdrawInvitation } from '../touchpoints/run/withdraw.ts';
import { completeChat } from './complete.ts';
import { isReached } from './reached.ts';

export const handler: Handler<Calls['chats/session.complete']> = async (context, { params, body }) => {
  if (!(await isReached(context as CallContext, params.id))) return context.fail('NoSuchChat');
  const chat = { company: context.company, session: params.id };
  const completed = await completeChat(context as CallContext, chat, {
    mood: body.overall_mood,
    ratings: body.driver_rating as Record<string, number> | undefined,
    enps: body.enps,
  });
  if (completed.outcome === 'refused')
    return context.fail(completed.because === 'no-chat' ? 'NoSuchChat' : 'EndedOtherwise');
  // What was ended elsewhere needs no invitation any more that still waits for a decent hour.
  await withdrawInvitation(context as CallContext, params.id);
  return { status: 200, data: { repeated: completed.outcome === 'repeated', offer: completed.offer } };
};
