import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareDirectory } from '../../src/server/db/data-directory.ts';
import { type Drop, type Loss, lossesOf } from '../../src/server/db/losses.ts';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import type { Store } from '../../src/server/services.ts';
import { backUp } from '../backup/back-up.ts';

/** The database of DATABASE_URL, or the one in DATA_DIR. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env;

const log = { info() {}, warn: (_details: object, message: string) => console.log(message) };

export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl, dataDir, log });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export const isThere = (): boolean => databaseUrl !== undefined || existsSync(prepareDirectory(dataDir).database);

/** How many rows each drop would cost here; undefined when the database cannot be looked into, such as while it is served. */
export async function lossesHere(drops: readonly Drop[]): Promise<Loss[] | undefined> {
  if (!isThere()) return [];
  try {
    return await withStore((store) => lossesOf(store, drops));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}

export async function hasRunHere(file: string): Promise<boolean> {
  if (!isThere()) return false;
  return withStore(async (store) => {
    const { rows } = await store.exec(`select to_regclass('schema_migration') is not null as made`);
    if (!rows[0]?.made) return false;
    return (await store.exec('select 1 from schema_migration where name = $1', [file])).rows.length > 0;
  });
}

/** Answers where the backup lies. */
export async function backupBefore(file: string): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = `${resolve(dataDir)}/backups/before-${file.replace(/\.sql$/, '')}-${time}.backup`;
  await backUp({ databaseUrl, dataDir: resolve(dataDir) }, path);
  return path;
}
