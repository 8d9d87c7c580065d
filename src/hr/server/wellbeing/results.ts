import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import type { Chosen } from '../../rules/survey-results.ts';
import { boardOf } from './board.ts';
import { resultFields } from './cycle-answers.ts';

type Results = Calls['wellbeing/results'];

/** The response board of a cycle that is over. */
export const handler: Handler<Results> = async (context, { query: { cycle, filters, by } }) => {
  const board = await boardOf(context, { cycle, by, chosen: chosenBy(context, filters) });
  return board ? { status: 200, ...board } : context.fail('UnknownCycle');
};

/** `{"department":["Sales"]}`: values of one field, which may also be called as filters of the overview call it. */
export function chosenBy(context: CallContext<'NotReadable' | 'OneField'>, filters = ''): Chosen | undefined {
  if (filters === '') return undefined;
  const given = parsed(filters);
  if (!given) return context.fail('NotReadable', { errors: { filters: [] } });
  const [entry, ...more] = Object.entries(given);
  if (!entry) return undefined;
  const [key, values] = entry;
  const field = key.replace(/^user__profile__/, '').replace(/__in$/, '');
  const isTold = resultFields.some(({ name }) => name === field);
  if (more.length > 0 || !isTold) return context.fail('OneField', { errors: { filters: [] } });
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string') || values.length === 0)
    return context.fail('NotReadable', { errors: { filters: [] } });
  return { field, values };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
