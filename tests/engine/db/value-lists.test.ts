import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const changed = (more: Record<string, Schema>, storage: Partial<Entity['storage']> = {}): Record<string, Entity> => {
  const properties = { ...book.schema.properties, ...more };
  return {
    ...library,
    [book.id]: { ...book, schema: { ...book.schema, properties }, storage: { ...book.storage, ...storage } },
  };
};
const tagged = (tags: string[]): Schema => ({ type: 'array', items: { enum: tags }, default: [] });
const made = (states: string[], tags: string[]): Record<string, Entity> =>
  changed({ status: { enum: states, default: 'shelved' }, tags: tagged(tags) });
const states = ['shelved', 'lent', 'deleted'];
const whole = made(states, ['maps', 'old', 'rare']);

let store: Store;
beforeAll(async () => {
  store = await testStore(whole);
  // The table of the migrations, which remembers the lists.
  await store.exec('CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY)');
  const row = {
    companyId: north,
    id: randomUUID(),
    title: 'Atlas',
    author: 'Ortelius',
    status: 'lent',
    tags: ['maps', 'old'],
  };
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

describe('a list that is new at its place', () => {
  beforeEach(async () => {
    await store.exec('comment on table schema_migration is null');
  });
  const status: Schema = { enum: states, default: 'shelved' };

  test('in a database that was never looked at is believed', async () => {
    expect(await lostValues(store, made(['shelved'], ['maps']))).toEqual([]);
  });

  test('of a text is held against its rows, once', async () => {
    const authors = (...names: string[]) => changed({ status, author: { enum: names } });
    expect(await lostValues(store, changed({ status }))).toEqual([]);
    expect(await lostValues(store, authors('Mercator'))).toMatchObject([
      { property: 'author', value: 'Ortelius', rows: 1 },
    ]);
    expect(await lostValues(store, authors('Mercator', 'Ortelius'))).toEqual([]);
    await store.exec(`update book set author = 'Blaeu'`);
    expect(await lostValues(store, authors('Mercator', 'Ortelius'))).toEqual([]);
    await store.exec(`update book set author = 'Ortelius'`);
  });

  test('of a renamed field, which loses a value in the same release, is held against its rows', async () => {
    expect(await lostValues(store, whole)).toEqual([]);
    await store.exec('alter table book rename column tags to subjects');
    const renamed: Record<string, Schema> = {
      tags: { 'x-virtual': true },
      subjects: { ...tagged(['maps']), 'x-renamed-from': 'tags' },
    };
    const found = await lostValues(store, changed({ status, ...renamed }, { indexes: [] }));
    expect(found).toMatchObject([{ column: 'subjects', value: 'old', rows: 1 }]);
    await store.exec('alter table book rename column subjects to tags');
  });

  test('of a renamed table, which loses a value in the same release, is held against its rows', async () => {
    expect(await lostValues(store, whole)).toEqual([]);
    await store.exec('alter table book rename to volume');
    const renamed = changed(
      { status: { enum: ['shelved', 'deleted'], default: 'shelved' }, tags: tagged(['maps', 'old']) },
      { table: 'volume', renamedFrom: 'book' },
    );
    expect(await lostValues(store, renamed)).toMatchObject([{ table: 'volume', value: 'lent', rows: 1 }]);
    await store.exec('alter table volume rename to book');
  });

  test('is told with the most frequent values that it does not know, and how many there are more', async () => {
    expect(await lostValues(store, whole)).toEqual([]);
    await store.exec(`insert into book (company_id, id, title, isbn)
      select '${north}', gen_random_uuid(), n::text, repeat('9', 50) || n % 30 from generate_series(1, 59) as n`);
    const documents = { entities: changed({ status, isbn: { enum: ['978'] } }), calls: {}, forms: {}, screens: {} };
    const refused = await assertValues(store, documents as unknown as Artifacts).catch((error: Error) => error.message);
    expect(refused).toMatch(/: 2 rows say "9{40}" \(book\.isbn\)\n/);
    expect(refused).toContain('\n  and 10 more\n');
  });
});
