import type { FastifyInstance } from 'fastify';
import type { Store } from '../services.ts';

const rememberedMilliseconds = 1000;

/** False from the first moment of a shutdown. */
export interface Readiness {
  accepting: boolean;
}

/**
 * `/healthz`: the process answers, and asks nobody. `/readyz`: requests may be sent here; the database is asked at
 * most once a second, whoever asks how often.
 */
export function health(app: FastifyInstance, store: Store, readiness: Readiness): void {
  let asked = { at: 0, answer: Promise.resolve(false) };
  const ready = () => {
    if (Date.now() - asked.at >= rememberedMilliseconds)
      asked = { at: Date.now(), answer: store.ready().catch(() => false) };
    return asked.answer;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answer = readiness.accepting && (await ready());
    return reply.code(answer ? 200 : 503).send({ status: answer ? 'ready' : 'not ready' });
  });
}
