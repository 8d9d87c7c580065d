import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { toldSurvey } from './survey.ts';

export const handler: Handler<Calls['wellbeing/survey.read']> = (context) => toldSurvey(context);
