import type { Jobs } from '../../../generated/jobs.ts';
import { constants, optionLabels } from '../../../generated/options.ts';
import type { CallContext, JobContext, JobHandler, SheetCell, WrittenSheet } from '../../../server/context.ts';
import type { ExitFigures } from '../../rules/exit-figures.ts';
import { noteReport, publishReport } from '../audit/report-file.ts';
import { exitFiguresTold } from './told.ts';

type Payload = Jobs['exit/dashboard-file'];

/** Makes the file of what the dashboard shows, with the rights of the person who asked for it. */
export const job: JobHandler<Payload> = Object.assign(build, {
  gaveUp: (context: JobContext, payload: Payload) => noteReport(context, payload, { status: 'failed' }),
});

async function build(context: JobContext, payload: Payload): Promise<void> {
  await noteReport(context, payload, { status: 'running' });
  const { company, user } = payload;
  const read = await context.asActor(company, user, async (asker) => ({
    sight: asker.files.sight(),
    figures: await toldTo(asker, payload),
  }));
  const { sight = '', figures } = read ?? {};
  const bytes = figures && (await context.sheets.write(sheetsOf(figures, payload)));
  const name = `exit-dashboard-${context.now.toISOString().slice(0, 10)}.xlsx`;
  const file = { name, gate: 'exit/download', kind: 'exit_dashboard', done: 1, sight } as const;
  const published =
    bytes && (await context.asActor(company, user, (asker) => publishReport(asker, payload, file, bytes)));
  if (!published) await noteReport(context, payload, { status: 'failed' });
}

/** By the policy of the page. Null for someone who may not have it any more. */
async function toldTo(asker: CallContext, payload: Payload): Promise<ExitFigures | null> {
  if (!asker.explain('exit/download')?.allowed) return null;
  const { outcome } = await exitFiguresTold(asker, payload);
  return 'withheld' in outcome ? null : outcome.figures;
}

/** In the place of a figure that would tell of too few people. */
const hidden = '–';
const told = (figure: number | null): SheetCell => figure ?? hidden;
const tenures: Readonly<Record<string, string>> = optionLabels['exit/tenures'];

function sheetsOf(figures: ExitFigures, { department, location, tenure = '', quarter }: Payload): WrittenSheet[] {
  const [summary, reasons, departments, times, quarters] = constants['exit/sheets'];
  const { sent, respondents, experience, manager, recommend } = figures;
  const values = [
    department ?? null,
    location ?? null,
    tenures[tenure] ?? null,
    quarter ?? null,
    sent,
    told(respondents),
    told(experience),
    told(manager),
    told(recommend),
  ];
  const split = (name: string, rows: ExitFigures['departments'], nameOf = (value: string) => value): WrittenSheet => ({
    name,
    headings: constants['exit/splitColumns'],
    rows: rows.map((row) => [nameOf(row.name), told(row.respondents), told(row.experience)]),
    widths: [30, 10, 24],
  });
  return [
    {
      name: summary,
      headings: constants['exit/summaryColumns'],
      rows: constants['exit/summaryRows'].map((name, at) => [name, values[at] ?? null]),
      widths: [30, 30],
    },
    {
      name: reasons,
      headings: constants['exit/reasonColumns'],
      rows: figures.reasons.map(({ reason, count }) => [reason, told(count)]),
      widths: [40, 10],
    },
    split(departments, figures.departments),
    split(times, figures.tenures, (value) => tenures[value] ?? value),
    split(quarters, figures.quarters),
  ];
}
