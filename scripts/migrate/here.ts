import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readPlace } from '../../src/server/config.ts';
import { prepareDirectory } from '../../src/server/db/data-directory.ts';
import { type Drop, type Loss, lossesOf } from '../../src/server/db/losses.ts';
import { hasRun } from '../../src/server/db/migrations.ts';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { appliedWords, applyWaiting } from '../../src/server/operator/apply.ts';
import { order, type Tell } from '../../src/server/operator/orders.ts';
import { readKeys } from '../../src/server/secret-key.ts';
import type { Store } from '../../src/server/services.ts';

/** The database of DATABASE_URL, or the one in DATA_DIR: that of a server that runs on it is asked through the server. */
const { DATABASE_URL: databaseUrl } = process.env;
const dataDir = resolve(process.env.DATA_DIR || '.data');

const log = { info() {}, warn: (_details: object, message: string) => console.log(message) };

const ordered = async (name: string, details: Record<string, string>, tell?: Tell): Promise<string | null> =>
  databaseUrl ? null : order(dataDir, name, details, tell);

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl, dataDir, log });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const isThere = (): boolean => databaseUrl !== undefined || existsSync(prepareDirectory(dataDir).database);

/** Applies what is missing. Before anything is dropped that the command line names, the whole database is copied. */
export async function applyHere(directory: string, drop: readonly string[], tell: Tell): Promise<void> {
  const told = await ordered('migrate', { drop: JSON.stringify(drop) }, tell);
  if (told !== null) return tell(told);
  const keys = () => readKeys(process.env, dataDir);
  const { bucket } = readPlace(process.env, '.');
  await withStore(async (store) =>
    tell(appliedWords(await applyWaiting({ store, databaseUrl, dataDir, bucket, keys, directory, drop }, tell))),
  );
}

/** How many rows each drop would cost here; undefined when the database cannot be looked into. */
export async function lossesHere(drops: readonly Drop[]): Promise<Loss[] | undefined> {
  if (!isThere()) return [];
  try {
    const told = await ordered('losses', { drops: JSON.stringify(drops) });
    return told === null ? await withStore((store) => lossesOf(store, drops)) : (JSON.parse(told) as Loss[]);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}

export async function hasRunHere(file: string): Promise<boolean> {
  if (!isThere()) return false;
  const told = await ordered('has-run', { file });
  return told === null ? withStore((store) => hasRun(store, file)) : told === 'true';
}
