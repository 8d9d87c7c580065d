import type { FastifyServerOptions } from 'fastify';

/** Logger and request id options of Fastify: redacted, with secrets of the query string masked. */
export function logging(level: string): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader' | 'disableRequestLogging'> {
  throw new Error(`logging ${level} is being built`);
}
