import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { Failure } from '../../src/server/calls/failure.ts';
import { createRateLimits, type RateLimits } from '../../src/server/plugins/rate-limits.ts';
import { SharedWindows } from '../../src/server/plugins/shared-windows.ts';
import type { SignedIn, Store } from '../../src/server/services.ts';
import type { Options } from '../../src/shared/documents/words.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { testStore } from '../support/database.ts';
import { TestClock } from '../support/frame.ts';
import { openapi, toyConsole } from './toy-http.ts';

const rates = {
  id: 'shell/limits.rates',
  title: '',
  values: [
    { value: 'read', label: '', max: 5, seconds: 60, per: 'session' },
    { value: 'export', label: '', max: 3, seconds: 3600, per: 'account' },
    { value: 'captcha', label: '', max: 5, seconds: 60, per: 'session', networkMax: 3 },
    { value: 'link', label: '', max: 2, seconds: 60, per: 'token', networkMax: 5 },
    { value: 'public', label: '', max: 4, seconds: 60, per: 'network' },
    { value: 'none', label: '', max: 0, seconds: 60, per: 'network' },
  ],
} satisfies Options;

let store: Store;
const clock = new TestClock();
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  store = await testStore({});
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
afterAll(() => store.close());

/** A server whose one call takes from the class in its query, for the session that a header names. */
async function server(sessions: Record<string, SignedIn> = {}) {
  const app = Fastify();
  apps.push(app);
  const limits: RateLimits = createRateLimits({
    rates,
    store,
    clock: clock.now,
    texts: () => 'Please wait.',
    deviceOf: ({ headers }) => (headers.device ? String(headers.device) : null),
  });
  app.get<{ Querystring: { rate: string } }>('/:token?', async (request) => {
    await limits.take(request.query.rate, { request, session: sessions[String(request.headers.who)] ?? null });
    return {};
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Failure)) return reply.code(500).send({ message: (error as Error).message });
    return reply
      .code(error.status)
      .headers(error.headers ?? {})
      .send({ message: error.message });
  });
  const ask = async (rate: string, who?: string, remoteAddress = '192.0.2.1', { device = '', token = '' } = {}) =>
    app.inject({
      url: `/${token}?rate=${rate}`,
      remoteAddress,
      headers: { ...(who && { who }), ...(device && { device }) },
    });
  const count = async (times: number, ...given: Parameters<typeof ask>) => {
    const answers: Awaited<ReturnType<typeof ask>>[] = await Promise.all(
      Array.from({ length: times }, () => ask(...given)),
    );
    return answers.filter((answer) => answer.statusCode === 200).length;
  };
  return { ask, count };
}

const session = (person = { company: randomUUID(), userId: randomUUID() }): SignedIn => ({
  sessionId: randomUUID(),
  ...person,
  level: 'full',
  authenticatedAt: clock.now(),
  viewing: null,
  versions: {},
  ownVersion: null,
});

it('a class is counted per session, and its end says when to come back', async () => {
  const { ask, count } = await server({ ann: session(), bob: session() });
  expect(await count(8, 'read', 'ann')).toBe(5);
  expect(await count(8, 'read', 'bob')).toBe(5);
  const answer = await ask('read', 'ann');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toEqual({ message: 'Please wait.' });
});

it('people not signed in are counted by network, whatever the class is', async () => {
  const { count } = await server();
  expect(await count(3, 'read', undefined, '198.51.100.1')).toBe(3);
  expect(await count(3, 'export', undefined, '198.51.100.1')).toBe(1);
  expect(await count(6, 'public', undefined, '198.51.100.2')).toBe(4);
  expect(
    (await count(3, 'public', undefined, '2001:db8::1')) + (await count(3, 'public', undefined, '2001:db8::2')),
  ).toBe(4);
});

it('each purpose is counted apart, so that one which is used up leaves the others', async () => {
  const { count } = await server({ ann: session() });
  expect(await count(9, 'captcha')).toBe(3);
  expect(await count(3, 'read')).toBe(3);
  expect(await count(4, 'captcha', 'ann')).toBe(4);
});

it('a device that has signed in before is counted apart from its network', async () => {
  const { count } = await server();
  for (const rate of ['captcha', 'public']) await count(20, rate);
  expect(await count(9, 'captcha', undefined, undefined, { device: 'one' })).toBe(3);
  expect(await count(9, 'public', undefined, '198.51.100.9', { device: 'one' })).toBe(4);
  expect(await count(3, 'captcha', undefined, undefined, { device: 'two' })).toBe(3);
});

it('a personal link is counted by its token, and many of them by network', async () => {
  const { count } = await server();
  expect(await count(9, 'link', undefined, undefined, { token: 'a' })).toBe(2);
  expect(await count(9, 'link', undefined, undefined, { token: 'b' })).toBe(2);
  expect(await count(2, 'link', undefined, '198.51.100.9', { token: 'c' })).toBe(2);
  const made = await Promise.all([...'defgh'].map((token) => count(1, 'link', undefined, undefined, { token })));
  expect(made.reduce((sum, one) => sum + one)).toBe(1);
});

