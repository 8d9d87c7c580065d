import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../src/server/calls/to-failure.ts';
import { registerEdge } from '../../src/server/plugins/edge.ts';
import { headersOf } from '../../src/server/plugins/headers.ts';
import { maskUrl } from '../../src/server/plugins/logging.ts';
import type { Store } from '../../src/server/services.ts';
import { errorBody } from '../../src/shared/errors/body.ts';

/** The edge of the server alone: G11 (who may make a browser act), G24 (headers), health, console files, API pages. */

const origin = 'http://localhost:3000';
const texts = (id: string) => id;
const directory = mkdtempSync(join(tmpdir(), 'rapport-console-'));
let asked = 0;
let alive = true;
const store = {
  ready: async () => {
    asked += 1;
    return alive;
  },
} as unknown as Store;
const readiness = { accepting: true };
const openapi = {
  openapi: '3.1.0',
  info: { title: 'Toys', version: '1' },
  paths: {
    '/toys/<x>': {
      get: { summary: '<script>alert(1)</script>', tags: ['toys'], responses: { 200: { description: 'A toy' } } },
    },
  },
};

async function build(production: boolean, at = origin): Promise<FastifyInstance> {
  const app = Fastify({
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
  await registerEdge(app, {
    store,
    texts,
    readiness,
    config: {
      origin: at,
      production,
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

let app: FastifyInstance;
let production: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  const script = 'console.log("a toy");'.repeat(50);
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><div id="root"></div><style nonce="__NONCE__"></style>',
  );
  writeFileSync(join(directory, 'assets/main-abc123.js'), script);
  writeFileSync(join(directory, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await build(false);
  production = await build(true, 'https://toys.example');
});
afterAll(async () => {
  await Promise.all([app.close(), production.close()]);
  rmSync(directory, { recursive: true, force: true });
});

describe('something that changes something', () => {
  const browser = { host: 'localhost:3000', 'content-type': 'application/json' };
  const refused: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin }],
    ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
    ['no origin that is ours', { origin: 'https://evil.example' }],
    ['an origin that begins like ours', { origin: `${origin}.evil.example` }],
    ['an opaque origin', { origin: 'null' }],
    ['an opaque origin, out of nowhere', { 'sec-fetch-site': 'none', origin: 'null' }],
    ['out of nowhere', { 'sec-fetch-site': 'none' }],
    ['another site with a header of scripts', { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'fetch' }],
    ['another origin with a header of scripts', { origin: 'https://evil.example', 'x-requested-with': 'fetch' }],
    ['nobody knows', {}],
  ];
  const allowed: [string, Record<string, string>][] = [
    ['our own page', { 'sec-fetch-site': 'same-origin', origin }],
    ['our own page in an old browser', { origin }],
    ['a script that says it is one', { 'x-requested-with': 'script' }],
  ];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

  it.each(refused)('is refused when asked by %s', async (_who, headers) => {
    for (const method of methods) {
      const answer = await app.inject({
        method,
        url: '/toys/paint',
        headers: { ...browser, ...headers },
        payload: '{}',
      });
      expect([method, answer.statusCode]).toEqual([method, 403]);
      expect(answer.json()).toMatchObject({ code: 'Refused', message: 'shell/engine.foreign-origin' });
    }
    expect((await app.inject({ url: '/toys/wind-up', headers })).statusCode).toBe(403);
  });

  it.each(allowed)('is done when asked by %s', async (_who, headers) => {
    for (const method of methods) {
      expect(
        (await app.inject({ method, url: '/toys/paint', headers: { ...browser, ...headers }, payload: '{}' }))
          .statusCode,
      ).toBe(200);
    }
    expect((await app.inject({ url: '/toys/wind-up', headers })).statusCode).toBe(200);
  });

  it('may be asked from the address that is open, but in production only from the one configured', async () => {
    const headers = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' };
    expect((await app.inject({ method: 'POST', url: '/toys/paint', headers })).statusCode).toBe(200);
    expect((await production.inject({ method: 'POST', url: '/toys/paint', headers })).statusCode).toBe(403);
    expect(
      (await production.inject({ method: 'POST', url: '/toys/paint', headers: { origin: 'https://toys.example' } }))
        .statusCode,
    ).toBe(200);
  });

  it('is not asked by a form: no content type of one is read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/plain;charset=UTF-8',
      'application/xml',
      'nonsense',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/toys/paint',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
        payload: '{"a":1}',
      });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
  });

  it('is a method, and no header or field can say another', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ method: 'POST', url: '/toys/paint?_method=GET', headers })).statusCode).toBe(403);
  });

  it('reading is open to links from elsewhere', async () => {
    expect((await app.inject({ url: '/toys/paint', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      200,
    );
  });
});

describe('headers', () => {
  const urls = [
    '/',
    '/settings',
    '/nowhere',
    '/toys/paint',
    '/toys/none',
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/docs/style.css',
    '/openapi.json',
    '/assets/main-abc123.js',
    '/icon.svg',
    '/%c0',
  ];

  it.each(urls)('stand on every answer: %s', async (url) => {
    for (const accept of ['text/html', 'application/json']) {
      const { headers } = await app.inject({ url, headers: { accept } });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['x-request-id']).toBeTruthy();
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    }
  });

  it('stand on refusals too', async () => {
    const requests: InjectOptions[] = [
      { method: 'POST', url: '/toys/paint' },
      { method: 'OPTIONS', url: '/toys/paint' },
      { method: 'POST', url: '/none' },
    ];
    for (const request of requests)
      expect((await app.inject(request)).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('ask for https where there is https', async () => {
    expect((await production.inject('/healthz')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('open no door to other origins', async () => {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/toys/paint',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the console', () => {
  const page = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });

  it('is one page, with a nonce of its own at every answer', async () => {
    const [one, two] = [await page('/'), await page('/settings?tab=profile')];
    const nonces = [one, two].map(
      (answer) => /nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '',
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(nonces[0]?.length).toBeGreaterThan(20);
    expect(one.body).not.toContain('__NONCE__');
    expect(one.body.split(nonces[0] ?? '?')).toHaveLength(3);
    expect(one.headers['cache-control']).toBe('no-store');
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  });

  it('draws its own 404, and never in the place of an API answer', async () => {
    const missing = await page('/no/such/page');
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    for (const url of ['/toys/none', '/api/x', '/auth', '/auth/login?x=1'])
      expect((await page(url)).json()).toMatchObject({ code: 'NotFound' });
    expect((await page('/settings', 'application/json')).json()).toMatchObject({ code: 'NotFound' });
    expect((await page('/assets/old-hash.js', '*/*')).statusCode).toBe(404);
  });

  it('has files that are kept for ever, sent as they were compressed', async () => {
    const packed = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(packed.headers['content-type'])).toContain('javascript');
    const plain = await app.inject({ url: '/assets/main-abc123.js' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('a toy');
  });

  it.each([
    '/../package.json',
    '/assets/../../x',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/index.html.br',
    '//etc/passwd',
  ])('gives nothing else: %s', async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the pages of the API', () => {
  it('are written without script, and escaped', async () => {
    const answer = await app.inject('/docs');
    expect(answer.body).toContain('/toys/&#60;x&#62;');
    expect(answer.body).not.toMatch(/<script|style=|onclick/i);
    expect((await app.inject('/openapi.json')).json()).toEqual(openapi);
  });
});

describe('health', () => {
  it('of the process asks nobody', async () => {
    const before = asked;
    for (let at = 0; at < 20; at += 1) expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect(asked).toBe(before);
  });

  it('of the whole asks the database once a second at most, and follows it', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1050));
    const before = asked;
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(asked - before).toBe(1);
    alive = false;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    alive = true;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    readiness.accepting = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    readiness.accepting = true;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('name routes, not addresses, and stay near', async () => {
    await app.inject('/toys/paint?id=secret');
    const answer = await app.inject('/metrics');
    expect(answer.body).toContain('route="/toys/paint"');
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).not.toContain('secret');
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
  });
});

it('addresses in logs hide what opens something', () => {
  expect(maskUrl('/reset?token=abc&x=1')).toBe('/reset?token=[hidden]&x=1');
  expect(maskUrl('/files/1?exp=1&sig=abc')).toBe('/files/1?exp=1&sig=[hidden]');
  expect(maskUrl('/back?code=a%20b&state=c#frag')).toBe('/back?code=[hidden]&state=[hidden]#frag');
  expect(maskUrl('/settings?tab=profile')).toBe('/settings?tab=profile');
});
