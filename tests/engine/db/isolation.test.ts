import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { sqlState } from '../../../src/server/db/store-error.ts';
import { auditLine, session, systemTables } from '../../../src/server/db/system-tables.ts';
import { columnsOf, tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { book, library, north, south } from './toy.ts';

let store: Store;
const books = tableOf(book);
const author = columnsOf(book).author?.column as PgColumn;

beforeAll(async () => {
  store = await testStore(library);
  for (const company of [north, south]) {
    await store.inCompany(company, (db) =>
      db.insert(books).values({ companyId: company, id: randomUUID(), title: `Atlas of ${company}` }),
    );
  }
});
afterAll(() => store.close());

const state = async (work: Promise<unknown>) =>
  work.then(
    () => 'went through',
    (error: unknown) => sqlState(error) ?? String(error),
  );

describe('row level security', () => {
  test('a query without any company filter sees the own company only', async () => {
    for (const company of [north, south]) {
      const rows = await store.inCompany(company, (db) => db.select({ company: books.companyId }).from(books));
      expect(rows).toEqual([{ company }]);
      const raw = await store.inCompany(company, (db) => db.execute(sql`select count(*)::int as n from book`));
      expect((raw as unknown as { rows: unknown[] }).rows).toEqual([{ n: 1 }]);
    }
  });

  test('nothing can be written into, changed in or removed from another company', async () => {
    const foreign = { companyId: south, id: randomUUID(), title: 'Planted' };
    expect(await state(store.inCompany(north, (db) => db.insert(books).values(foreign)))).toBe('42501');
    const moved = await state(store.inCompany(north, (db) => db.update(books).set({ companyId: south } as never)));
    expect(moved).toBe('42501');
    await store.inCompany(north, async (db) => {
      await db.update(books).set({ author: 'north' } as never);
      await db.delete(books).where(eq(books.companyId, south));
    });
    const all = await store.inSystem((db) =>
      db.select({ company: books.companyId, author }).from(books).orderBy(books.companyId),
    );
    expect(all).toEqual([
      { company: north, author: 'north' },
      { company: south, author: null },
    ]);
  });

  test('without a transaction there is no company', async () => {
    expect(await store.plain.select().from(books)).toEqual([]);
    expect(await store.plain.select().from(session)).toEqual([]);
    const foreign = { companyId: south, id: randomUUID(), title: 'Planted' };
    expect(await state(store.plain.insert(books).values(foreign).then())).toBe('42501');
  });

  test('a company leaves nothing behind on its connection', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => store.inCompany(n % 2 ? north : south, (db) => db.select().from(books))),
    );
    for (let n = 0; n < 20; n += 1) expect(await store.plain.select().from(books)).toEqual([]);
  });

  test('the system role sees all', async () => {
    expect(await store.inSystem((db) => db.select().from(books))).toHaveLength(2);
  });

  test('a company is a UUID or nothing', async () => {
    await expect((async () => store.inCompany("x'; reset role; --", async () => 1))()).rejects.toThrow('UUID');
  });
});

describe('audit lines', () => {
  const line = { companyId: north, type: 'book', activity: 'lent' };

  test('are written and read, and never changed or removed', async () => {
    const [written] = await store.inCompany(north, (db) =>
      db.insert(auditLine).values(line).returning({ id: auditLine.id }),
    );
    const set = { activity: 'returned' };
    expect(await state(store.inCompany(north, (db) => db.update(auditLine).set(set)))).toBe('42501');
    expect(await state(store.inCompany(north, (db) => db.delete(auditLine)))).toBe('42501');
    expect(await state(store.inSystem((db) => db.update(auditLine).set(set)))).toBe('42501');
    expect(await state(store.inSystem((db) => db.delete(auditLine)))).toBe('42501');
    expect(await state(store.exec(`update audit_line set activity = 'returned'`))).toBe('42501');
    expect(await state(store.exec('delete from audit_line'))).toBe('42501');
    expect(await state(store.exec('truncate audit_line'))).toBe('42501');
    expect(written?.id).toBeGreaterThan(0);
  });

  test('are sealed once', async () => {
    const seal = (value: string) => store.inSystem((db) => db.update(auditLine).set({ seal: value }));
    await seal('first');
    expect(await state(seal('second'))).toBe('42501');
  });
});

describe('the check at boot', () => {
  test('passes on a whole database', async () => {
    await assertIsolation(store);
  });

  const holes: [string, string, string][] = [
    ['a table without company', 'create table hole (id uuid)', 'hole has no company_id'],
    ['a table without security', 'create table hole (company_id uuid)', 'hole has no forced'],
    [
      'security that spares the owner',
      'create table hole (company_id uuid); alter table hole enable row level security',
      'hole has no forced',
    ],
    [
      'security without a policy',
      'create table hole (company_id uuid); alter table hole enable row level security; alter table hole force row level security',
      'hole has no policy',
    ],
    ['one policy too many', 'create policy hole on book using (true)', 'book has a policy that nobody knows'],
    ['a view', 'create view hole as select * from book', 'hole has no forced'],
  ];
  test.each(holes)('finds %s', async (_name, plant, says) => {
    await store.exec(plant);
    try {
      await expect(assertIsolation(store)).rejects.toThrow(says);
    } finally {
      await store.exec('drop policy if exists hole on book');
      const { rows } = await store.exec(`select relkind from pg_class where relname = 'hole'`);
      if (rows.length > 0) await store.exec(`drop ${rows[0]?.relkind === 'v' ? 'view' : 'table'} hole`);
    }
    await assertIsolation(store);
  });

  test('leaves to an extension what it brings, as pg_stat_statements does', async () => {
    await store.exec('create view brought as select 1 as calls; alter extension pg_trgm add view brought');
    try {
      await assertIsolation(store);
    } finally {
      await store.exec('alter extension pg_trgm drop view brought; drop view brought');
    }
  });

  test('finds a server that is not held back', async () => {
    const mighty: Store = { ...store, inCompany: (_company, work) => store.inSystem(work) };
    await expect(assertIsolation(mighty)).rejects.toThrow('does not hold back');
  });
});

test('every engine table is there', async () => {
  await store.inSystem(async (db) => {
    for (const table of Object.values(systemTables))
      await db
        .select()
        .from(table as never)
        .limit(1);
  });
});
