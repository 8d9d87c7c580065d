import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from '../db/store-error.ts';
import { makeDirectory, whyNotWritten } from '../directory.ts';

/** The file appears whole and lasting, or not at all; one that is there is left alone. */
export async function wholeFile(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const target = resolve(path);
  if (existsSync(target)) throw new StoreError(`${path} is there already; name another file.`);
  madeFolder(dirname(target));
  const aside = `${target}.part`;
  try {
    // Made here, because pg_dump would let everyone on the machine read what it writes.
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
  try {
    makeDirectory(folder);
  } catch (error) {
    throw new StoreError(`The directory ${folder} cannot be made: ${whyNotWritten(error)}.`, { cause: error });
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
