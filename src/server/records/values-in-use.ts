import { sql } from 'drizzle-orm';
import { holds } from '../../shared/paging/plain-words.ts';
import { type FieldView, viewOf } from '../gates/fields.ts';
import { conditions, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, type Field, ref } from './plan.ts';
import { run } from './statement.ts';
import { mostValues, valueCounts } from './value-counts.ts';

interface UseAsked {
  field: string;
  search: string | undefined;
  where: Record<string, unknown>;
  most: number;
}

/** What the records that this person sees hold in a field of text, each value once. */
export async function valuesInUse(
  engine: RecordEngine,
  work: Work,
  entity: string,
  { field: name, search, where, most }: UseAsked,
): Promise<string[]> {
  const plan = engine.plan(entity);
  const view = viewOf(engine.gates, plan, work.actor);
  const field = plan.fields.get(name);
  if (!field || !view.readable(name)) return [];
  const known = field.kind === 'text' ? await allValues(engine, work, { plan, view, field, where }) : undefined;
  if (known) return (search ? known.filter((value) => holds(value, search)) : known).slice(0, most);
  const filters = search ? [{ property: name, is: 'search' as const, value: search }] : [];
  const parts = conditions(engine, work, plan, view, { where, filters });
  const column = ref(field.column);
  const statement = engine.statements.get(
    `in use|${name}|${shapeOf(parts)}`,
    (bind) =>
      sql`select distinct ${column} as value from ${plan.table} where ${whereOf(parts, bind)} and ${column} <> '' order by 1 limit ${bind()}`,
  );
  const rows = await run(work.db, statement, [...valuesOf(parts), most]);
  return rows.map(({ value }) => String(value));
}

interface Known {
  plan: EntityPlan;
  view: FieldView;
  field: Field;
  where: Record<string, unknown>;
}

/** Where there are few, as they are remembered: someone who types asks again with each letter. */
async function allValues(engine: RecordEngine, work: Work, { plan, view, field, where }: Known) {
  const parts = conditions(engine, work, plan, view, { where });
  const counts = (await valueCounts(engine, work, plan, parts, [field]))[field.name] ?? [];
  return counts.length < mostValues ? counts.map(({ value }) => String(value)).filter(Boolean) : undefined;
}
