import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '../../src/server/db/open.ts';
import type { Store } from '../../src/server/services.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { clearOld } from './clear-old.ts';
import { SnapshotFiles, SnapshotRecorder } from './snapshot-files.ts';

type Entities = Readonly<Record<string, Entity>>;

/** What a database holds before a test begins; what has the same name and entities is made once and copied. */
interface Filling {
  name: string;
  fill(store: Store): Promise<unknown>;
}

/**
 * A fresh database with the tables of these entities, as migrations would make them: PGlite in memory, or
 * PostgreSQL when TEST_DATABASE_URL names a server on which databases may be made. `close()` removes it.
 */
export async function testStore(entities: Entities, filling?: Filling): Promise<Store> {
  const tables: Step = {
    key: keyOf(entities),
    make: async (store) => store.exec(await sqlOf(entities)),
  };
  const filled = filling && { key: keyOf(entities, filling.name), make: filling.fill };
  return copyOf(filled ? [tables, filled] : [tables]);
}

/** The same without any table. */
export async function emptyStore(): Promise<Store> {
  return copyOf([]);
}

/** What a database is given after the step before it; each is made once. */
interface Step {
  key: string;
  make?(store: Store): Promise<unknown>;
}

async function copyOf(steps: readonly Step[]): Promise<Store> {
  if (process.env.TEST_DATABASE_URL) return onPostgres(await template(steps));
  const files = await filesOf([{ key: keyOf({}, 'empty') }, ...steps]);
  return openStore({ dataDir: 'memory', log: quiet, embedded: { fs: new SnapshotFiles(files) } });
}

export const quiet = { info() {}, warn() {} };

const root = join(import.meta.dirname, '../..');
const shelf = join(root, '.build/test-databases');

/** A database takes seconds to make and a fraction of one to copy: its files are kept between runs. */
async function filesOf(steps: readonly Step[]): Promise<Buffer> {
  const { key, make } = steps.at(-1) as Step;
  const path = join(shelf, `${key}.files`);
  if (!existsSync(path)) await keep(path, make, steps.length > 1 ? await filesOf(steps.slice(0, -1)) : undefined);
  return readFileSync(path);
}

async function keep(path: string, make: Step['make'], from: Buffer | undefined): Promise<void> {
  let files: Buffer | undefined;
  const fs = new SnapshotRecorder((taken) => {
    files = taken;
  }, from);
  const store = await openStore({ dataDir: 'memory', log: quiet, embedded: { fs } });
  await make?.(store);
  await lighten(store);
  await store.close();
  if (!files) throw new Error('the database has ended without its files');
  mkdirSync(shelf, { recursive: true });
  clearShelf();
  // Other test files may be making the same one.
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, files);
  renameSync(aside, path);
}

/** Without what every start would read or fill with zeros in vain: two thirds of the files. */
async function lighten(store: Store): Promise<void> {
  // Of the default, 128 MB.
  await store.exec("ALTER SYSTEM SET shared_buffers = '16MB'");
  const { rows } = await store.exec("SELECT datname AS name FROM pg_database WHERE datname LIKE 'template_'");
  for (const { name } of rows) {
    await store.exec(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await store.exec(`DROP DATABASE ${name}`);
  }
  // What was logged so far is not read again: the log goes on in a new file, and its old ones are removed.
  await store.exec('SET wal_recycle = off');
  await store.exec('SELECT pg_switch_wal()');
  await store.exec('CHECKPOINT');
}

/** A data directory with an empty database in it, for processes that are about something else than making one. */
export async function dataDirectory(prefix: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), prefix));
  cpSync(await emptyDirectory(), directory, { recursive: true });
  return directory;
}

/**
 * Where a process that is killed and started again keeps its data: a data directory, or the address of a database on
 * PostgreSQL. `openAt` opens it.
 */
export async function emptyPlace(prefix: string): Promise<{ place: string; remove(): Promise<void> }> {
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await emptyDatabase();
    return { place: url, remove: drop };
  }
  const place = await dataDirectory(prefix);
  return { place, remove: async () => rmSync(place, { recursive: true, force: true }) };
}

export const openAt = (place: string): Promise<Store> =>
  openStore({ ...(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }), log: quiet });

/** Of `dataDirectory`, to be copied. */
export function emptyDirectory(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  return keptDirectory(`empty-directory-${version}`, async (made) => {
    const store = await openStore({ dataDir: made, log: quiet });
    await lighten(store);
    await store.close();
  });
}

/** A directory that is made once, to be copied. */
export async function keptDirectory(name: string, make: (directory: string) => Promise<void>): Promise<string> {
  const kept = join(shelf, name);
  if (existsSync(kept)) {
    // What is used is not cleared away while someone copies it.
    utimesSync(kept, new Date(), new Date());
    return kept;
  }
  mkdirSync(shelf, { recursive: true });
  clearShelf();
  const aside = `${kept}.${randomUUID()}`;
  mkdirSync(aside);
  await make(aside);
  // Another test file may have been sooner.
  if (existsSync(kept)) rmSync(aside, { recursive: true });
  else renameSync(aside, kept);
  return kept;
}

/** Each change of a schema or of the code leaves what was kept before it behind. */
const clearShelf = () => clearOld(shelf, 1);

async function onPostgres(from: string): Promise<Store> {
  const { url, drop } = await emptyDatabase(from);
  const store = await openStore({ databaseUrl: url, log: quiet });
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
}

/** A database that others are copied from; the one that comes first makes it, the others wait. */
async function template(steps: readonly Step[]): Promise<string> {
  const last = steps.at(-1);
  if (!last) return 'template1';
  const name = `rapport_template_${last.key}`;
  const from = await template(steps.slice(0, -1));
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) return;
    const aside = `${name}_aside`;
    await client.query(`DROP DATABASE IF EXISTS ${aside} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${aside} TEMPLATE ${from}`);
    const store = await openStore({ databaseUrl: addressOf(aside), log: quiet });
    try {
      await last.make?.(store);
    } finally {
      await store.close();
    }
    await client.query(`ALTER DATABASE ${aside} RENAME TO ${name}`);
  });
  return name;
}

/** On the server of TEST_DATABASE_URL. */
export async function emptyDatabase(from = 'template1'): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `rapport_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`));
  return {
    url: addressOf(name),
    drop: () => onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

export function addressOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL as string);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Imported late: drizzle-kit is slow to load, and a kept snapshot does not need it. */
async function sqlOf(entities: Entities): Promise<string> {
  const { schemaSql } = await import('../../scripts/migrate/difference.ts');
  return schemaSql(entities);
}

/** Changes when the entities, the code that makes tables and people of them, or the database does. */
function keyOf(entities: Entities, filling = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(entities)).update(filling);
  for (const folder of ['src/server/db', 'src/server/jobs', 'scripts/migrate', 'scripts/seed', 'scripts/seed/data']) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ))
      if (entry.isFile()) hash.update(readFileSync(join(root, folder, entry.name)));
  }
  const others = ['@electric-sql/pglite', 'drizzle-kit', 'drizzle-orm'].map(
    (name) => `node_modules/${name}/package.json`,
  );
  for (const path of [...others, 'tests/support/database.ts', 'tests/support/snapshot-files.ts'])
    hash.update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 24);
}
