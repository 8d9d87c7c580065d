import type { Store } from '../services.ts';
import { crashesOf, note } from './progress.ts';
import { queueSchema } from './queue.ts';

/** One crash is not the job's fault; one that takes the process down with it must not do so again and again. */
const crashesForgiven = 1;

/** Failures never bring it so far: after those pg-boss itself tries no more. */
export const isGivenUp = (job: { retryCount: number; retryLimit: number }): boolean => job.retryCount > job.retryLimit;

/**
 * Jobs whose process is gone go back into their queues. The embedded database has one process, so at its start every
 * running job is such a one; on PostgreSQL another process may be at it, and only a job silent for long is.
 */
export async function recoverOrphans(store: Store, atStart: boolean, silentSeconds: number): Promise<number> {
  // Whatever is said of it: that it has ended may be lost on the way to the queue.
  const unspokenOf = `AND started_on < now() - $1 * interval '1 second' AND id IN
    (SELECT job_id FROM job_progress WHERE updated_at < now() - $1 * interval '1 second')`;
  const everything = atStart && store.dialect === 'pglite';
  const { rows } = await store.exec(
    `SELECT id, name FROM ${queueSchema}.job
     WHERE state = 'active' AND name NOT LIKE '\\_\\_pgboss%' ${everything ? '' : unspokenOf}`,
    everything ? [] : [silentSeconds],
  );
  for (const orphan of rows as { id: string; name: string }[]) {
    const crashes = await crashesOf(store, orphan.id);
    // What was never begun is not tried again, for pg-boss: it does not count.
    const back = crashes > crashesForgiven ? 'retry_count = retry_limit' : 'started_on = NULL';
    await store.exec(
      `UPDATE ${queueSchema}.job SET state = 'retry', start_after = now(), ${back}
       WHERE name = $1 AND id = $2 AND state = 'active'`,
      [orphan.name, orphan.id],
    );
    await note(store, orphan, { state: 'queued' });
  }
  return rows.length;
}

/** Put down unfinished at a shutdown: as if it had never been taken up. */
export async function release(store: Store, job: { id: string; name: string }): Promise<void> {
  await store.exec(
    `UPDATE ${queueSchema}.job SET state = 'created', started_on = NULL WHERE name = $1 AND id = $2 AND state = 'active'`,
    [job.name, job.id],
  );
  await note(store, job, { state: 'queued' });
}
