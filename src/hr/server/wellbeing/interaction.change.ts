import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { refuseShort } from './activation.ts';
import { inSurvey, questionsByDriver, versionOfChoice } from './questions.ts';
import { chosenCounts } from './survey.ts';

/**
 * Those that come in stand at the end. One that is in already, or gone already, stays as it is. Where all are said
 * together, whatever is not among them goes.
 */
export const handler: Handler<Calls['wellbeing/interaction.change']> = async (context, { body }) => {
  const { db, company } = context;
  const ofCompany = eq(surveyQuestion.companyId, company);
  // Also the lock under which places are given.
  const all = await db.select().from(surveyQuestion).where(ofCompany).for('update');
  const chosen = await chosenCounts(context);
  const used = all.filter(({ interaction_id }) => interaction_id !== null);
  const question_ids = used.map(({ id }) => id);
  context.records.refuseStale({ version: versionOfChoice(question_ids), question_ids });
  const wanted = body.question_ids;
  const gone = wanted ? used.filter(({ id }) => !wanted.includes(id)) : [];
  const come = wanted?.filter((id) => !question_ids.includes(id)) ?? [];
  const added = [...new Set([...come, ...(body.add_ques ?? [])])];
  const removed = [...gone.flatMap(({ interaction_id }) => interaction_id ?? []), ...(body.remove_ques ?? [])];
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
  await refuseShort(context, chosen);
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
