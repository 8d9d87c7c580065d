import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from '../../src/server/db/store-error.ts';

/** The file appears whole and lasting, or not at all; one that is there is left alone. */
export async function wholeFile(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const target = resolve(path);
  if (existsSync(target)) throw new StoreError(`${path} is there already; name another file.`);
  madeFolder(dirname(target));
  const aside = `${target}.part`;
  try {
    // Made here, because pg_dump would let everybody on the machine read what it writes.
    rmSync(aside, { force: true });
    closeSync(openSync(aside, 'wx', 0o600));
    await write(aside);
    flush(aside);
    renameSync(aside, target);
    flush(dirname(target));
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A backup holds everything: a folder made for it lets in nobody else. */
function madeFolder(folder: string): void {
  if (existsSync(folder)) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StoreError(`The directory ${folder} cannot be made (${code}).`, { cause: error });
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
