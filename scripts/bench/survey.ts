import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runScript } from '../bootstrap/process.mjs';
import { answering, cookieOf } from './session.ts';
import { argumentsOf } from './start.ts';

const port = 4184;
/** How often each call is made. */
const times = 60;
/** Of the survey's next cycle, that are waited for. */
const reachouts = 2_000;

/** A measure of the survey, with what it should keep, both in milliseconds. */
interface Line {
  name: string;
  p50: number;
  p95: number;
  goal: number;
}

type Ask = (method: string, path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;

/**
 * The well-being survey of many people on the embedded database, over HTTP as the console asks: how many an audience has
 * while filters change, the plan of everyone as a file, the board of a cycle, and the next cycle as it begins.
 */
export async function benchSurvey(employees: number, given?: string): Promise<Line[]> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'rapport-bench-survey-'));
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  let server: ChildProcess | undefined;
  try {
    if (!given) {
      console.log(`Seeding ${employees.toLocaleString('en')} employees into the embedded database …`);
      // Chats are no part of what is measured, and take most of the time.
      const what = ['--employees', String(employees), '--chats', '1'];
      const seeded = await runScript('scripts/seed.ts', what, { env, quiet: true });
      if (seeded.code !== 0) throw new Error(seeded.output);
    }
    server = spawn(process.execPath, argumentsOf('scripts/bench/our-server.mjs', ['jobs']), {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(port, '/readyz', 300);
    const ask = await asking();
    const lines = [await firstBoard(ask), await board(ask), await audience(ask), await plan(ask)];
    await ended(server);
    lines.push(...(await sending(env)));
    console.log(`\nWell-being survey of ${employees.toLocaleString('en')} people, embedded database`);
    for (const { name, p50, p95, goal } of lines)
      console.log(
        `${name.padEnd(34)} p50 ${p50.toFixed(0).padStart(6)} ms  p95 ${p95.toFixed(0).padStart(6)} ms  goal ${goal} ms${p95 > goal ? '  MISSED' : ''}`,
      );
    return lines;
  } finally {
    server?.kill('SIGTERM');
    if (!given) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function asking(): Promise<Ask> {
  const cookie = await cookieOf(port);
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'bench' };
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/employee_wellbeing_bot/${path}`, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

async function measured(name: string, goal: number, call: (n: number) => Promise<{ status: number }>): Promise<Line> {
  const taken: number[] = [];
  for (let n = -2; n < times; n += 1) {
    const began = performance.now();
    const { status } = await call(n);
    if (status !== 200) throw new Error(`${name}: ${status}`);
    if (n >= 0) taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  const share = (of: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * of))] ?? 0;
  return { name, goal, p50: share(0.5), p95: share(0.95) };
}

/** Another filter each time, as when boxes are ticked one after the other. */
async function audience(ask: Ask): Promise<Line> {
  const { body } = await ask('GET', 'list/filters');
  const options = (name: string) =>
    ((body.data as Record<string, { name: string; value: string }[]> | undefined)?.[name] ?? []).map(
      ({ value }) => value,
    );
  const departments = options('department__in');
  const cities = options('city__in');
  const grades = options('grade__in');
  const some = (all: readonly string[], n: number, count: number) =>
    Array.from({ length: Math.min(count, all.length) }, (_none, step) => all[(n + step) % all.length] ?? '');
  return measured('audience count, other filters', 50, (n) => {
    const query = new URLSearchParams();
    for (const value of some(departments, n + 2, 1 + (n % 4))) query.append('department__in', value);
    for (const value of some(cities, n + 2, n % 3)) query.append('city__in', value);
    for (const value of some(grades, n + 2, n % 2)) query.append('grade__in', value);
    return ask('GET', `audience/count?${query}`);
  });
}

/** After a start nothing of it is remembered. */
async function firstBoard(ask: Ask): Promise<Line> {
  const began = performance.now();
  const { status } = await ask('GET', 'results');
  if (status !== 200) throw new Error(`first board: ${status}`);
  return once('first board after a start', 300, performance.now() - began);
}

const once = (name: string, goal: number, taken: number): Line => ({ name, goal, p50: taken, p95: taken });

async function board(ask: Ask): Promise<Line> {
  const { body } = await ask('GET', 'results');
  const fields = (body.fields as { value: string }[]).map(({ value }) => value);
  const cycles = (body.cycles as { value: string }[]).map(({ value }) => value);
  const pick = (all: readonly string[], n: number) => all[(n + 2) % all.length] ?? '';
  return measured('board of a cycle', 300, (n) =>
    ask('GET', `results?${new URLSearchParams({ cycle: pick(cycles, n), by: pick(fields, n) })}`),
  );
}

/** From the request until the file is there. */
async function plan(ask: Ask): Promise<Line> {
  const began = performance.now();
  const { body } = await ask('POST', 'survey/plan/download', {});
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${body.report_url}`, {
      headers: { cookie: await cookieOf(port) },
    });
    await answer.arrayBuffer();
    if (answer.status === 200) break;
    if (answer.status !== 202) throw new Error(`plan: ${answer.status}`);
    await pause(200);
  }
  return once('plan of everyone as a file', 10_000, performance.now() - began);
}

/** The next cycle begins, for everyone. */
async function sending(env: NodeJS.ProcessEnv): Promise<Line[]> {
  const { code, output } = await runScript('scripts/bench/survey-sending.ts', [String(reachouts)], {
    env,
    quiet: true,
  });
  const told = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(output);
  const { opened, each } = JSON.parse(told) as { opened: number; each: number };
  return [once('next cycle opened for everyone', 20_000, opened), once('a reachout of it, written', 10, each)];
}

/** The database has one process. */
async function ended(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null)));
}
