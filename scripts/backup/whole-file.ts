import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from '../../src/server/db/store-error.ts';

/** The file appears whole and lasting, or not at all; one that is there is left alone. */
export async function wholeFile(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const target = resolve(path);
  if (existsSync(target)) throw new StoreError(`${path} is there already; name another file.`);
  if (!existsSync(dirname(target))) throw new StoreError(`The directory ${dirname(target)} does not exist.`);
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

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
