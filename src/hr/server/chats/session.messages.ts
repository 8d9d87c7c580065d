import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { takeMessage } from './messages.ts';
import { isReached } from './reached.ts';

export const handler: Handler<Calls['chats/session.messages']> = async (context, { params, body }) => {
  if (!(await isReached(context as CallContext, params.id))) return context.fail('NoSuchChat');
  const chat = { company: context.company, session: params.id };
  const given = body.messages.map(({ external_id, ...message }) => ({ ...message, externalId: external_id }));
  const taken = await takeMessage(context as CallContext, chat, given);
  if (taken.outcome === 'taken') return { status: 200, data: { stored: taken.stored, repeated: taken.repeated } };
  if (taken.because === 'no-chat') return context.fail('NoSuchChat');
  const wrong = given.flatMap(({ position }, at) =>
    taken.positions?.includes(position ?? 0) ? [[`messages.${at}.position`, []]] : [],
  );
  return context.fail('MessageDiffers', { errors: Object.fromEntries(wrong) });
};
