import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../../src/server/backup/make-backup.ts';
import { restore } from '../../../src/server/backup/restore.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { isUnavailable, StoreError, Unavailable } from '../../../src/server/db/store-error.ts';
import { type BucketSettings, readBucket } from '../../../src/server/files/bucket.ts';
import { prepareFiles, type Shelf, shelfAt } from '../../../src/server/files/disk.ts';
import { type BucketServer, bucketServer, textOf } from '../../support/bucket-server.ts';
import { dataDirectory, quiet } from '../../support/database.ts';
import { freePort } from '../../support/free-port.ts';
import { patience } from '../../support/patience.ts';

/** What is of a bucket alone; that files lie in one as in a directory, `files.test.ts` tries. */

let server: BucketServer;
let place: string;
beforeAll(async () => {
  server = await bucketServer();
  place = mkdtempSync(join(tmpdir(), 'rapport-bucket-'));
});
afterAll(async () => {
  await server.remove();
  rmSync(place, { recursive: true, force: true });
});

const shelf = (more: Partial<BucketSettings> = {}): Shelf =>
  shelfAt({ dataDir: '/nowhere', bucket: { ...server.settings, ...more } });
const company = randomUUID();
const all = async (of: Shelf) => {
  const found: string[] = [];
  for await (const { keys } of of.since(new Date(8.64e15))) found.push(...keys);
  return found.sort();
};

describe('its folder', () => {
  it('is not left: by keys of another shape nothing is written, read or removed', async () => {
    const before = server.keys();
    const wrong = [
      '../outside',
      `../${company}/x`,
      `${company}/../../outside`,
      `${company}/..`,
      `${company}/a/b`,
      `${company}/`,
      `/${company}/x`,
      `${company}\\x`,
      `${company}/x\u0000`,
      'x/y',
      '',
    ];
    for (const key of wrong) {
      const say = JSON.stringify(key);
      await expect(shelf().putBack(key, Buffer.from('x')), say).rejects.toThrow('no file of ours');
      await expect(shelf().read(key), say).rejects.toThrow('no file of ours');
      await expect(shelf().remove(key), say).rejects.toThrow('no file of ours');
    }
    await expect(shelf().put('../..', Buffer.from('x'))).rejects.toThrow('no file of ours');
    expect(server.keys()).toEqual(before);
  });

  it('is apart from other folders of the bucket, and may be all of it', async () => {
    const [one, other, whole] = [shelf({ prefix: 'one' }), shelf({ prefix: 'one/b' }), shelf({ prefix: '' })];
    const keys = await Promise.all([one, other, whole].map((each) => each.put(company, Buffer.from('x'))));
    expect(await Promise.all([one, other, whole].map(all))).toEqual(keys.map((key) => [key]));
    expect(server.keys()).toEqual(expect.arrayContaining([`one/${keys[0]}`, `one/b/${keys[1]}`, keys[2]]));
    expect(await one.read(keys[1] as string)).toBeNull();
    await one.remove(keys[1] as string);
    expect(await textOf(await other.read(keys[1] as string))).toBe('x');
  });

  it(
    'tells of all that lies there, over more than one page of the list',
    async () => {
      const many = shelf({ prefix: 'many' });
      const made: string[] = [];
      for (let at = 0; at < 21; at++)
        made.push(...(await Promise.all(Array.from({ length: 50 }, () => many.put(company, Buffer.from('x'))))));
      expect(await all(many)).toEqual(made.sort());
    },
    patience,
  );
});

it('a large file comes back as it was', async () => {
  const bytes = Buffer.alloc(9_000_000, 'Rapport ');
  const key = await shelf().put(company, bytes);
  const stream = await shelf().read(key);
  expect(Buffer.concat((await stream?.toArray()) ?? []).equals(bytes)).toBe(true);
});

describe('a backup', () => {
  it(
    'has the files of the bucket, and puts them into another one',
    async () => {
      const dataDir = await dataDirectory('rapport-bucket-from-');
      const bucket = { ...server.settings, prefix: 'backup/from' };
      const from = shelf(bucket);
      const key = await from.put(company, Buffer.from('kept'));
      const store = await openStore({ dataDir, log: quiet });
      const file = join(place, 'today.backup');
      await makeBackup({ store, dataDir, bucket, keys: () => ({ secret: 'x'.repeat(40) }) }, file);
      await store.close();
      expect(readFileSync(file).length).toBeGreaterThan(1000);

      const to = { dataDir: join(place, 'to'), bucket: { ...server.settings, prefix: 'backup/to' } };
      await restore(to, file, false);
      expect(await all(shelf(to.bucket))).toEqual([key]);
      expect(await textOf(await shelf(to.bucket).read(key))).toBe('kept');
      // And from a bucket into a directory.
      const directory = { dataDir: join(place, 'directory') };
      await restore(directory, file, false);
      expect(readFileSync(join(directory.dataDir, 'files', key), 'utf8')).toBe('kept');
      rmSync(dataDir, { recursive: true });
    },
    patience,
  );

  it(
    'is not made without them',
    async () => {
      const dataDir = await dataDirectory('rapport-bucket-without-');
      const bucket = { ...server.settings, bucket: 'nowhere' };
      const store = await openStore({ dataDir, log: quiet });
      const file = join(place, 'without.backup');
      await expect(
        makeBackup({ store, dataDir, bucket, keys: () => ({ secret: 'x'.repeat(40) }) }, file),
      ).rejects.toThrow(`there is no bucket nowhere at ${bucket.endpoint}.`);
      await store.close();
      expect(() => readFileSync(file)).toThrow();
      rmSync(dataDir, { recursive: true });
    },
    patience,
  );
});

