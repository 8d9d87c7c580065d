import type { Call } from './call.ts';

/** Parameter, body or query property that holds the record's id, for the calls that are about one record. */
export const recordParameter = (call: Pick<Call, 'does' | 'record'>): string | undefined =>
  call.does === 'read' || call.does === 'update' || call.does === 'remove' ? (call.record ?? 'id') : call.record;

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
