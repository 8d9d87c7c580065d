import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { channelFirst } from '../integrations/to-channel.ts';
import { anyLinkOf, issueLink, type Linked } from './link.ts';
import { readChat } from './page.state.ts';

type Renew = Calls['chats/page.renew'];

const renewals = constants['chats/link.renewals'];

/** Whatever token it is, the answer is the same; the new link goes to the person's own address, and nowhere else. */
export const handler: Handler<Renew> = async (context, { body }) => {
  const linked = await anyLinkOf(context.db, body.token, context.now);
  if (linked) await renew(context as CallContext, linked);
  return { status: 200 };
};

async function renew(context: CallContext, linked: Linked): Promise<void> {
  const { company, user, session, purpose } = linked;
  const chat = await readChat(context, linked);
  if (!chat || chat.completed || chat.closed) return;
  if (!(await context.sessions.allow(`new link ${purpose} ${session}`, renewals, 86_400))) return;
  const [person] = await context.db
    .select({
      email: linked.toPrivate ? userProfile.alternateEmail : userProfile.email,
      name: userProfile.display_name,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, user)));
  if (!person?.email) return;
  const token = await issueLink(context, { company, user, session, purpose });
  const link = `${context.config.origin}/chat/${token}`;
  const said = {
    name: chat.firstName,
    title: purpose === 'feedback' ? context.text('chats/page.feedback-title') : chat.title,
    days: constants['chats/link.days'],
  };
  const text = context.text('integrations/connection.renewed', said);
  // A channel of the company is not theirs any more.
  const notBefore = linked.toPrivate
    ? undefined
    : await channelFirst(context, { company, sender: user, session }, person.email, text, link);
  await context.mail.send(
    'chats/renewed',
    { address: person.email, name: person.name },
    { ...said, link },
    { company, about: session, notBefore },
  );
}
