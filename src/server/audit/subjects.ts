import { type SQL, sql } from 'drizzle-orm';
import type { AuditLine, Database } from '../context.ts';
import { type EntityPlan, must } from '../records/plan.ts';

type PlanOf = (entity: string) => EntityPlan | undefined;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && uuid.test(value) ? value : undefined;

/** Whom each line is about: the person of its record, as the line itself says it or as the record is stored. */
export async function subjectsOf(
  db: Database,
  lines: readonly AuditLine[],
  plan: PlanOf,
): Promise<(string | undefined)[]> {
  const said = lines.map((line) => saidBy(line, plan));
  const asked = lines.filter((_, at) => said[at] === null);
  if (asked.length === 0) return said.map((one) => one ?? undefined);
  const stored = await storedOf(db, asked, plan);
  return lines.map((line, at) => said[at] ?? stored.get(keyOf(line)));
}

const aboutOf = (plan: EntityPlan | undefined): string | undefined => plan?.entity.person ?? plan?.entity.auditPerson;

/** Undefined: it is about nobody. Null: its record has to be asked. */
function saidBy({ entity = '', recordId, old, new: now }: AuditLine, planOf: PlanOf): string | undefined | null {
  const about = aboutOf(planOf(entity));
  if (about === undefined) return undefined;
  const said = about === 'id' ? idIn(recordId) : (idIn(now?.[about]) ?? idIn(old?.[about]));
  return said ?? (about !== 'id' && idIn(recordId) ? null : undefined);
}

const keyOf = ({ entity, recordId }: AuditLine): string => `${entity}:${recordId}`;

/** One statement for each entity that is spoken of. */
async function storedOf(db: Database, lines: readonly AuditLine[], planOf: PlanOf): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entity of new Set(lines.map((line) => line.entity ?? ''))) {
    const plan = planOf(entity);
    if (!plan) continue;
    const ids = lines.filter((line) => line.entity === entity).map((line) => line.recordId);
    const { rows } = (await db.execute(askedOf(plan, [...new Set(ids)]))) as unknown as {
      rows: { id: string; subject: string | null }[];
    };
    for (const { id, subject } of rows) if (subject) found.set(keyOf({ entity, recordId: id } as AuditLine), subject);
  }
  return found;
}

function askedOf(plan: EntityPlan, ids: unknown[]): SQL {
  const id = must(plan.fields, 'id').column;
  const subject = must(plan.fields, aboutOf(plan) ?? '').column;
  return sql`select ${id}::text as id, ${subject}::text as subject from ${plan.table} where ${id} = any(${sql.param(ids)}::uuid[])`;
}
