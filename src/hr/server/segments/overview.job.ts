import { desc, eq, gte, max } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { disclosure, userProfile } from '../../../generated/tables.ts';
import type { JobContext, JobHandler } from '../../../server/context.ts';
import { keepEveryone } from './overview.query.ts';

/** Of fewer people the figures are reckoned in no time. */
const large = 10_000;
/** For as long as someone has seen the overview change, the next one is expected. Milliseconds. */
const within = 7 * 86_400_000;
/** Most people of one company see the same: everyone. */
const readers = 3;
/** So many times as long as it took, a company is left alone: whatever its size, it costs a fiftieth of a processor at most. */
const rest = 50;

const nextOf = new Map<string, number>();

/** Each reader sees what is theirs to see: it is reckoned in their name. A company that fails holds up no other. */
export const job: JobHandler<Jobs['segments/overview']> = async (job) => {
  const failures: unknown[] = [];
  for (const [company, people] of await readersOf(job)) {
    if (job.now.getTime() < (nextOf.get(company) ?? 0)) continue;
    try {
      await keepCompany(job, company, people);
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};

async function keepCompany(job: JobContext, company: string, people: readonly string[]): Promise<void> {
  if (!(await isLarge(job, company))) return;
  const began = performance.now();
  for (const id of people) await job.asActor(company, id, keepEveryone);
  nextOf.set(company, job.now.getTime() + rest * (performance.now() - began));
}

async function readersOf({ inSystem, now }: JobContext): Promise<ReadonlyMap<string, string[]>> {
  const seen = await inSystem((db) =>
    db
      .select({ company: disclosure.companyId, user: disclosure.user })
      .from(disclosure)
      .where(gte(disclosure.createdAt, new Date(now.getTime() - within)))
      .groupBy(disclosure.companyId, disclosure.user)
      .orderBy(desc(max(disclosure.createdAt)), disclosure.user),
  );
  const found = new Map<string, string[]>();
  for (const { company, user } of seen) {
    const people = found.get(company) ?? [];
    found.set(company, people);
    if (people.length < readers) people.push(user);
  }
  return found;
}

async function isLarge({ inCompany }: JobContext, company: string): Promise<boolean> {
  const [last] = await inCompany(company, (db) =>
    db
      .select({ id: userProfile.id })
      .from(userProfile)
      .where(eq(userProfile.companyId, company))
      .offset(large - 1)
      .limit(1),
  );
  return last !== undefined;
}
