import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { questionsByDriver } from './questions.ts';

export const handler: Handler<Calls['wellbeing/question.list']> = async (context) => ({
  results: await questionsByDriver(context),
});
