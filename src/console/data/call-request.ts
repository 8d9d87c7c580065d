import type { Call } from '../../shared/documents/call.ts';
import type { WireRequest } from './transport.ts';

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
  /** Version of the record this change was made on; sent as If-Match. */
  version?: number | string;
  /** Sent as Idempotency-Key, for calls that honour it; one is made when absent. */
  key?: string;
  signal?: AbortSignal;
}

/** The wire request of a call. */
export function requestOf(call: Call, input: CallInput = {}): WireRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const { chosenBy } = call;
  const query = queryString({ ...input.query, ...(chosenBy && { [chosenBy.parameter]: chosenBy.value }) });
  const headers: Record<string, string> = {};
  if (input.version !== undefined) headers['if-match'] = etagOf(input.version);
  if (call.idempotent) headers['idempotency-key'] = input.key ?? crypto.randomUUID();
  const hasBody = call.method !== 'GET' && (input.body !== undefined || call.body !== undefined);
  return {
    method: call.method,
    url: path + (query && `?${query}`),
    headers,
    signal: input.signal,
    ...(call.asks && { asks: call.asks }),
    ...(call.background && { background: true }),
    ...((call.reads || call.method === 'GET') && { reads: true }),
    ...((call.level === 'none' || call.level === 'half') && { signing: true }),
    ...(hasBody ? { body: input.body ?? {} } : {}),
  };
}

/** Lays flat values (a row, an action's `send`, a form) into the places that the call declares. */
export function inputOf(call: Call, values: Record<string, unknown>): CallInput {
  const names = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string));
  const inQuery = call.query?.properties ?? {};
  const input: Required<Pick<CallInput, 'params' | 'query'>> & { body: Record<string, unknown> } = {
    params: {},
    query: {},
    body: {},
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (names.has(name)) input.params[name] = value;
    else if (name in inQuery) input.query[name] = value;
    else if (call.method !== 'GET') input.body[name] = value;
  }
  return input;
}

const etagOf = (version: number | string): string =>
  String(version).startsWith('"') ? String(version) : `"${version}"`;

/** One text would be read as several joined by commas; several are taken as they are. */
const listed = (values: readonly unknown[]): readonly unknown[] =>
  values.length === 1 ? [String(values[0]).replaceAll(',', '%2C')] : values;

function queryString(query: Record<string, unknown> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? listed(value) : [value]) params.append(name, String(one));
  }
  return params.toString();
}
