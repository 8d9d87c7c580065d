import { makeTable } from '../db/make-table.ts';
import { StoreError } from '../db/store-error.ts';
import type { Store } from '../services.ts';
import { type Keys, keyId } from './key-ring.ts';

/** Which keys the database is sealed under; not one secret of them. */
const table = `CREATE TABLE IF NOT EXISTS secret_key (id text PRIMARY KEY, since timestamptz(3) NOT NULL DEFAULT now())`;

/** With another key nothing sealed could be opened: the server does not start with it. */
export async function checkKeys(store: Store, keys: Keys): Promise<void> {
  await makeTable(store, table);
  const known = await knownKeys(store);
  const [present, before] = [keyId(keys.secret), keys.secretBefore && keyId(keys.secretBefore)];
  if (known.length > 0 && !known.includes(present) && !(before && known.includes(before)))
    throw new StoreError(
      `SECRET_KEY is ${present}, but this database was sealed under ${known.join(' and ')}: start with that key (or its secret.key); to go over to a new one give the former as SECRET_KEY_BEFORE. If it is lost for good: npm run company -- forget-sealed.`,
    );
  await knowKey(store, keys.secret);
}

export async function knownKeys(store: Pick<Store, 'exec'>): Promise<string[]> {
  const [made] = (await store.exec(`SELECT to_regclass('secret_key') IS NOT NULL AS made`)).rows;
  if (!made?.made) return [];
  const { rows } = await store.exec('SELECT id FROM secret_key ORDER BY since, id');
  return rows.map(({ id }) => String(id));
}

export async function knowKey(store: Store, secret: string): Promise<void> {
  await store.exec('INSERT INTO secret_key (id) VALUES ($1) ON CONFLICT DO NOTHING', [keyId(secret)]);
}

export async function forgetOtherKeys(store: Store, secret: string): Promise<void> {
  await store.exec('DELETE FROM secret_key WHERE id <> $1', [keyId(secret)]);
}
