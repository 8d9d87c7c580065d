import { sql } from 'drizzle-orm';
import { viewOf } from '../gates/fields.ts';
import { rowOf, selected, selectedAsOne } from './columns.ts';
import { type Asked, conditions, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { columnsOf, type EntityPlan, type Field, must, ref } from './plan.ts';
import { missing } from './refusals.ts';
import { labelJoins, type Row, shapeFor } from './shape.ts';
import { run } from './statement.ts';
import { fromColumn, isUuid } from './values.ts';

/** One record as this person may see it. Missing, foreign, out of scope, deleted: all the same refusal. */
export async function readRecord(
  engine: RecordEngine,
  work: Work,
  entity: string,
  id: string,
  asked: Asked & { returns?: readonly string[] } = {},
): Promise<Row> {
  const plan = engine.plan(entity);
  const view = viewOf(engine.gates, plan, work.actor);
  const shape = shapeFor(engine, plan, view, work.actor, asked.returns);
  const parts = [...conditions(engine, work, plan, view, { ...asked, opens: true }), idPart(plan, id)];
  const statement = engine.statements.get(`read|${shapeOf(parts)}|${shape.key}`, (bind) => {
    const from = sql`${plan.table}${labelJoins(engine, plan, shape, bind)}`;
    return sql`select ${selectedAsOne(shape.columns)} from ${from} where ${whereOf(parts, bind)}`;
  });
  const [row] = await run(work.db, statement, [...shape.values, ...valuesOf(parts)]);
  if (!row) throw missing();
  return shape.answer(rowOf(shape.columns, row));
}

/** A record just written, as this person may see it, even where the change has moved it out of sight. */
export async function readWritten(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  row: Row,
  returns?: readonly string[],
): Promise<Row> {
  const shape = shapeFor(engine, plan, viewOf(engine.gates, plan, work.actor), work.actor, returns);
  if (shape.simple) return shape.answer(row);
  const statement = engine.statements.get(`written|${plan.id}|${shape.key}`, (bind) => {
    const from = sql`${plan.table}${labelJoins(engine, plan, shape, bind)}`;
    const where = sql`${plan.company} = ${bind()} and ${must(plan.fields, 'id').column} = ${bind()}`;
    return sql`select ${selectedAsOne(shape.columns)} from ${from} where ${where}`;
  });
  const [written] = await run(work.db, statement, [...shape.values, work.company, row.id]);
  return shape.answer(written ? rowOf(shape.columns, written) : row);
}

/** A record with all its stored values (or `only` some), for the engine's own eyes. */
export async function loadStored(
  engine: RecordEngine,
  work: Work,
  entity: string,
  id: string,
  asked: Asked & { lock?: boolean; only?: readonly string[] } = {},
): Promise<Row> {
  const plan = engine.plan(entity);
  const view = viewOf(engine.gates, plan, work.actor);
  const parts = [...conditions(engine, work, plan, view, { ...asked, opens: true }), idPart(plan, id)];
  const lock = asked.lock ? 'for update' : '';
  const fields = asked.only?.map((name) => must(plan.fields, name));
  const columns = fields ? columnsOf(fields) : plan.columns;
  const statement = engine.statements.get(`load|${lock}|${asked.only ?? '*'}|${shapeOf(parts)}`, (bind) => {
    return sql`select ${selectedAsOne(columns)} from ${plan.table} where ${whereOf(parts, bind)} ${sql.raw(lock)}`;
  });
  const [row] = await run(work.db, statement, valuesOf(parts));
  if (!row) throw missing();
  return stored(engine, fields ?? plan.fields.values(), rowOf(columns, row));
}

/** Many records with all their stored values, locked; one that is not there refuses all. */
export async function loadLocked(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  ids: readonly string[],
): Promise<Row[]> {
  const { column } = must(plan.fields, 'id');
  const wanted = [...new Set(ids.map((id) => (isUuid(id) ? id.toLowerCase() : refuseId())))];
  const these: Part = { shape: 'ids', values: [wanted], write: (bind) => sql`${ref(column)} = any(${bind()}::uuid[])` };
  const rows = await loadMatching(engine, work, plan, {}, [these]);
  if (rows.length < wanted.length) throw missing();
  return rows;
}

/** All records with these values, with all that they hold, locked in the order of their ids. */
export async function loadMatching(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  asked: Asked,
  more: readonly Part[] = [],
): Promise<Row[]> {
  const { column } = must(plan.fields, 'id');
  const parts = [...conditions(engine, work, plan, viewOf(engine.gates, plan, work.actor), asked), ...more];
  const statement = engine.statements.get(
    `load many|${shapeOf(parts)}`,
    (bind) =>
      sql`select ${selected(plan.columns)} from ${plan.table} where ${whereOf(parts, bind)} order by ${column} for update`,
  );
  const rows = await run(work.db, statement, valuesOf(parts));
  return rows.map((row) => storedRow(engine, plan, row));
}

function refuseId(): never {
  throw missing();
}

/** May this person see the record at all? */
export async function isVisible(engine: RecordEngine, work: Work, entity: string, id: string): Promise<boolean> {
  const plan = engine.plan(entity);
  const parts = [
    ...conditions(engine, work, plan, viewOf(engine.gates, plan, work.actor), { opens: true }),
    idPart(plan, id),
  ];
  const statement = engine.statements.get(
    `seen|${shapeOf(parts)}`,
    (bind) => sql`select 1 from ${plan.table} where ${whereOf(parts, bind)}`,
  );
  return (await run(work.db, statement, valuesOf(parts))).length > 0;
}

function idPart(plan: EntityPlan, id: string): Part {
  const { column, kind } = must(plan.fields, 'id');
  // What cannot be an id names no record.
  if (kind === 'uuid' ? !isUuid(id) : kind === 'integer' && !/^\d{1,15}$/.test(id)) throw missing();
  return { shape: 'id', values: [id], write: (bind) => sql`${ref(column)} = ${bind()}` };
}

/** Stored values in the wire's form, nothing hidden. */
export const storedRow = (engine: RecordEngine, plan: EntityPlan, row: Row): Row =>
  stored(engine, plan.fields.values(), row);

function stored(engine: RecordEngine, fields: Iterable<Field>, row: Row): Row {
  const values: Row = {};
  for (const field of fields) values[field.name] = fromColumn(field, row[field.name], engine.wire);
  return values;
}
