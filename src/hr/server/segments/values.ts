import type { Calls } from '../../../generated/calls.ts';
import { optionLabels } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { type FilterKey, mayFilterBy } from '../../rules/saved-filters.ts';
import { table } from './limits.ts';

type Option = Calls['segments/values']['answer']['queryset_filters_options'][string][number];
type Status = 'active' | 'inactive';

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = optionLabels;

export const handler: Handler<Calls['segments/values']> = async (context, { query }) => {
  const options = await optionsOf(context, query.filter_field, query.status);
  return { status: 200, queryset_filters_options: options, queryset_filter_options: options };
};

/** The values of one key, or of every key that has any, among the employees whom the caller sees. */
export async function optionsOf(
  context: CallContext<'UnknownFilter'>,
  field: string | undefined,
  status?: Status,
): Promise<Record<string, Option[]>> {
  const open = table.filter((key) => mayFilterBy(key, context.actor.permissions));
  const chosen = field === undefined ? open : open.filter((key) => key.value === field);
  if (field !== undefined && chosen.length === 0) context.fail('UnknownFilter', { params: { name: field } });
  const keys = chosen.filter(({ kind }) => kind === 'values' || kind === 'tags');
  const properties = keys.map(({ property = '' }) => property);
  const counts = await context.records.valueCounts('people/user', properties, status && { status });
  return Object.fromEntries(keys.map((key) => [key.value, named(key, counts[key.property ?? ''] ?? [])]));
}

function named({ names = '' }: FilterKey, counts: readonly { value: unknown; count: number }[]): Option[] {
  const labels = new Map(Object.entries(lists[names] ?? {}));
  return counts
    .map(({ value, count }) => ({ value: String(value), label: labels.get(String(value)) ?? String(value), count }))
    .filter(({ value }) => value !== '');
}
