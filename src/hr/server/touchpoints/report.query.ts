import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { chatSession, stage, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { TriggerUnit } from '../../rules/trigger-time.ts';
import { answersTo, type QuestionFigures, type QuestionType } from './report.answers.ts';

export interface ReportedStage {
  id: string;
  title: string;
  triggerTimeDuration: number;
  triggerTimeUnit: TriggerUnit;
  status: string;
  chatFromUser: string | null;
  questions: ReportedQuestion[];
  chats: number;
  completed: number;
}

interface ReportedQuestion extends QuestionFigures {
  text: string;
  type: QuestionType;
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
  const answers = await answersTo(
    context,
    stages.flatMap(({ stage: { questions } }) => questions.flatMap(({ id, type }) => (id ? { id, type } : []))),
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
      ...(answers.get(id ?? '') ?? { answers: 0, average: null, replies: [], countedOn: null }),
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
