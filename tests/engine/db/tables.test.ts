import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnType } from '../../../src/server/db/columns.ts';
import { matching } from '../../../src/server/db/search.ts';
import { driverError } from '../../../src/server/db/store-error.ts';
import { columnsOf, constraintsOf, tableOf, tablesOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import { testStore } from '../../support/database.ts';
import { book, library, loan, north, south } from './toy.ts';

let store: Store;
const books = tableOf(book);
const row = (values: object) => ({ companyId: north, id: randomUUID(), title: randomUUID(), ...values });

beforeAll(async () => {
  store = await testStore(library);
});
afterAll(() => store.close());

describe('types of columns', () => {
  test.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ 'x-relation': 'library/book' }, 'uuid'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: ['string', 'null'], format: 'date-time' }, 'timestamp'],
    [{ type: 'integer' }, 'integer'],
    [{ type: 'integer', maximum: 9e15 }, 'bigint'],
    [{ type: 'integer', minimum: -3e9, maximum: 0 }, 'bigint'],
    [{ type: 'integer', exclusiveMaximum: 3e9 }, 'bigint'],
    [{ enum: [1, 3e9] }, 'bigint'],
    [{ type: 'number' }, 'doublePrecision'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'array', items: { 'x-relation': 'library/book' } }, 'jsonb'],
    [{ type: 'object' }, 'jsonb'],
    [{ enum: ['a', null] }, 'text'],
    [{ enum: [1, 2] }, 'integer'],
    [{ enum: [0.5, 2] }, 'doublePrecision'],
    [{ title: 'Tightened', allOf: [{ type: 'string', format: 'date' }] }, 'date'],
  ] as const)('%j is %s', (schema, make) => {
    expect(columnType(schema as never).make).toBe(make);
  });
});

describe('a table', () => {
  test('has the properties that are stored, and is the same object each time', () => {
    expect(Object.keys(columnsOf(book))).toEqual([
      'id',
      'version',
      'createdAt',
      'updatedAt',
      'title',
      'author',
      'isbn',
      'barcode',
      'status',
      'position',
      'pages',
      'price',
      'printedOn',
      'lentAt',
      'tags',
      'nextPart',
    ]);
    expect(columnsOf(book).nextPart?.column.name).toBe('next_part_id');
    expect(tableOf(book)).toBe(books);
  });

  test('gives back what was put in', async () => {
    const values = {
      pages: 3,
      price: 0.1,
      printedOn: '2024-02-29',
      lentAt: new Date('2026-01-02T03:04:05.678Z'),
      tags: ['a', 'b'],
    };
    const given = row(values);
    const found = await store.inCompany(north, async (db) => {
      await db.insert(books).values(given);
      return db.select().from(books).where(eq(books.id, given.id));
    });
    expect(found[0]).toMatchObject({ ...given, version: 1, status: 'shelved', author: null, position: null });
    expect(found[0]?.createdAt).toBeInstanceOf(Date);
  });

  test('of the engine is described, not made', () => {
    const device: Entity = {
      ...loan,
      id: 'library/device',
      schema: {
        type: 'object',
        properties: { user: { type: 'string', 'x-column': 'user_id' }, lastSeenAt: { type: 'string' } },
      },
      storage: { table: 'session', system: true },
    };
    expect(Object.keys(tablesOf({ ...library, [device.id]: device }))).toEqual([book.id, loan.id]);
    expect(columnsOf(device).user?.column.name).toBe('user_id');
    const wrong: Entity = { ...device, schema: { type: 'object', properties: { colour: { type: 'string' } } } };
    expect(() => columnsOf(wrong)).toThrow('the table session has no column colour');
  });

  test('keeps the order of lists in an index that a deep page can stay in', () => {
    const list = getTableConfig(books).indexes.find((index) => index.config.name === 'book_list');
    const names = list?.config.columns.map((column) => (column as { name: string }).name);
    expect(names).toEqual(['company_id', 'position', 'id', 'status']);
  });

  test('turns an index around where it says so, and looks for empty values last', async () => {
    const { rows } = await store.exec(`select indexdef from pg_indexes where indexname = 'book_lent'`);
    expect(rows[0]?.indexdef).toMatch(/\(company_id, lent_at DESC NULLS LAST, id, status\)$/);
  });

  test('names what its constraints mean', async () => {
    expect(constraintsOf(book)).toEqual({
      book_title: { kind: 'unique', properties: ['title'] },
      book_barcode: { kind: 'unique', properties: ['barcode'] },
      book_next_part_id_fk: { kind: 'relation', properties: ['nextPart'] },
    });
    const insert = (values: object, company = north) =>
      store
        .inCompany(company, (db) => db.insert(books).values({ ...row(values), companyId: company }))
        .then(
          () => 'kept',
          (error: unknown) => driverError(error)?.constraint,
        );
    expect(await insert({ title: 'Emma' })).toBe('kept');
    expect(await insert({ title: 'EMMA' })).toBe('book_title');
    expect(await insert({ title: 'emma', status: 'deleted' })).toBe('kept');
    expect(await insert({ nextPart: randomUUID() })).toBe('book_next_part_id_fk');
    expect(await insert({ title: 'Emma' }, south)).toBe('kept');
    expect(await insert({ barcode: '1' })).toBe('kept');
    expect(await insert({ barcode: '1' }, south)).toBe('book_barcode');
  });

  test('relates within its company only', async () => {
    const foreign = { ...row({}), companyId: south };
    await store.inCompany(south, (db) => db.insert(books).values(foreign));
    const related = store.inCompany(north, (db) => db.insert(books).values(row({ nextPart: foreign.id })));
    expect(driverError(await related.catch((error: unknown) => error))?.constraint).toBe('book_next_part_id_fk');
  });
});

