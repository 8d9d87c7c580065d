import type { RowFilter } from '../../../server/context.ts';

/** Whether a person with these values is among those whom a scope keeps: as the database would say once they are stored. */
export function inScope(filter: RowFilter, person: Readonly<Record<string, unknown>>): boolean {
  if (filter === null) return true;
  if ('all' in filter) return filter.all.every((one) => inScope(one, person));
  if ('any' in filter) return filter.any.some((one) => inScope(one, person));
  if ('not' in filter) return !inScope(filter.not, person);
  const value = person[filter.property] ?? null;
  if ('holds' in filter) return Array.isArray(value) && filter.holds.some((one) => value.includes(one));
  return filter.in.some((one) => one === value);
}
