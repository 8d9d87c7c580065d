import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';

/** Above this the loop is so far behind that a quick 503 helps more than a late answer. */
const maxEventLoopDelay = 2500;
const sampleInterval = 1000;

/** One sample may be one long piece of work (a database opens); only what is found again soon after is a state. */
export async function pressure(app: FastifyInstance, texts: Texts): Promise<void> {
  let suspected = { value: Number.NaN, at: Number.NEGATIVE_INFINITY };
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: (request, _reply, _type, value) => {
      // Files cost next to nothing, and a page whose code does not arrive cannot even ask for it again.
      if (request.url.startsWith('/assets/')) return;
      const now = Date.now();
      if (now - suspected.at > 10 * sampleInterval) suspected = { value: value ?? 0, at: now };
      if (value === suspected.value) return;
      suspected.at = now;
      throw engineFailure(texts, 'Unavailable', { headers: { 'retry-after': '5' } });
    },
  });
}
