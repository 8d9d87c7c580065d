import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where bytes lie. Another place (an object store) is another flydrive driver. */
export interface Shelf {
  /** Answers the key: the company's folder and a random name, so that no name can be guessed or lead elsewhere. */
  put(company: string, bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

export function shelfIn(directory: string): Shelf {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return {
    async put(company, bytes) {
      const key = `${company}/${randomBytes(18).toString('hex')}`;
      // Whoever finds a name finds the whole file behind it.
      await disk.put(`${key}.part`, bytes);
      await disk.move(`${key}.part`, key);
      return key;
    },
    async read(key) {
      return (await disk.exists(key)) ? disk.getStream(key) : null;
    },
    remove: (key) => disk.delete(key),
  };
}
