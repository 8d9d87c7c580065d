import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { questionsByDriver, versionOfChoice } from './questions.ts';

export const handler: Handler<Calls['wellbeing/question.list']> = async (context) => {
  const results = await questionsByDriver(context);
  const used = Object.values(results).flatMap((questions) => questions.filter((question) => question.used));
  return { version: versionOfChoice(used.map(({ id }) => id)), results };
};
