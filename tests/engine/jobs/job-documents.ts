import type { JobDeps } from '../../../src/server/jobs/run.ts';
import type { Job } from '../../../src/shared/documents/work.ts';

export const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  title: id,
  payload: { type: 'object', properties: {} },
  retry: { limit: 2, delaySeconds: 0 },
  expireSeconds: 60,
  ...more,
});

export const productConfig = { product: 'toy', origin: 'http://localhost:3000', demo: true, wireZone: 'Asia/Kolkata' };

export const silent = {
  child: () => silent,
  info() {},
  warn() {},
  error() {},
  debug() {},
} as unknown as JobDeps['log'];
