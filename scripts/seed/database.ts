import { join } from 'node:path';
import { readConfig } from '../../src/server/config.ts';
import { applyMigrations } from '../../src/server/db/migrations.ts';
import { openStore } from '../../src/server/db/open.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { buildArtifacts, loadDocuments } from '../codegen/api.ts';

const root = join(import.meta.dirname, '../..');

/** What the operator's commands work on: the configured database with its newest tables, and the documents. */
export async function withDatabase<T>(
  work: (store: Store, artifacts: Artifacts, origin: string) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env, root);
  const log = { info() {}, warn: (_details: object, message: string) => console.warn(message) };
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    await applyMigrations(store, join(root, 'schemas/migrations'));
    return await work(store, buildArtifacts(loadDocuments([join(root, 'schemas')])).artifacts, config.origin);
  } finally {
    await store.close();
  }
}

/** Runs a command; what went wrong is one sentence, and a status that is not zero. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env.DEBUG) console.error(error);
    process.exitCode = 1;
  }
}
