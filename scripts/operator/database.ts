import { join } from 'node:path';
import { readConfig } from '../../src/server/config.ts';
import { applyMigrations } from '../../src/server/db/migrations.ts';
import { openStore } from '../../src/server/db/open.ts';
import type { OperatorPlace } from '../../src/server/operator/command.ts';
import { readKeys } from '../../src/server/secret-key.ts';
import { buildArtifacts, compileValidators, loadDocuments } from '../codegen/api.ts';

const root = join(import.meta.dirname, '../..');

/** What the operator's commands work on: the configured database with its newest tables, and the documents. */
export async function withDatabase<T>(work: (place: OperatorPlace) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, origin } = readConfig(process.env, root);
  const log = { info() {}, warn: (_details: object, message: string) => console.warn(message) };
  const store = await openStore({ databaseUrl, dataDir, log });
  try {
    await applyMigrations(store, join(root, 'schemas/migrations'));
    const { artifacts } = buildArtifacts(loadDocuments([join(root, 'schemas')]));
    const keys = () => readKeys(process.env, dataDir);
    return await work({ store, artifacts, validators: () => compileValidators(artifacts), origin, keys });
  } finally {
    await store.close();
  }
}
