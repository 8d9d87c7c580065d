import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { type Haproxy, haproxy, hasHaproxy } from '../support/haproxy.ts';
import { nextVersion } from '../support/next-version.ts';
import { patience } from '../support/patience.ts';
import { mostAtOnce, rollingLoad } from '../support/rolling-load.ts';
import { cookieOf, type Served, superAdmin, titlesWith } from '../support/served.ts';
import { type Several, several } from '../support/several.ts';

/**
 * Three servers behind the HAProxy of the README, under a load of reads and writes: one is killed, then each makes room
 * for one of the next version, the first of which adds a column while the others still serve. What was acknowledged is
 * there, nothing is there twice, and what was refused is safe to repeat.
 */

const offered = Boolean(process.env.TEST_DATABASE_URL) && hasHaproxy();
const perSecond = 50;
const seconds = process.env.FULL ? 180 : 20;

let on: Several;
let proxy: Haproxy;
beforeAll(async () => {
  if (!offered) return;
  // How much one session may do in a minute is another suite's: each asks over a session of its own.
  on = await several(3, { TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '3' });
  proxy = await haproxy(on.servers.map(({ port }) => port));
}, patience);
afterAll(async () => {
  proxy?.stop();
  if (offered) await on.remove();
}, patience);

async function sessions(count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = 0; at < count; at++) cookies.push(await cookieOf(on.servers[at % 3] as Served, superAdmin));
  return cookies;
}

/** One is killed and is there again; then each is stopped, and one of the next version takes its place. */
async function roll(next: string, between: number): Promise<void> {
  await pause(between);
  on.servers[1]?.child.kill('SIGKILL');
  await on.servers[1]?.ended;
  await on.again(1);
  for (const at of [0, 1, 2]) {
    await pause(between);
    on.servers[at]?.child.kill('SIGTERM');
    expect(await on.servers[at]?.ended).toBe(0);
    await on.again(at, { PRODUCT_ROOT: next });
  }
}

it.skipIf(!offered)(
  'a kill and a change of versions lose nothing and double nothing',
  async () => {
    const cookies = await sessions(20);
    const next = await nextVersion('touchpoints/stage', 'owner_note', {
      type: 'string',
      title: 'Note',
      maxLength: 200,
    });
    let rolled = false;
    const end = Date.now() + seconds * 1000;
    const loading = rollingLoad(proxy, { cookies, perSecond, until: () => rolled && Date.now() > end });
    await roll(next.root, process.env.FULL ? 15_000 : 2_000).finally(() => {
      rolled = true;
    });
    const load = await loading;
    next.remove();

    const [applied] = await on.rows('select count(*)::int as n from schema_migration where name = $1', [
      next.migration,
    ]);
    const [column] = await on.rows(
      `select count(*)::int as n from information_schema.columns where table_name = 'stage' and column_name = 'owner_note'`,
    );
    expect([applied?.n, column?.n]).toEqual([1, 1]);
    const found = await titlesWith(on.servers[0] as Served, cookies[0] as string, 'Balanced');
    const lost = load.added.filter((title) => !found.includes(title));
    const twice = found.filter((title, at) => found.indexOf(title) !== at);
    const rows = await on.rows('select id, title, version from stage where id = any($1)', [[...load.saved.keys()]]);
    const otherwise = rows.filter(({ id, title, version }) => {
      const saved = load.saved.get(String(id));
      return saved?.title !== title || saved?.saves !== Number(version) - 1;
    });
    const refused = Object.values(load.refused).reduce((sum, count) => sum + count, 0);
    const saves = [...load.saved.values()].reduce((sum, one) => sum + one.saves, 0);
    console.log(
      `several servers: ${load.begun} works, ${load.perSecond} a second: ${load.added.length} added, ${saves} saved, ${lost.length} lost, ${twice.length} twice, ${otherwise.length} saved otherwise, ${refused} of ${load.asked} refused, ${load.hit} hit: ${JSON.stringify(load.refused)}`,
    );
    expect([load.odd, lost, twice, otherwise]).toEqual([[], [], [], []]);
    expect(found).toHaveLength(load.added.length);
    expect(rows).toHaveLength(load.saved.size);
    // A kill takes what the one server has under way; the change of versions is not felt.
    expect(load.hit).toBeLessThanOrEqual(mostAtOnce);
    // How often something is too busy is the machine's doing; where the whole runs, it is quick enough.
    if (process.env.FULL) expect(refused / load.asked).toBeLessThan(0.001);
  },
  patience,
);

/** A server that has one file more than others, or has not: what it answers is seen in tests/security/http.test.ts. */
async function fileServer(hasFile: boolean): Promise<http.Server> {
  const server = http.createServer(({ url }, reply) => {
    const isFound = url === '/readyz' || (url?.startsWith('/assets/') && hasFile);
    reply.writeHead(isFound ? 200 : url?.startsWith('/assets/') ? 503 : 404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it.skipIf(!hasHaproxy())('code that one server of three has arrives, asked for by many at once', async () => {
  const servers = await Promise.all([true, false, false].map(fileServer));
  const among = await haproxy(servers.map((server) => (server.address() as AddressInfo).port));
  const asked = Array.from({ length: 300 }, (_, at) => among.ask('GET', `/assets/part-${at}.js`));
  const told = (await Promise.all(asked)).map(({ status }) => status);
  expect((await among.ask('GET', '/part.js')).status).toBe(404);
  among.stop();
  for (const server of servers) server.close();
  expect([...new Set(told)]).toEqual([200]);
});

it.skipIf(!offered)('the address is that of who asks, and not the proxy’s, nor what is claimed', async () => {
  const { port } = proxy;
  const body = JSON.stringify({ username: superAdmin, password: demoPassword });
  const headers = {
    host: `localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.77',
  };
  const from = { host: '127.0.0.1', port, path: '/auth/login', method: 'POST', headers, localAddress: '127.0.0.9' };
  await new Promise((resolve) => http.request(from, (response) => response.resume().on('end', resolve)).end(body));
  const [last] = await on.rows('select ip from session order by authenticated_at desc limit 1');
  expect(last?.ip).toBe('127.0.0.9');
  expect((await proxy.ask('GET', '/readyz')).body.details).toEqual([]);
});
