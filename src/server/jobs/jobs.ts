import type PgBoss from 'pg-boss';
import type { Job } from '../../shared/documents/work.ts';
import type { JobHandler } from '../context.ts';
import type { Frame, JobService } from '../services.ts';
import { alive, announce, askToCancel, progressOf } from './progress.ts';
import { openQueue, type Queue } from './queue.ts';
import { recoverOrphans } from './recover.ts';
import { type JobDeps, Running, runJob, type Taken } from './run.ts';
import { runInside } from './statement.ts';
import { lookAt } from './watched.ts';

const heartbeatSeconds = 10;
const silentSeconds = 45;
/** How long running jobs may go on after the server was told to stop, then how long to end, and to be put back. */
const grace = { finish: 3000, end: 1500, putBack: 2000 };

export function createJobs(deps: JobDeps): JobService {
  return new Jobs(deps);
}

class Jobs implements JobService {
  private queue: Queue | undefined;
  private readonly running = new Running();
  private readonly workers = new Map<string, string[]>();
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly deps: JobDeps;

  constructor(deps: JobDeps) {
    this.deps = deps;
  }

  of(frame: Frame) {
    return {
      send: async (
        name: string,
        payload: Record<string, unknown>,
        options: { startAfter?: Date; singletonKey?: string; id?: string } = {},
      ) => {
        const id = options.id ?? frame.newId();
        const boss = this.boss(name);
        await boss.insert(
          [
            {
              id,
              name,
              data: payload,
              singletonKey: options.singletonKey,
              startAfter: options.startAfter?.toISOString(),
            } as PgBoss.JobInsert,
          ],
          { db: { executeSql: (text, values) => runInside(frame.db, text, values) } },
        );
        await announce(frame.db, { jobId: id, job: name, companyId: frame.company, owner: frame.actor?.id ?? null });
        if (!options.startAfter) frame.afterCommit(() => this.wake(name));
        return id;
      },
      look: (jobId: string) => lookAt(this.deps, frame, jobId),
      cancel: async (jobId: string) => {
        if (!frame.actor || !(await lookAt(this.deps, frame, jobId))) return null;
        return askToCancel(frame.db, frame.actor, jobId);
      },
    };
  }

  async start(handlers: Record<string, JobHandler>): Promise<void> {
    const { store, log, config } = this.deps;
    const jobs = Object.values(this.deps.jobs);
    const failed = (error: Error) => log.error({ err: error }, 'job queue');
    this.queue = await openQueue(store, jobs, config.wireZone, failed, this.running.putBack);
    const found = await recoverOrphans(store, true, silentSeconds);
    if (found) log.warn({ found }, 'jobs left unfinished by a former process run again');
    for (const job of jobs) {
      const handler = job.does ? this.deps.own[job.does] : handlers[job.id];
      if (!handler) throw new Error(`job ${job.id} has no handler`);
      await this.work(this.queue.boss, job, handler);
    }
    this.heartbeat = setInterval(() => void this.beat(), heartbeatSeconds * 1000);
    this.heartbeat.unref();
  }

  kick(does: NonNullable<Job['does']>): void {
    const job = Object.values(this.deps.jobs).find((one) => one.does === does);
    if (!job || !this.queue) return;
    // The next slot when this one is taken: what was written meanwhile is not overlooked.
    this.queue.boss
      .sendDebounced(job.id, {}, {}, 1, 'kick')
      .then(() => this.wake(job.id))
      .catch((error: unknown) => this.deps.log.error({ err: error }, 'job queue'));
  }

  state(jobId: string) {
    return progressOf(this.deps.store, jobId);
  }

  async stop(within = Number.POSITIVE_INFINITY): Promise<void> {
    const { queue } = this;
    if (!queue) return;
    this.queue = undefined;
    clearInterval(this.heartbeat);
    const finish = Math.max(0, Math.min(grace.finish, within - grace.end - grace.putBack));
    const ask = setTimeout(() => this.running.ask(), finish);
    const letGo = setTimeout(() => this.running.letGo(), finish + grace.end);
    await queue.boss.stop({ graceful: true, wait: true, timeout: finish + grace.end + grace.putBack });
    clearTimeout(ask);
    clearTimeout(letGo);
    queue.close();
  }

  private boss(name: string): PgBoss {
    if (!this.queue) throw new Error('jobs are not running yet');
    if (!this.deps.jobs[name]) throw new Error(`job ${name} does not exist`);
    return this.queue.boss;
  }

  private async work(boss: PgBoss, job: Job, handler: JobHandler): Promise<void> {
    const options = { pollingIntervalSeconds: this.deps.pollSeconds ?? 2, includeMetadata: true as const };
    // The embedded database does one thing at a time anyway.
    const width = job.singleton || this.deps.store.dialect === 'pglite' ? 1 : 2;
    const ids: string[] = [];
    for (let at = 0; at < width; at += 1) {
      const id: string = await boss.work(job.id, options, async ([taken]) => {
        // The next one at once, not at the next look at the queue.
        boss.notifyWorker(id);
        await runJob(this.deps, this.running, job, handler, taken as unknown as Taken);
      });
      ids.push(id);
    }
    this.workers.set(job.id, ids);
  }

  private wake(name: string): void {
    for (const id of this.workers.get(name) ?? []) this.queue?.boss.notifyWorker(id);
  }

  private async beat(): Promise<void> {
    const { store, log } = this.deps;
    try {
      if (this.running.jobs.size) await alive(store, [...this.running.jobs.keys()]);
      if (this.queue) await recoverOrphans(store, false, silentSeconds);
    } catch (error) {
      log.warn({ err: error }, 'job heartbeat');
    }
  }
}
