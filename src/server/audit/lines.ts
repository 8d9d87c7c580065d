import { sql } from 'drizzle-orm';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { AuditLine, Database, ServerActor } from '../context.ts';
import { lastStatement } from '../db/last-statement.ts';
import type { Gates } from '../gates/fields.ts';
import type { EntityPlan } from '../records/plan.ts';
import { run, statementOf } from '../records/statement.ts';
import { subjectsOf } from './subjects.ts';

type Values = Record<string, unknown>;

/** Who did it, by which call. */
interface AuditFrame {
  company: string;
  call: string;
  actor: string | null;
  /** Whose rights it was done with, where that is someone else. */
  onBehalf?: string;
  ip: string;
  requestId: string;
  now: Date;
}

/** Values that some may not read lie under the gate that decides: anyone who reads the line is asked again. */
const apart = 'x-read';

/** Column → its type, in the order in which a line gives them. */
const columns = {
  company_id: 'uuid',
  at: 'timestamptz',
  type: 'text',
  activity: 'text',
  call: 'text',
  entity: 'text',
  record_id: 'text',
  old: 'jsonb',
  new: 'jsonb',
  actor: 'uuid',
  on_behalf: 'uuid',
  subject: 'uuid',
  ip: 'text',
  request_id: 'text',
} as const;
const names = sql.raw(Object.keys(columns).join(', '));

/** The usual: what a call did is one line. */
const insertLine = statementOf((bind) => {
  const values = Object.keys(columns).map(() => sql`${bind()}`);
  return sql`insert into audit_line (${names}) values (${sql.join(values, sql`, `)})`;
});

/** However many lines: each column is one list. */
const insertLines = statementOf((bind) => {
  const lists = Object.values(columns).map((type) => sql`${bind()}::${sql.raw(type)}[]`);
  return sql`insert into audit_line (${names})
    select ${names} from unnest(${sql.join(lists, sql`, `)}) with ordinality as line(${names}, place) order by place`;
});

/** In the transaction of the change: both are there, or neither. */
export async function writeAudit(
  db: Database,
  frame: AuditFrame,
  lines: readonly AuditLine[],
  plan: (entity: string) => EntityPlan | undefined,
  isLast = false,
): Promise<void> {
  if (lines.length === 0) return;
  const subjects = await subjectsOf(db, lines, plan);
  const rows = lines.map((line, at) => rowOf(frame, line, subjects[at], plan));
  if (isLast) lastStatement(db);
  const [first, ...others] = rows;
  if (first && others.length === 0) await run(db, insertLine, first);
  else
    await run(
      db,
      insertLines,
      Object.keys(columns).map((_, at) => rows.map((row) => row[at])),
    );
}

function rowOf(
  frame: AuditFrame,
  line: AuditLine,
  subject: string | undefined,
  plan: (entity: string) => EntityPlan | undefined,
) {
  const company = line.company ?? frame.company;
  if (!company) throw new Error(`the audit line "${line.activity}" of ${frame.call} names no company`);
  const about = line.entity === undefined ? undefined : plan(line.entity);
  return [
    company,
    frame.now.toISOString(),
    line.type,
    line.activity,
    frame.call,
    line.entity ?? null,
    line.recordId ?? null,
    json(line.old, about),
    json(line.new, about),
    line.actor ?? frame.actor,
    line.onBehalf ?? frame.onBehalf ?? null,
    subject ?? null,
    frame.ip || null,
    frame.requestId,
  ];
}

function json(values: Values | undefined, plan: EntityPlan | undefined): string | null {
  if (!values) return null;
  const open: Values = {};
  const gated: Record<string, Values> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = plan?.fields.get(name);
    if (field ? field.secret : /password|secret|token/i.test(name)) continue;
    if (field?.read) gated[field.read] = { ...gated[field.read], [name]: value };
    else open[name] = value;
  }
  return JSON.stringify(Object.keys(gated).length > 0 ? { ...open, [apart]: gated } : open);
}

/** The values of a line that this person may read. */
export function readableValues(gates: Gates, actor: ServerActor | null, values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !(apart in values)) return values;
  const { [apart]: gated, ...open } = values as Values;
  const shown = Object.entries(gated as Record<string, Values>).filter(
    ([gate]) => evaluate(gates, gate, actor).allowed,
  );
  return Object.assign(open, ...shown.map(([, inner]) => inner));
}
