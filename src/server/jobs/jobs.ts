import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../shared/documents/work.ts';
import type { CallContext, JobHandler, ProductConfig } from '../context.ts';
import type { Clock, Ids, JobService, Store } from '../services.ts';

export interface JobDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
  jobs: Readonly<Record<string, Job>>;
  /** Handlers of the documents that say `does`. */
  own: Record<NonNullable<Job['does']>, JobHandler>;
  /** The call pipeline's context for a person outside of HTTP, in one transaction. Null: may no longer sign in. */
  asActor<T>(who: { company: string; userId: string; requestId: string }, work: (context: CallContext) => Promise<T>): Promise<T | null>;
  config: ProductConfig;
  /** Seconds between looks at the queue; default 1. */
  pollSeconds?: number;
}

export function createJobs(deps: JobDeps): JobService {
  throw new Error(`jobs of ${deps.config.product} are being built`);
}
