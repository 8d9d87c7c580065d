import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, toyConsole, toyEdge } from './toy-http.ts';

/** G11 at the edge alone: who may make a browser act. */

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
