import type PgBoss from 'pg-boss';
import type { Store } from '../services.ts';
import { note, silent } from './progress.ts';
import { queueSchema } from './queue.ts';

/** A crash is not the job's fault, yet a job that takes the process down with it must not do so for ever. */
const crashesForgiven = 3;

interface Orphan {
  id: string;
  name: string;
  retry_count: number;
  retry_limit: number;
}

/**
 * Jobs whose process is gone go back into their queues. The embedded database has one process, so at its start every
 * running job is such a one; on PostgreSQL another process may be at it, and only a job silent for long is.
 */
export async function recoverOrphans(
  store: Store,
  boss: PgBoss,
  atStart: boolean,
  silentSeconds: number,
): Promise<number> {
  const everything = atStart && store.dialect === 'pglite';
  const ids = everything ? null : await silent(store, silentSeconds);
  if (ids?.length === 0) return 0;
  const { rows } = await store.exec(
    `SELECT id, name, retry_count, retry_limit FROM ${queueSchema}.job
     WHERE state = 'active' AND name NOT LIKE '\\_\\_pgboss%' ${ids ? `AND id = ANY('{${ids.join(',')}}'::uuid[])` : ''}`,
  );
  for (const orphan of rows as unknown as Orphan[]) {
    if (orphan.retry_count >= orphan.retry_limit + crashesForgiven) {
      await boss.fail(orphan.name, orphan.id, { message: 'the process ended in the middle of it, again and again' });
      await note(store, orphan, { state: 'failed' });
    } else {
      await store.exec(
        `UPDATE ${queueSchema}.job SET state = 'retry', start_after = now() WHERE name = $1 AND id = $2 AND state = 'active'`,
        [orphan.name, orphan.id],
      );
      await note(store, orphan, { state: 'queued' });
    }
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
