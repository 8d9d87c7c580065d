import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy, recaptchaSources } from '../../src/server/plugins/headers.ts';
import { maskUrl } from '../../src/server/plugins/logging.ts';
import type { MetricsReaders } from '../../src/server/plugins/metrics.ts';
import { database, openapi, readiness, toyConsole, toyEdge } from './toy-http.ts';

/** The edge of the server alone: G24 (headers), health, console files, API pages. */

let app: FastifyInstance;
let production: FastifyInstance;
const files = toyConsole();
beforeAll(async () => {
  app = await toyEdge(files.directory);
  production = await toyEdge(files.directory, true, 'https://toys.example');
});
afterAll(async () => {
  await Promise.all([app.close(), production.close()]);
  files.remove();
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

describe('the policy of a page', () => {
  it('takes nothing from elsewhere', () => {
    expect(pagePolicy('n')).not.toMatch(/https?:|frame-src/);
  });

  it('takes what a captcha needs, where one is configured, and no more', () => {
    const differs = pagePolicy('n', recaptchaSources)
      .split('; ')
      .filter((line) => !pagePolicy('n').split('; ').includes(line));
    expect(differs).toEqual([
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/',
    ]);
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
    expect((await page('/old-icon.svg', '*/*')).statusCode).toBe(404);
  });

  it.each(['*/*', 'text/html'])(
    'lets a balancer ask another server for code of another version: %s',
    async (accept) => {
      const answer = await page('/assets/old-hash.js', accept);
      expect(answer.json()).toMatchObject({ status: 503, code: 'Unavailable' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

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
    const before = database.asked;
    for (let at = 0; at < 20; at += 1) expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect(database.asked).toBe(before);
  });

  it('of the whole asks the database once a second at most, and follows it', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1050));
    const before = database.asked;
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(database.asked - before).toBe(1);
    database.alive = false;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    database.alive = true;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    readiness.accepting = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    readiness.accepting = true;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a proxy that is not declared', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const details = async (edge: FastifyInstance, remoteAddress?: string) =>
    (await edge.inject({ url: '/readyz', remoteAddress })).json().details;

  it('is named in the log once, and at /readyz, where strangers are told no address', async () => {
    const lines: string[] = [];
    const edge = await toyEdge(files.directory, false, undefined, { log: (line) => lines.push(line) });
    expect(await details(edge)).toEqual([]);
    for (let at = 0; at < 3; at += 1)
      await edge.inject({ url: '/healthz', headers: forwarded, remoteAddress: '::ffff:192.168.7.7' });
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toEqual([expect.stringContaining('192.168.7.7')]);
    expect(await details(edge)).toEqual([expect.stringContaining('192.168.7.7')]);
    expect(await details(edge, '203.0.113.9')).toEqual([expect.stringMatching(/from an address, .*TRUSTED_PROXIES/)]);
    await edge.close();
  });

  it('is not one that is declared', async () => {
    const edge = await toyEdge(files.directory, false, undefined, { trustedProxies: ['192.168.7.0/24'] });
    await edge.inject({ url: '/healthz', headers: forwarded, remoteAddress: '192.168.7.7' });
    expect(await details(edge)).toEqual([]);
    await edge.close();
  });
});

describe('metrics', () => {
  const token = 'a-token-of-24-signs-or-more';

  it('name routes, not addresses', async () => {
    const edge = await toyEdge(files.directory, false, undefined, { metrics: { token, networks: [] } });
    await edge.inject('/toys/paint?id=secret');
    const answer = await edge.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(answer.body).toContain('route="/toys/paint"');
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).not.toContain('secret');
    await edge.close();
  });

  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ remoteAddress, headers });
  const bearer = (words: string) => ({ authorization: `Bearer ${words}` });
  const near = { networks: ['127.0.0.1', '10.1.0.0/16', '::1'] };
  it.each<[string, MetricsReaders, { remoteAddress: string; headers: Record<string, string> }, number]>([
    ['nobody, where nothing is set', { networks: [] }, from('127.0.0.1'), 404],
    ['a private network, where nothing is set', { networks: [] }, from('10.1.2.3'), 404],
    ['the token, from anywhere', { token, networks: [] }, from('203.0.113.1', bearer(token)), 200],
    [
      'the token, through a proxy',
      { token, networks: [] },
      from('127.0.0.1', { ...bearer(token), 'x-forwarded-for': '203.0.113.1' }),
      200,
    ],
    ['another token', { token, networks: [] }, from('127.0.0.1', bearer(`${token}x`)), 404],
    ['another token, from a network that is named', { token, ...near }, from('127.0.0.1', bearer('no')), 404],
    ['no token', { token, networks: [] }, from('127.0.0.1'), 404],
    ['a network that is named', near, from('10.1.2.3'), 200],
    ['the same, as IPv6 writes it', near, from('::ffff:10.1.2.3'), 200],
    ['an address that is named', near, from('::1'), 200],
    ['a network beside it', near, from('10.2.2.3'), 404],
    ['what a proxy there passes on', near, from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), 404],
    ['what a proxy there passes on, by the other header', near, from('127.0.0.1', { forwarded: 'for=127.0.0.1' }), 404],
  ])('asks who asks: %s', async (_, metrics, asked, status) => {
    const edge = await toyEdge(files.directory, false, undefined, { metrics });
    expect((await edge.inject({ url: '/metrics', ...asked })).statusCode).toBe(status);
    await edge.close();
  });
});

it('addresses in logs hide what opens something', () => {
  expect(maskUrl('/reset?token=abc&x=1')).toBe('/reset?token=[hidden]&x=1');
  expect(maskUrl('/files/1?exp=1&sig=abc')).toBe('/files/1?exp=1&sig=[hidden]');
  expect(maskUrl('/back?code=a%20b&state=c#frag')).toBe('/back?code=[hidden]&state=[hidden]#frag');
  expect(maskUrl(`/chat/${'aB-_'.repeat(16)}?x=1`)).toBe('/chat/[hidden]?x=1');
  expect(maskUrl('/files/0b0b6a5e-0000-4000-8000-000000000001')).toBe('/files/0b0b6a5e-0000-4000-8000-000000000001');
  expect(maskUrl('/settings?tab=profile')).toBe('/settings?tab=profile');
});
