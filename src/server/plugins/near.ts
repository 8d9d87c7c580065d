import type { FastifyRequest } from 'fastify';

/** A proxy has passed it on, and says so. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Asked from the machine or its private network; what came through a proxy came from elsewhere. */
export function isNear(request: FastifyRequest): boolean {
  if (isForwarded(request)) return false;
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(request.ip);
}
