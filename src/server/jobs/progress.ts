import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { jobProgress } from '../db/system-tables.ts';
import type { Store } from '../services.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed';

/** Written with the job, in the transaction that asks for it. */
export async function announce(
  db: Database,
  row: { jobId: string; job: string; companyId: string | null; owner: string | null },
): Promise<void> {
  await db.insert(jobProgress).values(row);
}

/** Also the sign of life of whoever runs it. */
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

/** Since the process last ended in the middle of it: then it is not this job that ends it. Remembers how far it is. */
export async function hasComeFurther(store: Store, jobId: string): Promise<boolean> {
  const further = and(eq(jobProgress.jobId, jobId), gt(jobProgress.done, jobProgress.doneAtCrash));
  const rows = await store.inSystem((db) =>
    db.update(jobProgress).set({ doneAtCrash: jobProgress.done }).where(further).returning({ id: jobProgress.jobId }),
  );
  return rows.length > 0;
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
