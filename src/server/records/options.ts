import { sql } from 'drizzle-orm';
import type { RowFilter } from '../context.ts';
import { viewOf } from '../gates/fields.ts';
import { scopeCondition, scopeShape, scopeValues } from '../gates/scope.ts';
import { conditions, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, type Field, must, ref } from './plan.ts';
import { labelScope, type Row } from './shape.ts';
import { type Bind, run } from './statement.ts';

export interface FilterOption {
  value: string | number | boolean;
  label: string;
  count: number;
}

/** More values than this cannot be chosen from a list; they are searched for. */
const most = 500;

/** The values that a property has among the records this person may see. */
export async function filterOptions(
  engine: RecordEngine,
  work: Work,
  entity: string,
  property: string,
  where?: Row,
): Promise<FilterOption[]> {
  const plan = engine.plan(entity);
  const view = viewOf(engine.gates, plan, work.actor);
  const field = plan.fields.get(property);
  if (!field || !view.readable(property) || (field.kind === 'json' && !field.list)) return [];
  const parts = conditions(engine, work, plan, view, { where });
  const label = readableLabel(engine, work, plan, field);
  const key = `options|${property}|${label && scopeShape(label.scope)}|${shapeOf(parts)}`;
  const statement = engine.statements.get(key, (bind) => {
    const value = field.list ? sql`item.value` : ref(field.column);
    const items = field.list
      ? sql` cross join lateral jsonb_array_elements_text(${ref(field.column)}) as item(value)`
      : sql``;
    const { columns, join, group } = labelled(engine, plan, field, label, bind);
    return sql`select ${value} as value, count(*)::int as count${columns} from ${plan.table}${items}${join} where ${whereOf(parts, bind)} and ${value} is not null group by ${value}${group} order by ${value} limit ${sql.raw(String(most))}`;
  });
  return labelsFor(
    engine,
    field,
    await run(work.db, statement, [...(label ? scopeValues(label.scope) : []), ...valuesOf(parts)]),
  );
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
function labelled(engine: RecordEngine, plan: EntityPlan, field: Field, label: Labelling | undefined, bind: Bind) {
  if (!label) return { columns: sql``, join: sql``, group: sql`` };
  const name = ref(label.column.column, 'label');
  const id = ref(must(label.related.fields, 'id').column, 'label');
  const same = sql`${ref(label.related.company, 'label')} = ${plan.company} and ${id} = ${ref(field.column)}`;
  const seen = scopeCondition(label.related, engine.people, label.scope, () => bind(), 'label');
  const join = seen ? sql` join` : sql` left join`;
  return {
    columns: sql`, ${name} as label`,
    join: sql`${join} ${label.related.table} as label on ${same}${seen && sql` and ${seen}`}`,
    group: sql`, ${name}`,
  };
}

/** A closed list answers all its values, used or not, in its own order and words; a retired one while it is used. */
function labelsFor(engine: RecordEngine, field: Field, rows: Row[]): FilterOption[] {
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
    label: String(row.label ?? row.value),
    count: Number(row.count),
  }));
  return options.sort((a, b) => a.label.localeCompare(b.label));
}
