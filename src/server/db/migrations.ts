import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../services.ts';
import { dropName, dropsIn, type Loss, lossesOf } from './losses.ts';
import { makeTable } from './make-table.ts';
import { isRetryable, StoreError, sqlState } from './store-error.ts';

interface MigrationFile {
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
/** What was reckoned before may mean something else now. */
const forgetFigures = `DO $$ BEGIN
  IF to_regclass('reckoning') IS NULL THEN RETURN; END IF;
  SET LOCAL ROLE rapport_system;
  DELETE FROM reckoning;
  RESET ROLE;
END $$;`;
/** Whoever waits for a table to change it holds up all who come after: other servers' calls are let through in between. */
const lockMilliseconds = 1000;
const pauseMilliseconds = 1000;
const lockRefused = '55P03';
const mostTries = 120;

/** In their order; two of one number have none, and are refused. */
export function migrationFiles(directory: string): MigrationFile[] {
  const files = filesIn(directory);
  files.forEach((file, at) => {
    const next = files[at + 1];
    if (next?.name.slice(0, 4) !== file.name.slice(0, 4)) return;
    throw new StoreError(
      `${file.name} and ${next.name} have the same number. Give the one that has not run yet the next free number: npm run migrate -- renumber ${next.name}`,
    );
  });
  return files;
}

export function filesIn(directory: string): MigrationFile[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

interface Applying {
  /** What may be dropped although rows are lost by it: tables, and columns as `table.column`. */
  drop?: readonly string[];
}

/** Applies what is missing, each file in one transaction; answers the names. Several servers may start at once. */
export async function applyMigrations(
  store: Store,
  directory: string,
  { drop = [] }: Applying = {},
): Promise<string[]> {
  const missing = await pendingMigrations(store, directory);
  for (const file of missing) {
    const losses = (await lossesIn(store, file)).filter((loss) => !drop.includes(dropName(loss)));
    if (losses.length > 0) throw new StoreError(heldSentence(file, losses));
    await apply(store, file);
  }
  return missing.map((file) => file.name);
}

/** Files that the database has not seen. Fails when it has seen other ones than these. */
export async function pendingMigrations(store: Store, directory: string): Promise<MigrationFile[]> {
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
  return files.filter((file) => !applied.has(file.name));
}

/** What rows of this database would lose by a file. */
const lossesIn = (store: Store, file: MigrationFile): Promise<Loss[]> => lossesOf(store, dropsIn(file.sql));

const lossWords = (losses: readonly Loss[]): string =>
  losses.map((loss) => `${dropName(loss)} (${loss.rows} ${loss.rows === 1 ? 'row' : 'rows'})`).join(', ');

function heldSentence(file: MigrationFile, losses: readonly Loss[]): string {
  const words = losses.map((loss) => `--drop ${dropName(loss)}`).join(' ');
  return `The migration ${file.name} drops ${lossWords(losses)} and was not applied. If that is to go, say so, and a backup is made before: npm run migrate -- ${words}`;
}

/** Whether the database has seen a file, also one that has no ledger yet. */
export async function hasRun(store: Store, name: string): Promise<boolean> {
  const { rows } = await store.exec(`select to_regclass('schema_migration') is not null as made`);
  if (!rows[0]?.made) return false;
  return (await store.exec('select 1 from schema_migration where name = $1', [name])).rows.length > 0;
}

async function appliedOf(store: Store): Promise<Map<string, string>> {
  await makeTable(store, ledger);
  const { rows } = await store.exec('SELECT name, checksum FROM schema_migration ORDER BY name');
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
}

async function apply(store: Store, file: MigrationFile): Promise<void> {
  for (let left = mostTries; ; left -= 1) {
    try {
      return await applyOnce(store, file);
    } catch (error) {
      const isInTheWay = sqlState(error) === lockRefused || isRetryable(error);
      if (left === 1 || !isInTheWay) throw notApplied(file, error);
      await pause(pauseMilliseconds);
    }
  }
}

const notApplied = (file: MigrationFile, error: unknown): StoreError =>
  new StoreError(`The migration ${file.name} failed and nothing of it was kept: ${(error as Error).message}.`, {
    cause: error,
  });

async function applyOnce(store: Store, file: MigrationFile): Promise<void> {
  try {
    await store.exec(`BEGIN;
SELECT pg_advisory_xact_lock(${advisoryLock});
SET LOCAL lock_timeout = ${lockMilliseconds};
DO $$ BEGIN
  IF EXISTS (SELECT FROM schema_migration WHERE name = '${file.name}') THEN
    RAISE EXCEPTION 'applied meanwhile' USING ERRCODE = '${alreadyApplied}';
  END IF;
END $$;
${file.sql}
${forgetFigures}
INSERT INTO schema_migration (name, checksum) VALUES ('${file.name}', '${file.checksum}');
COMMIT;`);
  } catch (error) {
    if (sqlState(error) !== alreadyApplied) throw error;
  }
}
