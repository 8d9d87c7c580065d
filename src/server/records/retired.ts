import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import type { EntityPlan } from './plan.ts';
import type { Row } from './shape.ts';

type Lists = Artifacts['options'];

/** Properties that would come to hold a value which is retired and which the stored record does not hold already. */
export function newlyRetired(lists: Lists, plan: EntityPlan, record: Row, stored: Row): string[] {
  const names = Object.keys(record).filter((name) => plan.fields.has(name) && record[name] !== stored[name]);
  return names.filter((name) => {
    const schema = plan.fields.get(name)?.schema ?? {};
    const held = new Set(retiredIn(lists, schema, record[name]));
    for (const value of held.size > 0 ? retiredIn(lists, schema, stored[name]) : []) held.delete(value);
    return held.size > 0;
  });
}

function retiredIn(lists: Lists, schema: Schema, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => retiredIn(lists, schema.items ?? {}, item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => retiredIn(lists, schema.properties?.[name] ?? {}, part));
  const list = lists[schema['x-options'] ?? ''];
  const options = list && 'values' in list ? list.values : [];
  return options.some((option) => option.retired && option.value === value) ? [`${list?.id} ${value}`] : [];
}
