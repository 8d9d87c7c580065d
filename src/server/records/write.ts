import { type SQL, sql } from 'drizzle-orm';
import type { Change } from '../context.ts';
import { lock } from '../db/lock.ts';
import { goOn } from '../db/unawaited.ts';
import { changedValues, refuseMove, refuseUnseen, refuseUnwritable, withDefaults } from './changes.ts';
import { rowOf, selected, selectedAsOne } from './columns.ts';
import type { RecordEngine, Work } from './engine.ts';
import { loadStored, readWritten, storedRow } from './load.ts';
import { columnsOf, type EntityPlan, type Field, must, ownProperties } from './plan.ts';
import { missing, Refusal } from './refusals.ts';
import type { Row } from './shape.ts';
import { lockSingles, takeFromOthers } from './single.ts';
import { execute, run } from './statement.ts';
import { asStored, toColumn } from './values.ts';

/** What happens around a write: the product's hooks, the entity's validator, the audit line. */
export interface Around {
  beforeWrite(change: Change, plan: EntityPlan): Promise<void> | undefined;
  afterWrite(change: Change, plan: EntityPlan): Promise<void> | undefined;
  /** Faults of a whole record, by field; what is `stored` may stay though it is not offered any more. */
  faults(plan: EntityPlan, record: Row, stored: Row): Record<string, string[]>;
  /** `old` and `new` hold the changed fields. */
  written(plan: EntityPlan, change: { verb: Change['verb']; id: string; old?: Row; new?: Row }): void;
}

export interface WriteAsked {
  /** Fixed values of the records that are written. */
  where?: Row;
  /** What the call was given, for hooks. */
  input?: Row;
  /** Version that the caller has seen. */
  match?: number;
  /** What of the stored record is told to a caller who has seen another version; everything readable without it. */
  tells?(record: Row): Promise<Row>;
  /** Asked with the stored record before anything is written; throws to refuse. */
  gate?(record: Row): void | Promise<void>;
  /** Nobody looks at how the writing itself fails but the end of the transaction: what follows need not wait for it. */
  goesOn?: boolean;
}

export interface Written {
  id: string;
  /** Columns as stored, for `readWritten`. */
  row: Row;
}

export async function createRecord(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  given: Row,
  asked: WriteAsked = {},
): Promise<Written> {
  const plan = engine.plan(entity);
  await lockSingles(work, plan);
  const { states } = plan.entity;
  const values = changedValues(plan, {}, { ...given, ...asked.where });
  refuseUnwritable(
    engine,
    work,
    plan,
    Object.keys(given).filter((name) => values[name] !== undefined),
    // What is being made has no id yet: gates may ask for that.
    { id: null, ...values },
  );
  if (states) refuseMove(engine, work, plan, states.initial, values[states.field] ?? states.initial, values);
  const { input = given } = asked;
  const change: Change = { verb: 'create', old: null, values: withDefaults(plan, values), id: work.newId(), input };
  if (states) change.values[states.field] ??= states.initial;
  await around.beforeWrite(change, plan);
  await refuseUnseen(engine, work, plan, change.values);
  refuseFaults(around.faults(plan, { ...change.values, id: change.id }, {}));
  const row = await insert(engine, work, plan, change);
  const stored = storedRow(engine, plan, row);
  await takeFromOthers(engine, work, plan, stored, stored);
  await around.afterWrite({ ...change, values: stored }, plan);
  around.written(plan, { verb: 'create', id: change.id, new: withoutOwn(stored) });
  return { id: change.id, row };
}

export async function updateRecord(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  id: string,
  given: Row,
  asked: WriteAsked = {},
): Promise<Written> {
  const plan = engine.plan(entity);
  const old = await loadForWrite(engine, work, plan, id, given, asked);
  const judged = await judge(engine, work, around, plan, id, old, given, asked.input);
  if (Object.keys(judged.changed).length === 0) return { id, row: old };
  const row = await update(engine, work, plan, judged, asked.goesOn);
  await tell(engine, work, around, plan, judged, row);
  return { id, row };
}

