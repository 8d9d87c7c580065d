import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { chatMessage, chatSession, stage, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Kinds of questions whose answers are a choice. */
const chosenFrom = new Set(['quickReplies', 'card', 'carousel']);

export interface ReportedStage {
  id: string;
  title: string;
  triggerTimeDuration: number;
  triggerTimeUnit: string;
  status: string;
  chatFromUser: string | null;
  questions: ReportedQuestion[];
  chats: number;
  completed: number;
}

export interface ReportedQuestion {
  text: string;
  type: string;
  answers: number;
  /** Of a scale. */
  average: number | null;
  /** Of quick replies: title and how often it was chosen. */
  replies: [string, number][];
}

/** What a report says about these touchpoints: counted over the employees whom the person may see. */
export async function readReport(context: CallContext, ids: readonly string[]): Promise<ReportedStage[]> {
  const stages = await context.db
    .select({ stage, sender: userProfile.display_name })
    .from(stage)
    .leftJoin(userProfile, and(eq(userProfile.companyId, stage.companyId), eq(userProfile.id, stage.chatFromUser)))
    .where(and(inArray(stage.id, [...ids]), ne(stage.status, 'deleted'), context.visible('touchpoints/stage')))
    .orderBy(stage.position);
  const chats = await chatsOf(context, ids);
  const answers = await answersOf(
    context,
    stages.flatMap(({ stage: { questions } }) => questions.flatMap(({ id }) => id ?? [])),
  );
  return stages.map(({ stage: one, sender }) => ({
    id: one.id,
    title: one.title,
    triggerTimeDuration: one.triggerTimeDuration,
    triggerTimeUnit: one.triggerTimeUnit,
    status: one.status,
    chatFromUser: sender,
    ...(chats.get(one.id) ?? { chats: 0, completed: 0 }),
    questions: one.questions.map(({ id, text, type }) => ({
      text,
      type,
      ...summary(type, answers.get(id ?? '') ?? []),
    })),
  }));
}

async function chatsOf(context: CallContext, ids: readonly string[]) {
  const rows = await context.db
    .select({
      id: chatSession.stage,
      chats: count(),
      completed: sql<number>`count(*) filter (where ${chatSession.status} = 'completed')`.mapWith(Number),
    })
    .from(chatSession)
    .where(and(inArray(chatSession.stage, [...ids]), context.visible('people/session')))
    .groupBy(chatSession.stage);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

interface Answer {
  value: string | number | null;
  times: number;
}

/** Answers to each question, equal ones together: few rows however many people answered. */
async function answersOf(context: CallContext, questions: readonly string[]): Promise<Map<string, Answer[]>> {
  const found = new Map<string, Answer[]>();
  if (questions.length === 0) return found;
  const value = sql<string | number | null>`${chatMessage.msg} -> 0 -> 'value'`;
  const rows = await context.db
    .select({ question: chatMessage.question, value, times: count() })
    .from(chatMessage)
    .where(
      and(
        inArray(chatMessage.question, [...questions]),
        eq(chatMessage.bot_response, false),
        eq(chatMessage.defaultInteraction, false),
        isNotNull(chatMessage.question),
        context.visible('people/message'),
      ),
    )
    .groupBy(chatMessage.question, value);
  for (const { question, ...answer } of rows) {
    if (question) found.set(question, [...(found.get(question) ?? []), answer]);
  }
  return found;
}

function summary(type: string, answers: readonly Answer[]): Pick<ReportedQuestion, 'answers' | 'average' | 'replies'> {
  const all = answers.reduce((sum, { times }) => sum + times, 0);
  const rated = answers.filter(({ value }) => typeof value === 'number');
  const points = rated.reduce((sum, { value, times }) => sum + Number(value) * times, 0);
  const raters = rated.reduce((sum, { times }) => sum + times, 0);
  const chosen = answers
    .map(({ value, times }): [string, number] => [String(value), times])
    .sort((a, b) => b[1] - a[1]);
  return {
    answers: all,
    average: type === 'scale' && raters > 0 ? Math.round((points / raters) * 100) / 100 : null,
    replies: chosenFrom.has(type) ? chosen : [],
  };
}
