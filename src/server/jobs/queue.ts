import PgBoss from 'pg-boss';
import type { Job } from '../../shared/documents/work.ts';
import type { Store } from '../services.ts';

export const deadLetters = 'dead-letters';
/** PostgreSQL schema of the queue; pg-boss makes and migrates it. */
export const queueSchema = 'pgboss';

export interface Queue {
  boss: PgBoss;
  /** Statements still running when the database closes come to nothing instead of failing where nobody listens. */
  close(): void;
}

/** Never answered: pg-boss would read a count in an answer without rows, and end the process by that. */
const nothing = new Promise<never>(() => {});

/** What statements of pg-boss have failed with. */
const failed = new WeakSet<object>();

/** Of a statement that ends jobs: pg-boss names them by their ids alone, whoever has taken them up meanwhile. */
const idsIn = (values: unknown[] = []): string[] => (Array.isArray(values[1]) ? values[1] : []);

/** Opens pg-boss on the store, makes a queue for each job document and plans the scheduled ones. */
export async function openQueue(
  store: Store,
  jobs: readonly Job[],
  zone: string,
  onError: (error: Error) => void,
  putBack: ReadonlySet<string> = new Set(),
): Promise<Queue> {
  let closed = false;
  const executeSql = async (text: string, values: unknown[]) => {
    if (closed) return nothing;
    if (idsIn(values).some((id) => putBack.has(id))) return { rows: [{ count: 0 }] };
    return store.exec(text, values).catch((error: object) => {
      if (closed) return nothing;
      failed.add(error);
      throw error;
    });
  };
  // pg-boss does not wait for what it writes about the end of a job: with the database away that fails where nobody
  // listens, which would end the server. The job is found again as one that nobody speaks of any more.
  const unheard = (reason: unknown) => {
    if (!(reason instanceof Error && failed.has(reason))) throw reason;
    onError(reason);
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: queueSchema,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', onError);
  await boss.start();
  const there = await boss.getQueues();
  const isThere = (name: string) => there.find((queue) => queue.name === name);
  // A dead-letter queue must exist before a queue names it.
  if (!isThere(deadLetters)) await boss.createQueue(deadLetters, { name: deadLetters, retryLimit: 0 });
  for (const job of jobs) await makeQueue(boss, job, isThere(job.id));
  await grant(store);
  await plan(boss, jobs, zone);
  process.on('unhandledRejection', unheard);
  return {
    boss,
    close() {
      closed = true;
      process.off('unhandledRejection', unheard);
    },
  };
}

async function makeQueue(boss: PgBoss, job: Job, there: PgBoss.QueueResult | undefined): Promise<void> {
  const options = {
    name: job.id,
    policy: job.singleton ? ('singleton' as const) : ('standard' as const),
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: job.retry.backoff ?? false,
    expireInSeconds: job.expireSeconds,
    deadLetter: deadLetters,
  };
  if (!there) await boss.createQueue(job.id, options);
  else if (!isSubset(options, there)) await boss.updateQueue(job.id, options);
}

function isSubset(some: object, all: object): boolean {
  const values = new Map(Object.entries(all));
  return Object.entries(some).every(([key, value]) => values.get(key) === value);
}

/** Calls put jobs in within their own transactions, under the application's roles; they may not read or take them. */
async function grant(store: Store): Promise<void> {
  for (const role of ['rapport_app', 'rapport_system']) {
    await store.exec(`GRANT USAGE ON SCHEMA ${queueSchema} TO ${role}`);
    await store.exec(`GRANT SELECT ON ${queueSchema}.queue TO ${role}`);
    await store.exec(`GRANT INSERT ON ${queueSchema}.job TO ${role}`);
  }
}

async function plan(boss: PgBoss, jobs: readonly Job[], zone: string): Promise<void> {
  const scheduled = jobs.filter((job) => job.schedule);
  for (const former of await boss.getSchedules()) {
    if (!scheduled.some((job) => job.id === former.name)) await boss.unschedule(former.name);
  }
  for (const job of scheduled) await boss.schedule(job.id, job.schedule ?? '', {}, { tz: zone });
}
