import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, type DriveDirectory, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { StoreError } from '../db/store-error.ts';
import { makeDirectory, whyNotWritten } from '../directory.ts';
import { assertBucket, type BucketSettings, bucketAway, bucketDisk } from './bucket.ts';

/** Where bytes lie: in a directory, or in a bucket of an object store. Both are flydrive's. */
export interface Shelf {
  /** Answers the key: the company's folder and a random name, so that no name can be guessed or lead elsewhere. */
  put(company: string, bytes: Uint8Array): Promise<string>;
  /** Under a key that was answered before. */
  putBack(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** Keys of what has lain there since before, by company: whole files, and what was never finished. */
  since(before: Date): AsyncIterable<{ company: string; keys: string[] }>;
}

export interface FilePlace {
  dataDir: string;
  /** Instead of a folder in `dataDir`. */
  bucket?: BucketSettings;
}

/** In the data directory. */
export const shelfDirectory = (dataDir: string): string => join(dataDir, 'files');

/** Refuses in one sentence a place that cannot be used, before anything else is made. */
export async function prepareFiles({ dataDir, bucket }: FilePlace): Promise<void> {
  if (bucket) await assertBucket(bucket);
  else prepareShelf(shelfDirectory(dataDir));
}

function prepareShelf(directory: string): void {
  try {
    makeDirectory(directory);
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError(`The directory of files ${directory} cannot be written to: ${whyNotWritten(error)}.`, {
      cause: error,
    });
  }
}

export function shelfAt({ dataDir, bucket }: FilePlace): Shelf {
  return bucket ? shelfInBucket(bucket) : shelfIn(shelfDirectory(dataDir));
}

export function shelfIn(directory: string): Shelf {
  prepareShelf(directory);
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  return shelfOn({
    prefix: '',
    attempt: (work) => work(disk),
    async write(disk, key, bytes) {
      // Anyone who finds a name finds the whole file behind it.
      await disk.put(`${key}.part`, bytes);
      await disk.move(`${key}.part`, key);
    },
  });
}

function shelfInBucket(settings: BucketSettings): Shelf {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= bucketDisk(settings);
    return opened;
  };
  return shelfOn({
    prefix: settings.prefix && `${settings.prefix}/`,
    attempt: async (work) => {
      try {
        return await work(await disk());
      } catch (error) {
        throw bucketAway(settings, error);
      }
    },
    // Is there whole, or not at all.
    write: (disk, key, bytes) => disk.put(key, bytes),
  });
}

/** What a shelf stands on. */
interface Ground {
  /** Before each key. */
  prefix: string;
  attempt<T>(work: (disk: Disk) => Promise<T>): Promise<T>;
  write(disk: Disk, key: string, bytes: Uint8Array): Promise<void>;
}

function shelfOn({ prefix, attempt, write }: Ground): Shelf {
  const place = (key: string): string => {
    if (!ours.test(key)) throw new Error(`no file of ours has the key ${JSON.stringify(key)}`);
    return prefix + key;
  };
  const putBack: Shelf['putBack'] = async (key, bytes) => {
    const at = place(key);
    await attempt((disk) => write(disk, at, bytes));
  };
  return {
    async put(company, bytes) {
      const key = `${company}/${randomBytes(18).toString('hex')}`;
      await putBack(key, bytes);
      return key;
    },
    putBack,
    async read(key) {
      const at = place(key);
      return attempt(async (disk) => ((await disk.exists(at)) ? disk.getStream(at) : null));
    },
    async remove(key) {
      const at = place(key);
      await attempt((disk) => disk.delete(at));
    },
    async *since(before) {
      for await (const { name, prefix: folder } of listed(prefix || '/', isCompany)) {
        let keys: string[] = [];
        for await (const file of listed(folder, isFile)) {
          if ((await attempt(() => made(file))) < before) keys.push(file.key.slice(prefix.length));
          if (keys.length < batch) continue;
          yield { company: name, keys };
          keys = [];
        }
        if (keys.length > 0) yield { company: name, keys };
      }
    },
  };

  async function* listed<L extends Listed>(folder: string, isWanted: (one: Listed) => one is L): AsyncGenerator<L> {
    let paginationToken: string | undefined;
    do {
      const page = await attempt((disk) => disk.listAll(folder, { paginationToken }));
      yield* [...page.objects].filter(isWanted);
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }
}

/** What has gone meanwhile is as good as new. A bucket says it with the list. */
async function made(file: DriveFile): Promise<Date> {
  const data = await file.getMetaData().catch(() => undefined);
  return data?.lastModified ?? new Date();
}

/** A company's folder, and a name in it. */
const ours = /^[0-9a-f-]{36}\/[\w-][\w.-]*$/;
/** So many keys are looked up together. */
const batch = 200;
type Listed = DriveFile | DriveDirectory;
const isCompany = (one: Listed): one is DriveDirectory => one.isDirectory && /^[0-9a-f-]{36}$/.test(one.name);
const isFile = (one: Listed): one is DriveFile => one.isFile;
