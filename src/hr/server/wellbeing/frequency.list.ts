import type { Calls } from '../../../generated/calls.ts';
import { optionDetails } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['wellbeing/frequency.list']> = async () => ({
  results: optionDetails['wellbeing/survey.frequencies'].map(({ value, label, max_allowed_questions }) => ({
    id: value,
    title: label,
    max_allowed_questions,
  })),
});
