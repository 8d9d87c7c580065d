import { and, eq } from 'drizzle-orm';
import { surveyCycleResult } from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';
import { type CycleResults, resultsOf } from '../../rules/survey-results.ts';
import type { ToldCycle } from '../../rules/told-cycle.ts';
import { type Cycle, type CycleSums, limits, summedUp } from './cycle-answers.ts';

interface Told {
  results: CycleResults;
  reminders: number | null;
}

const kept = 60;
const known = new Map<string, Promise<Told>>();

/** The results of a cycle that is over. They do not change any more, so they are read once. */
export function sumsOf(context: CallContext, cycle: Cycle): Promise<Told> {
  if (!cycle.closedAt) throw new Error('Results are told of cycles that are over');
  const key = `${context.company}/${cycle.id}`;
  const found = known.get(key) ?? readSums(context, cycle);
  // The newest stands last; the first one is not asked for any more.
  known.delete(key);
  known.set(key, found);
  for (const [oldest] of known) if (known.size > kept) known.delete(oldest);
  found.catch(() => known.delete(key));
  return found;
}

/** As a job has summed them up; of a cycle that has closed since it looked, they are worked out here. */
async function readSums(context: CallContext, cycle: Cycle): Promise<Told> {
  const { db, company, giveWay } = context;
  const stored = await storedSums(db, company, cycle.id);
  const { told, reminders } =
    stored ?? (await summedUp({ company, read: (work) => work(db as Database), giveWay }, cycle));
  return { results: resultsOf(told), reminders };
}

/** What is kept says by which limits: of all cycles of all companies that is asked often, and the sums are long. */
export const limitsNow = Object.values(limits).join('/');
export const isCurrent = eq(surveyCycleResult.limits, limitsNow);

async function storedSums(db: CallContext['db'], company: string, cycle: string): Promise<CycleSums | undefined> {
  const [row] = await db
    .select({ told: surveyCycleResult.told, reminders: surveyCycleResult.reminders })
    .from(surveyCycleResult)
    .where(and(eq(surveyCycleResult.companyId, company), eq(surveyCycleResult.cycle, cycle), isCurrent));
  return row && { told: row.told as unknown as ToldCycle, reminders: row.reminders };
}
