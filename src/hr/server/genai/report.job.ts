import { and, eq, ne, sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { genaiLog } from '../../../generated/tables.ts';
import type { CallContext, GenaiFault, GenaiUsage, JobContext, JobHandler } from '../../../server/context.ts';
import { type Sent, schemaFor, type Theme, themesOf } from '../../rules/outside-report.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { figuresFor } from '../segments/overview.ts';
import { askPatiently } from './outside.ts';
import { reportText } from './report-text.ts';
import { measures, writtenOut } from './to-send.ts';
import { wordsTold } from './words-told.ts';

type Payload = Jobs['genai/report'];
/** Why there is none: each is a sentence of `genai/report`. */
type Withheld = 'few' | 'close' | 'many' | 'refused' | 'failed' | `outside-${GenaiFault['kind']}`;
interface Grouped {
  host: string;
  themes: Theme[];
}

/** Writes a report of nothing but what may be told to who asked for it; a service outside may group its words. */
export const job: JobHandler<Payload> = Object.assign(write, {
  gaveUp: (context: JobContext, payload: Payload) => fail(context, payload, 'failed'),
});

async function write(context: JobContext, payload: Payload): Promise<void> {
  await note(context, payload, { status: 'running' });
  const asked = await context.asActor(payload.company, payload.user, (asker) => standing(asker, payload));
  if (asked === 'done') return;
  if (asked !== 'open') return fail(context, payload, 'refused');
  const grouped = payload.sent && (await groupedOutside(context, payload, payload.sent));
  if (typeof grouped === 'string') return fail(context, payload, grouped);
  const outcome = await context.asActor(payload.company, payload.user, (asker) => published(asker, payload, grouped));
  if (outcome !== 'done') await fail(context, payload, outcome ?? 'refused');
}

/** Nothing leaves the server for who may not have it any more, nor a second time for a report that is there. */
async function standing(asker: CallContext, payload: Payload): Promise<'refused' | 'done' | 'open'> {
  if (!asker.explain('genai/report.create')?.allowed) return 'refused';
  const [row] = await asker.db.select({ status: genaiLog.status }).from(genaiLog).where(one(payload));
  return !row || row.status === 'success' ? 'done' : 'open';
}

/** Sends what was shown and confirmed, and that alone. What it costs is noted whatever comes of it. */
async function groupedOutside(context: JobContext, payload: Payload, sent: Sent): Promise<Grouped | Withheld> {
  const { genai } = context;
  if (!genai) return 'outside-elsewhere';
  const asked = { ...writtenOut(context, sent), schema: schemaFor(sent, measures) };
  const { answer, fault, usage } = await askPatiently(genai, asked, context.signal);
  await note(context, payload, { status: 'running', ...withUsage(usage) });
  return fault ? `outside-${fault}` : { host: genai.host, themes: themesOf(answer) };
}

/** On top of what a run that ended in the middle has cost. */
const withUsage = ({ sent, answered, cost }: GenaiUsage) => ({
  prompt_token: sql`coalesce(${genaiLog.prompt_token}, 0) + ${sent}`,
  completion_token: sql`coalesce(${genaiLog.completion_token}, 0) + ${answered}`,
  total_token: sql`coalesce(${genaiLog.total_token}, 0) + ${sent + answered}`,
  ...(cost !== null && { total_cost: sql`coalesce(${genaiLog.total_cost}, 0) + ${cost}` }),
});

/** Figures, file and line in one transaction: a job that runs a second time makes no second file. */
async function published(
  asker: CallContext,
  payload: Payload,
  grouped: Grouped | undefined,
): Promise<Withheld | 'done'> {
  if (!asker.explain('genai/report.create')?.allowed) return 'refused';
  const [row] = await asker.db.select().from(genaiLog).where(one(payload)).for('update');
  if (!row || row.status === 'success') return 'done';
  const filters = payload.filters as Filters;
  const { counted, outcome } = await figuresFor(asker, filters);
  if ('withheld' in outcome) return outcome.withheld;
  const words = await wordsTold(asker, filters, counted);
  const { report_name: name, meta_data: about } = row;
  const text = reportText(asker, { name, about, figures: outcome.figures, words, grouped });
  const file = await asker.files.publish({
    name: `${name}.txt`,
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
  await note(context, payload, { status: 'failed', error_message: context.text(`genai/report.${why}`) });
}

async function note(
  context: JobContext,
  payload: Payload,
  values: Partial<ReturnType<typeof withUsage>> & { status: 'running' | 'failed'; error_message?: string },
): Promise<void> {
  await context.inCompany(payload.company, (db) =>
    db
      .update(genaiLog)
      .set(values)
      .where(and(one(payload), ne(genaiLog.status, 'success'))),
  );
}
