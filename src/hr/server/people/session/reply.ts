import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import type { Handler } from '../../../../server/context.ts';
import { issueLink } from '../../chats/link.ts';
import { takeMessage } from '../../chats/messages.ts';
import { reachable } from '../reachable.ts';
import { chatOf } from './sessions.ts';

const most = { count: constants['people/session/repliesPerHour'], seconds: 3600 };

/** The reply stands in the chat under the admin's name, and goes to the person with a link that opens that chat alone. */
export const handler: Handler<Calls['people/session/reply']> = async (context, { params, body }) => {
  const { company } = context;
  const chat = (await chatOf(context, params.id)) ?? context.notFound();
  const person = await reachable(context, chat.user);
  if (!(await context.sessions.allow(`reply ${chat.user}`, most.count, most.seconds)))
    context.fail('TooManyReplies', { headers: { 'retry-after': String(most.seconds) } });
  const text = body.text.trim();
  await takeMessage(context, { company, session: chat.id }, [
    { msg: [{ text }], bot_response: true, author: context.actor.id },
  ]);
  const token = await issueLink(context, { company, user: chat.user, session: chat.id });
  await context.mail.send(
    'people/session/chat-reply',
    { address: person.email, name: person.name },
    {
      name: person.first,
      sender: context.actor.displayName,
      title: chat.stage_title,
      text,
      link: `${context.config.origin}/chat/${token}`,
    },
  );
  // What was said stands in the chat; the audit knows that it was said, and by whom.
  context.audit({ type: 'chat', activity: 'reply', entity: 'people/session', recordId: chat.id });
  return { status: 200, id: chat.id };
};
