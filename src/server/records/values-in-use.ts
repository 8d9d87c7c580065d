import { sql } from 'drizzle-orm';
import { viewOf } from '../gates/fields.ts';
import { conditions, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { ref } from './plan.ts';
import { run } from './statement.ts';

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
