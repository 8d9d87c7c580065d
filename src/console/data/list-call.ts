import type { Call } from '../../shared/documents/call.ts';
import { pathParameters } from '../../shared/documents/call-parts.ts';
import type { CallInput } from './call-request.ts';
import { filtersFor } from './rest.ts';

export interface ListQuery {
  page: number;
  perPage: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** `search` holds the text that is searched for; every other key is a filter's wire name. */
  filter: Record<string, unknown>;
}

interface ListAnswer {
  data: Record<string, unknown>[];
  total: number;
  /** By the property that says it: how many records each view has, and why nothing is listed. */
  meta?: Record<string, unknown>;
}

/** The input of a list call for one page: each value goes where the call declares its name. */
export function listInput(call: Call, { page, perPage, sort, filter }: ListQuery): CallInput {
  const { limit = 'page_limit', page: pageName = 'page_offset', search = 'raw_search_string' } = call.list ?? {};
  const { search: text, ...filters } = filter;
  const values: Record<string, unknown> = { ...filters, [limit]: perPage, [pageName]: page };
  if (text) values[search] = text;
  if (sort && call.sort?.some((name) => name.replace(/^-/, '') === sort.field)) {
    values.ordering = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  }
  const inPath = new Set(pathParameters(call.path));
  const inBody = call.method !== 'GET' && call.body;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (inPath.has(name)) params[name] = value;
    else (!inBody || name in (call.query?.properties ?? {}) ? query : body)[name] = value;
  }
  return { params, query, ...(inBody && { body }) };
}

/** What is searched and filtered for, by the wire's names: for a call about all of what is found. */
export function askedOf(call: Call, filter: Record<string, unknown>): Record<string, unknown> {
  const { search: text, ...filters } = filtersFor(filter, call);
  return { ...filters, ...(text ? { [call.list?.search ?? 'raw_search_string']: text } : {}) };
}

/** Rows and total, out of the call's own envelope; the total of a bare array stands in a header. */
export function listAnswer(call: Call, answer: unknown, headers?: Headers): ListAnswer {
  const { items = 'data', total, row } = call.list ?? {};
  const rows = at(answer, items);
  const list = Array.isArray(rows) ? rows : [];
  const data = row ? list.map((item) => (item as Record<string, unknown>)[row]) : list;
  const told = headers?.get('x-total-count');
  const count = total ? at(answer, total) : told ? Number(told) : undefined;
  const why = call.list?.withheld;
  const counts = Object.values(call.views?.values ?? {}).map((view) => [view.count, at(answer, view.count)]);
  return {
    data: data as Record<string, unknown>[],
    total: typeof count === 'number' ? count : data.length,
    ...((call.views || why) && { meta: { ...Object.fromEntries(counts), ...(why && { [why]: at(answer, why) }) } }),
  };
}

/** A single record, bare or under the wrappers that calls use. */
export function recordOf(answer: unknown): Record<string, unknown> {
  const body = (answer ?? {}) as Record<string, unknown>;
  if ('id' in body) return body;
  for (const name of ['data', 'message']) {
    const inner = body[name];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner as Record<string, unknown>;
  }
  return body;
}

/** Follows a dotted path; the empty path is the answer itself. */
function at(value: unknown, path: string): unknown {
  if (!path) return value;
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}