/** A change of a record that may be made, and what of it differs from what is stored. */
export interface Judged {
  change: Change;
  old: Row;
  changed: Row;
}

/** Asks everyone who may refuse a change: gates, states, the product's hooks, the entity's rules. */
export async function judge(
  engine: RecordEngine,
  work: Work,
  around: Around,
  plan: EntityPlan,
  id: string,
  old: Row,
  given: Row,
  input: Row = given,
): Promise<Judged> {
  const { states } = plan.entity;
  const change: Change = { verb: 'update', old, values: changedValues(plan, old, given), id, input };
  refuseUnwritable(engine, work, plan, Object.keys(change.values), old);
  if (states && states.field in change.values)
    refuseMove(engine, work, plan, old[states.field], change.values[states.field], old);
  await around.beforeWrite(change, plan);
  const changed = changedValues(plan, old, change.values);
  if (Object.keys(changed).length === 0) return { change, old, changed };
  await refuseUnseen(engine, work, plan, changed);
  refuseFaults(faultsOfChange(around, plan, old, changed));
  return { change, old, changed };
}

/**
 * Values older than today's rules may stay; what is changed must keep them. A rule over several fields may be broken
 * where nothing was changed: only what the stored record had already is passed over there.
 */
function faultsOfChange(around: Around, plan: EntityPlan, old: Row, changed: Row): Record<string, string[]> {
  const faults = Object.entries(around.faults(plan, { ...old, ...changed }, old));
  const isOfChange = ([path]: [string, unknown]) => (path.split('.')[0] ?? '') in changed;
  if (faults.every(isOfChange)) return Object.fromEntries(faults);
  const known = around.faults(plan, old, old);
  const isNew = (fault: [string, string[]]) =>
    isOfChange(fault) || fault[1].some((text) => !known[fault[0]]?.includes(text));
  return Object.fromEntries(faults.filter(isNew));
}

/** Tells the product's hooks and the audit what was written. */
export async function tell(
  engine: RecordEngine,
  work: Work,
  around: Around,
  plan: EntityPlan,
  { change, old, changed }: Judged,
  row: Row,
): Promise<void> {
  const stored = storedRow(engine, plan, row);
  const names = Object.keys(changed);
  await takeFromOthers(engine, work, plan, changed, stored);
  await around.afterWrite({ ...change, values: stored }, plan);
  around.written(plan, { verb: 'update', id: change.id, old: picked(old, names), new: picked(stored, names) });
}

/** Gone is a state where the entity has one for it, from which the record can come back. */
export async function removeRecord(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  id: string,
  asked: WriteAsked = {},
): Promise<Written> {
  const plan = engine.plan(entity);
  const { states } = plan.entity;
  if (states?.deleted !== undefined) {
    return updateRecord(engine, work, around, entity, id, { [states.field]: states.deleted }, asked);
  }
  const old = await loadForWrite(engine, work, plan, id, {}, asked);
  const change: Change = { verb: 'remove', old, values: {}, id, input: asked.input ?? {} };
  await around.beforeWrite(change, plan);
  const statement = engine.statements.get(
    `delete|${plan.id}`,
    (bind) => sql`delete from ${plan.table} where ${keyIs(plan, bind)}`,
  );
  await run(work.db, statement, [work.company, id]);
  await around.afterWrite(change, plan);
  around.written(plan, { verb: 'remove', id, old: withoutOwn(old) });
  return { id, row: old };
}

/** Locked until the end of the transaction; a deleted record is only there for whom brings it back. */
async function loadForWrite(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  id: string,
  given: Row,
  asked: WriteAsked,
): Promise<Row> {
  await lockSingles(work, plan);
  const { states } = plan.entity;
  const state = states && given[states.field];
  const restores = state !== undefined && state !== states?.deleted;
  const old = await loadStored(engine, work, plan.id, id, { where: asked.where, withDeleted: restores, lock: true });
  // The gate first: who may not touch the record is not told by a stale tag how it is now.
  await asked.gate?.(old);
  if (asked.match !== undefined && old.version !== asked.match) {
    const current = asked.tells ? await asked.tells(old) : await readWritten(engine, work, plan, old);
    throw new Refusal({ kind: 'stale', current });
  }
  return old;
}

