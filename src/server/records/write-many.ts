import { sql } from 'drizzle-orm';
import { givingWay } from '../give-way.ts';
import { selected } from './columns.ts';
import type { RecordEngine, Work } from './engine.ts';
import { loadLocked, loadMatching } from './load.ts';
import { type EntityPlan, type Field, must } from './plan.ts';
import type { Row } from './shape.ts';
import { lockSingles } from './single.ts';
import { run } from './statement.ts';
import { toColumn } from './values.ts';
import { type Around, type Judged, judge, tell } from './write.ts';

/** As `updateRecord` for each of them; they are read and written together. */
export async function updateRecords(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  ids: readonly string[],
  change: (record: Row) => Row,
): Promise<void> {
  const plan = engine.plan(entity);
  await lockSingles(work, plan);
  return updateEach(engine, work, around, plan, await loadLocked(engine, work, plan, ids), change);
}

/** The same values for every record that has those of `where`. */
export async function updateAll(
  engine: RecordEngine,
  work: Work,
  around: Around,
  entity: string,
  where: Row,
  values: Row,
): Promise<void> {
  const plan = engine.plan(entity);
  await lockSingles(work, plan);
  return updateEach(engine, work, around, plan, await loadMatching(engine, work, plan, { where }), () => values);
}

async function updateEach(
  engine: RecordEngine,
  work: Work,
  around: Around,
  plan: EntityPlan,
  rows: readonly Row[],
  change: (record: Row) => Row,
): Promise<void> {
  const judged: Judged[] = [];
  const giveWay = givingWay();
  for (const old of rows) {
    judged.push(await judge(engine, work, around, plan, String(old.id), old, change(old)));
    await giveWay();
  }
  for (const [, alike] of byFields(judged)) {
    const rows = await updateAlike(engine, work, plan, alike);
    for (const one of alike) {
      await tell(engine, work, around, plan, one, rows.get(one.change.id) as Row);
      await giveWay();
    }
  }
}

/** One statement writes the same fields of many records. */
function byFields(judged: readonly Judged[]): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const names = Object.keys(one.changed).sort().join();
    if (names) groups.set(names, [...(groups.get(names) ?? []), one]);
  }
  return groups;
}

async function updateAlike(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  alike: readonly Judged[],
): Promise<Map<string, Row>> {
  const names = Object.keys(alike[0]?.changed ?? {}).sort();
  const fields = names.map((name) => must(plan.fields, name));
  const id = must(plan.fields, 'id').column;
  const statement = engine.statements.get(`update many|${plan.id}|${names}`, (bind) => {
    const column = ({ column }: Field) => sql.identifier(column.name);
    const set = fields.map((field) => sql`${column(field)} = given.${column(field)}`);
    const types = fields.map((field) => sql`${column(field)} ${sql.raw(field.column.getSQLType())}`);
    const stamp = sql`version = ${must(plan.fields, 'version').column} + 1, updated_at = ${bind()}`;
    return sql`update ${plan.table} set ${sql.join(set, sql`, `)}, ${stamp}
      from jsonb_to_recordset(${bind()}::jsonb) as given(the_id uuid, ${sql.join(types, sql`, `)})
      where ${plan.company} = ${bind()} and ${id} = given.the_id returning ${selected(plan.columns)}`;
  });
  const given = alike.map(({ change, changed }) => ({
    the_id: change.id,
    ...Object.fromEntries(fields.map((field) => [field.column.name, inJson(field, changed[field.name])])),
  }));
  const rows = await run(work.db, statement, [work.now.toISOString(), JSON.stringify(given), work.company]);
  return new Map(rows.map((row) => [String(row.id), row]));
}

const inJson = (field: Field, value: unknown): unknown => (field.kind === 'json' ? value : toColumn(field, value));
