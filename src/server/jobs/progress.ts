import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { jobProgress } from '../db/system-tables.ts';
import type { Store } from '../services.ts';

type JobState = 'queued' | 'running' | 'done' | 'failed';

/** Written with the job, in the transaction that asks for it. */
export async function announce(
  db: Database,
  row: { jobId: string; job: string; companyId: string | null; owner: string | null },
): Promise<void> {
  await db.insert(jobProgress).values(row);
}

/** Also the sign of life of the process that runs it. */
export async function note(
  store: Store,
  job: { id: string; name: string },
  change: { state?: JobState; done?: number; total?: number },
): Promise<void> {
  const set = { ...change, updatedAt: sql`now()` };
  await store.inSystem((db) =>
    db
      .insert(jobProgress)
      .values({ jobId: job.id, job: job.name, ...change })
      .onConflictDoUpdate({ target: jobProgress.jobId, set }),
  );
}

export async function alive(store: Store, ids: string[]): Promise<void> {
  await store.inSystem((db) =>
    db.update(jobProgress).set({ updatedAt: sql`now()` }).where(inArray(jobProgress.jobId, ids)),
  );
}

/**
 * How often the process has ended in the middle of the job where it is now, this time included: what has come further
 * since the last time is not what ends it.
 */
export async function crashesOf(store: Store, jobId: string): Promise<number> {
  const crashes = sql`case when ${jobProgress.done} > ${jobProgress.doneAtCrash} then 1 else ${jobProgress.crashes} + 1 end`;
  const rows = await store.inSystem((db) =>
    db
      .update(jobProgress)
      .set({ crashes, doneAtCrash: jobProgress.done })
      .where(eq(jobProgress.jobId, jobId))
      .returning({ crashes: jobProgress.crashes }),
  );
  return rows[0]?.crashes ?? 1;
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
