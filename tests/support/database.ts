import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openStore } from '../../src/server/db/open.ts';
import type { Store } from '../../src/server/services.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';

/**
 * A fresh database with the tables of these entities, as migrations would make them: PGlite in memory, or
 * PostgreSQL when TEST_DATABASE_URL names a server on which databases may be made. `close()` removes it.
 */
export async function testStore(entities: Readonly<Record<string, Entity>>): Promise<Store> {
  return process.env.TEST_DATABASE_URL ? onPostgres(entities) : inMemory(entities);
}

/** The same without any table. */
export async function emptyStore(): Promise<Store> {
  if (process.env.TEST_DATABASE_URL) return onPostgres();
  return openStore({ dataDir: 'memory', log: quiet, snapshot: await snapshotOf('empty') });
}

export const quiet = { info() {}, warn() {} };

const root = join(import.meta.dirname, '../..');
const shelf = join(root, '.build/test-databases');

/** A database takes seconds to make and a fraction of one to copy: the filled directory is kept between runs. */
async function inMemory(entities: Readonly<Record<string, Entity>>): Promise<Store> {
  const snapshot = await snapshotOf(keyOf(entities), () => sqlOf(entities));
  return openStore({ dataDir: 'memory', log: quiet, snapshot });
}

async function snapshotOf(key: string, schema?: () => Promise<string>): Promise<Blob> {
  const path = join(shelf, `${key}.tar`);
  if (!existsSync(path)) await makeSnapshot(path, (await schema?.()) ?? '');
  return new Blob([readFileSync(path)]);
}

async function makeSnapshot(path: string, schema: string): Promise<void> {
  const store = await openStore({ dataDir: 'memory', log: quiet });
  await store.exec(schema);
  const dump = await (store as Store & { pglite: PGlite }).pglite.dumpDataDir('none');
  await store.close();
  mkdirSync(shelf, { recursive: true });
  clearShelf();
  // Other test files may be making the same one.
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, path);
}

/** Each change of a schema leaves a file of 40 MB behind. */
function clearShelf(): void {
  const old = Date.now() - 60 * 60_000;
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) rmSync(path, { force: true });
  }
}

async function onPostgres(entities?: Readonly<Record<string, Entity>>): Promise<Store> {
  const { url, drop } = await emptyDatabase();
  const store = await openStore({ databaseUrl: url, log: quiet });
  if (entities) await store.exec(await sqlOf(entities));
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
}

/** On the server of TEST_DATABASE_URL. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const address = process.env.TEST_DATABASE_URL as string;
  const name = `rapport_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(address, `CREATE DATABASE ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(address, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Imported late: drizzle-kit is slow to load, and a kept snapshot does not need it. */
async function sqlOf(entities: Readonly<Record<string, Entity>>): Promise<string> {
  const { schemaSql } = await import('../../scripts/migrate/difference.ts');
  return schemaSql(entities);
}

/** Changes when the entities, the code that makes tables of them, or the database does. */
function keyOf(entities: Readonly<Record<string, Entity>>): string {
  const hash = createHash('sha256').update(JSON.stringify(entities));
  for (const folder of ['src/server/db', 'scripts/migrate']) {
    for (const name of readdirSync(join(root, folder)).sort()) hash.update(readFileSync(join(root, folder, name)));
  }
  for (const name of ['@electric-sql/pglite', 'drizzle-kit', 'drizzle-orm']) {
    hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  }
  return hash.digest('hex').slice(0, 24);
}
