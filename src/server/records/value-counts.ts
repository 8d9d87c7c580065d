import { type SQL, sql } from 'drizzle-orm';
import { readingAll } from '../db/covered.ts';
import { viewOf } from '../gates/fields.ts';
import { conditions, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { ValueCount, ValueCounts } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import { forReading } from './for-counting.ts';
import { type EntityPlan, type Field, must, readsOf, ref } from './plan.ts';
import { type Bind, run } from './statement.ts';

/** More values than this cannot be chosen from a list; they are searched for. */
export const mostValues = 500;

/** See `Records.valueCounts`. */
export function valueCountsOf(
  engine: RecordEngine,
  work: Work,
  entity: string,
  properties: readonly string[],
  where: Record<string, unknown> = {},
): Promise<ValueCounts> {
  const plan = engine.plan(entity);
  const fields = properties.map((property) => must(plan.fields, property));
  const parts = conditions(engine, work, plan, viewOf(engine.gates, plan, work.actor), { where });
  return valueCounts(engine, work, plan, parts, fields);
}

/**
 * How many records that meet the conditions have each value of these properties, of lists each item. They are read once
 * for all properties, and not again until one of them changes.
 */
export async function valueCounts(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  parts: readonly Part[],
  fields: readonly Field[],
): Promise<ValueCounts> {
  if (fields.length === 0) return {};
  const { versions } = work;
  const names = fields.map(({ name }) => name);
  const shape = `values|${names.join()}|${shapeOf(parts)}`;
  const count = () => counted(engine, work, { plan, parts, fields, shape });
  if (!versions || plan.entity.storage.system) return count();
  const reads = parts.flatMap((part) => part.reads ?? [plan.topic]);
  const topics = [...new Set([...reads, ...readsOf(plan, names)])].sort();
  const key = `${shape}|${JSON.stringify(valuesOf(parts))}`;
  const before = engine.valueCounts.get(key, versions, topics);
  if (before) return before;
  const found = await engine.valueCounts.shared(key, count);
  engine.valueCounts.set(key, versions, topics, found);
  return found;
}

interface Counting {
  plan: EntityPlan;
  parts: readonly Part[];
  fields: readonly Field[];
  shape: string;
}

async function counted(engine: RecordEngine, work: Work, asked: Counting): Promise<ValueCounts> {
  const { plan, parts, fields, shape } = asked;
  const found: Record<string, ValueCount[]> = Object.fromEntries(fields.map(({ name }) => [name, []]));
  const lists = forReading(engine, plan, parts);
  const single = fields.filter((field) => !field.list);
  // Of one row for each value; of a list each item is one.
  const kinds = [...(single.length > 0 ? [single] : []), ...fields.filter((field) => field.list).map((one) => [one])];
  const write = (bind: Bind) => {
    const each = kinds.flatMap((kind) => lists.map((list) => ofKind(asked, kind, whereOf(list, bind))));
    return sql`select place, value, count from (
      select place, value, sum(count)::int as count, row_number() over (partition by place order by value) as nth
      from (${sql.join(each, sql` union all `)}) as parts where value is not null group by place, value
    ) as counted where nth <= ${sql.raw(String(mostValues))} order by place, nth`;
  };
  const values = kinds.flatMap(() => lists.flatMap(valuesOf));
  if (plan === engine.people) await work.db.execute(readingAll);
  for (const { place, value, count } of await run(work.db, engine.statements.get(shape, write), values))
    found[fields[Number(place)]?.name ?? '']?.push({ value, count: Number(count) });
  return found;
}

function ofKind({ plan, fields }: Counting, kind: readonly Field[], where: SQL): SQL {
  const place = (field: Field) => sql.raw(String(fields.indexOf(field)));
  const [one] = kind;
  if (one?.list)
    return sql`select ${place(one)} as place, to_jsonb(item.value) as value, count(*) as count from ${plan.table}
      cross join lateral jsonb_array_elements_text(${ref(one.column)}) as item(value) where ${where} group by item.value`;
  const columns = kind.map(({ column }) => ref(column));
  const of = (write: (field: Field, column: SQL) => SQL) =>
    sql`case ${sql.join(
      kind.map((field, at) => {
        const column = columns[at] as SQL;
        return sql`when grouping(${column}) = 0 then ${write(field, column)}`;
      }),
      sql` `,
    )} end`;
  const sets = columns.map((column) => sql`(${column})`);
  return sql`select ${of(place)} as place, ${of((_, column) => sql`to_jsonb(${column})`)} as value, count(*) as count
    from ${plan.table} where ${where} group by grouping sets (${sql.join(sets, sql`, `)})`;
}
