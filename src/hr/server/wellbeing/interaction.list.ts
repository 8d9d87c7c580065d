import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { inSurvey, questionsByDriver } from './questions.ts';

export const handler: Handler<Calls['wellbeing/interaction.list']> = async (context) => ({
  interaction_list: await questionsByDriver(context, inSurvey),
});
