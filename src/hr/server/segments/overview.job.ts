import { and, desc, eq, gte, max } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { company as companies, disclosure, userProfile } from '../../../generated/tables.ts';
import type { JobContext, JobHandler } from '../../../server/context.ts';
import { filtersStill } from './limits.ts';
import { keepFigures } from './overview.query.ts';
import { ownFilters } from './saved-filters.ts';

/** Of fewer people the figures are reckoned in no time. */
const large = 10_000;
/** For as long as someone has seen the overview change, the next one is expected. Milliseconds. */
const within = 7 * 86_400_000;
/** Most people of one company see the same: everyone. */
const readers = 3;
/** Of those who see everyone, where no reader is known: so many are tried. */
const most = 10;
/** So many times as long as it took, a company is left alone: whatever its size, it costs a fiftieth of a processor at most. */
const rest = 50;

const nextOf = new Map<string, number>();

/**
 * Each reader sees what is theirs to see: it is reckoned in their name. Where nobody has looked yet, in that of someone who
 * sees everyone: nobody is to wait for all that was ever answered. A company that fails holds up no other.
 */
export const job: JobHandler<Jobs['segments/overview']> = async (job) => {
  const failures: unknown[] = [];
  const readers = await readersOf(job);
  const all = await job.inSystem((db) => db.select({ id: companies.id }).from(companies).orderBy(companies.id));
  for (const company of new Set([...readers.keys(), ...all.map(({ id }) => id)])) {
    if (job.now.getTime() < (nextOf.get(company) ?? 0)) continue;
    job.signal.throwIfAborted();
    const began = performance.now();
    try {
      if (await isLarge(job, company)) await keepCompany(job, company, readers.get(company) ?? []);
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    } finally {
      nextOf.set(company, job.now.getTime() + rest * (performance.now() - began));
    }
  }
  if (failures.length > 0) throw failures[0];
};

async function keepCompany(job: JobContext, company: string, people: readonly string[]): Promise<void> {
  let isKept = false;
  for (const id of people) if ((await keptFor(job, company, id)) !== 'nothing') isKept = true;
  // Else nobody has looked, or they may no longer.
  if (isKept) return;
  for (const id of await superAdminsOf(job, company)) if ((await keptFor(job, company, id)) === 'everyone') return;
}

type Kept = 'everyone' | 'some' | 'nothing';

/** What the overview opens with for this person. */
async function keptFor(job: JobContext, company: string, id: string): Promise<Kept> {
  job.signal.throwIfAborted();
  const kept = await job.asActor(company, id, async (context): Promise<Kept> => {
    const usual = (await ownFilters(context)).find(({ is_default }) => is_default);
    await keepFigures(context, filtersStill(context, usual?.filters ?? {}));
    return context.actor.scope === null ? 'everyone' : 'some';
  });
  return kept ?? 'nothing';
}

/** Not each of them may see what they could: one may lack the second factor that their company asks for. */
async function superAdminsOf({ inCompany }: JobContext, company: string): Promise<string[]> {
  const { id, companyId, type, status, createdAt } = userProfile;
  const rows = await inCompany(company, (db) =>
    db
      .select({ id })
      .from(userProfile)
      .where(and(eq(companyId, company), eq(type, 'SuperAdmin'), eq(status, 'active')))
      .orderBy(createdAt, id)
      .limit(most),
  );
  return rows.map((row) => row.id);
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
