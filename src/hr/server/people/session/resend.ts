import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { isPaused } from '../../../rules/pause.ts';
import { cutLinks, issueLink } from '../../chats/link.ts';
import { lockChat } from '../../chats/messages.ts';
import { senderOf } from '../../chats/sender.ts';
import { readSettings } from '../../company/settings.ts';
import { channelFirst } from '../../integrations/to-channel.ts';
import { withdrawInvitation } from '../../touchpoints/run/withdraw.ts';
import { reachable } from '../reachable.ts';
import { sentByMail } from '../waiting.ts';
import { chatOf } from './sessions.ts';

const most = { count: constants['chats/link.resends'], seconds: 86_400 };

/** A new link, to the channel first where the company has it so, for a chat that was sent that way and still waits for answers. The links before end. */
export const handler: Handler<Calls['people/session/resend']> = async (context, { params }) => {
  const { company, actor } = context;
  const seen = (await chatOf(context, params.id)) ?? context.notFound();
  const chat = (await lockChat(context, { company, session: seen.id })) ?? context.notFound();
  if (!(await sentByMail(context, [chat.id])).has(chat.id)) context.fail('NotSent');
  if (chat.status === 'completed') context.fail('IsAnswered');
  const { pause } = await readSettings(context.db, company);
  if (isPaused(pause, context.now)) context.fail('IsPaused');
  const person = await reachable(context, chat.user);
  if (!(await context.sessions.allow(`link by an admin ${chat.id}`, most.count, most.seconds)))
    context.fail('TooManyLinks', { params: { count: most.count }, headers: { 'retry-after': String(most.seconds) } });
  await cutLinks(context, { company, session: chat.id, purpose: 'chat' });
  // The invitation may still wait for a decent hour: its link is one of those.
  await withdrawInvitation(context as CallContext, chat.id);
  const token = await issueLink(context, { company, user: chat.user, session: chat.id });
  const link = `${context.config.origin}/chat/${token}`;
  const said = {
    name: person.first,
    sender: actor.displayName,
    title: chat.stage_title,
    days: constants['chats/link.days'],
  };
  const text = context.text('integrations/connection.resent', said);
  const notBefore = await channelFirst(
    context,
    { company, sender: actor.id, session: chat.id },
    person.email,
    text,
    link,
  );
  await context.mail.send(
    'chats/resent',
    { address: person.email, name: person.name },
    { ...said, link },
    { from: await senderOf(context), about: chat.id, notBefore },
  );
  context.audit({ type: 'chat', activity: 'link sent again', entity: 'people/session', recordId: chat.id });
  return { status: 200, id: chat.id };
};
