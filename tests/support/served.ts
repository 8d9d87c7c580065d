import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../scripts/bootstrap/place.mjs';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { emptyDirectory, keptDirectory } from './database.ts';
import { freePort } from './free-port.ts';
import { argumentsFor } from './spawned.ts';

/** The product in a process of its own, which tests may kill. */
export interface Served {
  readonly child: ChildProcess;
  /** Its exit code or signal, once it has ended. */
  readonly ended: Promise<number | string | null>;
  ask(method: string, path: string, more?: Asked): Promise<Told>;
  readonly port: number;
  /** Rows of its database, which it asks as its owner. */
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Has it back itself up. */
  backup(file: string): Promise<void>;
}

export interface Asked {
  /** Bytes are sent as they are. */
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface Told {
  /** 0: no answer. */
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: http.IncomingHttpHeaders;
  /** How the connection broke; `not accepted` when nobody took the request, `reset` when a new connection was. */
  broke?: string;
}

const script = await argumentsFor(join(import.meta.dirname, 'product-process.ts'));

export interface Place {
  readonly directory: string;
  start(more?: NodeJS.ProcessEnv): Promise<Served>;
  remove(): void;
}

/** A data directory and a port; each `start` is another process on the same data. */
export async function place(env: NodeJS.ProcessEnv = {}): Promise<Place> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'rapport-served-'));
  const started: ChildProcess[] = [];
  return {
    directory,
    async start(more = {}) {
      // The embedded database and its people were made by a first start before.
      if (started.length === 0 && !env.DATABASE_URL) cpSync(await startedOnce(env), directory, { recursive: true });
      const { child, ended, listening } = spawned({ PORT: String(port), DATA_DIR: directory, ...env, ...more });
      started.push(child);
      await listening;
      const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
      const order = ordersOf(child);
      return {
        child,
        ended,
        port,
        ask: (method, path, more) => ask({ port, agent }, method, path, more),
        rows: async (sql, values) => (await order({ sql, values })) as Record<string, unknown>[],
        backup: async (file) => void (await order({ backup: file })),
      };
    },
    remove() {
      for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function spawned(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', DEMO_PEOPLE: '12', LOG_LEVEL: 'silent', ...env },
  });
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000);
      if (said.includes('listening')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  // Of itself, and not because a test has killed it: the last thing that it said is the reason.
  child.once('exit', (code) => code && console.error(`The server has ended with ${code}:\n${said}`));
  return { child, ended, listening };
}

/** Beside its calls, what only the process itself can do. */
function ordersOf(child: ChildProcess): (order: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve(told: unknown): void; reject(error: Error): void }>();
  let last = 0;
  child.on('message', ({ n, told, failed }: { n: number; told?: unknown; failed?: string }) => {
    const one = waiting.get(n);
    waiting.delete(n);
    if (failed === undefined) one?.resolve(told);
    else one?.reject(new Error(failed));
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the server has ended'));
  });
  return (order) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      child.send({ ...order, n: last });
    });
}

/** A first start takes seconds for the database and its people: one of this code is enough. */
function startedOnce({ DEMO_PEOPLE }: NodeJS.ProcessEnv): Promise<string> {
  const people = DEMO_PEOPLE === undefined ? {} : { DEMO_PEOPLE };
  const code = createHash('sha256').update(JSON.stringify(people));
  for (const file of [...script, at('.build/artifacts.json')]) code.update(readFileSync(file));
  return keptDirectory(`started-${code.digest('hex').slice(0, 24)}`, async (directory) => {
    cpSync(await emptyDirectory(), directory, { recursive: true });
    const { child, ended, listening } = spawned({ ...people, PORT: String(await freePort()), DATA_DIR: directory });
    await listening;
    child.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error('the first start has not ended well');
  });
}

export function ask(
  { port, agent }: { port: number; agent: http.Agent },
  method: string,
  path: string,
  { body, cookie, headers = {} }: Asked = {},
): Promise<Told> {
  return new Promise((resolve) => {
    const none = (broke: string) => resolve({ status: 0, body: undefined, headers: {}, broke });
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: {
          host: `localhost:${port}`,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: parsed(text), headers: response.headers }),
        );
        response.on('error', (error) => none(error.message));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that was closed before anything was sent on it was never accepted as a request.
      const unsent = error.code === 'ECONNREFUSED' || (request.reusedSocket && error.code === 'ECONNRESET');
      none(unsent ? 'not accepted' : error.code === 'ECONNRESET' ? 'reset' : `${error.code} ${error.message}`);
    });
    request.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A sign-in's cookie; it outlives the process. Who is too busy is asked again. */
export async function cookieOf(served: Served, username: string, tries = 5): Promise<string> {
  const { status, body, headers } = await served.ask('POST', '/auth/login', {
    body: { username, password: demoPassword },
  });
  if (status === 503 && tries > 1) {
    await pause(2_000);
    return cookieOf(served, username, tries - 1);
  }
  if (status !== 200) throw new Error(`${username} was answered ${status}: ${JSON.stringify(body)}`);
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

export const superAdmin = 'superadmin@acme.example';
/** Of another company. */
export const otherSuperAdmin = 'superadmin@globex.example';
export const touchpoint = (title: string) => ({
  title,
  triggerTimeDuration: 3,
  triggerTimeUnit: 'days',
  questions: [{ type: 'text', text: 'How are you?' }],
});

/** Titles of the company's touchpoints that begin so, each as often as it is there. */
export async function titlesWith(served: Served, cookie: string, mark: string): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await served.ask('POST', '/feedback_bot/stage/list', {
      cookie,
      body: { page_limit: 100, page_offset: page, raw_search_string: mark },
    });
    if (status !== 200) throw new Error(`the list was answered ${status}: ${JSON.stringify(body)}`);
    const rows = (body.data as { stage_details: { title: string } }[]).map((row) => row.stage_details.title);
    titles.push(...rows);
    if (rows.length === 0 || titles.length >= body.total_count) return titles;
  }
}
