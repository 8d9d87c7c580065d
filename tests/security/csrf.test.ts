import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routePath } from '../../src/server/calls/paths.ts';
import { restCall } from '../../src/server/rest/rest-calls.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import { artifacts, type Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** G11: no other site makes a signed-in browser change anything, by any call there is. */

const sources: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://app.localhost:3000' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { referer: 'http://localhost:3000/settings' },
  {},
];
/** What a form of another site can send without asking the browser first. */
const forms: [string, string][] = [
  ['application/json', '{}'],
  ['text/plain', '{"status":"deleted"}'],
  ['application/x-www-form-urlencoded', 'status=deleted'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="status"\r\n\r\ndeleted\r\n--x--\r\n',
  ],
];

interface Route {
  method: Call['method'];
  url: string;
}

/** What tells it from another call of its path. */
const chosen = ({ chosenBy }: Pick<Call, 'chosenBy'>) => (chosenBy ? `?${chosenBy.parameter}=${chosenBy.value}` : '');

/** Every route that changes something, under each of its addresses. */
function changingRoutes(): Route[] {
  const rest = Object.values(artifacts.entities).flatMap((entity) =>
    entity.api ? (['create', 'update', 'delete'] as const).map((verb) => restCall(entity, verb)) : [],
  );
  return [...Object.values(artifacts.calls), ...rest]
    .filter(
      (call) => (call.method !== 'GET' || call.changes) && call.level !== 'token' && !call.signed && !call.foreign,
    )
    .flatMap((call) =>
      [call.path, ...(call.aliases ?? [])].map((path) => ({
        method: call.method,
        url: `${routePath(path)}${chosen(call)}`,
      })),
    )
    .map(({ method, url }) => ({ method, url: url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000') }));
}

/** Requests of other sites that were not refused for being such. */
async function holes(app: FastifyInstance, routes: Route[], cookies: Record<string, string>) {
  const found: string[] = [];
  let probes = 0;
  for (const { method, url } of routes) {
    for (const source of sources) {
      for (const [type, payload] of method === 'GET' ? [['application/json', '']] : forms) {
        probes += 1;
        const answer = await app.inject({
          method,
          url,
          cookies,
          headers: { host: 'localhost:3000', 'content-type': String(type), ...source },
          payload,
        });
        const refused =
          answer.statusCode === 403 &&
          answer.json().message === artifacts.messages['shell/engine.foreign-origin']?.text;
        if (!refused) found.push(`${method} ${url} ${type} ${JSON.stringify(source)} ${answer.statusCode}`);
      }
    }
  }
  return { found, probes };
}

let server: ProductServer;
let browser: Browser;
beforeAll(async () => {
  server = await productServer({ jobs: true });
  browser = await signedIn(server.app, 'superadmin@acme.example');
});
afterAll(() => server.close());

const versions = async () =>
  JSON.stringify((await server.store.exec('select * from table_version order by company_id, topic')).rows);

it('no call is made by another site', async () => {
  const before = await versions();
  const routes = changingRoutes();
  const { found, probes } = await holes(server.app, routes, Object.fromEntries(browser.cookies));
  console.log(`cross-site: ${routes.length} routes, ${probes} probes, ${found.length} holes`);
  expect(found).toEqual([]);
  expect(routes.length).toBeGreaterThan(10);
  expect(await versions()).toBe(before);
  expect((await browser.get('/auth/session')).status).toBe(200);
});

it('the same calls are made by our own page', async () => {
  for (const { method, url } of changingRoutes()) {
    if (url.startsWith('/auth/logout')) continue;
    const { status, body } = await browser.ask(method, url, method === 'GET' ? undefined : {});
    expect([url, body?.message === artifacts.messages['shell/engine.foreign-origin']?.text, status < 500]).toEqual([
      url,
      false,
      true,
    ]);
  }
});

it('calls that take a token are not opened by the cookie that a browser sends along', async () => {
  const routes = Object.values(artifacts.calls).filter(({ level }) => level === 'token');
  for (const { method, path } of routes) {
    for (const source of sources) {
      const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const headers = { host: 'localhost:3000', 'content-type': 'application/json', ...source };
      const cookies = Object.fromEntries(browser.cookies);
      const answer = await server.app.inject({ method, url, cookies, headers, payload: '{}' });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'TokenNeeded']);
    }
  }
  expect(routes.length).toBeGreaterThan(2);
});

it('calls that are signed are not opened by the cookie that a browser sends along', async () => {
  const routes = Object.values(artifacts.calls).filter(({ signed }) => signed);
  for (const { method, path: url } of routes) {
    for (const source of sources) {
      const headers = { host: 'localhost:3000', 'content-type': 'application/json', ...source };
      const cookies = Object.fromEntries(browser.cookies);
      const answer = await server.app.inject({ method, url, cookies, headers, payload: '{}' });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'SignatureNeeded']);
    }
  }
  expect(routes.length).toBeGreaterThan(0);
});

it('a route without the check is found (a planted hole)', async () => {
  const app = Fastify();
  app.post('/planted', async () => ({ changed: true }));
  expect((await holes(app, [{ method: 'POST', url: '/planted' }], {})).found.length).toBeGreaterThan(5);
  await app.close();
});

it('the calls that mail programs make know nobody, whatever cookies are sent along', async () => {
  const foreign = Object.values(artifacts.calls).filter((call) => call.foreign);
  expect(foreign.map(({ id, level }) => [id, level])).toEqual([['account/outbox/one-click', 'none']]);
  const before = await versions();
  for (const source of sources) {
    for (const [type, payload] of forms) {
      for (const cookies of [{}, Object.fromEntries(browser.cookies)]) {
        const url = '/auth/unsubscribe/00000000-0000-4000-8000-000000000000';
        const headers = { host: 'localhost:3000', 'content-type': type, ...source };
        const answer = await server.app.inject({ method: 'POST', url, cookies, headers, payload });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'LinkExpired']);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    }
  }
  expect(await versions()).toBe(before);
});