it('what costs is counted per account, over its sessions and over a restart', async () => {
  const person = { company: randomUUID(), userId: randomUUID() };
  const first = await server({ here: session(person), there: session(person), other: session() });
  expect((await first.count(2, 'export', 'here')) + (await first.count(2, 'export', 'there'))).toBe(3);
  expect(await first.count(1, 'export', 'other')).toBe(1);
  const second = await server({ again: session(person) });
  expect(await second.count(1, 'export', 'again')).toBe(0);
  clock.forward(61);
  expect(await second.count(5, 'export', 'again')).toBe(3);
});

it('a class may be without a limit, and an unknown one is a fault', async () => {
  const { ask, count } = await server({ ann: session() });
  expect(await count(50, 'none', 'ann')).toBe(50);
  expect(await count(50, 'none')).toBe(50);
  expect((await ask('nonsense', 'ann')).statusCode).toBe(500);
});

it('a list that cannot be used stops the start', async () => {
  for (const broken of [
    undefined,
    { id: 'x', title: '', constant: 3 },
    { id: 'x', title: '', values: [{ value: 'a', label: '' }] },
  ] as (Options | undefined)[]) {
    expect(() =>
      createRateLimits({ rates: broken, store, clock: clock.now, texts: () => '', deviceOf: () => null }),
    ).toThrow('rate');
  }
});

describe('windows over several servers', () => {
  const both = () => [new SharedWindows(store), new SharedWindows(store)] as const;
  const minute = 60_000;

  it.each([1, 3, 20, 100])('allow %i together, however it is divided', async (max) => {
    const key = `divided ${randomUUID()}`;
    const servers = both();
    const now = clock.now().getTime();
    const waits: number[] = [];
    for (let at = 0; at < 2 * max + 2; at++)
      waits.push(await (servers[at % 2] as SharedWindows).take(key, max, minute, now));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(max);
    expect(Math.max(...waits)).toBeGreaterThan(59_000);
  });

  it('allow no more to many at once', async () => {
    const key = `at once ${randomUUID()}`;
    const servers = both();
    const now = clock.now().getTime();
    const waits = await Promise.all(
      Array.from({ length: 300 }, (_, at) => (servers[at % 2] as SharedWindows).take(key, 100, minute, now)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  });

  it('leave at most a twentieth unused with the others, and begin anew after their time', async () => {
    const key = `left ${randomUUID()}`;
    const [one, other] = both();
    const now = clock.now().getTime();
    await one.take(key, 100, minute, now);
    let taken = 0;
    while ((await other.take(key, 100, minute, now)) === 0) taken += 1;
    expect(taken).toBe(95);
    expect(await other.take(key, 100, minute, now + minute)).toBe(0);
  });
});

describe('what is no call', () => {
  const schemas = ['tests/engine/library/schemas'];
  const pages = toyConsole();
  afterAll(() => pages.remove());

  async function library(max: Record<string, number>): Promise<TestApp> {
    const built = buildArtifacts(loadDocuments(schemas)).artifacts;
    const list = built.options['shell/limits.rates'];
    if (!list || !('values' in list)) throw new Error('no rates');
    const values = list.values.map((rate) => ({ ...rate, max: max[String(rate.value)] ?? rate.max }));
    const artifacts = { ...built, options: { ...built.options, 'shell/limits.rates': { ...list, values } } };
    return testApp({ artifacts, config: { console: pages.directory, openapi } });
  }

  it('is counted by network, and refused in the one shape', async () => {
    const served = await library({ console: 4, file: 2, unknown: 3 });
    const { app } = served;
    const asked = async (urls: string[], remoteAddress: string) => {
      const statuses: number[] = [];
      for (const url of urls) statuses.push((await app.inject({ url, remoteAddress })).statusCode);
      return statuses;
    };
    const file = `/files/${randomUUID()}?exp=1&sig=x`;
    expect(await asked([file, file, file], '192.0.2.1')).toEqual([401, 401, 429]);
    const assets = ['/assets/main-abc123.js', '/icon.svg', '/docs', '/openapi.json', '/icon.svg'];
    expect(await asked(assets, '192.0.2.1')).toEqual([200, 200, 200, 200, 429]);
    const nowhere = ['/api/nothing', '/api/x/y', '/auth/nowhere', '/api/nothing'];
    expect(await asked(nowhere, '192.0.2.2')).toEqual([404, 404, 404, 429]);
    expect(await asked([file, ...assets.slice(0, 3), '/api/nothing'], '198.51.100.7')).toEqual([
      401, 200, 200, 200, 404,
    ]);
    expect(await asked(Array(20).fill('/healthz'), '192.0.2.1')).toEqual(Array(20).fill(200));
    const refused = await app.inject({ url: file, remoteAddress: '192.0.2.1' });
    expect(refused.json()).toMatchObject({ status: 429, code: 'TooMany' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await served.close();
  });

  it('needs its classes in the list', async () => {
    const built = buildArtifacts(loadDocuments(schemas)).artifacts;
    const list = built.options['shell/limits.rates'];
    if (!list || !('values' in list)) throw new Error('no rates');
    const values = list.values.filter(({ value }) => value !== 'file');
    const artifacts = { ...built, options: { ...built.options, 'shell/limits.rates': { ...list, values } } };
    await expect(testApp({ artifacts, store })).rejects.toThrow('the rate class file is missing in shell/limits.rates');
  });
});
