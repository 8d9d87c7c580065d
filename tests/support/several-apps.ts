import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App, AppOptions } from '../../src/server/app.ts';
import type { ServerActor } from '../../src/server/context.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { addressOf } from './database.ts';
import { freePort } from './free-port.ts';
import { type Haproxy, haproxy } from './haproxy.ts';
import { argumentsFor } from './spawned.ts';

/** SEVERAL=1: what a test asks of its app, three processes behind HAProxy are asked instead, each time another one. */
export const isSeveral = Boolean(process.env.SEVERAL);
const count = 3;
const mostTries = 30;

export interface AppSet {
  databaseUrl: string;
  artifactsFile: string;
  config: AppOptions['config'];
  /** Whether they work on jobs. */
  jobs: boolean;
  port: number;
}

/** What a process is told; it answers with its failures so far. */
export interface AppOrder {
  n: number;
  actor?: ServerActor;
}

export interface SeveralApps {
  /** The test's app, but its requests go to the others. */
  app: App;
  /** Has all of them know someone whom the database does not, or not so. */
  know(actor: ServerActor): Promise<void>;
  /** Failures of theirs. */
  failures(): Promise<unknown[]>;
  close(): Promise<void>;
}

interface Parts {
  app: App;
  store: Store;
  artifacts: Artifacts;
  config: AppOptions['config'];
  clock?: (() => Date) | undefined;
  jobs: boolean;
}

export async function severalApps({ app, store, artifacts, config, clock, jobs }: Parts): Promise<SeveralApps> {
  const { rows } = await store.exec('select current_database() as name');
  const directory = mkdtempSync(join(tmpdir(), 'rapport-apps-'));
  const artifactsFile = join(directory, 'artifacts.json');
  writeFileSync(artifactsFile, JSON.stringify(artifacts));
  const script = await argumentsFor(join(import.meta.dirname, 'app-process.ts'));
  const set = {
    databaseUrl: addressOf(String(rows[0]?.name)),
    artifactsFile,
    config: { ...config, trustedProxies: ['127.0.0.1'] },
    jobs,
  };
  const ports: number[] = [];
  for (let at = 0; at < count; at++) ports.push(await freePort());
  const children = await Promise.all(ports.map((port) => started(script, { ...set, port })));
  const proxy = await haproxy(ports, true);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  // Four processes on two cores may be too busy: then nothing was done, and they say to come again.
  const inject = async (options: InjectOptions) => {
    for (let tries = 0; ; tries++) {
      const answer = await asked(proxy, agent, options, clock);
      if (answer.statusCode !== 503 || !answer.headers['retry-after'] || tries === mostTries) return answer;
      await pause(1_000);
    }
  };
  return {
    app: new Proxy(app, { get: (target, key) => (key === 'inject' ? inject : Reflect.get(target, key, target)) }),
    know: async (actor) => void (await Promise.all(children.map((child) => ordered(child, { actor })))),
    failures: async () => (await Promise.all(children.map((child) => ordered(child, {})))).flat(),
    async close() {
      agent.destroy();
      proxy.stop();
      await Promise.all(children.map((child) => ended(child)));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function started(script: readonly string[], set: AppSet): Promise<ChildProcess> {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, APP: JSON.stringify(set) },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000);
      if (said.includes('listening')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`an app ended with ${code}: ${said}`)));
  });
  return child;
}

let last = 0;
function ordered(child: ChildProcess, order: Omit<AppOrder, 'n'>): Promise<unknown[]> {
  last += 1;
  const n = last;
  return new Promise((resolve) => {
    const hear = (told: { n: number; failures: unknown[] }) => {
      if (told.n !== n) return;
      child.off('message', hear);
      resolve(told.failures);
    };
    child.on('message', hear);
    child.send({ ...order, n });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await end;
}

/** A request as `inject` takes it, and its answer as `inject` gives it. */
function asked(
  { port }: Haproxy,
  agent: http.Agent,
  { method = 'GET', url, headers = {}, payload, cookies = {} }: InjectOptions,
  clock: (() => Date) | undefined,
): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'cookies' | 'json'>> {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const body = payload === undefined || payload === null || isText ? payload : JSON.stringify(payload);
  const jar = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const sent = {
    host: 'localhost:80',
    ...(body !== undefined && body !== null && !isText && { 'content-type': 'application/json' }),
    ...(jar.length > 0 && { cookie: jar.join('; ') }),
    ...(clock && { 'x-test-time': String(clock().getTime()) }),
    ...(headers as http.OutgoingHttpHeaders),
    ...(body !== undefined && body !== null && { 'content-length': Buffer.byteLength(body as string) }),
  };
  return new Promise((resolve, reject) => {
    const from = { host: '127.0.0.1', port, path: String(url), method, headers: sent, agent };
    const request = http.request(from, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          cookies: (response.headers['set-cookie'] ?? []).map(cookieOf),
          json: () => JSON.parse(text),
        });
      });
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}

function cookieOf(line: string) {
  const pair = line.split(';')[0] ?? '';
  const cut = pair.indexOf('=');
  return { name: pair.slice(0, cut), value: decodeURIComponent(pair.slice(cut + 1)) };
}
