import { sql } from 'drizzle-orm';
import type { RecordEngine } from './engine.ts';
import { type Field, ref } from './plan.ts';
import type { Bind } from './statement.ts';

/** A moment that a day is compared with: some time on it. */
export function onDay(engine: RecordEngine, field: Field, value: string, zone: string | undefined) {
  const column = ref(field.column);
  const values = [dayEdge(engine, value, zone, false), dayEdge(engine, value, zone, true)];
  return {
    shape: `${field.name}=d`,
    values,
    write: (bind: Bind) => sql`${column} >= ${bind()} and ${column} < ${bind()}`,
  };
}

/** The instant at which a day begins, or at whose `end` the next one does. */
export function dayEdge(engine: RecordEngine, value: string, zone: string | undefined, end: boolean): string {
  const next = new Date(Date.parse(`${value}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return engine.dayStart(end ? next : value, zone).toISOString();
}
