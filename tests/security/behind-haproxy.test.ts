import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { which } from '../../scripts/bootstrap/debian.mjs';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { freePort } from '../support/free-port.ts';
import { patience } from '../support/patience.ts';
import { cookieOf, type Served, superAdmin, titlesWith, touchpoint } from '../support/served.ts';
import { type Several, several } from '../support/several.ts';

/**
 * Three servers behind the HAProxy of the README, under a load of writes: one is killed, each is restarted in turn. What
 * was acknowledged is there, nothing is there twice, and what was refused is safe to repeat.
 */

const offered = Boolean(process.env.TEST_DATABASE_URL) && which('haproxy') !== null;
const perSecond = 50;
const seconds = process.env.FULL ? 180 : 20;

let on: Several;
let proxy: ChildProcess;
let port = 0;
const directory = mkdtempSync(join(tmpdir(), 'rapport-haproxy-'));
beforeAll(async () => {
  if (!offered) return;
  // How much one session may do in a minute is another suite's: each asks over a session of its own.
  on = await several(3, { TRUSTED_PROXIES: '127.0.0.1' });
  port = await freePort();
  writeFileSync(join(directory, 'haproxy.cfg'), configuration());
  proxy = spawn('haproxy', ['-db', '-f', join(directory, 'haproxy.cfg')], { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && (await ask('GET', '/readyz')).status !== 200; tries++) await pause(100);
}, patience);
afterAll(async () => {
  proxy?.kill('SIGKILL');
  if (offered) await on.remove();
  rmSync(directory, { recursive: true, force: true });
}, patience);

/** As the README has it, with addresses of this test. */
function configuration(): string {
  const text = /```haproxy\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const servers = on.servers.map((server) => `127.0.0.1:${server.port}`);
  return text
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.\d+:3000/g, () => servers.shift() ?? '');
}

interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
function ask(
  method: string,
  path: string,
  more: { cookie?: string; key?: string; body?: unknown } = {},
): Promise<Told> {
  return new Promise((resolve) => {
    const headers = {
      host: `localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      ...(more.body !== undefined && { 'content-type': 'application/json' }),
      ...(more.cookie && { cookie: more.cookie }),
      ...(more.key && { 'idempotency-key': more.key }),
    };
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        const isJson = String(response.headers['content-type']).includes('json');
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
      });
      response.on('error', () => resolve({ status: 0, body: undefined }));
    });
    request.on('error', () => resolve({ status: 0, body: undefined }));
    request.end(more.body === undefined ? undefined : JSON.stringify(more.body));
  });
}

async function sessions(count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = 0; at < count; at++) cookies.push(await cookieOf(on.servers[at % 3] as Served, superAdmin));
  return cookies;
}

it.skipIf(!offered)(
  'a kill and a restart of each lose nothing and double nothing',
  async () => {
    const cookies = await sessions(20);
    const counts = { asked: 0, refused: 0 };
    const acknowledged: string[] = [];
    const odd: unknown[] = [];
    const one = async (n: number) => {
      const title = `Balanced ${n}`;
      const asked = { cookie: cookies[n % cookies.length], key: `balanced-${n}-0000000000`, body: touchpoint(title) };
      for (let tries = 0; tries < 40; tries++) {
        counts.asked += 1;
        const { status, body } = await ask('POST', '/feedback_bot/stage/create', asked);
        if (status >= 200 && status < 300) return void acknowledged.push(title);
        counts.refused += 1;
        // A server that stops, one that was killed with the request in it, and one that still works on the same key.
        if (![0, 409, 502, 503, 504].includes(status)) odd.push([status, body]);
        await pause(250);
      }
      odd.push(`${title} was never taken`);
    };
    const working: Promise<void>[] = [];
    const load = (async () => {
      for (let n = 0; n < perSecond * seconds; n++) {
        working.push(one(n));
        await pause(1000 / perSecond);
      }
    })();
    await pause(3_000);
    on.servers[1]?.child.kill('SIGKILL');
    await on.servers[1]?.ended;
    await on.again(1);
    for (const at of [0, 1, 2]) {
      await pause(2_000);
      on.servers[at]?.child.kill('SIGTERM');
      expect(await on.servers[at]?.ended).toBe(0);
      await on.again(at);
    }
    await load;
    await Promise.all(working);
    const found = await titlesWith(on.servers[0] as Served, cookies[0] as string, 'Balanced');
    const lost = acknowledged.filter((title) => !found.includes(title));
    const twice = found.filter((title, at) => found.indexOf(title) !== at);
    console.log(
      `several servers: ${acknowledged.length} acknowledged, ${lost.length} lost, ${twice.length} twice, ${counts.refused} of ${counts.asked} refused`,
    );
    expect([odd, lost, twice]).toEqual([[], [], []]);
    expect(acknowledged).toHaveLength(perSecond * seconds);
    // One kill, and four starts on two cores: on a machine of its own it is less than one in a thousand.
    expect(counts.refused / counts.asked).toBeLessThan(0.02);
  },
  patience,
);

it.skipIf(!offered)('the address is that of who asks, and not the proxy’s, nor what is claimed', async () => {
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
  expect((await ask('GET', '/readyz')).body.details).toEqual([]);
});
