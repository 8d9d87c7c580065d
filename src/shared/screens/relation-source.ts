import type { Entity } from '../documents/entity.ts';

/** Where the records come from that a relation can be set to: the call that its widget names, else simple REST. */
export function relationSource(
  settings: { call?: unknown },
  related: Pick<Entity, 'id' | 'api'> | undefined,
): { call: string } | { entity: string } | undefined {
  if (typeof settings.call === 'string') return { call: settings.call };
  return related?.api?.list ? { entity: related.id } : undefined;
}