function refuseFaults(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new Refusal({ kind: 'invalid', errors });
}

async function insert(engine: RecordEngine, work: Work, plan: EntityPlan, change: Change): Promise<Row> {
  const at = work.now.toISOString();
  const values: Row = { ...change.values, id: change.id, createdAt: at, updatedAt: at };
  delete values.version;
  const { order } = plan.entity.storage;
  const placed = order !== undefined && (values[order] ?? null) === null;
  if (placed) delete values[order];
  const fields = Object.keys(values).map((name) => must(plan.fields, name));
  const statement = engine.statements.get(
    `insert|${plan.id}|${fields.map((field) => field.name)}|${placed}`,
    (bind) => {
      const columns = [plan.company, ...fields.map((field) => field.column)].map((column) =>
        sql.identifier(column.name),
      );
      const bound: SQL[] = [plan.company, ...fields].map(() => sql`${bind()}`);
      if (placed) {
        columns.push(sql.identifier(must(plan.fields, order).column.name));
        bound.push(lastPlace(plan, must(plan.fields, order), sql`${bind()}`));
      }
      return sql`insert into ${plan.table} (${sql.join(columns, sql`, `)}) values (${sql.join(bound, sql`, `)}) returning ${selectedAsOne(plan.columns)}`;
    },
  );
  if (placed) await lockOrder(work, plan);
  const given = [
    work.company,
    ...fields.map((field) => toColumn(field, values[field.name])),
    ...(placed ? [work.company] : []),
  ];
  const [row] = await run(work.db, statement, given);
  if (!row) throw missing();
  return rowOf(plan.columns, row);
}

const lastPlace = (plan: EntityPlan, order: Field, company: SQL): SQL =>
  sql`(select coalesce(max(${order.column}), 0) + 1 from ${plan.table} where ${plan.company} = ${company})`;

/** One at a time gives places in the order of an entity: until the end of the transaction. */
export async function lockOrder(work: Work, plan: EntityPlan): Promise<void> {
  await lock(work.db, `${plan.topic}/${work.company}`);
}

/** The row as it is then stored; the database is asked only for what it may see in its own way. */
async function update(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  { change: { id }, old, changed }: Judged,
  goesOn = false,
): Promise<Row> {
  const fields = Object.keys(changed).map((name) => must(plan.fields, name));
  const at = work.now.toISOString();
  const row: Row = { ...old, version: Number(old.version) + 1, updatedAt: at };
  for (const field of fields) row[field.name] = asStored(field, changed[field.name], engine.wire);
  const returned = fields.filter(({ name }) => row[name] === undefined);
  const shape = `update|${plan.id}|${fields.map((field) => field.name)}|${returned.map((field) => field.name)}`;
  const statement = engine.statements.get(shape, (bind) => {
    const set = fields.map((field) => sql`${sql.identifier(field.column.name)} = ${bind()}`);
    const stamp = sql`version = ${must(plan.fields, 'version').column} + 1, updated_at = ${bind()}`;
    const returning = returned.length > 0 ? sql` returning ${selected(columnsOf(returned))}` : sql``;
    return sql`update ${plan.table} set ${sql.join(set, sql`, `)}, ${stamp} where ${keyIs(plan, bind)}${returning}`;
  });
  const values = fields.map((field) => toColumn(field, changed[field.name]));
  const running = execute(work.db, statement, [...values, at, work.company, id]).then(({ rows, rowCount }) => {
    if (rowCount === 0) throw missing();
    return rows;
  });
  if (goesOn && returned.length === 0) goOn(work.db, running);
  else Object.assign(row, (await running)[0]);
  return row;
}

const keyIs = (plan: EntityPlan, bind: () => unknown): SQL =>
  sql`${plan.company} = ${bind()} and ${must(plan.fields, 'id').column} = ${bind()}`;

const picked = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));

const withoutOwn = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && !ownProperties.includes(name)));