describe('a store that is away', () => {
  const failing = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it(
    'is told in a sentence, worth another try, and nothing of the request; what lay there is there again',
    async () => {
      const key = await shelf().put(company, Buffer.from('before'));
      await server.stop();
      const errors = await Promise.all(
        [shelf().put(company, Buffer.from('x')), shelf().read(key), shelf().remove(key), all(shelf())].map(failing),
      );
      for (const error of errors) {
        expect(error).toBeInstanceOf(Unavailable);
        expect(isUnavailable(error)).toBe(true);
        expect((error as Error).message).toBe(
          `the bucket rapport-files at ${server.settings.endpoint} does not answer.`,
        );
        expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/authorization|Signature/i);
      }
      await server.again();
      expect(await textOf(await shelf().read(key))).toBe('before');
    },
    patience,
  );

  it.each<[string, () => Promise<Partial<BucketSettings>> | Partial<BucketSettings>, string]>([
    ['does not answer', async () => ({ endpoint: `http://127.0.0.1:${await freePort()}` }), 'does not answer'],
    ['has no such bucket', () => ({ bucket: 'nowhere' }), 'there is no bucket nowhere'],
    ['does not know the key', () => ({ accessKeyId: 'NOBODY' }), 'refuses S3_ACCESS_KEY_ID'],
  ])('keeps a server from starting when it %s', async (_, more, sentence) => {
    const bucket = { ...server.settings, ...(await more()) };
    const error = await failing(prepareFiles({ dataDir: '/nowhere', bucket }));
    expect(error).toBeInstanceOf(StoreError);
    expect((error as Error).message).toMatch(/^Files cannot be kept: .*\.$/);
    expect((error as Error).message).toContain(sentence);
  });
});

describe('its settings', () => {
  const keys = { S3_ACCESS_KEY_ID: 'ID', S3_SECRET_ACCESS_KEY: 'KEY' };
  const set = { S3_BUCKET: 'rapport-files', ...keys };

  it('are none, or whole', () => {
    expect(readBucket({ S3_REGION: 'eu-central-1' })).toBeUndefined();
    expect(readBucket(set)).toEqual({
      bucket: 'rapport-files',
      endpoint: undefined,
      region: 'us-east-1',
      prefix: '',
      accessKeyId: 'ID',
      secretAccessKey: 'KEY',
    });
    const more = { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'eu-central-1', S3_PREFIX: 'rapport/files' };
    expect(readBucket({ ...set, ...more, NODE_ENV: 'production' })).toMatchObject({
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
      prefix: 'rapport/files',
    });
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [keys, 'S3_BUCKET must say in which bucket'],
    [{ S3_PREFIX: 'x' }, 'S3_BUCKET must say in which bucket'],
    [{ S3_BUCKET: 'rapport-files' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID'],
    [{ ...set, S3_SECRET_ACCESS_KEY: ' ' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID'],
    [{ ...set, S3_BUCKET: 'No Bucket' }, 'S3_BUCKET must be the name'],
    [{ ...set, S3_BUCKET: '../x' }, 'S3_BUCKET must be the name'],
    [{ ...set, S3_ENDPOINT: 'http://s3.example.com' }, 'S3_ENDPOINT must be an address'],
    [{ ...set, S3_ENDPOINT: 'http://127.0.0.1:9000', NODE_ENV: 'production' }, 'S3_ENDPOINT must be an address'],
    [{ ...set, S3_PREFIX: '/rapport' }, 'S3_PREFIX must be a folder'],
    [{ ...set, S3_PREFIX: 'rapport/../x' }, 'S3_PREFIX must be a folder'],
    [{ ...set, S3_PREFIX: 'rapport/' }, 'S3_PREFIX must be a folder'],
  ])('are refused: %j', (env, sentence) => {
    expect(() => readBucket(env)).toThrow(sentence);
  });
});
