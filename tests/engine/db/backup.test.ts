import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { type BackupSource, makeBackup } from '../../../src/server/backup/make-backup.ts';
import { type RestoreTarget, restore } from '../../../src/server/backup/restore.ts';
import { startBackups } from '../../../src/server/backup/schedule.ts';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { auditLine } from '../../../src/server/db/system-tables.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import { shelfIn } from '../../../src/server/files/disk.ts';
import { openQueue } from '../../../src/server/jobs/queue.ts';
import type { Store } from '../../../src/server/services.ts';
import { checkKeys } from '../../../src/server/session/known-keys.ts';
import { dataDirectory, emptyDatabase, emptyDirectory, quiet } from '../../support/database.ts';
import { book, library, north, south } from './toy.ts';

const secret = 'a secret of the tests, long enough to be one';
const keys = () => ({ secret });
const patience = { timeout: 180_000 };
const everything = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database';

let place: string;
let file: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'rapport-backup-'));
  file = join(place, 'today.backup');
  ends.push(() => rmSync(place, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A new place with an empty database in it. */
async function madePlace(): Promise<RestoreTarget> {
  const made = await newPlace();
  if (!made.databaseUrl) cpSync(await emptyDirectory(), made.dataDir, { recursive: true });
  return made;
}

/** A new place for data: a directory, and a database of its own on PostgreSQL. */
async function newPlace(): Promise<RestoreTarget> {
  const dataDir = mkdtempSync(join(place, 'data-'));
  if (!process.env.TEST_DATABASE_URL) return { dataDir };
  const { url, drop } = await emptyDatabase();
  ends.push(drop);
  return { dataDir, databaseUrl: url };
}

async function opened(target: RestoreTarget): Promise<Store> {
  const store = await openStore({ ...target, log: quiet });
  ends.push(() => store.close().catch(() => {}));
  return store;
}

/** With what a server leaves: two companies, a file, the queue's partitions, the key's id. */
async function fill(store: Store, { dataDir }: RestoreTarget): Promise<BackupSource> {
  await store.exec(await schemaSql(library));
  for (const company of [north, south]) {
    const storageKey = await shelfIn(join(dataDir, 'files')).put(company, Buffer.from(`picture of ${company}`));
    await store.inCompany(company, async (db) => {
      await db
        .insert(tableOf(book))
        .values({ companyId: company, id: randomUUID(), title: storageKey, tags: ['maps'] });
      await db.insert(auditLine).values({ companyId: company, type: 'book', activity: 'bought' });
    });
  }
  const queue = await openQueue(store, [], 'UTC', () => {});
  await queue.boss.stop({ graceful: false });
  queue.close();
  await checkKeys(store, { secret });
  return { store, dataDir, keys };
}

async function content(store: Store, { dataDir }: RestoreTarget): Promise<unknown> {
  const books = await store.inSystem((db) => db.select().from(tableOf(book)).orderBy(sql`1`));
  const lines = await store.inSystem((db) => db.select().from(auditLine).orderBy(auditLine.id));
  const pictures = books.map(({ title }) => readFileSync(join(dataDir, 'files', String(title)), 'utf8'));
  return { books, lines, pictures };
}

const sentence = (work: Promise<unknown>) =>
  work.then(
    () => 'went through',
    (error: Error) => error.message,
  );

describe(`a drill on ${everything}`, patience, () => {
  test('rows, files and key come back as they were, taken while the server works', async () => {
    const from = await madePlace();
    const store = await opened(from);
    const source = { ...(await fill(store, from)), databaseUrl: from.databaseUrl };
    const before = await content(store, from);
    let writing = true;
    const writer = (async () => {
      while (writing) await store.inCompany(north, (db) => db.update(tableOf(book)).set({ tags: ['maps'] }));
    })();
    await makeBackup(source, file, true);
    writing = false;
    await writer;
    expect(await sentence(makeBackup(source, file))).toMatch(/is there already/);

    const to = await newPlace();
    const { label, withKey, former } = await restore(to, file, false);
    expect({ withKey, former, keys: label.keys.length }).toEqual({ withKey: true, former: [], keys: 1 });
    expect(readFileSync(join(to.dataDir, 'secret.key'), 'utf8').trim()).toBe(secret);
    const restored = await opened(to);
    const after = await content(restored, to);
    const plain = (found: unknown) =>
      JSON.parse(JSON.stringify(found, (key, value) => (/version|At$/.test(key) ? 0 : value)));
    expect(plain(after)).toEqual(plain(before));
    await assertIsolation(restored);
    await checkKeys(restored, { secret });
  });

  test('over what is there: refused, then with --replace, twice', async () => {
    const from = await madePlace();
    const store = await opened(from);
    const source = { ...(await fill(store, from)), databaseUrl: from.databaseUrl };
    await makeBackup(source, file);
    const before = await content(store, from);
    await store.inCompany(north, (db) => db.delete(tableOf(book)));
    await store.close();
    expect(await sentence(restore(from, file, false))).toMatch(/--replace/);
    const { former } = await restore(from, file, true);
    for (const path of former) expect(existsSync(path)).toBe(true);
    const again = await opened(from);
    expect(await content(again, from)).toEqual(before);
    await assertIsolation(again);
    // What was restored can be backed up and restored in its turn.
    const second = join(place, 'second.backup');
    await makeBackup({ ...source, store: again }, second);
    const to = await newPlace();
    await restore(to, second, false);
    expect(await content(await opened(to), to)).toEqual(before);
  });

  test('what is no whole backup is refused before anything is touched', async () => {
    const from = await madePlace();
    const source = { ...(await fill(await opened(from), from)), databaseUrl: from.databaseUrl };
    await makeBackup(source, file);
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    const to = await newPlace();
    expect(await sentence(restore(to, file, false))).toMatch(/is not a whole backup/);
    writeFileSync(file, 'not a backup');
    expect(await sentence(restore(to, file, false))).toMatch(/is not a whole backup/);
    expect(await sentence(restore(to, join(place, 'nowhere'), false))).toMatch(/^There is no file/);
    expect(readdirSync(to.dataDir).filter((name) => name !== 'database.lock')).toEqual([]);
    expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readdirSync(from.dataDir).filter((name) => name.startsWith('backing-up-'))).toEqual([]);
  });
});

test('what a killed backup has left goes with the next one, what another one writes stays', async () => {
  const from = await madePlace();
  const source = { ...from, store: await opened(from), keys };
  const long = new Date(Date.now() - 7 * 3_600_000);
  for (const name of ['old.backup.part', 'young.backup.part', 'download.part', 'kept.backup']) {
    writeFileSync(join(place, name), name);
    if (name !== 'young.backup.part') utimesSync(join(place, name), long, long);
  }
  await makeBackup(source, file);
  const left = readdirSync(place).filter((name) => /\.(part|backup)$/.test(name));
  expect(left.sort()).toEqual(['download.part', 'kept.backup', 'today.backup', 'young.backup.part']);
});

/** A program that takes longer than servers that start together are apart. */
function slowDump(): void {
  const program = join(place, 'pg_dump');
  writeFileSync(
    program,
    '#!/bin/sh\nsleep 1\nfor one; do case $one in --file=*) echo > $(echo $one | cut -d= -f2);; esac; done\n',
  );
  chmodSync(program, 0o755);
  const { PATH } = process.env;
  process.env.PATH = `${place}:${PATH}`;
  ends.push(() => {
    process.env.PATH = PATH;
  });
}

test(`servers that look at one directory at once make one backup between them, on ${everything}`, async () => {
  slowDump();
  const from = await madePlace();
  const source = { ...from, store: await opened(from), keys };
  const directory = join(place, 'backups');
  const log = { info() {}, error: (details: object) => problems.push(details) };
  const problems: object[] = [];
  const look = () => startBackups({ directory, everyMinutes: 15, keepDays: 14 }, source, log);
  const servers = from.databaseUrl ? [look(), look(), look()] : [look()];
  await Promise.all(servers.map((end) => end()));
  await look()();
  expect([readdirSync(directory).length, problems]).toEqual([1, []]);
  utimesSync(join(directory, readdirSync(directory)[0] as string), new Date(0), new Date(Date.now() - 16 * 60_000));
  await look()();
  expect([readdirSync(directory).length, problems]).toEqual([2, []]);
});

test('a backup goes into the kind of database that it is of', async () => {
  const dataDir = await dataDirectory('rapport-backup-');
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = await opened({ dataDir });
  mkdirSync(join(dataDir, 'files'));
  await makeBackup({ store, dataDir, keys }, file);
  const elsewhere = { dataDir: join(place, 'elsewhere'), databaseUrl: 'postgres://a:b@localhost/c' };
  expect(await sentence(restore(elsewhere, file, false))).toMatch(/of an embedded database/);
});
