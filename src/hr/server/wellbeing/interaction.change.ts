import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { inSurvey, questionsByDriver } from './questions.ts';

/** Those that come in stand at the end. One that is in already, or gone already, stays as it is. */
export const handler: Handler<Calls['wellbeing/interaction.change']> = async (context, { body }) => {
  const { db, company } = context;
  const ofCompany = eq(surveyQuestion.companyId, company);
  const added = [...new Set(body.add_ques ?? [])];
  const removed = body.remove_ques ?? [];
  // Also the lock under which places are given.
  const all = await db.select().from(surveyQuestion).where(ofCompany).for('update');
  const offered = new Map(all.filter(({ enabled }) => enabled).map((question) => [question.id, question]));
  if (added.some((id) => !offered.has(id))) context.fail('NotInBank', { errors: { add_ques: [] } });
  if (removed.length > 0)
    await db
      .update(surveyQuestion)
      .set({ interaction_id: null, position: null })
      .where(and(ofCompany, inArray(surveyQuestion.interaction_id, removed)));
  let last = Math.max(0, ...all.map(({ position }) => position ?? 0));
  for (const id of added) {
    last += 1;
    await db
      .update(surveyQuestion)
      .set({ interaction_id: context.newId(), position: last })
      .where(and(ofCompany, eq(surveyQuestion.id, id), isNull(surveyQuestion.interaction_id)));
  }
  context.audit({
    type: 'wellbeing_survey_logs',
    activity: 'Questions changed',
    new: { added: textsOf(added), removed: removed.length },
  });
  return { status: 200, data: await questionsByDriver(context, inSurvey) };

  function textsOf(ids: readonly string[]): string[] {
    return ids.flatMap((id) => offered.get(id)?.text ?? []);
  }
};
