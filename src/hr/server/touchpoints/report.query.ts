import { and, count, countDistinct, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatMessage, chatSession, stage, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { cells, emptyPrint, ruling } from '../../rules/reporting-minimum.ts';

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
  /** Of quick replies: title and how often it was chosen; null where that would tell of too few people. */
  replies: [string, number | null][];
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
      ...summary(type, answers.get(id ?? '')),
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

interface Answers {
  /** Who gave any. */
  people: number;
  all: Answer[];
}

/** Answers to each question, equal ones together: few rows however many people answered. */
async function answersOf(context: CallContext, questions: readonly string[]): Promise<Map<string, Answers>> {
  const found = new Map<string, Answers>();
  if (questions.length === 0) return found;
  const value = sql<string | number | null>`${chatMessage.msg} -> 0 -> 'value'`;
  const given = and(
    inArray(chatMessage.question, [...questions]),
    eq(chatMessage.bot_response, false),
    eq(chatMessage.defaultInteraction, false),
    isNotNull(chatMessage.question),
    context.visible('people/message'),
  );
  const { question } = chatMessage;
  const people = await context.db
    .select({ question, people: countDistinct(chatMessage.user) })
    .from(chatMessage)
    .where(given)
    .groupBy(question);
  for (const one of people) if (one.question) found.set(one.question, { people: one.people, all: [] });
  const rows = await context.db
    .select({ question, value, times: count() })
    .from(chatMessage)
    .where(given)
    .groupBy(question, value);
  for (const { question, ...answer } of rows) found.get(question ?? '')?.all.push(answer);
  return found;
}

const minimum = constants['segments/engagement.minimum'];

/** That somebody answered is told; what they answered only of as many people as the reporting minimum asks for. */
function summary(
  type: string,
  { people, all: answers }: Answers = { people: 0, all: [] },
): Pick<ReportedQuestion, 'answers' | 'average' | 'replies'> {
  const all = answers.reduce((sum, { times }) => sum + times, 0);
  if (ruling({ people, print: emptyPrint() }, [], minimum) !== 'told')
    return { answers: all, average: null, replies: [] };
  const rated = answers.filter(({ value }) => typeof value === 'number');
  const points = rated.reduce((sum, { value, times }) => sum + Number(value) * times, 0);
  const raters = rated.reduce((sum, { times }) => sum + times, 0);
  const chosen = answers
    .map(({ value, times }): [string, number] => [String(value), times])
    .sort((a, b) => b[1] - a[1]);
  const shown = cells(
    chosen.map(([, times]) => times),
    minimum,
  );
  return {
    answers: all,
    average: type === 'scale' && raters > 0 ? Math.round((points / raters) * 100) / 100 : null,
    replies: chosenFrom.has(type) ? chosen.map(([title], at) => [title, shown[at] ?? null]) : [],
  };
}
