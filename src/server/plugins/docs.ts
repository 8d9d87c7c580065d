import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { newNonce, pagePolicy } from './headers.ts';

/** `/openapi.json`, and the same to read at `/docs`: written by the server, without a line of script. */
export function docs(app: FastifyInstance, openapi: object): void {
  let page: string | undefined;
  app.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(openapi));
  app.get('/docs/style.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(docsStyle),
  );
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage(openapi);
    return reply.header('content-security-policy', pagePolicy(newNonce())).type('text/html; charset=utf-8').send(page);
  });
}
