import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';

/** Above this the loop is so far behind that a quick 503 helps more than a late answer. */
const maxEventLoopDelay = 2500;

export async function pressure(app: FastifyInstance, texts: Texts): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: () => {
      throw engineFailure(texts, 'Unavailable', { headers: { 'retry-after': '5' } });
    },
  });
}
