import { createStore, del, delMany, entries, set } from 'idb-keyval';
import type { Draft, Owner } from './draft.ts';

/** Where drafts lie on this device (IndexedDB), loaded with the first form. */
const shelf = createStore('drafts', 'forms');

/** What is half done, as the device keeps it: nobody reads it without the key that the server gives to its owner only. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** Milliseconds: when it was kept, and until when. */
  at: number;
  until: number;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The latest one at a place, but for `own`. */
export async function read<T>({ person, key }: Owner, place: string, own: string): Promise<Draft<T> | null> {
  const start = addressOf(person, place, '');
  const found = (await entries<string, Sealed>(shelf))
    .filter(([address, { until }]) => address.startsWith(start) && until >= Date.now())
    .map(([address, sealed]) => ({ id: address.slice(start.length), ...sealed }))
    .filter(({ id }) => id !== own)
    .sort((a, b) => b.at - a.at);
  for (const { id, iv, data, at } of found) {
    try {
      const text = await crypto.subtle.decrypt(seal(iv, addressOf(person, place, id)), key, data);
      return { value: JSON.parse(new TextDecoder().decode(text)) as T, at: new Date(at), id };
    } catch {
      // Sealed under a key that the server does not have any more.
    }
  }
  return null;
}

export async function write(
  { person, key }: Owner,
  place: string,
  id: string,
  { text, at, days }: { text: string; at: number; days: number },
): Promise<void> {
  const address = addressOf(person, place, id);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(seal(iv, address), key, new TextEncoder().encode(text));
  const sealed: Sealed = { iv, data, at, until: at + days * dayLength };
  await set(address, sealed, shelf);
}

export const drop = (person: string, place: string, id: string): Promise<void> =>
  del(addressOf(person, place, id), shelf);

/** Everything of one person, and what nobody came back for in time. */
export async function dropAll(person: string): Promise<void> {
  const gone = (await entries<string, Sealed>(shelf)).filter(
    ([address, { until }]) => address.startsWith(`${person} `) || until < Date.now(),
  );
  await delMany(
    gone.map(([address]) => address),
    shelf,
  );
}

const addressOf = (person: string, place: string, id: string): string => `${person} ${place}\n${id}`;

/** A draft moved to another person or place does not open. */
const seal = (iv: Uint8Array<ArrayBuffer>, address: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(address),
});
