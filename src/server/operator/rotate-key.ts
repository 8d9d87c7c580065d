import { setTimeout as sleep } from 'node:timers/promises';
import type { Entity } from '../../shared/documents/entity.ts';
import { StoreError } from '../db/store-error.ts';
import { sealJobsAnew } from '../jobs/sealed-payloads.ts';
import { keepKeys, newKey, noticedAfter } from '../secret-key.ts';
import type { Store } from '../services.ts';
import { type KeyRing, keyId } from '../session/key-ring.ts';
import { forgetOtherKeys, knowKey } from '../session/known-keys.ts';
import { sealAnew } from '../session/sealed.ts';
import { createVault } from '../session/vault.ts';

interface Rotation {
  store: Store;
  entities: Readonly<Record<string, Entity>>;
  keys: KeyRing;
  dataDir: string;
  /** SECRET_KEY says the key, and not the file in the data directory. */
  isGiven: boolean;
  /** Other servers work on the same database, and read the file when it has changed. */
  others: boolean;
}

/** Puts a new key in the place of the present one. Broken off at any point, it is finished by being run again. */
export async function rotateKey(rotation: Rotation): Promise<string> {
  const { store, entities, keys, dataDir, isGiven, others } = rotation;
  if (!keys.present.secretBefore) {
    if (isGiven) throw new StoreError(howToGive());
    const next = { secret: newKey(), secretBefore: keys.present.secret };
    await knowKey(store, next.secret);
    keepKeys(dataDir, next);
    keys.change(next);
    if (others) await sleep(noticedAfter);
  }
  const { secret } = keys.present;
  await knowKey(store, secret);
  const vault = createVault(keys);
  const { done: rows, lost } = await sealAnew(store, entities, vault, keyId(secret));
  const done = rows + (await sealJobsAnew(store, vault, keyId(secret)));
  if (lost > 0)
    throw new StoreError(
      `${done} secrets were sealed anew, but ${lost} are sealed under a key that is neither SECRET_KEY nor the one before; both are still accepted.`,
    );
  await forgetOtherKeys(store, secret);
  if (!isGiven) {
    keepKeys(dataDir, { secret });
    keys.change({ secret });
  }
  const after = isGiven ? ' Start the servers without SECRET_KEY_BEFORE now.' : '';
  return `${done} secrets are sealed under the key ${keyId(secret)} now.${after}`;
}

const howToGive = () =>
  `SECRET_KEY is set by the environment: start all servers with the present one as SECRET_KEY_BEFORE and a new SECRET_KEY (such as ${newKey()}), then run this again. Of several servers, each is started with the new one as SECRET_KEY_BEFORE before that, so that all know it.`;
