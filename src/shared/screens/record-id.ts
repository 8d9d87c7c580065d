import type { Call } from '../documents/call.ts';
import { recordParameter } from '../documents/call-parts.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Which record a page is about: the parameter of its address that is called as its call calls it, else `id`, which
 * every address with a parameter has (see `addressParams`).
 */
export function recordIdOf(params: Values, call: Pick<Call, 'does' | 'record'> | undefined): unknown {
  return params[(call && recordParameter(call)) ?? 'id'] ?? params.id;
}

/**
 * What an address says: of the same name the path counts before the query. The path's last parameter is also known
 * as `id`, however the route calls it.
 */
export function addressParams(path: string, inPath: Values, inQuery: Values): Record<string, unknown> {
  const last = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  return { ...inQuery, ...(last !== undefined && { id: inPath[last] }), ...inPath };
}
