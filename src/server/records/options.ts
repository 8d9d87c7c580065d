import { sql } from 'drizzle-orm';
import type { RowFilter } from '../context.ts';
import { viewOf } from '../gates/fields.ts';
import { scopeCondition, scopeShape, scopeValues } from '../gates/scope.ts';
import { conditions, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { ValueCount } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, type Field, must, ref } from './plan.ts';
import { labelScope, type Row } from './shape.ts';
import { type Bind, run } from './statement.ts';
import { mostValues, valueCounts } from './value-counts.ts';

interface FilterOption {
  value: string | number | boolean;
  label: string;
  count: number;
}

/** The values that properties have among the records this person may see, by their names. */
export async function filterOptions(
  engine: RecordEngine,
  work: Work,
  entity: string,
  properties: readonly string[],
  where?: Row,
): Promise<Record<string, FilterOption[]>> {
  const plan = engine.plan(entity);
  const view = viewOf(engine.gates, plan, work.actor);
  const fields = properties.flatMap((property) => {
    const field = plan.fields.get(property);
    const isTold = field && view.readable(property) && (field.kind !== 'json' || field.list);
    return isTold ? [{ field, label: readableLabel(engine, work, plan, field) }] : [];
  });
  const parts = conditions(engine, work, plan, view, { where });
  const plain = fields.flatMap(({ field, label }) => (label ? [] : [field]));
  const counts = plain.length > 0 ? await valueCounts(engine, work, plan, parts, plain) : {};
  const options: Record<string, FilterOption[]> = Object.fromEntries(properties.map((property) => [property, []]));
  for (const { field, label } of fields) {
    const rows = label ? await named(engine, work, { plan, parts, field, label }) : counts[field.name];
    options[field.name] = labelsFor(engine, field, rows ?? []);
  }
  return options;
}

interface Named {
  plan: EntityPlan;
  parts: readonly Part[];
  field: Field;
  label: Labelling;
}

/** The records that others name, each with its own name. */
function named(engine: RecordEngine, work: Work, { plan, parts, field, label }: Named): Promise<Row[]> {
  const value = ref(field.column);
  const key = `options|${field.name}|${scopeShape(label.scope)}|${shapeOf(parts)}`;
  const statement = engine.statements.get(key, (bind) => {
    const { name, join } = labelled(engine, plan, field, label, bind);
    return sql`select ${value} as value, count(*)::int as count, ${name} as label from ${plan.table}${join} where ${whereOf(parts, bind)} and ${value} is not null group by ${value}, ${name} order by ${value} limit ${sql.raw(String(mostValues))}`;
  });
  return run(work.db, statement, [...scopeValues(label.scope), ...valuesOf(parts)]);
}

interface Labelling {
  related: EntityPlan;
  column: Field;
  /** Which related records are named. */
  scope: RowFilter;
}

function readableLabel(engine: RecordEngine, work: Work, plan: EntityPlan, field: Field): Labelling | undefined {
  const label = plan.labels.get(`${field.name}__name`);
  if (!label) return undefined;
  const related = engine.plan(label.entity);
  if (!viewOf(engine.gates, related, work.actor).readable(label.property)) return undefined;
  return {
    related,
    column: must(related.fields, label.property),
    scope: labelScope(plan, label, related, work.actor),
  };
}

/** Anyone who is not named is not offered either. */
function labelled(engine: RecordEngine, plan: EntityPlan, field: Field, label: Labelling, bind: Bind) {
  const name = ref(label.column.column, 'label');
  const id = ref(must(label.related.fields, 'id').column, 'label');
  const same = sql`${ref(label.related.company, 'label')} = ${plan.company} and ${id} = ${ref(field.column)}`;
  const seen = scopeCondition(label.related, engine.people, label.scope, () => bind(), 'label');
  const join = seen ? sql` join` : sql` left join`;
  return {
    name,
    join: sql`${join} ${label.related.table} as label on ${same}${seen && sql` and ${seen}`}`,
  };
}

/** A closed list answers all its values, used or not, in its own order and words; a retired one while it is used. */
function labelsFor(engine: RecordEngine, field: Field, rows: readonly (Row | ValueCount)[]): FilterOption[] {
  const list = engine.options[(field.list ? field.schema.items : field.schema)?.['x-options'] ?? ''];
  const counts = new Map(rows.map((row) => [row.value, Number(row.count)]));
  if (list && 'values' in list) {
    const offered = list.values.filter(
      ({ value, hidden, retired }) => hidden !== true && (!retired || counts.has(value)),
    );
    return offered.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
  }
  const options = rows.map((row) => ({
    value: row.value as FilterOption['value'],
    label: String(('label' in row ? row.label : undefined) ?? row.value),
    count: Number(row.count),
  }));
  return options.sort((a, b) => a.label.localeCompare(b.label));
}
