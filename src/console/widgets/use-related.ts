import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Call } from '../../shared/documents/call.ts';
import { useConstant, useDocument } from '../artifacts/use-artifacts.ts';
import { inputOf } from '../data/call-request.ts';
import { useCall } from '../data/use-call.ts';
import type { WidgetProps } from '../slots.ts';

export interface Related {
  id: string;
  label: string;
  /** A second line that tells namesakes apart. */
  help?: string;
}

/** What a form document says beside `"widget": "relation"`. */
export interface RelationOptions {
  /** Call that lists the choices. */
  call: string;
  /** Properties of its rows; `id` and the related entity's display field when absent. */
  value?: string;
  label?: string;
  /** Property shown beneath the label. */
  help?: string;
  /** Path of the rows in the answer, where the call does not say. */
  items?: string;
  /** Sent with every search. */
  send?: Record<string, unknown>;
}

type Row = Record<string, unknown>;

/** The choices that match what is typed, asked for once typing pauses. */
export function useRelated(
  { schema, options }: Pick<WidgetProps, 'schema' | 'options'>,
  typed: string,
  active: boolean,
) {
  const said = options as unknown as RelationOptions;
  const call = useDocument('calls', said.call);
  const entity = useDocument('entities', schema['x-relation'] ?? '');
  const perform = useCall(said.call);
  const search = useDebounced(typed, useConstant('shell/limits.searchDebounce', 500));
  const label = said.label ?? entity?.display ?? 'id';
  const query = useQuery({
    queryKey: [said.call, 'related', search, said.send],
    enabled: active && call !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const input = inputOf(call as Call, { ...searching(call as Call, search), ...said.send });
      const answer = await perform({ ...input, signal });
      return rowsOf(call as Call, answer.body, said.items).map((row) => related(row, said, label));
    },
  });
  return { ...query, call, searching: query.isFetching || search !== typed };
}

function related(row: Row, { value = 'id', help }: RelationOptions, label: string): Related {
  return {
    id: String(row[value]),
    label: String(row[label] ?? ''),
    help: help && row[help] ? String(row[help]) : undefined,
  };
}

/** Only what the call declares is sent: some lists are short and know no search. */
function searching(call: Call, text: string): Row {
  const known = { ...call.query?.properties, ...call.body?.properties };
  const values = {
    [call.list?.search ?? 'raw_search_string']: text,
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
