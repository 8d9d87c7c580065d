import type { Store } from '../services.ts';
import { queueSchema } from './queue.ts';

/** One crash is not the job's fault; one that takes the process down with it must not do so again and again. */
const crashesForgiven = 1;

/** Failures never bring it so far: after those pg-boss itself tries no more. */
export const isGivenUp = (job: { retryCount: number; retryLimit: number }): boolean => job.retryCount > job.retryLimit;

/**
 * Jobs whose process is gone go back into their queues. The embedded database has one process, so at its start every
 * running job is such a one; on PostgreSQL another process may be at it, and only a job silent for long is. One
 * statement, so that of several servers that look at once one alone counts the crash, and nothing is put back that has
 * been taken up again.
 */
export async function recoverOrphans(store: Store, atStart: boolean, silentSeconds: number): Promise<number> {
  const everything = atStart && store.dialect === 'pglite';
  const isLongAgo = (time: string) => (everything ? 'true' : `${time} < now() - $1 * interval '1 second'`);
  // Whatever is said of it: that it has ended may be lost on the way to the queue. Of one whose process ended before
  // its first word, nothing is said. What has come further since the last crash is not what ends the process. What was
  // never begun is not tried again, for pg-boss: it does not count.
  const { rows } = await store.exec(
    `WITH orphan AS (
       SELECT j.name, j.id FROM ${queueSchema}.job j LEFT JOIN job_progress p ON p.job_id = j.id
       WHERE j.state = 'active' AND j.name NOT LIKE '\\_\\_pgboss%'
         AND ${isLongAgo('j.started_on')} AND ${isLongAgo('coalesce(p.updated_at, j.started_on)')}
       FOR UPDATE OF j SKIP LOCKED
     ), counted AS (
       INSERT INTO job_progress AS p (job_id, job, crashes) SELECT id, name, 1 FROM orphan
       ON CONFLICT (job_id) DO UPDATE SET state = 'queued', updated_at = now(), done_at_crash = p.done,
         crashes = CASE WHEN p.done > p.done_at_crash THEN 1 ELSE p.crashes + 1 END
       WHERE ${isLongAgo('p.updated_at')}
       RETURNING p.job_id, p.crashes > ${crashesForgiven} AS is_last
     )
     UPDATE ${queueSchema}.job j SET state = 'retry', start_after = now(),
       retry_count = CASE WHEN is_last THEN retry_limit ELSE retry_count END,
       started_on = CASE WHEN is_last THEN started_on END
     FROM orphan JOIN counted ON counted.job_id = orphan.id
     WHERE j.name = orphan.name AND j.id = orphan.id
     RETURNING j.id`,
    everything ? [] : [silentSeconds],
  );
  return rows.length;
}

interface TakenUp {
  id: string;
  name: string;
  /** When this server took it up: who takes it up later has a moment of their own. */
  startedOn: Date;
}

/** In milliseconds, as far as a date here tells. */
const isSame = 'abs(extract(epoch FROM started_on - $3::timestamptz)) < 0.002';

const asked = ({ name, id, startedOn }: TakenUp) => [name, id, startedOn.toISOString()];

/** Put down unfinished at a shutdown: as if it had never been taken up, and from then on another server's. */
export async function release(store: Store, putBack: Set<string>, job: TakenUp): Promise<void> {
  putBack.add(job.id);
  await store.exec(
    `WITH put AS (
       UPDATE ${queueSchema}.job SET state = 'created', started_on = NULL
       WHERE name = $1 AND id = $2 AND state = 'active' AND ${isSame} RETURNING id
     )
     UPDATE job_progress SET state = 'queued', updated_at = now() FROM put WHERE job_id = put.id`,
    asked(job),
  );
}

/**
 * Whether it is not this server's any more: while a process stands still for long, others find its jobs silent, put them
 * back and take them up. What has run for too long is still its own, though the queue has called it off.
 */
export async function isAnothers(store: Store, job: TakenUp): Promise<boolean> {
  const { rows } = await store.exec(
    `SELECT FROM ${queueSchema}.job WHERE name = $1 AND id = $2 AND (${isSame}) IS NOT TRUE`,
    asked(job),
  );
  return rows.length > 0;
}
