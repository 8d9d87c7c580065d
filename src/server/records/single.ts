import { sql } from 'drizzle-orm';
import { lock } from '../db/lock.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, must } from './plan.ts';
import type { Row } from './shape.ts';
import { run } from './statement.ts';
import { toColumn } from './values.ts';

/** Before such a record is locked itself: two that wait for each other's record would wait for ever. */
export async function lockSingles(work: Work, plan: EntityPlan): Promise<void> {
  if (plan.entity.storage.single) await lock(work.db, `single/${plan.topic}/${work.company}`);
}

/** A record that gets what only one has takes it from the others. */
export async function takeFromOthers(engine: RecordEngine, work: Work, plan: EntityPlan, changed: Row, stored: Row) {
  for (const { property, among = [] } of plan.entity.storage.single ?? []) {
    if (changed[property] !== true) continue;
    const fields = among.map((name) => must(plan.fields, name));
    const { column } = must(plan.fields, property);
    const statement = engine.statements.get(`single|${plan.id}|${property}`, (bind) => {
      const stamp = sql`version = ${must(plan.fields, 'version').column} + 1, updated_at = ${bind()}`;
      const others = sql`${plan.company} = ${bind()} and ${must(plan.fields, 'id').column} <> ${bind()} and ${column}`;
      const alike = fields.map((field) => sql` and ${field.column} is not distinct from ${bind()}`);
      return sql`update ${plan.table} set ${sql.identifier(column.name)} = false, ${stamp} where ${others}${sql.join(alike)}`;
    });
    const values = fields.map((field) => toColumn(field, stored[field.name]));
    await run(work.db, statement, [work.now.toISOString(), work.company, stored.id, ...values]);
  }
}
