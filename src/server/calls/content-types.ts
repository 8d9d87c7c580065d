import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A fault of the request with the status that it is answered with. */
class Unreadable extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super('the body cannot be read');
    this.statusCode = statusCode;
  }
}

/**
 * Bodies are JSON, or forms, which a call that takes them reads by itself. A request without a body may call it what it likes (react-admin deletes with `text/plain`);
 * one with a body of another type is refused.
 */
export async function contentTypes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.signed === true) request.signedText = text as string;
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new Unreadable(400), undefined);
    }
  });
  await app.register(multipart);
  app.addContentTypeParser('*', (request, _payload, done) => {
    if (isBodyless(request) || request.routeOptions.config.foreign === true) done(null, undefined);
    else done(new Unreadable(415), undefined);
  });
}

const isBodyless = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
