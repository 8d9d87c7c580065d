import type { Entity } from '../../shared/documents/entity.ts';
import type { EntityPlan } from '../records/plan.ts';

/** Lines of the audit are sealed: of an entity that was renamed they keep the former id, and are read under the present one. */
export interface FormerIds {
  /** The present id, and those of before. */
  allOf(entity: string): readonly string[];
  /** The present id of an entity that a line names. */
  nowOf(entity: unknown): unknown;
}

export function formerIds(entities: Readonly<Record<string, Pick<Entity, 'id' | 'formerly'>>>): FormerIds {
  const all = Object.values(entities);
  const now = new Map(all.flatMap(({ id, formerly = [] }) => formerly.map((former) => [former, id] as const)));
  return {
    allOf: (entity) => [entity, ...(entities[entity]?.formerly ?? [])],
    nowOf: (entity) => now.get(String(entity)) ?? entity,
  };
}

/** The field of a line that says which entity it is about. */
export const namesEntity = (plan: EntityPlan, property: string): boolean =>
  plan.topic === 'audit_line' && property === 'entity';