describe('search', () => {
  const find = (text: string, company = north) =>
    store
      .inCompany(company, (db) => matching(db, text, () => db.select({ id: books.id }).from(books)))
      .then((found) => found.length);

  test('finds a part of any search property, whatever the case, in the company', async () => {
    await store.inCompany(north, (db) =>
      db
        .insert(books)
        .values([
          row({ title: 'War and Peace', author: 'Лев Толстой' }),
          row({ title: '100% _true_ \\ story', author: 'Peacock' }),
        ]),
    );
    expect(await find('PEACE')).toBe(1);
    expect(await find('peac')).toBe(2);
    expect(await find('толст')).toBe(1);
    expect(await find('peac', south)).toBe(0);
    expect(await find('peaceлев')).toBe(0);
  });

  test.each([
    ['jose', 1],
    ['JOSÉ', 1],
    ['josé', 1],
    ['muller', 1],
    ['Müller jose', 1],
    ['nguyen duc', 1],
    ['NGUYỄN', 1],
    ['strasse', 1],
    ['lodz', 1],
    ['josef', 0],
    // No sign comes to stand for any text by losing what is special about it.
    ['％', 1],
    ['Jo＿', 0],
  ])('finds letters without their accents, and with them: %s', async (text, count) => {
    await store.inCompany(north, async (db) => {
      await db
        .insert(books)
        .values([row({ title: 'Accents in Straße and Łódź', author: 'José Müller, Nguyễn Đức' }), row({ title: 'Jo' })])
        .onConflictDoNothing();
    });
    expect(await find(text)).toBe(count);
  });

  test('takes its text as it is', async () => {
    expect(await find('100%')).toBe(1);
    expect(await find('%')).toBe(1);
    expect(await find('_true_')).toBe(1);
    expect(await find('\\ s')).toBe(1);
    expect(await find(`'; reset role; --`)).toBe(0);
  });

  test('leaves the transaction as it was', async () => {
    await store.inCompany(north, async (db) => {
      await matching(db, 'peace', () => db.$count(books));
      const all = await db.$count(books);
      expect(all).toBeGreaterThan(2);
      await db.insert(books).values(row({}));
      expect(await db.$count(books)).toBe(all + 1);
    });
  });

  test('sees nothing of other tables, and writes nothing', async () => {
    const inside = (statement: string) =>
      store.inCompany(north, (db) => matching(db, 'peace', () => db.execute(sql.raw(statement))));
    await expect(inside('select * from loan')).rejects.toThrow();
    await expect(inside('select * from session')).rejects.toThrow();
    await expect(inside('delete from book')).rejects.toThrow();
  });

  test('goes by the index', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => row({ title: `Volume ${n} of the Encyclopaedia` }));
    await store.inCompany(north, (db) => db.insert(books).values(many));
    await store.exec('VACUUM ANALYZE book');
    const plan = await store.inCompany(north, (db) =>
      matching(db, 'volume 1234 ', () => db.execute(sql`explain select id from book where company_id = ${north}`)),
    );
    expect(JSON.stringify((plan as unknown as { rows: unknown[] }).rows)).toContain('book_search');
  });
});
