import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { toFailure } from '../../src/server/calls/to-failure.ts';
import { headersOf } from '../../src/server/plugins/headers.ts';
import { registerHttp } from '../../src/server/plugins/http.ts';
import type { MetricsReaders } from '../../src/server/plugins/metrics.ts';
import type { Store } from '../../src/server/services.ts';
import { errorBody } from '../../src/shared/errors/body.ts';

/** The edge of the server around two toy routes: a console of three files, a database that only says whether it is ready. */

export const origin = 'http://localhost:3000';
const texts = (id: string) => id;
export const database = { asked: 0, alive: true };
const store = {
  ready: async () => {
    database.asked += 1;
    return database.alive;
  },
} as unknown as Store;
export const readiness = { accepting: true };
export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Toys', version: '1' },
  paths: {
    '/toys/<x>': {
      get: { summary: '<script>alert(1)</script>', tags: ['toys'], responses: { 200: { description: 'A toy' } } },
    },
  },
};

interface More {
  trustedProxies?: string[];
  metrics?: MetricsReaders;
  /** Told each line of the log. */
  log?(line: string): void;
}

export async function toyEdge(
  directory: string,
  production = false,
  at = origin,
  { trustedProxies, metrics, log }: More = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log && { logger: { level: 'warn', stream: { write: log } } }),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersOf(false)).header('x-request-id', request.id);
      (reply as FastifyReply).code(400).send(errorBody(400, 'Invalid', 'shell/invalid'));
    },
  });
  app.setErrorHandler((error, _request, reply) => {
    const failure = toFailure({ artifacts: {} as never, texts }, undefined, error);
    return reply
      .code(failure.status)
      .headers(failure.headers ?? {})
      .send(errorBody(failure.status, failure.code, failure.message));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404, 'NotFound', 'no such call')));
  const apiPrefixes = ['toys', 'api', 'auth'];
  await registerHttp(app, {
    store,
    texts,
    readiness,
    limits: { has: () => true, take: async () => {} },
    config: {
      origin: at,
      production,
      trustedProxies,
      metrics,
      openapi,
      console: {
        directory,
        apiPrefixes,
        isPage: (path) => ['/', '/settings'].includes(path) || path.startsWith('/lifecycle/'),
      },
    },
  });
  app.all('/toys/paint', async () => ({ painted: true }));
  app.get('/toys/wind-up', { config: { changes: true } }, async () => ({ wound: true }));
  return app;
}

/** What Vite would have built. */
export function toyConsole(): { directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-console-'));
  mkdirSync(join(directory, 'assets'));
  const script = 'console.log("a toy");'.repeat(50);
  for (const page of ['index.html', 'standalone.html'])
    writeFileSync(
      join(directory, page),
      '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><div id="root"></div><style nonce="__NONCE__"></style>',
    );
  writeFileSync(join(directory, 'assets/main-abc123.js'), script);
  writeFileSync(join(directory, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
