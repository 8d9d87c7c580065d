import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { refuseShort } from './activation.ts';
import { chosenCounts } from './survey.ts';

export const handler: Handler<Calls['wellbeing/interaction.remove']> = async (context, { query }) => {
  const chosen = await chosenCounts(context);
  const gone = await context.db
    .update(surveyQuestion)
    .set({ interaction_id: null, position: null })
    .where(and(eq(surveyQuestion.companyId, context.company), eq(surveyQuestion.interaction_id, query.interaction_id)))
    .returning({ text: surveyQuestion.text, id: surveyQuestion.id });
  const [question] = gone;
  if (!question) return context.notFound();
  await refuseShort(context, chosen);
  context.audit({
    type: 'wellbeing_survey_logs',
    activity: 'Question taken out',
    entity: 'wellbeing/question',
    recordId: question.id,
    old: { text: question.text },
  });
  return { status: 200 };
};
