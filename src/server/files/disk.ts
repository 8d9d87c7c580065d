import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { StoreError } from '../db/store-error.ts';
import { makeDirectory, whyNotWritten } from '../directory.ts';

/** Where bytes lie. Another place (an object store) is another flydrive driver. */
export interface Shelf {
  /** Answers the key: the company's folder and a random name, so that no name can be guessed or lead elsewhere. */
  put(company: string, bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

/** In the data directory. */
export const shelfDirectory = (dataDir: string): string => join(dataDir, 'files');

/** Refuses in one sentence a directory that cannot be used, before anything else is made. */
export function prepareShelf(directory: string): void {
  try {
    makeDirectory(directory);
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError(`The directory of files ${directory} cannot be written to: ${whyNotWritten(error)}.`, {
      cause: error,
    });
  }
}

export function shelfIn(directory: string): Shelf {
  prepareShelf(directory);
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return {
    async put(company, bytes) {
      const key = `${company}/${randomBytes(18).toString('hex')}`;
      // Anyone who finds a name finds the whole file behind it.
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
