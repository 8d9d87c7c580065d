import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { company, vacuum } from './bench/company.ts';
import { memoryOf, postmasterOf } from './bench/cpu.ts';
import { benchImport } from './bench/import.ts';
import { keepFigures, lastFigures } from './bench/last-figures.ts';
import { joined, measure } from './bench/measure.ts';
import { benchOutbox } from './bench/outbox.ts';
import { plainTables } from './bench/plain-tables.ts';
import { misses, type Row, slower, table } from './bench/report.ts';
import { scenarios } from './bench/scenarios.ts';
import { answering, cookieOf } from './bench/session.ts';
import { argumentsOf } from './bench/start.ts';
import { benchSurvey } from './bench/survey.ts';
import { freePort, howToGetPostgres, startPostgres } from './bootstrap/postgres.mjs';
import { build } from './bootstrap/prepare.mjs';
import { giveUp, runScript } from './bootstrap/process.mjs';

/**
 * `npm run bench`: what a call costs in processor time of server and database, against the same answer by plain SQL over
 * Fastify from the same database in the same run. `--employees 100000 --chats 5 --seconds 4 --only search`;
 * `--only requests` leaves out the import, the survey and the outbox, which have databases of their own.
 */

const { values } = parseArgs({
  options: {
    employees: { type: 'string' },
    chats: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    connections: { type: 'string' },
  },
});
const employees = Number(values.employees ?? 100_000);
const seconds = Number(values.seconds ?? 4);
const connections = Number(values.connections ?? 10);
/** Free ones: another bench on the machine would be measured for this one. */
const ports = { ours: await freePort(), plain: await freePort() };
/** Megabytes of the server after everything, and the milliseconds after which it is asked. */
const mostMemory = 250;
const atRest = 60_000;
/** Taken in turns, so that a disturbance of the machine meets both. */
const rounds = 2;

if (process.platform !== 'linux') giveUp('The benchmark reads processor times from /proc, which only Linux has.');
await build();
// These have databases of their own.
if ('import'.includes(values.only ?? '')) await benchImport(employees);
if (values.only === 'import') process.exit();
if ('survey'.includes(values.only ?? '')) await benchSurvey(employees);
if (values.only === 'survey') process.exit();
if ('outbox'.includes(values.only ?? '')) await benchOutbox(10_000);
if (values.only === 'outbox') process.exit();

const own = process.env.DATABASE_URL
  ? null
  : await startPostgres({ settings: { shared_buffers: '256MB', max_wal_size: '4GB', autovacuum: 'off' } });
const databaseUrl = process.env.DATABASE_URL ?? own?.url ?? giveUp(howToGetPostgres);
const dataDir = mkdtempSync(join(tmpdir(), 'rapport-bench-'));
const env = {
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(ports.ours),
  LOG_LEVEL: 'error',
};
const children: ChildProcess[] = [];

try {
  console.log(`Seeding ${employees.toLocaleString('en')} employees …`);
  const seeded = await runScript(
    'scripts/seed.ts',
    ['--employees', String(employees), ...(values.chats ? ['--chats', values.chats] : [])],
    { env, quiet: true },
  );
  if (seeded.code !== 0) throw new Error(seeded.output);
  await plainTables(databaseUrl);
  // Done once now, where it would else fall on whichever side is being measured.
  await vacuum(databaseUrl);
  await compare();
} catch (error) {
  // Said before the database ends, which the connections to it hear of.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await own?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function serve(script: string, args: string[]): number {
  const child = spawn(process.execPath, argumentsOf(script, args), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child.pid ?? 0;
}

async function compare(): Promise<void> {
  const acme = await company(databaseUrl);
  console.log(`${acme.sizes}.`);
  const ours = serve('scripts/bench/our-server.mjs', []);
  const plain = serve('scripts/bench/plain-server.ts', [databaseUrl, String(ports.plain)]);
  await Promise.all([answering(ports.ours, '/readyz'), answering(ports.plain, '/list?page_limit=1&page_offset=1')]);
  const cookie = await cookieOf(ports.ours);
  const shared = { postmaster: postmasterOf(acme.backend), except: [acme.backend] };
  const rows: Row[] = [];
  const failed: string[] = [];
  for (const scenario of scenarios.filter(
    ({ name }) => values.only === 'requests' || name.includes(values.only ?? ''),
  )) {
    const row = await measured(scenario).catch((error: Error) => failed.push(`${scenario.name}: ${error.message}`));
    const isMeasured = typeof row === 'object';
    if (isMeasured) rows.push(row);
    console.log(`${scenario.name}: ${isMeasured ? 'done' : 'failed'}`);
  }
  await acme.close();
  console.log(
    `\nProcessor milliseconds a request, ${acme.facts.employees.toLocaleString('en')} employees, ${connections} connections\n`,
  );
  console.log(table(rows));
  const missed = [
    ...failed,
    ...rows.flatMap(misses),
    ...(rows.length + failed.length < scenarios.length ? [] : await memory(ours)),
  ];
  const what = `${employees} people, ${values.chats ?? 'usual'} chats, ${connections} connections`;
  const worse = slower(rows, lastFigures(what));
  if (worse.length > 0) console.log(`\nSlower than the last time:\n${worse.join('\n')}`);
  keepFigures(what, rows);
  console.log(missed.length === 0 ? '\nEvery target is reached.' : `\nMissed:\n${missed.join('\n')}`);

  /** Of a scenario that fails there is no row, and the others are measured all the same. */
  async function measured(scenario: (typeof scenarios)[number]): Promise<Row> {
    const before = scenario.changes ? acme.change : undefined;
    const load = { seconds: seconds / rounds, connections: scenario.connections ?? connections, before };
    const sides = { ours: [], plain: [] } as Record<'ours' | 'plain', Awaited<ReturnType<typeof measure>>[]>;
    for (let round = 0; round < rounds; round++) {
      const toOurs = { ...load, port: ports.ours, headers: { cookie, 'sec-fetch-site': 'same-origin' } };
      sides.ours.push(
        await measure({ ...toOurs, next: (n) => scenario.ours(acme.facts, n) }, { ...shared, server: ours }),
      );
      const toPlain = { ...load, port: ports.plain, headers: {} };
      sides.plain.push(
        await measure({ ...toPlain, next: (n) => scenario.plain(acme.facts, n) }, { ...shared, server: plain }),
      );
    }
    const { name, target, slowest } = scenario;
    return { name, target, slowest, ours: joined(sides.ours), plain: joined(sides.plain) };
  }
}

/** What the server has in memory when nobody asks it for anything any more, where that is too much. */
async function memory(server: number): Promise<string[]> {
  const { peak } = memoryOf(server);
  await pause(atRest);
  const { now } = memoryOf(server);
  console.log(`\nMemory of the server: ${now} MB at rest, ${peak} MB at most`);
  return now > mostMemory ? [`memory: ${now} MB at rest, to reach ≤ ${mostMemory} MB`] : [];
}
