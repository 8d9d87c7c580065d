import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Call } from '../../../shared/documents/call.ts';
import { evaluate } from '../../../shared/gates/evaluate.ts';
import type { Database } from '../../context.ts';
import { listAfter } from '../../records/cursor-page.ts';
import { type EntityPlan, must } from '../../records/plan.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { engineFailure } from '../failure.ts';
import type { Run } from '../run.ts';
import { exportTable, shapeOf } from './export-table.ts';
import { inputValues } from './given.ts';

/** How far a file is that somebody asked for. */
interface ExportState {
  user: string;
  status: string;
  done: number;
  total: number;
  file: string | null;
}

const fields = ['user', 'report_name', 'type', 'status', 'done', 'total', 'file'] as const;

/** `does: export`: notes what is asked for, has a job make the file, and waits for the job for a while. */
export function serveExport(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const shape = shapeOf(call);
  const into = engine.records.plan(shape.into);
  for (const name of fields) must(into.fields, name);
  const job = Object.values(engine.artifacts.jobs).find(({ does }) => does === 'export-list');
  if (!job) throw new Error('no job says "does": "export-list"');
  const { asking, searchedBy } = exportTable(engine, call, plan);
  // The log is for good: a name that someone looked for does not stay in it.
  const toldOf = ({ [searchedBy]: text, ...asked }: Record<string, unknown>) => ({
    report_name: shape.name,
    ...asked,
    ...(text ? { searched: true } : {}),
  });
  return async (run, input) => {
    const asked = inputValues(input);
    // What cannot be asked for is refused now, and not by the job.
    await listAfter(engine.records, run, plan.id, { ...(await asking(run, asked)), limit: 1 }, undefined);
    const id = run.newId();
    const values = {
      user: run.actor.id,
      report_name: shape.name,
      type: shape.type,
      status: 'queued',
      done: 0,
      total: 0,
    };
    await run.db.insert(into.table).values({ companyId: run.company, id, ...values } as never);
    if (call.audit !== 'none') run.audit({ ...call.audit, entity: into.id, recordId: id, new: toldOf(asked) });
    await run.jobs.send(job.id, { company: run.company, user: run.actor.id, download: id, call: call.id, asked });
    run.answerLater(async (later) => {
      const state = await exportState(later.db, into, later.company, id);
      if (state?.status === 'failed') throw engineFailure(engine.texts, 'ExportFailed');
      if (state?.status !== 'ready' || !state.file) return undefined;
      return { status: 200, report_url: await later.files.link(state.file), download: id };
    });
    return { status: 202, body: { status: 202, state: 'queued', done: 0, total: 0, download: id } };
  };
}

const columnOf = (plan: EntityPlan, name: string): PgColumn => must(plan.fields, name).column;

const one = (plan: EntityPlan, company: string, id: string) =>
  and(eq(plan.company, company), eq(columnOf(plan, 'id'), id));

/** Undefined: nobody waits for it any more. */
export async function exportState(
  db: Database,
  plan: EntityPlan,
  company: string,
  id: string,
  lock = false,
): Promise<ExportState | undefined> {
  const names = ['user', 'status', 'done', 'total', 'file'] as const;
  const columns = Object.fromEntries(names.map((name) => [name, columnOf(plan, name)]));
  const query = db
    .select(columns)
    .from(plan.table)
    .where(one(plan, company, id));
  const [row] = await (lock ? query.for('update') : query);
  return row as ExportState | undefined;
}

/** What the waiting person sees. */
export async function noteExport(
  db: Database,
  plan: EntityPlan,
  company: string,
  id: string,
  values: Partial<ExportState>,
): Promise<void> {
  await db
    .update(plan.table)
    .set(values as never)
    .where(one(plan, company, id));
}

/** Rights may have gone since the file was asked for. */
export const mayStill = (engine: CallEngine, call: Call, run: Run): boolean =>
  evaluate(engine.artifacts.gates, call.gate, run.frame.actor).allowed;
