import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
    if (!existsSync(root)) mkdirSync(root, { recursive: true, mode: 0o700 });
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(root, 0o700);
  } catch (error) {
    throw new StoreError(`The data directory ${root} cannot be written: ${reason(error)}.`, { cause: error });
  }
  return { root, database: join(root, 'database'), lock: join(root, 'database.lock') };
}

/**
 * What a database directory must have. A damaged one is refused and left alone: only its owner may decide
 * what to do with it.
 */
export function checkDatabase({ database }: DataDirectory): 'absent' | 'present' {
  if (!existsSync(database) || readdirSync(database).length === 0) return 'absent';
  const lost = ['PG_VERSION', 'global/pg_control'].filter((name) => !existsSync(join(database, name)));
  if (lost.length === 0) return 'present';
  throw new StoreError(
    `The database in ${database} is damaged (${lost.join(', ')} missing) and was left as it is; move it away and restore a backup with "npm run restore -- <file>".`,
  );
}

/** A new database is made aside and renamed when it is whole, so that a crash in between leaves nothing half. */
export async function makeAside({ database }: DataDirectory, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${database}.new`;
  rmSync(aside, { recursive: true, force: true });
  await make(aside);
  if (existsSync(database)) rmSync(database, { recursive: true });
  renameSync(aside, database);
}

function reason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of the path is a file';
    default:
      return (error as Error).message;
  }
}
