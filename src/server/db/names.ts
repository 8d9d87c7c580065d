import type { Entity } from '../../shared/documents/entity.ts';
import { bucketColumn } from './buckets.ts';
import { type ColumnPlan, columnPlans } from './columns.ts';

/** The SQL name of an index or a uniqueness that a document names. */
export function indexName(entity: Entity, name: string): string {
  const { table } = entity.storage;
  const plain = name.replaceAll('-', '_');
  return plain === table || plain.startsWith(`${table}_`) ? plain : `${table}_${plain}`;
}

export function relationName(entity: Entity, plan: ColumnPlan): string {
  return `${entity.storage.table}_${plan.name}_fk`;
}

/** Of the index that a relation is given. */
export function relationIndexName(entity: Entity, plan: ColumnPlan): string {
  return `${entity.storage.table}_${plan.name}`;
}

/** Whether a declared index begins with the property, so that the relation needs none of its own. */
export function leads(entity: Entity, property: string): boolean {
  const { indexes = [], unique = [] } = entity.storage;
  return [...indexes, ...unique.filter((one) => !one.where && !one.ignoreCase && !one.everywhere)].some(
    (one) => one.properties[0] === property,
  );
}

/** SQL names of what the engine gives a table unasked: none of them is free for a document. */
export function engineNames(entity: Entity): string[] {
  const { table, system, search, packed, buckets, covered } = entity.storage;
  const named = (...names: string[]) => names.map((name) => `${table}_${name}`);
  const searched = search?.length ? named('search') : [];
  if (system) return searched;
  return [
    ...named('key', 'list'),
    ...searched,
    ...(packed ? named('packed') : []),
    ...(buckets && (entity.person ?? 'id') === 'id'
      ? named(...(covered ? ['covered', 'uncovered'] : [bucketColumn]))
      : []),
    ...columnPlans(entity).flatMap((plan) => {
      if (!plan.relation) return [];
      const own = leads(entity, plan.property) ? [] : [relationIndexName(entity, plan)];
      return [...own, relationName(entity, plan)];
    }),
  ];
}
