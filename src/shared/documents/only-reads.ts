import type { Call } from './call.ts';

/** Writes nothing, as its document says: the server gives it a transaction that cannot. */
export function onlyReads(call: Call): boolean {
  if (call.reads) return true;
  if (call.audit !== 'none') return false;
  if (call.does) return ['list', 'read', 'filters', 'values', 'count'].includes(call.does);
  return call.method === 'GET' && !call.changes && call.level !== 'none';
}
