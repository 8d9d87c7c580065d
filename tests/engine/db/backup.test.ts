import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupPglite, restorePglite } from '../../../scripts/backup/pglite-copy.ts';
import { backupPostgres, restorePostgres } from '../../../scripts/backup/postgres-copy.ts';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { auditLine } from '../../../src/server/db/system-tables.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import { dataDirectory, emptyDatabase, quiet } from '../../support/database.ts';
import { book, library, north, south } from './toy.ts';

let place: string;
let file: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'rapport-backup-'));
  file = join(place, 'today.backup');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

async function fill(store: Store): Promise<void> {
  await store.exec(await schemaSql(library));
  for (const company of [north, south]) {
    await store.inCompany(company, async (db) => {
      await db
        .insert(tableOf(book))
        .values({ companyId: company, id: randomUUID(), title: `Atlas of ${company}`, tags: ['maps'] });
      await db.insert(auditLine).values({ companyId: company, type: 'book', activity: 'bought' });
    });
  }
}

async function content(store: Store): Promise<unknown> {
  const books = await store.inSystem((db) => db.select().from(tableOf(book)).orderBy(sql`1`));
  const lines = await store.inSystem((db) => db.select().from(auditLine).orderBy(auditLine.id));
  return { books, lines };
}

const sentence = (work: Promise<unknown>) =>
  work.then(
    () => 'went through',
    (error: Error) => error.message,
  );

test('the embedded database comes back as it was', async () => {
  const [from, to] = [await dataDirectory(join(basename(place), 'from-')), join(place, 'to')];
  const store = await openStore({ dataDir: from, log: quiet });
  await fill(store);
  const before = await content(store);
  expect(await sentence(backupPglite(from, file))).toMatch(/is in use by process/);
  await store.close();

  await backupPglite(from, file);
  expect(await sentence(backupPglite(from, file))).toMatch(/is there already/);
  expect(await sentence(backupPglite(join(place, 'nowhere'), join(place, 'other')))).toMatch(
    /^There is no database in/,
  );
  await restorePglite(to, file, false);
  const restored = await openStore({ dataDir: to, log: quiet });
  expect(await content(restored)).toEqual(before);
  await assertIsolation(restored);
  await restored.close();

  expect(await sentence(restorePglite(to, file, false))).toMatch(/There is a database in .* add --replace/);
  const former = await restorePglite(to, file, true);
  expect(existsSync(join(former as string, 'PG_VERSION'))).toBe(true);
});

test('a file that is no backup is refused before anything is touched', async () => {
  const to = join(place, 'to');
  writeFileSync(file, 'not a backup');
  expect(await sentence(restorePglite(to, file, false))).toMatch(/is not a whole backup/);
  const whole = join(place, 'whole');
  const from = await dataDirectory('rapport-backup-');
  await backupPglite(from, whole);
  rmSync(from, { recursive: true });
  truncateSync(whole, 100_000);
  expect(await sentence(restorePglite(to, whole, false))).toMatch(/is not a whole backup/);
  expect(existsSync(join(to, 'database'))).toBe(false);
  expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test.skipIf(!process.env.TEST_DATABASE_URL)('a PostgreSQL database comes back as it was', async () => {
  const [from, to] = [await emptyDatabase(), await emptyDatabase()];
  const store = await openStore({ databaseUrl: from.url, log: quiet });
  await fill(store);
  const before = await content(store);
  await backupPostgres(from.url, file);
  expect(await sentence(backupPostgres(from.url, file))).toMatch(/is there already/);
  await restorePostgres(to.url, file, false);
  const restored = await openStore({ databaseUrl: to.url, log: quiet });
  expect(await content(restored)).toEqual(before);
  await assertIsolation(restored);
  expect(await sentence(restorePostgres(to.url, file, false))).toMatch(/has tables/);
  await restored.close();
  await restorePostgres(to.url, file, true);
  await store.close();
  await from.drop();
  await to.drop();
});
