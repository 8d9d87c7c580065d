import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { hasPgBouncer, type PgBouncer, pgBouncer } from '../support/pgbouncer.ts';
import { cookieOf, type Place, place, type Served, superAdmin, titlesWith, touchpoint } from '../support/served.ts';

/** Two servers with the PgBouncer of the README between them and their PostgreSQL, from the first table on. */

const offered = Boolean(process.env.TEST_DATABASE_URL) && hasPgBouncer();

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let bouncer: PgBouncer;
const places: Place[] = [];
const servers: Served[] = [];
const directory = mkdtempSync(join(tmpdir(), 'rapport-behind-'));
let cookie: string;
beforeAll(async () => {
  if (!offered) return;
  database = await emptyDatabase();
  bouncer = await pgBouncer(database.url);
  const env = { DATABASE_URL: bouncer.url, SECRET_KEY: randomBytes(32).toString('hex'), DATA_DIR: directory };
  // One after another: the first makes the tables and the people.
  for (let at = 0; at < 2; at++) {
    const one = await place(env);
    places.push(one);
    servers.push(await one.start());
  }
  cookie = await cookieOf(server(0), superAdmin);
}, patience);
afterAll(async () => {
  if (!offered) return;
  for (const one of places) one.remove();
  await Promise.all(servers.map(({ ended }) => ended));
  await bouncer.stop();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
}, patience);

const server = (at: number): Served => servers[at] as Served;
const refused: number[] = [];
/** Whom the database has no connection for is told to come again; the key makes that safe. True: it was taken. */
async function added(at: number, key: string, title: string): Promise<boolean> {
  const asked = { cookie, headers: { 'idempotency-key': `${key}-000000000000` }, body: touchpoint(title) };
  for (let tries = 0; tries < 60; tries++) {
    const { status } = await server(at).ask('POST', '/feedback_bot/stage/create', asked);
    if (status < 300) return true;
    refused.push(status);
    await pause(250);
  }
  return false;
}

it.skipIf(!offered)(
  'what is written at one is read at the other, many at once',
  async () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Pooled ${at}`);
    expect(await Promise.all(titles.map((title, at) => added(at % 2, `pooled-${at}`, title)))).not.toContain(false);
    expect(refused.filter((status) => status !== 503)).toEqual([]);
    for (const at of [0, 1])
      expect((await titlesWith(server(at), cookie, 'Pooled')).sort()).toEqual([...titles].sort());
  },
  patience,
);

it.skipIf(!offered)(
  'jobs are done, and a backup is made',
  async () => {
    const asked = await server(1).ask('POST', '/feedback_bot/stage/list/export', { cookie, body: {} });
    expect([200, 202]).toContain(asked.status);
    const states = async () => (await server(0).rows('select status from download')).map(({ status }) => status);
    for (let tries = 0; tries < 60 && !(await states()).includes('ready'); tries++) await pause(500);
    expect(await states()).toEqual(['ready']);
    const file = join(directory, 'today.backup');
    await server(0).backup(file);
    expect(statSync(file).size).toBeGreaterThan(10_000);
  },
  patience,
);

it.skipIf(!offered)(
  'nothing is lost or doubled when it is killed under writes, and it goes on by itself',
  async () => {
    const titles = Array.from({ length: 100 }, (_, n) => `Restarted ${n}`);
    refused.length = 0;
    const working = titles.map((title, n) => pause(n * 30).then(() => added(n % 2, `restarted-${n}`, title)));
    await pause(1_000);
    await bouncer.kill();
    await pause(500);
    await bouncer.again();
    expect(await Promise.all(working)).not.toContain(false);
    expect(refused.filter((status) => ![409, 503].includes(status))).toEqual([]);
    expect((await titlesWith(server(0), cookie, 'Restarted')).sort()).toEqual([...titles].sort());
  },
  patience,
);
