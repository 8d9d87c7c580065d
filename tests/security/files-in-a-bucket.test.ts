import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BucketServer, bucketServer } from '../support/bucket-server.ts';
import { emptyDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { cookieOf, type Place, place, type Served, superAdmin } from '../support/served.ts';

/**
 * Servers that have a bucket in common and no directory: two of them on PostgreSQL, one on the embedded database. While
 * the bucket is away they serve what needs no file, and lose nothing that was asked for.
 */

let bucket: BucketServer;
let database: Awaited<ReturnType<typeof emptyDatabase>> | undefined;
let places: Place[] = [];
let servers: Served[] = [];
let cookie: string;
beforeAll(async () => {
  bucket = await bucketServer();
  database = process.env.TEST_DATABASE_URL ? await emptyDatabase() : undefined;
  const key = { SECRET_KEY: randomBytes(32).toString('hex') };
  const env = { ...settings(), ...(database && { ...key, DATABASE_URL: database.url }) };
  places = [await place(env), ...(database ? [await place(env)] : [])];
  // One after another: the first makes the tables and the people.
  for (const one of places) servers.push(await one.start());
  cookie = await cookieOf(server(0), superAdmin);
}, patience);
afterAll(async () => {
  for (const one of places) one.remove();
  await Promise.all(servers.map(({ ended }) => ended));
  await database?.drop();
  await bucket.remove();
  servers = [];
}, patience);

const settings = () => ({
  S3_BUCKET: bucket.settings.bucket,
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_PREFIX: bucket.settings.prefix,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
});
const server = (at: number): Served => servers[at % servers.length] as Served;
const askFor = (at: number) => server(at).ask('POST', '/feedback_bot/stage/list/export', { cookie, body: {} });
const list = (at: number) => server(at).ask('POST', '/feedback_bot/stage/list', { cookie, body: { page_limit: 1 } });
const downloads = () =>
  server(0).rows(
    'select d.id, d.status, f.storage_key as key from download d left join file f on f.id = d.file_id order by d.created_at, d.id',
  );

/** All that was asked for, once it has been made. */
async function made(count: number): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 120; tries++) {
    const found = await downloads();
    if (found.length === count && found.every(({ status }) => status === 'ready')) return found;
    await pause(500);
  }
  return downloads();
}

it(
  'what one has written lies in the bucket, and the other opens it',
  async () => {
    const told = await askFor(0);
    expect([200, 202]).toContain(told.status);
    const [file] = await made(1);
    expect(bucket.keys()).toContain(`${bucket.settings.prefix}/${file?.key}`);
    const link = String(told.body.report_url ?? told.body.url ?? told.body.data?.url);
    const opened = await server(1).ask('GET', link, { cookie });
    expect([opened.status, opened.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment/)]);
    expect(String(opened.body)).toContain('Milestone');
  },
  patience,
);

it(
  'while it is away lists are answered, a link is not used up, and what was asked for is made later',
  async () => {
    const link = async () => {
      const { body } = await askFor(0);
      return String(body.report_url ?? body.url ?? body.data?.url);
    };
    const held = await link();
    await made(2);
    await bucket.stop();
    const refused = await server(1).ask('GET', held, { cookie });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.stringify(refused.body)).not.toMatch(/bucket|127\.0\.0\.1/);
    const [asked, ...lists] = await Promise.all([askFor(1), list(0), list(1)]);
    expect([asked.status, ...lists.map(({ status }) => status)]).toEqual([202, 200, 200]);
    expect((await server(0).ask('GET', '/readyz')).status).toBe(200);
    await bucket.again();
    expect((await server(1).ask('GET', held, { cookie })).status).toBe(200);
    expect((await made(3)).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  },
  patience,
);

it(
  'a server does not start where there is none',
  async () => {
    const nowhere = await place({ ...settings(), S3_BUCKET: 'nowhere' });
    await expect(nowhere.start()).rejects.toThrow(/Files cannot be kept: there is no bucket nowhere at/);
    nowhere.remove();
  },
  patience,
);
