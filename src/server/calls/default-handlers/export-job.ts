import { csvText } from '../../../shared/csv/csv.ts';
import type { Call } from '../../../shared/documents/call.ts';
import type { JobContext, JobHandler } from '../../context.ts';
import { type Cursor, listAfter } from '../../records/cursor-page.ts';
import { countRecords } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';
import { exportState, mayStill, noteExport } from './export.ts';
import { exportTable, shapeOf } from './export-table.ts';

interface Payload {
  company: string;
  user: string;
  download: string;
  call: string;
  asked: Record<string, unknown>;
}

/** One file that is made, with what it is made of. */
interface Making {
  engine: CallEngine;
  call: Call;
  plan: EntityPlan;
  into: EntityPlan;
  payload: Payload;
}

/** The work of the job that does 'export-list': page after page, with the rights that the person has at that moment. */
export function exportLists(engine: () => CallEngine): JobHandler {
  const work = async (context: JobContext, given: Record<string, unknown>): Promise<void> => {
    const making = makingOf(engine(), given as unknown as Payload);
    const pages = await pagesOf(context, making);
    if (!pages) return;
    const isDone = await asAsker(context, making, (run) => publish(making, run, pages));
    if (!isDone) await end(context, making.into, making.payload, 'failed');
  };
  return Object.assign(work, {
    async gaveUp(context: JobContext, given: Record<string, unknown>) {
      const { payload, into } = makingOf(engine(), given as unknown as Payload);
      await end(context, into, payload, 'failed');
    },
  });
}

function makingOf(engine: CallEngine, payload: Payload): Making {
  const call = engine.artifacts.calls[payload.call];
  if (!call?.exports) throw new Error(`${payload.call} makes no file any more`);
  return {
    engine,
    call,
    payload,
    plan: engine.records.plan(call.entity ?? ''),
    into: engine.records.plan(call.exports.into),
  };
}

const asAsker = <T>(context: JobContext, { payload }: Making, work: (run: Run) => Promise<T>) =>
  context.asActor(payload.company, payload.user, (asker) => work(asker as Run));

/** What is written, and what the person could see from the first line to the last. */
interface Pages {
  bytes: Buffer;
  sight: string;
}

/** Null when nobody wants it any more, or they may not have it: also where they may see other things than before. */
async function pagesOf(context: JobContext, making: Making): Promise<Pages | null> {
  const { engine, call, plan, payload } = making;
  const table = exportTable(engine, call, plan);
  const pieces: Buffer[] = [];
  let done = 0;
  let total = 0;
  let cursor: Cursor | null | undefined;
  let sight = '';
  while (cursor !== null) {
    context.signal.throwIfAborted();
    const after = cursor;
    const page = await asAsker(context, making, async (run) => {
      if (!mayStill(engine, call, run)) return null;
      sight ||= run.files.sight();
      if (sight !== run.files.sight()) return null;
      if (!(await goesOn(making, run, { done, total }))) return undefined;
      const asking = await table.asking(run, payload.asked);
      if (after === undefined) total = await countRecords(engine.records, run, plan.id, asking);
      const found = await listAfter(engine.records, run, plan.id, asking, after);
      const lines = await table.lines(run, found?.rows ?? [], payload.asked);
      return { lines, next: found?.next ?? null, headings: table.headings(run) };
    });
    if (page === undefined) return null;
    if (page === null) return end(context, making.into, payload, 'failed');
    if (pieces.length === 0) pieces.push(Buffer.from(csvText([page.headings])));
    // Only a file has a mark at its start.
    pieces.push(Buffer.from(csvText(page.lines).slice(1)));
    done += page.lines.length;
    cursor = page.next;
    await context.progress(done, total);
  }
  return { bytes: Buffer.concat(pieces), sight };
}

/** Says how far it is; false when it was called off, or is there already. */
async function goesOn({ into, payload }: Making, run: Run, { done, total }: { done: number; total: number }) {
  const state = await exportState(run.db, into, payload.company, payload.download, true);
  if (state?.status !== 'queued' && state?.status !== 'running') return false;
  await noteExport(run.db, into, payload.company, payload.download, { status: 'running', done, total });
  return true;
}

/**
 * File and record in one transaction: a job that runs a second time makes no second file. False where the person may see
 * other things than when it was written.
 */
async function publish({ call, into, payload }: Making, run: Run, { bytes, sight }: Pages): Promise<boolean> {
  const { company, download } = payload;
  const state = await exportState(run.db, into, company, download, true);
  if (state?.status !== 'running') return true;
  if (run.files.sight() !== sight) return false;
  const { name, type } = shapeOf(call);
  const file = await run.files.publish({
    name: `${name} ${run.now.toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes,
    gate: call.gate,
    kind: type,
  });
  await noteExport(run.db, into, company, download, { status: 'ready', done: state.total, file: file.id });
  return true;
}

async function end(context: JobContext, into: EntityPlan, payload: Payload, status: string): Promise<null> {
  const { company, download } = payload;
  await context.inCompany(company, async (db) => {
    const state = await exportState(db, into, company, download, true);
    if (state && state.status !== 'ready') await noteExport(db, into, company, download, { status });
  });
  return null;
}
