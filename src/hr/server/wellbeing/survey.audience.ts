import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { changeSurvey } from './change-survey.ts';
import { toldSurvey } from './survey.ts';

/** A company has one survey: it is meant by its id, and by the word id. */
export const handler: Handler<Calls['wellbeing/survey.audience']> = async (context, { params, body }) => {
  if (params.id !== 'id' && params.id !== context.company) context.fail('UnknownSurvey');
  await changeSurvey(context, body);
  return { status: 200, data: await toldSurvey(context) };
};
