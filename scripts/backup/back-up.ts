import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../../src/server/backup/make-backup.ts';
import type { RestoreTarget } from '../../src/server/backup/restore.ts';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { order } from '../../src/server/operator/orders.ts';
import { readKeys } from '../../src/server/secret-key.ts';

const log = { info() {}, warn: (_details: object, message: string) => console.warn(message) };

/** By the server that runs on the embedded database, else by this process. */
export async function backUp(place: RestoreTarget, file: string, withKey = false): Promise<void> {
  if (!place.databaseUrl) {
    if (!existsSync(join(place.dataDir, 'database'))) throw new StoreError(`There is no database in ${place.dataDir}.`);
    if (await order(place.dataDir, 'backup', { file, ...(withKey && { withKey: 'yes' }) })) return;
  }
  const store = await openStore({ ...place, log });
  try {
    await makeBackup({ ...place, store, keys: () => readKeys(process.env, place.dataDir) }, file, withKey);
  } finally {
    await store.close();
  }
}
