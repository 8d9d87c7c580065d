import { and, asc, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import {
  chatMessage,
  chatSession,
  company as companies,
  companySettings,
  stage as stages,
  userProfile,
} from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';
import { findAlertWords } from '../../rules/alert-words.ts';
import { avatarPictures } from '../../rules/avatars.ts';
import { nextQuestion, type Question } from '../../rules/chat-answer.ts';
import { type Asked, askedElsewhere } from './asked.ts';
import { type Offered, offerOf } from './complete.ts';
import { feedbackQuestions, isFeedback } from './feedback.ts';
import type { Linked } from './link.ts';
import { knowsWho, peopleOf } from './notify.ts';

const helpWords = constants['chats/help.words'];

type State = Calls['chats/page.open']['answer'];

export interface Chat {
  linked: Linked;
  brand: string;
  avatar: string | null;
  firstName: string;
  title: string;
  sender: string | null;
  /** What it belongs to asks nothing any more. */
  closed: boolean;
  /** Who reads the answers is said before the first question. */
  tellsFirst: boolean;
  asked: Asked | null;
  /** Everything that is asked is answered. */
  completed: boolean;
  /** Where content people are asked to say so; the same however often the end is shown. */
  offer: Offered;
  /** Whom to call now; null for those who wrote nothing of self-harm. */
  help: string | null;
  questions: Question[];
  messages: (typeof chatMessage.$inferSelect)[];
}

/** What the page may know: the company's brand, the person's first name, the questions, and what they said themselves. */
export async function readChat(work: Pick<CallContext, 'db' | 'now'>, linked: Linked): Promise<Chat | null> {
  const { db } = work;
  const { company } = linked;
  const feedback = linked.purpose === 'feedback';
  const [row] = await db
    .select({
      brand: companies.brand_name,
      name: companies.company_name,
      avatar: companies.company_avatar_id,
      firstName: userProfile.first_name,
      title: chatSession.stage_title,
      status: chatSession.status,
      offered: chatSession.brand_offered,
      resolvedBy: chatSession.resolved_by,
      askedAt: chatSession.feedback_asked,
      stage: stages,
      help: companySettings.help_contacts,
    })
    .from(chatSession)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, chatSession.user)))
    .innerJoin(companies, and(eq(companies.companyId, company), eq(companies.id, company)))
    .leftJoin(companySettings, eq(companySettings.companyId, company))
    .leftJoin(stages, and(eq(stages.companyId, company), eq(stages.id, chatSession.stage)))
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, linked.session)));
  if (!row) return null;
  const asked = feedback || row.stage ? null : await askedElsewhere(db, linked);
  const questions = feedback ? feedbackQuestions : (row.stage?.questions ?? asked?.questions ?? []);
  const all = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.companyId, company), eq(chatMessage.session, linked.session)))
    .orderBy(asc(chatMessage.position));
  const messages = feedback ? all.filter((message) => isFeedback(message, row.askedAt)) : all;
  const completed = feedback
    ? row.askedAt === null || !nextQuestion(questions, answeredIn({ messages }))
    : row.status === 'completed';
  return {
    linked,
    brand: row.brand ?? row.name,
    avatar: avatarPictures()[String(row.avatar)] ?? null,
    firstName: row.firstName,
    title: row.title,
    sender: await senderName(
      db,
      company,
      feedback ? await resolverTold(work, linked, row.resolvedBy) : (row.stage?.chatFromUser ?? asked?.sender ?? null),
    ),
    closed: asked?.closed ?? false,
    tellsFirst: asked !== null,
    asked,
    completed,
    help: messages.some(speaksOfSelfHarm) ? row.help || '' : null,
    offer: !feedback && completed ? await offerOf({ db }, linked, row.offered) : null,
    questions,
    messages,
  };
}

/** Only what people write themselves: a reply that they choose was written by the company. */
const speaksOfSelfHarm = ({ bot_response: bot, defaultInteraction, msg }: Chat['messages'][number]): boolean =>
  !bot && !defaultInteraction && msg.some(({ text }) => findAlertWords(text, helpWords).length > 0);

/** Of who may not know whose chat it is nobody learns, lest people write to them. */
async function resolverTold(
  work: Pick<CallContext, 'db' | 'now'>,
  { company, user }: Linked,
  by: string | null,
): Promise<string | null> {
  const [about] = by ? await peopleOf(work, company, [user]) : [];
  return by && about && (await knowsWho(work, company, by, about)) ? by : null;
}

async function senderName(db: Database, company: string, user: string | null): Promise<string | null> {
  if (!user) return null;
  const [row] = await db
    .select({ name: userProfile.display_name })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, user)));
  return row?.name ?? null;
}

/** Ids of the questions that have been answered, or passed over. */
export const answeredIn = ({ messages }: Pick<Chat, 'messages'>): Set<string> =>
  new Set(messages.flatMap(({ bot_response: bot, question }) => (!bot && question ? [question] : [])));

export function stateOf(chat: Chat, context: Pick<CallContext, 'text'>): State {
  const answered = answeredIn(chat);
  const { completed } = chat;
  const { purpose } = chat.linked;
  const next = completed ? undefined : nextQuestion(chat.questions, answered);
  const said = chat.messages.filter(
    (message) => !message.defaultInteraction || (!message.bot_response && message.question),
  );
  return {
    status: 200,
    purpose,
    brand: chat.brand,
    avatar: chat.avatar,
    sender: chat.sender,
    first_name: chat.firstName,
    ...(chat.help !== null && { help: chat.help || context.text('chats/page.help-anyone') }),
    title: purpose === 'feedback' ? context.text('chats/page.feedback-title') : chat.title,
    entries: said.slice(-200).map(({ position, bot_response: bot, msg }) => ({
      position,
      bot,
      text: msg.map((part) => part.text).join('\n') || context.text('chats/page.skipped'),
    })),
    question: next ? questionOf(next) : null,
    done: chat.questions.filter(({ id }) => id && answered.has(id)).length,
    total: chat.questions.length,
    tells_first: chat.tellsFirst,
    completed,
    offer: chat.offer && { label: chat.offer.label, link: chat.offer.link },
  };
}

const questionOf = ({
  id = '',
  type,
  text,
  responseRequired,
  scaleType,
  quickReplies,
  cards,
  words,
  details,
  picture,
}: Question) => ({
  id,
  type,
  text,
  required: responseRequired !== false,
  ...(details && { details }),
  ...(picture && { picture }),
  ...(words && { words: [...words] }),
  ...(type === 'scale' && { scaleType: scaleType ?? ('emoji' as const) }),
  ...(type === 'quickReplies' && { replies: (quickReplies ?? []).map(({ title }) => title) }),
  ...((type === 'card' || type === 'carousel') && { cards: (cards ?? []).map(cardOf) }),
});

/** What the assistant will say is not told beforehand. */
const cardOf = ({ postback: _, replies, ...card }: NonNullable<Question['cards']>[number]) => ({
  ...card,
  ...(replies && { replies: replies.map(({ title }) => title) }),
});
