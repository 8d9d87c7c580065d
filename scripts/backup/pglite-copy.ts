import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { makeAside, prepareDirectory } from '../../src/server/db/data-directory.ts';
import { lockDirectory } from '../../src/server/db/directory-lock.ts';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import type { Store } from '../../src/server/services.ts';
import { wholeFile } from './whole-file.ts';

const log = { info() {}, warn: (_details: object, message: string) => console.error(message) };

export async function backupPglite(dataDir: string, file: string): Promise<void> {
  if (!existsSync(prepareDirectory(dataDir).database)) throw new StoreError(`There is no database in ${dataDir}.`);
  const store = (await openStore({ dataDir, log })) as Store & { pglite: PGlite };
  try {
    await wholeFile(file, async (aside) => {
      const dump = await store.pglite.dumpDataDir('gzip');
      writeFileSync(aside, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    });
  } finally {
    await store.close();
  }
}

/** A database that is there is refused, or (with `replace`) moved aside; answers where to. */
export async function restorePglite(dataDir: string, file: string, replace: boolean): Promise<string | undefined> {
  const bytes = readBackup(file);
  const directory = prepareDirectory(dataDir);
  const lock = lockDirectory(directory.lock, directory.root);
  try {
    const isThere = existsSync(directory.database);
    if (isThere && !replace) {
      throw new StoreError(
        `There is a database in ${directory.root}; choose another DATA_DIR, or add --replace to move it aside.`,
      );
    }
    let former: string | undefined;
    await makeAside(directory, async (aside) => {
      await unpack(bytes, aside);
      if (!isThere) return;
      former = `${directory.database}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
      renameSync(directory.database, former);
    });
    return former;
  } finally {
    lock.release();
  }
}

function readBackup(file: string): Buffer<ArrayBuffer> {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  const bytes = readFileSync(file);
  try {
    if (gunzipSync(bytes).includes('PG_VERSION')) return bytes;
  } catch {}
  throw new StoreError(`${file} is not a whole backup of the embedded database.`);
}

/** Opens it once, so that what cannot be opened is never put in place. */
async function unpack(bytes: Buffer<ArrayBuffer>, directory: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: directory, loadDataDir: new Blob([bytes]), extensions: { pg_trgm } });
  await pglite.exec('CHECKPOINT');
  await pglite.close();
}
