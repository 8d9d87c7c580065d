import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asideOf, prepareDirectory } from '../db/data-directory.ts';
import { StoreError } from '../db/store-error.ts';
import { type FilePlace, type Shelf, shelfAt, shelfDirectory } from '../files/disk.ts';
import type { BackupLabel } from './make-backup.ts';
import { restorePglite } from './restore-pglite.ts';
import { restorePostgres } from './restore-postgres.ts';

export interface RestoreTarget extends FilePlace {
  databaseUrl?: string;
}

interface Restored {
  /** Paths of what was there before. */
  former: string[];
  label: BackupLabel;
  withKey: boolean;
}

/** Puts database and files of a backup in place; what was there is refused, or (with `replace`) moved aside. */
export async function restore(target: RestoreTarget, file: string, replace: boolean): Promise<Restored> {
  const directory = prepareDirectory(target.dataDir);
  const stage = mkdtempSync(join(directory.root, 'restoring-'));
  try {
    const label = await unpack(file, stage);
    check(label, target);
    const former: string[] = [];
    if (target.databaseUrl) await restorePostgres(target.databaseUrl, stage, replace);
    else former.push(...(await restorePglite(directory, stage, replace)));
    if (target.bucket) await sendAll(join(stage, 'files'), shelfAt(target));
    else if (existsSync(join(stage, 'files')))
      former.push(...putInPlace(join(stage, 'files'), shelfDirectory(directory.root)));
    const key = join(stage, 'secret.key');
    const withKey = existsSync(key);
    if (withKey) former.push(...putInPlace(key, join(directory.root, 'secret.key')));
    return { former, label, withKey };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Under the keys that the rows name. What else is in the bucket stays: no row names it, and it is swept up as such. */
async function sendAll(from: string, shelf: Shelf): Promise<void> {
  for (const company of existsSync(from) ? readdirSync(from) : []) {
    for (const name of readdirSync(join(from, company)))
      await shelf.putBack(`${company}/${name}`, readFileSync(join(from, company, name)));
  }
}

async function unpack(file: string, stage: string): Promise<BackupLabel> {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  try {
    const { extract } = await import('tar');
    await extract({ file, cwd: stage, strict: true });
    return JSON.parse(readFileSync(join(stage, 'backup.json'), 'utf8')) as BackupLabel;
  } catch (error) {
    throw new StoreError(`${file} is not a whole backup.`, { cause: error });
  }
}

function check({ database, format }: BackupLabel, { databaseUrl }: RestoreTarget): void {
  if (format !== 1) throw new StoreError('The backup was made by a later version of the program.');
  if (database === 'postgres' && !databaseUrl)
    throw new StoreError('The backup is of a PostgreSQL database: DATABASE_URL must say into which one it goes.');
  if (database === 'pglite' && databaseUrl)
    throw new StoreError('The backup is of an embedded database: it goes into DATA_DIR, without DATABASE_URL.');
}

/** Answers where to what was there has been moved. */
function putInPlace(from: string, to: string): string[] {
  const former = existsSync(to) ? [asideOf(to)] : [];
  for (const path of former) renameSync(to, path);
  renameSync(from, to);
  return former;
}
