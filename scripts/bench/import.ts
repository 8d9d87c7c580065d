import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, memoryOf } from './cpu.ts';
import { importFile } from './import-file.ts';
import { answering, cookieOf } from './session.ts';
import { argumentsOf } from './start.ts';

const port = 4182;

interface Cost {
  wall: number;
  cpu: number;
}

/**
 * An import of many people into the embedded database, by the calls that the console makes, against the same rows
 * written by plain statements into the same tables. Printed are rows per second of the clock and of the processor.
 */
export async function benchImport(rows: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-bench-import-'));
  const children: ChildProcess[] = [];
  const start = (script: string, args: string[], dataDir: string) => {
    const { DATABASE_URL: _, ...rest } = process.env;
    const env = { ...rest, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', DEMO_PEOPLE: '12' };
    const child = spawn(process.execPath, argumentsOf(script, args), {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
  try {
    const file = join(directory, 'people.csv');
    writeFileSync(file, importFile(rows));
    const seeding = start('scripts/seed.ts', ['--employees', '12'], join(directory, 'ours'));
    await new Promise((resolve) => seeding.once('exit', resolve));
    const server = start('scripts/bench/our-server.mjs', ['jobs'], join(directory, 'ours'));
    await answering(port, '/readyz', 180);
    const ours = await importing(file, server.pid ?? 0, rows);
    const { peak } = memoryOf(server.pid ?? 0);
    server.kill('SIGTERM');
    const plain = await plainly(start('scripts/bench/plain-import.ts', [file], join(directory, 'plain')));
    const line = (name: string, { wall, cpu }: Cost) =>
      `${name.padEnd(28)} ${wall.toFixed(1).padStart(7)} s  ${cpu.toFixed(1).padStart(7)} s of processor  ${Math.round(rows / wall)} rows/s`;
    console.log(`\nImport of ${rows.toLocaleString('en')} people into the embedded database`);
    console.log(line('checked', ours.check));
    console.log(line('run', ours.run));
    console.log(line('plain statements', plain));
    console.log(
      `ratio of processor time, run to plain: ${(ours.run.cpu / plain.cpu).toFixed(2)}; peak memory ${peak} MB`,
    );
  } finally {
    for (const child of children) child.kill('SIGTERM');
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function importing(file: string, pid: number, rows: number): Promise<{ check: Cost; run: Cost }> {
  const cookie = await cookieOf(port);
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'bench' };
  type Asked = { id: string; state: string; mapping: object; success_count: number };
  const ask = async (path: string, init: RequestInit = {}): Promise<Asked> => {
    const address = `http://127.0.0.1:${port}/feedback_bot/users/import${path}`;
    const answer = await fetch(address, { ...init, headers: { ...headers, ...init.headers } }).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Asked;
    // A machine that does much else at once.
    if (answer && answer.status !== 503) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await pause(500);
    return ask(path, init);
  };
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const until = async (id: string, state: string) => {
    for (;;) {
      const now = await ask(`/${id}`);
      if (now.state === state) return now;
      if (now.state === 'failed') throw new Error(JSON.stringify(now));
      await pause(500);
    }
  };
  const form = new FormData();
  form.append('file', new Blob([readFileSync(file)], { type: 'text/csv' }), 'people.csv');
  const { id, mapping } = await ask('', { method: 'POST', body: form });
  const check = await timed(pid, async () => {
    await post(`/${id}/check`, { mapping, mapping_date_format: 'DD-MM-YYYY' });
    await until(id, 'checked');
  });
  const run = await timed(pid, async () => {
    await post(`/${id}/run`, {});
    const done = await until(id, 'done');
    if (done.success_count !== rows) throw new Error(`${done.success_count} of ${rows} rows were imported`);
  });
  return { check, run };
}

async function timed(pid: number, work: () => Promise<void>): Promise<Cost> {
  const before = { wall: performance.now(), cpu: cpuOf(pid) };
  await work();
  return { wall: (performance.now() - before.wall) / 1000, cpu: (cpuOf(pid) - before.cpu) / 1000 };
}

async function plainly(child: ChildProcess): Promise<Cost> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(output.slice(output.indexOf('{'))) as Cost;
}
