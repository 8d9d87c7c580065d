import type { Jobs } from '../../../generated/jobs.ts';
import type { CallContext, JobContext, JobHandler } from '../../../server/context.ts';
import { noteReport, publishReport } from '../audit/report-file.ts';
import { boardOf, closedCycles, segmentsOf } from './board.ts';
import { sumsOf } from './cycle-sums.ts';
import { type ReportedBoard, resultSheets } from './results.sheets.ts';
import { chosenBy } from './results.ts';

type Payload = Jobs['wellbeing/report'];

/** Makes the file of results with the rights of the person who asked for it. */
export const job: JobHandler<Payload> = Object.assign(build, {
  gaveUp: (context: JobContext, payload: Payload) => noteReport(context, payload, { status: 'failed' }),
});

async function build(context: JobContext, payload: Payload): Promise<void> {
  await noteReport(context, payload, { status: 'running' });
  const { company, user } = payload;
  const read = await context.asActor(company, user, async (asker) => ({
    sight: asker.files.sight(),
    board: await reported(asker, payload),
  }));
  const { sight = '', board } = read ?? {};
  const bytes = board && (await context.sheets.write(resultSheets(board)));
  const name = `wellbeing-${board?.start}.xlsx`;
  const file = { name, gate: 'wellbeing/download', kind: 'wellbeing_dashboard', done: 1, sight } as const;
  const published =
    bytes && (await context.asActor(company, user, (asker) => publishReport(asker, payload, file, bytes)));
  if (!published) await noteReport(context, payload, { status: 'failed' });
}

/** Undefined when there is nothing that this person may be told. */
async function reported(asker: CallContext, { cycle, filters }: Payload): Promise<ReportedBoard | undefined> {
  const chosen = chosenBy(asker, filters);
  const board = await boardOf(asker, { cycle, chosen });
  const found = (await closedCycles(asker)).find(({ id }) => id === board?.cycle);
  if (!board || !found) return undefined;
  const { results } = await sumsOf(asker, found);
  const split = board.fields.map(({ value, label }) => ({ field: label, segments: segmentsOf(asker, results, value) }));
  return { ...board, group: chosen ? chosen.values.join(', ') : asker.text('wellbeing/everyone'), split };
}
