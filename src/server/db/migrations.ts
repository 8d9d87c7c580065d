import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../services.ts';
import { StoreError, sqlState } from './store-error.ts';

export interface MigrationFile {
  /** `0001_start.sql`. */
  name: string;
  sql: string;
  checksum: string;
}

const ledger = `CREATE TABLE IF NOT EXISTS schema_migration (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())`;

/** Raised inside a migration's transaction when another server has just applied it. */
const alreadyApplied = 'RM001';
/** Any number; the same in every server that migrates the same database. */
const advisoryLock = 7_270_151;

export function migrationFiles(directory: string): MigrationFile[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies what is missing, each file in one transaction; answers the names. Several servers may start at once. */
export async function applyMigrations(store: Store, directory: string): Promise<string[]> {
  const files = migrationFiles(directory);
  const applied = await appliedOf(store);
  for (const [name, checksum] of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new StoreError(
        `The database has the migration ${name}, which is not in ${directory}: it belongs to another version of the program.`,
      );
    if (file.checksum !== checksum) {
      throw new StoreError(
        `The migration ${name} was changed after it was applied; undo the change, or start with an empty database.`,
      );
    }
  }
  const missing = files.filter((file) => !applied.has(file.name));
  for (const file of missing) await apply(store, file);
  return missing.map((file) => file.name);
}

async function appliedOf(store: Store): Promise<Map<string, string>> {
  try {
    await store.exec(ledger);
  } catch (error) {
    // Two that start at once may both try to make it.
    if (!['23505', '42P07'].includes(sqlState(error) ?? '')) throw error;
  }
  const { rows } = await store.exec('SELECT name, checksum FROM schema_migration ORDER BY name');
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
}

async function apply(store: Store, file: MigrationFile): Promise<void> {
  try {
    await store.exec(`BEGIN;
SELECT pg_advisory_xact_lock(${advisoryLock});
DO $$ BEGIN
  IF EXISTS (SELECT FROM schema_migration WHERE name = '${file.name}') THEN
    RAISE EXCEPTION 'applied meanwhile' USING ERRCODE = '${alreadyApplied}';
  END IF;
END $$;
${file.sql}
INSERT INTO schema_migration (name, checksum) VALUES ('${file.name}', '${file.checksum}');
COMMIT;`);
  } catch (error) {
    if (sqlState(error) === alreadyApplied) return;
    throw new StoreError(`The migration ${file.name} failed and nothing of it was kept: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
