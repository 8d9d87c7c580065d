import type { FastifyRequest } from 'fastify';

/** Asked from the machine or its private network; what came through a proxy came from elsewhere. */
export function isNear(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] || request.headers.forwarded) return false;
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(request.ip);
}
