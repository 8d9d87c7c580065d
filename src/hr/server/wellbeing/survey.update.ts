import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { changeSurvey } from './change-survey.ts';
import { toldSurvey } from './survey.ts';

export const handler: Handler<Calls['wellbeing/survey.update']> = async (context, { body }) => {
  await changeSurvey(context, body);
  return { status: 200, data: await toldSurvey(context) };
};
