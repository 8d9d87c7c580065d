import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { product } from '../hr/server/registry.ts';
import type { Artifacts } from '../shared/documents/artifacts.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { assertIsolation } from './db/isolation.ts';
import { applyMigrations } from './db/migrations.ts';
import { openStore } from './db/open.ts';
import { StoreError } from './db/store-error.ts';
import { ListenError, listen } from './listen.ts';
import type { Store } from './services.ts';

/** Puts the engine, the documents and the product together. What it exports serves `npm start`, `npm run dev` and the benchmark. */

const plainLog = {
  info() {},
  warn: (details: object, message: string) => console.warn(message, details),
};

export const configure = (root: string): Config => readConfig(process.env, root);

/** The database with its newest tables, proven to keep companies apart. */
export async function openDatabase(config: Config, root: string): Promise<Store> {
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: plainLog });
  try {
    await applyMigrations(store, join(root, 'schemas/migrations'));
    await assertIsolation(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
