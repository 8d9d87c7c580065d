import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { Condition, ServerActor } from '../context.ts';
import type { RecordEngine } from '../records/engine.ts';
import { type EntityPlan, must } from '../records/plan.ts';

/** Someone else: no person has this id. */
const anyone = '00000000-0000-0000-0000-000000000000';

/** Lines about records of which this person may not know what was done: of nobody's, or of none that are about themselves. */
export function linesRead(engine: RecordEngine, plan: EntityPlan, actor: ServerActor | null): Condition[] {
  if (!actor) return [];
  const reads = (gate: string, id: string) => evaluate(engine.gates, gate, actor, { id }).allowed;
  const entity = must(plan.fields, 'entity').column;
  const subject = must(plan.fields, plan.entity.person ?? '').column;
  const closed = engine.auditGates.filter(([, gate]) => !reads(gate, anyone)).map(([id]) => id);
  const own = engine.auditGates
    .filter(([id, gate]) => !closed.includes(id) && !reads(gate, actor.id))
    .map(([id]) => id);
  const conditions: Condition[] = [];
  if (closed.length > 0)
    conditions.push({
      shape: 'closed',
      values: [closed],
      write: (bind) => sql`(${entity} is null or ${entity} <> all(${bind()}::text[]))`,
    });
  if (own.length > 0)
    conditions.push({
      shape: 'not-own',
      values: [own, actor.id],
      write: (bind) =>
        sql`(${entity} is null or ${entity} <> all(${bind()}::text[]) or ${subject} is distinct from ${bind()}::uuid)`,
    });
  return conditions;
}

/** The same in a statement that is written once. */
export const closedLines = (engine: RecordEngine, plan: EntityPlan, actor: ServerActor | null): SQL[] =>
  linesRead(engine, plan, actor).flatMap(({ values, write }) => {
    let at = 0;
    const next = () => {
      at += 1;
      return sql.param(values[at - 1]) as unknown as Placeholder<string>;
    };
    return write(next);
  });
