import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeDirectory } from '../directory.ts';
import { type FilePlace, type Shelf, shelfAt, shelfDirectory } from '../files/disk.ts';
import { keepKeys } from '../secret-key.ts';
import type { Store } from '../services.ts';
import type { Keys } from '../session/key-ring.ts';
import { knownKeys } from '../session/known-keys.ts';
import { runProgram } from './client-programs.ts';
import { wholeFile } from './whole-file.ts';

/** What lies first in every backup. */
export interface BackupLabel {
  format: 1;
  at: string;
  database: Store['dialect'];
  /** Ids of the keys that its secrets are sealed under. */
  keys: string[];
}

export interface BackupSource extends FilePlace {
  store: Pick<Store, 'copyFiles' | 'exec'>;
  databaseUrl?: string;
  /** Asked at each backup: a key may change while the server runs. */
  keys(): Keys;
}

const staging = 'backing-up-';
const abandonedMilliseconds = 6 * 3_600_000;

/**
 * One file with the database as it is at one moment, and the files that its rows name: they never change, and are
 * taken after the rows. The key is left out unless asked for, since anyone who has both can read every secret.
 */
export async function makeBackup(source: BackupSource, file: string, withKey = false): Promise<void> {
  await wholeFile(file, async (aside) => {
    makeDirectory(source.dataDir);
    await clearAbandoned(source.dataDir, (name) => name.startsWith(staging));
    await clearAbandoned(dirname(aside), (name) => name.endsWith('.backup.part'));
    // Beside the data: files are linked there and not copied.
    const stage = await mkdtemp(join(source.dataDir, staging));
    try {
      await gather(source, stage, withKey);
      const { create } = await import('tar');
      const packed = create({ cwd: stage, portable: true }, ['backup.json', ...(await othersIn(stage))]);
      await pipeline(packed as unknown as NodeJS.ReadableStream, createGzip({ level: 3 }), createWriteStream(aside));
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  });
}

async function gather({ store, databaseUrl, dataDir, bucket, keys }: BackupSource, stage: string, withKey: boolean) {
  const at = new Date().toISOString();
  if (databaseUrl) await dump(databaseUrl, join(stage, 'database.dump'));
  else await store.copyFiles?.(join(stage, 'database'));
  const files = shelfDirectory(dataDir);
  if (bucket) await fetchAll(shelfAt({ dataDir, bucket }), join(stage, 'files'));
  else if (existsSync(files)) await linkTree(files, join(stage, 'files'));
  const label: BackupLabel = {
    format: 1,
    at,
    database: databaseUrl ? 'postgres' : 'pglite',
    keys: await knownKeys(store),
  };
  await writeFile(join(stage, 'backup.json'), JSON.stringify(label));
  if (withKey) keepKeys(stage, keys());
}

/** The user may read all rows as a member of rapport_system, but is not above row level security. */
function dump(databaseUrl: string, file: string): Promise<void> {
  return runProgram(
    'pg_dump',
    ['--format=custom', '--no-owner', '--enable-row-security', `--file=${file}`],
    databaseUrl,
  );
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.part')) await linkOne(source, target);
  }
}

async function linkOne(source: string, target: string): Promise<void> {
  try {
    await link(source, target).catch(() => copyFile(source, target));
  } catch (error) {
    // Removed meanwhile: nobody can open it any more.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Whatever the clock of the bucket says. */
const endOfTime = new Date(8.64e15);

async function fetchAll(shelf: Shelf, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for await (const { company, keys } of shelf.since(endOfTime)) {
    await mkdir(join(to, company), { recursive: true, mode: 0o700 });
    for (const key of keys) {
      const bytes = await shelf.read(key);
      // Removed meanwhile: nobody can open it any more.
      if (bytes) await pipeline(bytes, createWriteStream(join(to, key), { mode: 0o600 }));
    }
  }
}

const othersIn = async (stage: string) => (await readdir(stage)).filter((name) => name !== 'backup.json');

/** What a process that was killed in the middle of a backup has left: no backup takes that long. */
async function clearAbandoned(directory: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(directory)).filter(isOurs)) {
    const path = join(directory, name);
    // Another one may be finished, or cleared by another server, meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedMilliseconds) await rm(path, { recursive: true, force: true });
  }
}
