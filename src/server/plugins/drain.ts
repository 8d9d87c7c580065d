import type { FastifyInstance } from 'fastify';
import type { JobService, Store } from '../services.ts';

/** On SIGTERM or SIGINT: not ready, no new requests, running ones finish (10 s at most), jobs released, CHECKPOINT, exit 0. */
export function drainOnSignal(app: FastifyInstance, parts: { store: Store; jobs: JobService; log?: (message: string) => void }): void {
  throw new Error(`drain ${app.prefix} ${parts.store.dialect} is being built`);
}
