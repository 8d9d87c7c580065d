import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type BucketSettings, bucketDisk } from '../../src/server/files/bucket.ts';
import { type Shelf, shelfAt, shelfIn } from '../../src/server/files/disk.ts';
import { freePort } from './free-port.ts';

/** An S3 server of its own, over a folder of its own; with one bucket. What it has acknowledged outlives it. */
export interface BucketServer {
  settings: BucketSettings;
  /** All that are in the bucket. */
  keys(): string[];
  /** Puts something there that the shelf knows nothing of. */
  plant(key: string, text: string): Promise<void>;
  age(key: string, hours: number): void;
  stop(): Promise<void>;
  again(): Promise<void>;
  remove(): Promise<void>;
}

const suffix = '._S3rver_object';

export async function bucketServer(prefix = 'rapport/files'): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-s3-'));
  const port = await freePort();
  const bucket = 'rapport-files';
  const settings: BucketSettings = {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'bucket-process.mjs'), [String(port), directory, bucket], {
      // A longer list has its pages named in a cipher that is no longer usual.
      execArgv: ['--openssl-legacy-provider'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  };
  let running: ChildProcess | undefined = await start();
  const stop = async () => {
    const ending = running;
    running = undefined;
    if (!ending) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  return {
    settings,
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length)),
    plant: async (key, text) => (await bucketDisk(settings)).put(key, text),
    age(key, hours) {
      const at = new Date(Date.now() - hours * 3_600_000);
      utimesSync(join(directory, bucket, `${key}${suffix}`), at, at);
    },
    stop,
    async again() {
      running = await start();
    },
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Where the same suite tries that files lie. */
export interface FilesUnderTest {
  shelf: Shelf;
  /** Names in a company's folder. */
  lying(company: string): string[];
  plant(company: string, name: string, text: string): Promise<void>;
  age(company: string, name: string, hours: number): void;
  remove(): Promise<void>;
}

export const placesOfFiles: Readonly<Record<string, () => Promise<FilesUnderTest>>> = {
  async 'a directory'() {
    const directory = mkdtempSync(join(tmpdir(), 'rapport-files-'));
    return {
      shelf: shelfIn(directory),
      lying: (company) => (existsSync(join(directory, company)) ? readdirSync(join(directory, company)) : []),
      async plant(company, name, text) {
        mkdirSync(join(directory, company), { recursive: true });
        await shelfIn(directory).putBack(`${company}/${name}`, Buffer.from(text));
      },
      age(company, name, hours) {
        const at = new Date(Date.now() - hours * 3_600_000);
        utimesSync(join(directory, company, name), at, at);
      },
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  },
  async 'a bucket'() {
    const server = await bucketServer();
    const folder = `${server.settings.prefix}/`;
    return {
      shelf: shelfAt({ dataDir: '/nowhere', bucket: server.settings }),
      lying: (company) =>
        server
          .keys()
          .filter((key) => key.startsWith(`${folder}${company}/`))
          .map((key) => key.slice(folder.length + company.length + 1)),
      plant: (company, name, text) => server.plant(`${folder}${company}/${name}`, text),
      age: (company, name, hours) => server.age(`${folder}${company}/${name}`, hours),
      remove: server.remove,
    };
  },
};

export const textOf = async (stream: Readable | null): Promise<string | null> =>
  stream && Buffer.concat(await Readable.from(stream).toArray()).toString();
