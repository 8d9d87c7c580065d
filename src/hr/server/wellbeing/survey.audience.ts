import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { changeSurvey } from './change-survey.ts';
import { ownSurvey, toldSurvey } from './survey.ts';

/** A company has one survey: it is meant by its id, the company's and the word id. */
export const handler: Handler<Calls['wellbeing/survey.audience']> = async (context, { params, body }) => {
  const { company } = context;
  if (params.id !== 'id' && params.id !== company && params.id !== (await ownSurvey(context)).id)
    context.fail('UnknownSurvey');
  await changeSurvey(context, body);
  return { status: 200, data: await toldSurvey(context) };
};
