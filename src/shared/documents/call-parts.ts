import type { Call } from './call.ts';

/** Parameter, body or query property that holds the record's id, for the calls that are about one record. */
export function recordParameter({ does, own, record }: Pick<Call, 'does' | 'own' | 'record'>): string | undefined {
  if (own) return undefined;
  return does === 'read' || does === 'update' || does === 'remove' ? (record ?? 'id') : record;
}

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** Where a call answers what its filters can be set to; without a word, under both spellings that are in use. */
export const filterPlaces = ({ list }: Pick<Call, 'list'>): string[] =>
  list ? [list.items, ...Object.keys(list.repeat ?? {})] : ['queryset_filters_options', 'queryset_filter_options'];

/** What of the query a call is chosen by, where another one has its path: behind the path it tells them apart. */
export const chosenIn = ({ chosenBy }: Pick<Call, 'chosenBy'>): string =>
  chosenBy ? `?${chosenBy.parameter}=${chosenBy.value}` : '';
