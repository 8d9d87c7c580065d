import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Call } from '../../shared/documents/call.ts';
import type { Entity } from '../../shared/documents/entity.ts';
import { relationSource } from '../../shared/screens/relation-source.ts';
import { isSearchable } from '../../shared/screens/rest-filters.ts';
import { useConstant, useDocument } from '../artifacts/use-artifacts.ts';
import { inputOf } from '../data/call-request.ts';
import { usePerformCall } from '../data/use-call.ts';
import type { WidgetProps } from '../slots.ts';

export interface Related {
  id: string;
  label: string;
  /** A second line that tells namesakes apart. */
  help?: string;
  /** As it was found. */
  row?: Row;
}

/** What a form document says beside `"widget": "relation"`. */
interface RelationOptions {
  /** Call that lists the choices; without one simple REST does, searched by the display field. */
  call?: string;
  /** Properties of its rows; `id` and the related entity's display field when absent. */
  value?: string;
  label?: string;
  /** Property shown beneath the label; or several. */
  help?: string | readonly string[];
  /** Path of the rows in the answer, where the call does not say. */
  items?: string;
  /** Sent with every search. */
  send?: Record<string, unknown>;
  /** Constant: how many characters have to be typed before anything is searched. */
  least?: string;
  /** Messages: said while fewer are, when nothing is found, and of the chosen record. */
  short?: string;
  none?: string;
  chosen?: string;
}

type Row = Record<string, unknown>;

/** The choices that match what is typed, asked for once typing pauses. */
export function useRelated(
  { schema, options }: Pick<WidgetProps, 'schema' | 'options'>,
  typed: string,
  active: boolean,
) {
  const said = options as unknown as RelationOptions;
  const call = useDocument('calls', said.call ?? '');
  const entity = useDocument('entities', schema['x-relation'] ?? '');
  const source = relationSource(options, entity);
  const perform = usePerformCall();
  const provider = useDataProvider();
  const search = useDebounced(typed, useConstant('shell/limits.searchDebounce', 500));
  const least = useConstant<number>(said.least, 0);
  const isTooShort = (words: string) => words.trim().length < least;
  const label = said.label ?? (call ? undefined : schema['x-label']) ?? entity?.display ?? 'id';
  const query = useQuery({
    queryKey: ['related', source, search, said.send],
    enabled: active && source !== undefined && !isTooShort(search),
    queryFn: async ({ signal }) => {
      if (!call)
        return (await byRest(provider, entity as Entity, label, search)).map((row) => related(row, said, label));
      // Nothing is called so.
      if (search.length > mostTaken(call)) return [];
      const input = inputOf(call, { ...searching(call, search), ...said.send });
      const answer = await perform(call.id, { ...input, signal });
      return rowsOf(call, answer.body, said.items).map((row) => related(row, said, label));
    },
  });
  // What was found for other words would be picked by mistake.
  const isOther = search !== typed;
  const data = isOther ? undefined : query.data;
  return { error: query.error, data, call, said, isShort: isTooShort(typed), searching: query.isFetching || isOther };
}

async function byRest(provider: DataProvider, entity: Entity, label: string, search: string): Promise<Row[]> {
  const filter = search && isSearchable(entity.schema.properties[label] ?? {}) ? { [`${label}_like`]: search } : {};
  const asked = { pagination: { page: 1, perPage: 20 }, sort: { field: label, order: 'ASC' as const }, filter };
  return (await provider.getList(entity.id, asked)).data;
}

function related(row: Row, { value = 'id', help }: RelationOptions, label: string): Related {
  return {
    id: String(row[value]),
    label: String(row[label] ?? ''),
    help:
      [help ?? []]
        .flat()
        .flatMap((name) => row[name] ?? [])
        .join(' · ') || undefined,
    row,
  };
}

const searchOf = (call: Call): string => call.list?.search ?? 'raw_search_string';
const takenBy = (call: Call) => ({ ...call.query?.properties, ...call.body?.properties });

/** How many characters may be searched for. */
const mostTaken = (call: Call): number => takenBy(call)[searchOf(call)]?.maxLength ?? Number.POSITIVE_INFINITY;

/** Only what the call declares is sent: some lists are short and know no search. */
function searching(call: Call, text: string): Row {
  const known = takenBy(call);
  const values = {
    [searchOf(call)]: text,
    [call.list?.page ?? 'page_offset']: 1,
    [call.list?.limit ?? 'page_limit']: 20,
  };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in known && value !== ''));
}

function rowsOf(call: Call, body: unknown, items = call.list?.items ?? 'data'): Row[] {
  const found = items
    .split('.')
    .filter(Boolean)
    .reduce((at, key) => (at as Row | undefined)?.[key], body);
  const wrapper = call.list?.row;
  return (Array.isArray(found) ? found : []).map((row) => (wrapper ? row[wrapper] : row));
}

function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
