import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import { emptyStore } from '../../support/database.ts';
import { book, library, north } from './toy.ts';

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-renamed-'));
  store = await emptyStore();
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

async function rows(query: string): Promise<Record<string, unknown>[]> {
  const answer = await store.inCompany(north, (db) => db.execute(sql.raw(query)));
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** The library whose books have a writer in the place of an author. */
function withWriters(): Record<string, Entity> {
  const { author, ...old } = book.schema.properties;
  const properties = { ...old, writtenBy: { ...author, 'x-renamed-from': 'author' } };
  const storage = { ...book.storage, search: ['title', 'writtenBy'] };
  return { ...library, [book.id]: { ...book, schema: { ...book.schema, properties }, storage } };
}

test('a renamed field is renamed where the keys of other columns name it', async () => {
  const shelf = (keys: object, more: Record<string, Entity>): Record<string, Entity> => ({
    ...more,
    'library/shelf': {
      id: 'library/shelf',
      title: 'Shelf',
      plural: 'Shelves',
      display: 'id',
      schema: { type: 'object', properties: { holds: { type: 'object', properties: {}, default: {}, ...keys } } },
      storage: { table: 'shelf' },
    },
  });
  const keys = { 'x-keys-of': { entity: book.id, as: 'book__<name>__in' } };
  await writeMigration(directory, 'Start', shelf(keys, library));
  await applyMigrations(store, directory);
  const held = { book__author__in: ['Ortelius'], book__title__in: ['Atlas'], author: ['another'] };
  await rows(`insert into shelf (company_id, id, holds, created_at, updated_at)
      values ('${north}', '${randomUUID()}', '${JSON.stringify(held)}', now(), now()),
        ('${north}', '${randomUUID()}', '{"book__title__in":["Atlas"]}', now(), now())`);
  const written = await writeMigration(directory, 'rename author', shelf(keys, withWriters()));
  expect(written.refusals).toEqual([]);
  await applyMigrations(store, directory);
  const text = readFileSync(written.path as string, 'utf8');
  expect(text).toContain('-- renames the key book__author__in in shelf.holds to book__writtenBy__in');
  expect((await rows('select holds from shelf')).map((row) => row.holds)).toEqual([
    { book__writtenBy__in: ['Ortelius'], book__title__in: ['Atlas'], author: ['another'] },
    { book__title__in: ['Atlas'] },
  ]);
});
