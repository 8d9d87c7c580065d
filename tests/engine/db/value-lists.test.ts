import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOf } from '../../../src/server/db/tables.ts';
import { lostValues, valueLists } from '../../../src/server/db/value-lists.ts';
import type { Store } from '../../../src/server/services.ts';
import { assertValues } from '../../../src/server/value-loss.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { testStore } from '../../support/database.ts';
import { book, library, north } from './toy.ts';

/** A list that loses a value which rows hold. */

const made = (states: string[], tags: string[]): Record<string, Entity> => {
  const properties: Record<string, Schema> = {
    ...book.schema.properties,
    status: { enum: states, default: 'shelved' },
    tags: { type: 'array', items: { enum: tags }, default: [] },
  };
  return { ...library, [book.id]: { ...book, schema: { ...book.schema, properties } } };
};
const whole = made(['shelved', 'lent', 'deleted'], ['maps', 'old', 'rare']);

let store: Store;
beforeAll(async () => {
  store = await testStore(whole);
  // The table of the migrations, which remembers the lists.
  await store.exec('CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY)');
  const row = { companyId: north, id: randomUUID(), title: 'Atlas', status: 'lent', tags: ['maps', 'old'] };
  await store.inCompany(north, (db) => db.insert(tableOf(whole[book.id] as Entity)).values(row));
});
afterAll(() => store.close());

test('lists are found in columns and inside of JSON', () => {
  expect(valueLists(whole).map(({ column, path, values }) => [column, path, values])).toEqual([
    ['status', undefined, ['shelved', 'lent', 'deleted']],
    ['tags', '$[*]', ['maps', 'old', 'rare']],
  ]);
});

test('a value that rows hold is told with their number and screens; one that none holds may go', async () => {
  expect(await lostValues(store, whole)).toEqual([]);
  expect(await lostValues(store, made(['shelved', 'lent'], ['maps', 'old']))).toEqual([]);
  const documents = {
    entities: made(['shelved'], ['maps']),
    calls: { 'library/book.list': { id: 'library/book.list', entity: book.id } },
    forms: {},
    screens: {
      'library/books': { id: 'library/books', list: 'library/book.list' },
      'library/none': { id: 'library/none' },
    },
  } as unknown as Artifacts;
  const refused = await assertValues(store, documents).catch((error: Error) => error.message);
  expect(refused).toContain('library/book.status: 1 row says "lent" (book.status), shown by library/books\n');
  expect(refused).toContain('library/book.tags: 1 row says "old" (book.tags), shown by library/books\n');
  expect(refused).toContain('"retired": true');
  // It is refused as long as it is so.
  await expect(assertValues(store, documents)).rejects.toThrow('in use');
  expect(await lostValues(store, whole)).toEqual([]);
});
