import { and, asc, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import { chatMessage, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { type Entry, visibleEntries, withoutWords } from '../../../rules/transcript.ts';
import { pseudonymName } from '../pseudonym.ts';
import { isHidden, untoldOf } from '../titles.ts';
import { calledFields, wordsOf } from './called.ts';
import { type Chat, chatOf, mayName } from './sessions.ts';

/** What was said in a chat. That it was read is kept in the audit. */
export const handler: Handler<Calls['people/session/transcript']> = async (context, { params }) => {
  const chat = (await chatOf(context, params.id)) ?? context.notFound();
  const data = await transcriptOf(context, chat);
  context.audit({ type: 'chat', activity: 'read transcript', entity: 'people/session', recordId: chat.id });
  return { data, total_count: data.length };
};

/** As the caller may read it: of someone without a name, the name stands in no sentence either. */
async function transcriptOf(context: CallContext, chat: Chat): Promise<Entry[]> {
  const rows = await context.db
    .select({
      msg: chatMessage.msg,
      bot_response: chatMessage.bot_response,
      responseRequired: chatMessage.responseRequired,
      defaultInteraction: chatMessage.defaultInteraction,
      writer: chatMessage.author,
      author: userProfile.display_name,
    })
    .from(chatMessage)
    .leftJoin(
      userProfile,
      and(eq(userProfile.companyId, chatMessage.companyId), eq(userProfile.id, chatMessage.author)),
    )
    .where(and(eq(chatMessage.companyId, context.company), eq(chatMessage.session, chat.id)))
    .orderBy(asc(chatMessage.position));
  const named = mayName(context);
  const entries = visibleEntries(rows.map(told(named)), constants['people/session/hidden']);
  if (named) return entries;
  const asked = isHidden(await untoldOf(context, { ids: [chat.id] }), chat)
    ? withoutQuestions(context, chat, entries)
    : entries;
  return withoutNames(context, chat, asked);
}

type Row = Omit<Entry, 'author'> & { writer: string | null; author: string | null };

/** Which admin looks after someone may tell who it is: without names a reply is that of an admin. */
const told =
  (named: boolean) =>
  ({ writer, author, ...entry }: Row): Entry => ({
    ...entry,
    ...(writer !== null && { reply: true, ...(named && author !== null && { author }) }),
  });

async function withoutNames(context: CallContext, chat: Chat, entries: Entry[]): Promise<Entry[]> {
  const [person] = await context.db
    .select(calledFields)
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, chat.user)));
  return withText(entries, person ? wordsOf(person) : [], pseudonymName(context, chat));
}

/** What the assistant asks tells which touchpoint it is. */
function withoutQuestions(context: CallContext, chat: Chat, entries: Entry[]): Entry[] {
  const asked = [{ text: context.text('people/session/hidden-question') }];
  return withText(
    entries.map((entry) => (entry.bot_response && !entry.reply ? { ...entry, msg: asked } : entry)),
    [chat.stage_title],
    context.text('people/session/hidden-title'),
  );
}

function withText(entries: Entry[], words: readonly string[], instead: string): Entry[] {
  const hide = (text: string) => withoutWords(text, words, instead);
  return entries.map((entry) => ({
    ...entry,
    msg: entry.msg.map((item) => ({
      ...item,
      text: hide(item.text),
      ...(typeof item.value === 'string' && { value: hide(item.value) }),
    })),
  }));
}
