import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, type DriveDirectory, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { StoreError } from '../db/store-error.ts';
import { makeDirectory, whyNotWritten } from '../directory.ts';

/** Where bytes lie. Another place (an object store) is another flydrive driver. */
export interface Shelf {
  /** Answers the key: the company's folder and a random name, so that no name can be guessed or lead elsewhere. */
  put(company: string, bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** Keys of what has lain there since before, by company: whole files, and what was never finished. */
  since(before: Date): AsyncIterable<{ company: string; keys: string[] }>;
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
    async *since(before) {
      const list = async (folder: string) => [...(await disk.listAll(folder)).objects];
      for (const folder of (await list('/')).filter(isCompany)) {
        const files = (await list(folder.prefix)).filter(isFile);
        for (let at = 0; at < files.length; at += batch) {
          const some = files.slice(at, at + batch).map(({ key }) => key);
          const keys = await Promise.all(some.map(async (key) => ((await made(key)) < before ? [key] : [])));
          yield { company: folder.name, keys: keys.flat() };
        }
      }
    },
  };

  /** What has gone meanwhile is as good as new. */
  async function made(key: string): Promise<Date> {
    const data = await disk.getMetaData(key).catch(() => undefined);
    return data?.lastModified ?? new Date();
  }
}

/** So many files are looked at together. */
const batch = 200;
type Listed = DriveFile | DriveDirectory;
const isCompany = (one: Listed): one is DriveDirectory => one.isDirectory && /^[0-9a-f-]{36}$/.test(one.name);
const isFile = (one: Listed): one is DriveFile => one.isFile;
