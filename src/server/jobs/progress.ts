import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobCounts, JobState } from '../../shared/jobs/news.ts';
import type { Database } from '../context.ts';
import { jobProgress } from '../db/system-tables.ts';
import type { Store } from '../services.ts';

/** Written with the job, in the transaction that asks for it. */
export async function announce(
  db: Database,
  row: { jobId: string; job: string; companyId: string | null; owner: string | null },
): Promise<void> {
  await db.insert(jobProgress).values(row);
}

/** Also the sign of life of the process that runs it. Answers whether the rest of it is still wanted. */
export async function note(
  store: Store,
  job: { id: string; name: string },
  change: { state?: JobState; done?: number; total?: number; failed?: number },
): Promise<boolean> {
  const set = { ...change, updatedAt: sql`now()` };
  const [row] = await store.inSystem((db) =>
    db
      .insert(jobProgress)
      .values({ jobId: job.id, job: job.name, ...change })
      .onConflictDoUpdate({ target: jobProgress.jobId, set })
      .returning({ cancelAsked: jobProgress.cancelAsked }),
  );
  return row?.cancelAsked !== true;
}

/** It has ended by itself: done, or where it was when the rest was not wanted any more. */
export async function noteEnd(store: Store, job: { id: string; name: string }): Promise<void> {
  const cut = sql`${jobProgress.cancelAsked} and ${jobProgress.done} < ${jobProgress.total}`;
  const state = sql<JobState>`case when ${cut} then 'cancelled' else 'done' end`;
  await store.inSystem((db) =>
    db
      .insert(jobProgress)
      .values({ jobId: job.id, job: job.name, state: 'done' })
      .onConflictDoUpdate({ target: jobProgress.jobId, set: { state, updatedAt: sql`now()` } }),
  );
}

export async function alive(store: Store, ids: string[]): Promise<void> {
  await store.inSystem((db) =>
    db.update(jobProgress).set({ updatedAt: sql`now()` }).where(inArray(jobProgress.jobId, ids)),
  );
}

const counts = {
  jobId: jobProgress.jobId,
  state: jobProgress.state,
  done: jobProgress.done,
  total: jobProgress.total,
  failed: jobProgress.failed,
};

interface Owner {
  company: string;
  id: string;
}

const ownedBy = ({ company, id }: Owner, jobId: string) =>
  and(eq(jobProgress.jobId, jobId), eq(jobProgress.companyId, company), eq(jobProgress.owner, id));

/** A job that this person began, with its document's id; null for any other. */
export async function ownJob(db: Database, owner: Owner, jobId: string): Promise<(JobCounts & { job: string }) | null> {
  const [row] = await db
    .select({ job: jobProgress.job, ...counts })
    .from(jobProgress)
    .where(ownedBy(owner, jobId));
  return row ?? null;
}

/** False when there is nothing left to cancel. */
export async function askToCancel(db: Database, owner: Owner, jobId: string): Promise<boolean> {
  const asked = await db
    .update(jobProgress)
    .set({ cancelAsked: true })
    .where(and(ownedBy(owner, jobId), inArray(jobProgress.state, ['queued', 'running'])))
    .returning({ id: jobProgress.jobId });
  return asked.length > 0;
}

/** Of all that are waited for, in one look. */
export async function countsOf(store: Store, ids: readonly string[]): Promise<Map<string, JobCounts>> {
  const rows = await store.inSystem((db) =>
    db
      .select(counts)
      .from(jobProgress)
      .where(inArray(jobProgress.jobId, [...ids])),
  );
  return new Map(rows.map((row) => [row.jobId, row]));
}

export async function progressOf(store: Store, jobId: string) {
  const [row] = await store.inSystem((db) =>
    db
      .select({ state: jobProgress.state, done: jobProgress.done, total: jobProgress.total })
      .from(jobProgress)
      .where(eq(jobProgress.jobId, jobId)),
  );
  return row ?? null;
}
