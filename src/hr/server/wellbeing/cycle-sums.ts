import { and, eq } from 'drizzle-orm';
import { surveyCycleResult } from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';
import { type CycleResults, resultsOf } from '../../rules/survey-results.ts';
import type { ToldCycle } from '../../rules/told-cycle.ts';
import { type Cycle, type CycleSums, limits, summedUp } from './cycle-answers.ts';

interface Told {
  results: CycleResults;
  reminders: number | null;
  /** A job has summed them up, so all servers tell the same. */
  isStored: boolean;
}

const kept = 60;
/** An answer that was on its way when the cycle closed is not in what was worked out at that moment. Milliseconds. */
const untilStored = 60_000;
const known = new Map<string, Promise<Told>>();

/** The results of a cycle that is over. Once they are stored they do not change any more, and are read once. */
export function sumsOf(context: CallContext, cycle: Cycle): Promise<Told> {
  if (!cycle.closedAt) throw new Error('Results are told of cycles that are over');
  const key = `${context.company}/${cycle.id}`;
  const found = known.get(key) ?? readNew(context, cycle, () => known.delete(key));
  // The newest stands last; the first one is not asked for any more.
  known.delete(key);
  known.set(key, found);
  for (const [oldest] of known) if (known.size > kept) known.delete(oldest);
  return found;
}

function readNew(context: CallContext, cycle: Cycle, forget: () => void): Promise<Told> {
  const read = readSums(context, cycle);
  read.then(({ isStored }) => {
    if (!isStored) setTimeout(forget, untilStored).unref();
  }, forget);
  return read;
}

/** As a job has summed them up; of a cycle that has closed since it looked, they are worked out here. */
async function readSums(context: CallContext, cycle: Cycle): Promise<Told> {
  const { db, company, giveWay } = context;
  const stored = await storedSums(db, company, cycle.id);
  const { told, reminders } =
    stored ?? (await summedUp({ company, read: (work) => work(db as Database), giveWay }, cycle));
  return { results: resultsOf(told), reminders, isStored: stored !== undefined };
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
