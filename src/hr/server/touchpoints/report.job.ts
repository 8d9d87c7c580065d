import type { Jobs } from '../../../generated/jobs.ts';
import type { CallContext, JobContext, JobHandler } from '../../../server/context.ts';
import { noteReport, publishReport } from '../audit/report-file.ts';
import { type ReportedStage, readReport } from './report.query.ts';
import { reportSheets } from './report.sheets.ts';

type Payload = Jobs['touchpoints/report'];

/** Touchpoints read between two words about progress. */
const atOnce = 100;

/** Builds a touchpoint report with the rights of the person who asked for it. Nothing is left to do when it is ready. */
export const job: JobHandler<Payload> = Object.assign(build, {
  gaveUp: (context: JobContext, payload: Payload) => noteReport(context, payload, { status: 'failed' }),
});

async function build(context: JobContext, payload: Payload): Promise<void> {
  const found = await read(context, payload);
  const bytes = found && (await context.sheets.write(reportSheets(found.stages)));
  const published = bytes && (await asAsker(context, payload, (asker) => publish(asker, payload, bytes, found.sight)));
  if (!published) await noteReport(context, payload, { status: 'failed' });
}

const asAsker = <T>(context: JobContext, { company, user }: Payload, work: (asker: CallContext) => Promise<T>) =>
  context.asActor(company, user, work);

interface Found {
  stages: ReportedStage[];
  /** What the person could see from the first touchpoint to the last. */
  sight: string;
}

/** Null when the person may no longer sign in, or may see other things than at its beginning. */
async function read(context: JobContext, payload: Payload): Promise<Found | null> {
  const { stages } = payload;
  const found: ReportedStage[] = [];
  let sight = '';
  for (let from = 0; from < stages.length; from += atOnce) {
    context.signal.throwIfAborted();
    await context.progress(from, stages.length);
    await noteReport(context, payload, { status: 'running', done: from });
    const part = await asAsker(context, payload, async (asker) => ({
      sight: asker.files.sight(),
      stages: await readReport(asker, stages.slice(from, from + atOnce)),
    }));
    sight ||= part?.sight ?? '';
    if (!part || part.sight !== sight) return null;
    found.push(...part.stages);
  }
  await context.progress(stages.length, stages.length);
  return { stages: found, sight };
}

function publish(asker: CallContext, payload: Payload, bytes: Uint8Array, sight: string): Promise<true | null> {
  const name = `touchpoints-${asker.now.toISOString().slice(0, 10)}.xlsx`;
  const done = payload.stages.length;
  const file = { name, gate: 'touchpoints/stage.export', kind: 'touchpoint', done, sight } as const;
  return publishReport(asker, payload, file, bytes);
}
