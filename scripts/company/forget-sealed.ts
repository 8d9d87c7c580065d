import { StoreError } from '../../src/server/db/store-error.ts';
import type { Store } from '../../src/server/services.ts';
import { KeyRing, type Keys, keyId } from '../../src/server/session/key-ring.ts';
import { forgetOtherKeys, knowKey, knownKeys } from '../../src/server/session/known-keys.ts';
import { forgetLost } from '../../src/server/session/sealed.ts';
import { createVault } from '../../src/server/session/vault.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';

/**
 * Where the key is lost for good: the database goes over to the present one without what was sealed. The id of the lost
 * key is asked for as a second word. Broken off, it is finished by being run again.
 */
export async function forgetSealed(
  store: Store,
  { entities }: Artifacts,
  keys: Keys,
  former: string | undefined,
): Promise<string> {
  const present = keyId(keys.secret);
  const known = await knownKeys(store);
  if (known.length === 0 || known.includes(present))
    throw new StoreError(`Nothing is lost: this database is sealed under ${present}, the present key.`);
  if (!former || !known.includes(former))
    throw new StoreError(
      `This database is sealed under ${known.join(' and ')}. Without that key authenticator apps, recovery codes and connections are of no use any more: people sign in with their password and enable them again. If the key is lost for good: npm run company -- forget-sealed ${known[0]}`,
    );
  const gone = await forgetLost(store, entities, createVault(new KeyRing(keys)), present);
  await knowKey(store, keys.secret);
  await forgetOtherKeys(store, keys.secret);
  const told = [...gone].map(([id, number]) => `${entities[id]?.plural ?? id}: ${number}`);
  return `Forgotten: ${told.join(', ') || 'nothing'}. The database belongs to the key ${present} now.`;
}
