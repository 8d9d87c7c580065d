import { join } from 'node:path';
import { readPlace } from '../../src/server/config.ts';
import { order } from '../../src/server/operator/orders.ts';
import { rotateKey } from '../../src/server/operator/rotate-key.ts';
import { givenKeys, readKeys } from '../../src/server/secret-key.ts';
import { KeyRing } from '../../src/server/session/key-ring.ts';
import { checkKeys } from '../../src/server/session/known-keys.ts';
import { withDatabase } from '../operator/database.ts';

/** By the server that runs on the embedded database, else by this process. */
export async function rotateKeyOf(): Promise<string> {
  const { dataDir, databaseUrl } = readPlace(process.env, join(import.meta.dirname, '../..'));
  const told = databaseUrl ? null : await order(dataDir, 'rotate-key');
  if (told) return told;
  return withDatabase(async ({ store, artifacts: { entities } }) => {
    const keys = new KeyRing(readKeys(process.env, dataDir));
    await checkKeys(store, keys.present);
    const isGiven = givenKeys(process.env) !== undefined;
    return rotateKey({ store, entities, keys, dataDir, isGiven, others: databaseUrl !== undefined });
  });
}
