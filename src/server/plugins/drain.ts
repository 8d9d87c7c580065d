import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { JobService, Store } from '../services.ts';
import type { Readiness } from './health.ts';

const longestMilliseconds = 9500;

interface DrainParts {
  app: FastifyInstance;
  jobs: JobService;
  store: Store;
  readiness: Readiness;
  /** For so long it goes on serving, not ready any more: until a balancer sends it nothing. */
  noticedSeconds?: number;
  /** Ends what goes on beside the calls. */
  untend?(): Promise<void>;
  /** What else closes, last. */
  close?(): void;
}

/** Not ready; once that was noticed nothing new accepted, what runs finishes; jobs go back into their queues, and the database is closed (with a CHECKPOINT). */
async function drain({ app, jobs, store, readiness, noticedSeconds = 0, untend, close }: DrainParts): Promise<void> {
  readiness.accepting = false;
  const noticed = noticedSeconds * 1000;
  await pause(noticed);
  await Promise.allSettled([app.close(), jobs.stop(longestMilliseconds - noticed), untend?.()]);
  await store.close();
  close?.();
}

/** On SIGTERM or SIGINT. Ends in ten seconds at the latest, and with success: a stopped server has not failed. */
export function drainOnSignal(parts: DrainParts): void {
  let draining = false;
  const stop = (signal: string) => {
    if (draining) return;
    draining = true;
    parts.app.log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(0), longestMilliseconds).unref();
    drain(parts).then(
      () => process.exit(0),
      (error: unknown) => {
        parts.app.log.error({ err: error }, 'shutdown');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
