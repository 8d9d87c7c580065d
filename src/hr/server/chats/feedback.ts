import { and, eq } from 'drizzle-orm';
import { optionDetails, optionLabels, optionValues } from '../../../generated/options.ts';
import { type chatMessage, chatSession } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { Question } from '../../rules/chat-answer.ts';
import { type Linked, postponeLinks } from './link.ts';
import { peopleOf, tell } from './notify.ts';

const labels = optionLabels['chats/feedback.answers'];
const answers = optionValues['chats/feedback.answers'];

/** What is asked once a case is resolved; the first is whether it helped. */
export const feedbackQuestions: Question[] = optionDetails['chats/feedback.questions'].map(
  ({ value, label, type, responseRequired }) => ({
    id: value,
    text: label,
    type,
    responseRequired,
    ...(type === 'quickReplies' && { quickReplies: answers.map((answer) => ({ title: labels[answer] })) }),
  }),
);

/** Mails that ask for it; they wait for the end of a pause. */
export const askingMails: readonly string[] = [
  'chats/feedback-asked',
  'chats/feedback-asked-unnamed',
  'chats/resolved',
];

/** The pause has another end now. Their links work as long after it as was meant. */
export async function askAt(
  { db, company, now, mail }: Pick<CallContext, 'db' | 'company' | 'now' | 'mail'>,
  was: Date,
  endsAt: Date,
): Promise<void> {
  const texts = await mail.retime(askingMails, was, endsAt);
  await postponeLinks(db, company, texts, { now, from: endsAt });
}

const ids = new Set(feedbackQuestions.map(({ id }) => id));

/** It belongs to what was asked last: a case can be resolved again, and then it is asked again. */
export const isFeedback = (
  { question, createdAt }: Pick<typeof chatMessage.$inferSelect, 'question' | 'createdAt'>,
  askedAt: Date | null,
): boolean => question !== null && ids.has(question) && askedAt !== null && createdAt >= askedAt;

/** Anyone who is asked from now on, and by whose work. */
export async function beginFeedback(
  { db, now, company, actor }: Pick<CallContext<never>, 'db' | 'now' | 'company' | 'actor'>,
  session: string,
): Promise<void> {
  await db
    .update(chatSession)
    .set({ resolved_by: actor.id, feedback_asked: now, helped: null })
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)));
}

/** Keeps whether it helped, and tells the one who resolved the case. */
export async function takeFeedback(context: CallContext<never>, linked: Linked, question: string, said: string) {
  const helped = answers.find((answer) => labels[answer] === said);
  if (question !== feedbackQuestions[0]?.id || !helped) return;
  const { company } = linked;
  const [chat] = await context.db
    .update(chatSession)
    .set({ helped })
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, linked.session)))
    .returning();
  const [about] = await peopleOf(context, company, [linked.user]);
  const by = chat?.resolved_by;
  if (!by || !about) return;
  const values = { touchpoint: chat.stage_title, answer: said };
  const texts = { text: 'chats/feedback', mail: 'chats/feedback' } as const;
  await tell(context, [by], { company, about, session: chat, kind: 'feedback', values, ...texts }, true);
}
