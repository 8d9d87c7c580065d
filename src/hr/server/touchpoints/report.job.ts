import { and, eq, ne } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { download } from '../../../generated/tables.ts';
import type { CallContext, JobContext, JobHandler } from '../../../server/context.ts';
import { type ReportedStage, readReport } from './report.query.ts';
import { reportSheets, xlsx } from './report.sheets.ts';

type Payload = Jobs['touchpoints/report'];

/** Touchpoints read between two words about progress. */
const atOnce = 100;

/** Builds a touchpoint report with the rights of the person who asked for it. Nothing is left to do when it is ready. */
export const job: JobHandler<Payload> = Object.assign(build, {
  gaveUp: (context: JobContext, payload: Payload) => note(context, payload, { status: 'failed' }),
});

async function build(context: JobContext, payload: Payload): Promise<void> {
  const stages = await read(context, payload);
  const bytes = stages && (await context.sheets.write(reportSheets(stages)));
  const published = bytes && (await asAsker(context, payload, (asker) => publish(asker, payload, bytes)));
  if (!published) await note(context, payload, { status: 'failed' });
}

const asAsker = <T>(context: JobContext, { company, user }: Payload, work: (asker: CallContext) => Promise<T>) =>
  context.asActor(company, user, work);

/** Null when the person may no longer sign in. */
async function read(context: JobContext, payload: Payload): Promise<ReportedStage[] | null> {
  const { stages } = payload;
  const found: ReportedStage[] = [];
  for (let from = 0; from < stages.length; from += atOnce) {
    context.signal.throwIfAborted();
    await context.progress(from, stages.length);
    await note(context, payload, { status: 'running', done: from });
    const part = await asAsker(context, payload, (asker) => readReport(asker, stages.slice(from, from + atOnce)));
    if (!part) return null;
    found.push(...part);
  }
  await context.progress(stages.length, stages.length);
  return found;
}

/** File and row in one transaction: a job that runs a second time finds the row ready and makes no second file. */
async function publish(asker: CallContext, payload: Payload, bytes: Uint8Array): Promise<true> {
  const mine = and(eq(download.companyId, payload.company), eq(download.id, payload.download));
  const [row] = await asker.db.select({ status: download.status }).from(download).where(mine).for('update');
  if (!row || row.status === 'ready') return true;
  const name = `touchpoints-${asker.now.toISOString().slice(0, 10)}.xlsx`;
  const file = await asker.files.publish({
    name,
    type: xlsx,
    bytes,
    gate: 'touchpoints/stage.export',
    kind: 'touchpoint',
  });
  await asker.db.update(download).set({ status: 'ready', done: payload.stages.length, file: file.id }).where(mine);
  return true;
}

/** What the waiting person sees; a report that is ready stays so. */
async function note(
  context: JobContext,
  payload: Payload,
  values: { status: 'running' | 'failed'; done?: number },
): Promise<void> {
  await context.inCompany(payload.company, (db) =>
    db
      .update(download)
      .set(values)
      .where(
        and(eq(download.companyId, payload.company), eq(download.id, payload.download), ne(download.status, 'ready')),
      ),
  );
}
