import type { FastifyInstance } from 'fastify';
import type { Store } from '../services.ts';
import { isNear } from './near.ts';

const rememberedMilliseconds = 1000;

/** False from the first moment of a shutdown. */
export interface Readiness {
  accepting: boolean;
}

/** What the operator should know although requests are answered. Who asks from elsewhere is told no address. */
export type Remarks = (isNear: boolean) => string[];

/**
 * `/healthz`: the process answers, and asks nobody. `/readyz`: requests may be sent here; the database is asked at
 * most once a second, no matter who asks how often. Its `details` are the operator's, and change nothing about the status.
 */
export function health(app: FastifyInstance, store: Store, readiness: Readiness, remarks: Remarks = () => []): void {
  let asked = { at: 0, answer: Promise.resolve(false) };
  const ready = () => {
    if (Date.now() - asked.at >= rememberedMilliseconds)
      asked = { at: Date.now(), answer: store.ready().catch(() => false) };
    return asked.answer;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const answer = readiness.accepting && (await ready());
    return reply.code(answer ? 200 : 503).send({
      status: answer ? 'ready' : 'not ready',
      details: remarks(isNear(request)),
    });
  });
}
