import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { linkOf } from './link.ts';
import { type Chat, readChat, stateOf } from './page.state.ts';

type Open = Calls['chats/page.open'];

const tries = constants['chats/link.tries'];

export const handler: Handler<Open> = async (context, { body }) =>
  stateOf(await openChat(context, body.token), context);

/** The chat that a token opens. One that is unknown, too old, used up or of someone who left is answered alike. */
export async function openChat(context: CallContext<'LinkOver' | 'TooOften'>, token: string): Promise<Chat> {
  const linked = await linkOf(context.db, token, context.now);
  if (!linked) return context.fail('LinkOver');
  if (!(await context.sessions.allow(`chat ${linked.link}`, tries, 3600)))
    return context.fail('TooOften', { headers: { 'retry-after': '3600' } });
  const chat = await readChat(context, linked);
  return !chat || (chat.closed && !chat.completed) ? context.fail('LinkOver') : chat;
}
