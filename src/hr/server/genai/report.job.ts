import { and, eq, ne } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { genaiLog } from '../../../generated/tables.ts';
import type { CallContext, JobContext, JobHandler } from '../../../server/context.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { figuresFor } from '../segments/overview.ts';
import { reportText } from './report-text.ts';
import { wordsTold } from './words-told.ts';

type Payload = Jobs['genai/report'];
type Withheld = 'few' | 'close' | 'many' | 'refused' | 'failed';

/** Writes a report here, of nothing but what may be told to who asked for it. */
export const job: JobHandler<Payload> = Object.assign(write, {
  gaveUp: (context: JobContext, payload: Payload) => fail(context, payload, 'failed'),
});

async function write(context: JobContext, payload: Payload): Promise<void> {
  await note(context, payload, { status: 'running' });
  const outcome = await context.asActor(payload.company, payload.user, (asker) => published(asker, payload));
  if (outcome !== 'done') await fail(context, payload, outcome ?? 'refused');
}

/** Figures, file and line in one transaction: a job that runs a second time makes no second file. */
async function published(asker: CallContext, payload: Payload): Promise<Withheld | 'done'> {
  if (!asker.explain('genai/report.create')?.allowed) return 'refused';
  const [row] = await asker.db.select().from(genaiLog).where(one(payload)).for('update');
  if (!row || row.status === 'success') return 'done';
  const filters = payload.filters as Filters;
  const { counted, outcome } = await figuresFor(asker, filters);
  if ('withheld' in outcome) return outcome.withheld;
  const words = await wordsTold(asker, filters, counted);
  const text = reportText(asker, { name: row.report_name, about: row.meta_data, figures: outcome.figures, words });
  const file = await asker.files.publish({
    name: `${row.report_name}.txt`,
    type: 'text/plain; charset=utf-8',
    bytes: Buffer.from(text),
    gate: 'genai/log.download',
    kind: 'genai',
  });
  await asker.db.update(genaiLog).set({ status: 'success', file: file.id, error_message: null }).where(one(payload));
  return 'done';
}

const one = ({ company, report }: Payload) => and(eq(genaiLog.companyId, company), eq(genaiLog.id, report));

async function fail(context: JobContext, payload: Payload, why: Withheld): Promise<void> {
  const said = await context.asActor(payload.company, payload.user, async (asker) => asker.text(`genai/report.${why}`));
  await note(context, payload, { status: 'failed', error_message: said });
}

async function note(
  context: JobContext,
  payload: Payload,
  values: { status: 'running' | 'failed'; error_message?: string | null },
): Promise<void> {
  await context.inCompany(payload.company, (db) =>
    db
      .update(genaiLog)
      .set(values)
      .where(and(one(payload), ne(genaiLog.status, 'success'))),
  );
}
