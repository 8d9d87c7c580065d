import type { Calls } from '../../../generated/calls.ts';
import type { surveyQuestion } from '../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../server/context.ts';
import { missingIn, partsOf } from '../../rules/bank-question.ts';

type Context = CallContext<Calls['wellbeing/bank.create']['errors']>;
type Question = typeof surveyQuestion.$inferSelect;

/** What a question of the bank needs, and what it must not keep of another type. */
export const hooks: Hooks = {
  async beforeWrite(given, { verb, old, values }) {
    if (verb === 'remove') return;
    const context = given as Context;
    const question = { ...old, ...values } as Question;
    const missing = missingIn(question.type, question);
    if (missing.length > 0)
      context.fail('QuestionIncomplete', { errors: Object.fromEntries(missing.map((name) => [name, []])) });
    if (typeof values.text === 'string') values.text = values.text.trim();
    Object.assign(values, partsOf(question.type, question));
  },
};
