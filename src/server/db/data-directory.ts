import { accessSync, chmodSync, constants, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDirectory, whyNotWritten } from '../directory.ts';
import { StoreError } from './store-error.ts';

export interface DataDirectory {
  /** What the person named. */
  root: string;
  database: string;
  lock: string;
}

/** PGlite makes its files readable to all; the directory above keeps others out. */
export function prepareDirectory(dataDir: string): DataDirectory {
  const root = resolve(dataDir);
  try {
    makeDirectory(root);
    readdirSync(root);
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(root, 0o700);
  } catch (error) {
    throw new StoreError(
      `The data directory ${root} cannot be written to: ${whyNotWritten(error)}; choose another with DATA_DIR.`,
      { cause: error },
    );
  }
  return { root, database: join(root, 'database'), lock: join(root, 'database.lock') };
}

/**
 * What a database directory must have. A damaged one is refused and left alone: only its owner may decide
 * what to do with it.
 */
export function checkDatabase({ database }: DataDirectory): 'absent' | 'present' {
  if (!existsSync(database)) return 'absent';
  if (!statSync(database).isDirectory())
    throw new StoreError(`In the place of the database, ${database}, lies a file; move it away.`);
  if (readdirSync(database).length === 0) return 'absent';
  const lost = ['PG_VERSION', 'global/pg_control'].filter((name) => !existsSync(join(database, name)));
  if (lost.length === 0) return 'present';
  throw new StoreError(
    `The database in ${database} is damaged (${lost.join(', ')} missing) and was left as it is; move it away and restore a backup with "npm run restore -- <file>".`,
  );
}

/** What is replaced is kept under this name. */
export const asideOf = (path: string): string => `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;

/** A new database is made aside and renamed when it is whole, so that a crash in between leaves nothing half. */
export async function makeAside({ database }: DataDirectory, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${database}.new`;
  try {
    rmSync(aside, { recursive: true, force: true });
    await make(aside);
    if (existsSync(database)) rmSync(database, { recursive: true });
    renameSync(aside, database);
  } catch (error) {
    throw new StoreError(`A database cannot be made in ${database}: ${whyNotWritten(error)}.`, { cause: error });
  }
}
