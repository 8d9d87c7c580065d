import { eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { type ByDriver, questionsByDriver } from './questions.ts';

type Framework = Calls['wellbeing/question.framework']['answer'];

/** What each driver asks: the questions that are offered. */
export const handler: Handler<Calls['wellbeing/question.framework']> = async (context) => {
  const found = await questionsByDriver(context, eq(surveyQuestion.enabled, true));
  const told = (questions: ByDriver['mental']): Framework['mental'] =>
    questions.map((question) => ({
      type: question.type,
      sub_drivers: [question.sub_driver],
      questions: question.questions,
    }));
  return {
    mental: told(found.mental),
    physical: told(found.physical),
    purposefulness: told(found.purposefulness),
    social: told(found.social),
  };
};
