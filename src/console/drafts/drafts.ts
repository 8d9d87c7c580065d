import type { UseStore } from 'idb-keyval';

/** What is half done, as the device keeps it: nobody reads it without the key that the server gives to its owner only. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** Milliseconds: when it was kept, and until when. */
  at: number;
  until: number;
}

export interface Draft<T> {
  value: T;
  at: Date;
  /** Which of those at its place it is. */
  id: string;
}

/** Where someone's drafts lie, and the key to them. */
export interface Owner {
  person: string;
  key: CryptoKey;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Drafts of forms on this device (IndexedDB), each sealed to one person and one place. Several may lie at a place: each
 * tab has its own there. Writes are made in order.
 */
export class Drafts {
  private last: Promise<unknown> = Promise.resolve();
  private opened: Promise<{ keyval: typeof import('idb-keyval'); shelf: UseStore }> | undefined;

  /** The latest one at a place, but for `own`. */
  async read<T>({ person, key }: Owner, place: string, own: string): Promise<Draft<T> | null> {
    await this.last;
    const { keyval, shelf } = await this.open();
    const start = addressOf(person, place, '');
    const found = (await keyval.entries<string, Sealed>(shelf))
      .filter(([address, { until }]) => address.startsWith(start) && until >= Date.now())
      .map(([address, sealed]) => ({ id: address.slice(start.length), ...sealed }))
      .filter(({ id }) => id !== own)
      .sort((a, b) => b.at - a.at);
    for (const { id, iv, data, at } of found) {
      try {
        const text = await crypto.subtle.decrypt(seal(iv, person, place, id), key, data);
        return { value: JSON.parse(new TextDecoder().decode(text)) as T, at: new Date(at), id };
      } catch {
        // Sealed under a key that the server does not have any more.
      }
    }
    return null;
  }

  write({ person, key }: Owner, place: string, id: string, value: unknown, days: number): Promise<void> {
    const at = Date.now();
    const text = new TextEncoder().encode(JSON.stringify(value));
    return this.next(async ({ keyval, shelf }) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt(seal(iv, person, place, id), key, text);
      const sealed: Sealed = { iv, data, at, until: at + days * dayLength };
      await keyval.set(addressOf(person, place, id), sealed, shelf);
    });
  }

  drop(person: string, place: string, id: string): Promise<void> {
    return this.next(({ keyval, shelf }) => keyval.del(addressOf(person, place, id), shelf));
  }

  /** Everything of one person, and what nobody came back for in time. */
  dropAll(person: string): Promise<void> {
    return this.next(async ({ keyval, shelf }) => {
      const entries = await keyval.entries<string, Sealed>(shelf);
      const gone = entries.filter(([address, { until }]) => address.startsWith(`${person} `) || until < Date.now());
      await keyval.delMany(
        gone.map(([address]) => address),
        shelf,
      );
    });
  }

  private next(work: (opened: Awaited<ReturnType<Drafts['open']>>) => Promise<void>): Promise<void> {
    const done = this.last.then(async () => work(await this.open()));
    // A full or forbidden disk costs the draft, never what is on the screen.
    this.last = done.catch(() => undefined);
    return this.last as Promise<void>;
  }

  /** Loaded with the first form. */
  private open() {
    this.opened ??= import('idb-keyval').then((keyval) => ({ keyval, shelf: keyval.createStore('drafts', 'forms') }));
    return this.opened;
  }
}

const addressOf = (person: string, place: string, id: string): string => `${person} ${place}\n${id}`;

/** A draft moved to another person or place does not open. */
const seal = (iv: Uint8Array<ArrayBuffer>, person: string, place: string, id: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(addressOf(person, place, id)),
});
