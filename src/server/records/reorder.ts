import { sql } from 'drizzle-orm';
import { viewOf } from '../gates/fields.ts';
import { conditions, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, type Field, must, ref } from './plan.ts';
import { missing } from './refusals.ts';
import type { Row } from './shape.ts';
import { run } from './statement.ts';
import { isUuid } from './values.ts';
import { type Around, lockOrder } from './write.ts';

/**
 * The listed records take, in their new order, the places that they held; records that are not listed stay.
 * So a page of a longer list, or the hits of a search, can be put in order.
 */
export async function reorderRecords(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  ids: readonly string[],
  where?: Row,
): Promise<void> {
  const plan = engine.plan(entity);
  const order = plan.entity.storage.order;
  if (order === undefined) throw new Error(`${entity} keeps no order`);
  const field = must(plan.fields, order);
  await lockOrder(work, plan);
  const wanted = ids.map((id) => id.toLowerCase());
  const held = await placesOf(engine, work, plan, field, wanted, where);
  const places = held.map((row) => Number(row.place)).sort((a, b) => a - b);
  const before = new Map(held.map((row) => [String(row.id), Number(row.place)]));
  const moved = wanted.flatMap((id, index) =>
    before.get(id) === places[index] ? [] : [{ id, place: places[index] as number }],
  );
  if (moved.length === 0) return;
  await put(engine, work, plan, field, moved);
  for (const { id, place } of moved) {
    around.written(plan, { verb: 'update', id, old: { [order]: before.get(id) }, new: { [order]: place } });
  }
}

async function placesOf(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  order: Field,
  ids: string[],
  where?: Row,
): Promise<Row[]> {
  if (!ids.every(isUuid) || new Set(ids).size !== ids.length) throw missing();
  const parts = [
    ...conditions(engine, work, plan, viewOf(engine.gates, plan, work.actor), { where }),
    amongPart(plan, ids),
  ];
  const load = () =>
    run(
      work.db,
      engine.statements.get(`places|${shapeOf(parts)}`, (bind) => {
        const columns = sql`${must(plan.fields, 'id').column} as id, ${order.column} as place`;
        return sql`select ${columns} from ${plan.table} where ${whereOf(parts, bind)} for update`;
      }),
      valuesOf(parts),
    );
  const rows = await load();
  if (rows.length !== ids.length) throw missing();
  const places = new Set(rows.map((row) => row.place));
  if (places.size === rows.length && !places.has(null)) return rows;
  // Imported or older records may share a place, or have none: then everyone gets one, in today's order.
  await renumber(engine, work, plan, order);
  return load();
}

function amongPart(plan: EntityPlan, ids: string[]): Part {
  const { column } = must(plan.fields, 'id');
  return { shape: 'ids', values: [ids], write: (bind) => sql`${ref(column)} = any(${bind()}::uuid[])` };
}

async function renumber(engine: RecordEngine, work: Work, plan: EntityPlan, order: Field): Promise<void> {
  const id = must(plan.fields, 'id').column;
  const statement = engine.statements.get(`renumber|${plan.id}`, (bind) => {
    const company = bind();
    const ranked = sql`select ${id} as id, row_number() over (order by ${order.column} nulls last, ${id}) as place from ${plan.table} where ${plan.company} = ${company}`;
    const set = sql`${sql.identifier(order.column.name)} = ranked.place`;
    return sql`update ${plan.table} set ${set} from (${ranked}) as ranked where ${plan.company} = ${bind()} and ${id} = ranked.id and ${order.column} is distinct from ranked.place`;
  });
  await run(work.db, statement, [work.company, work.company]);
}

async function put(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  order: Field,
  moved: { id: string; place: number }[],
): Promise<void> {
  const statement = engine.statements.get(`put|${plan.id}`, (bind) => {
    const version = must(plan.fields, 'version').column;
    const set = sql`${sql.identifier(order.column.name)} = moved.place, version = ${version} + 1, updated_at = ${bind()}`;
    const given = sql`unnest(${bind()}::uuid[], ${bind()}::integer[]) as moved(id, place)`;
    return sql`update ${plan.table} set ${set} from ${given} where ${plan.company} = ${bind()} and ${must(plan.fields, 'id').column} = moved.id`;
  });
  const ids = moved.map((entry) => entry.id);
  await run(work.db, statement, [work.now.toISOString(), ids, moved.map((entry) => entry.place), work.company]);
}
