import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/context.ts';
import { lastStatement } from '../../../src/server/db/last-statement.ts';
import { onRollback } from '../../../src/server/db/rollback.ts';
import { isUnavailable, sqlState } from '../../../src/server/db/store-error.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import { goOn } from '../../../src/server/db/unawaited.ts';
import type { Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { book, library, north } from './toy.ts';

let store: Store;
const books = tableOf(book);
const titles = async () => (await store.inSystem((db) => db.select({ id: books.id }).from(books))).length;
const add = (db: Database, title: string = randomUUID()) =>
  db.insert(books).values({ companyId: north, id: randomUUID(), title });

beforeAll(async () => {
  store = await testStore(library);
});
afterAll(() => store.close());

describe('a transaction', () => {
  test('answers what its work answers', async () => {
    expect(await store.inCompany(north, async () => 42)).toBe(42);
    expect(await store.inSystem(async () => 'all')).toBe('all');
  });

  test('keeps all or nothing', async () => {
    const before = await titles();
    const failing = store.inCompany(north, async (db) => {
      await add(db);
      await add(db);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await titles()).toBe(before);
  });

  test('whose failure was swallowed is not taken for a success', async () => {
    const before = await titles();
    const swallowing = store.inCompany(north, async (db) => {
      await add(db);
      await db.execute(sql`select 1/0`).catch(() => {});
      return 'fine';
    });
    await expect(swallowing).rejects.toThrow('failure was swallowed');
    expect(await titles()).toBe(before);
  });

  test('ends with its last statement, and tells that one which fails', async () => {
    const before = await titles();
    const last = (db: Database) => {
      lastStatement(db);
      return add(db);
    };
    await store.inCompany(north, last);
    expect(await titles()).toBe(before + 1);
    const failing = store.inCompany(north, async (db) => {
      await add(db);
      lastStatement(db);
      await db.execute(sql`select 1/0`);
    });
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012');
    const swallowing = store.inCompany(north, async (db) => {
      await add(db);
      lastStatement(db);
      await db.execute(sql`select 1/0`).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('failure was swallowed');
    expect(await titles()).toBe(before + 1);
    // Nor is the mark left to who works on the connection next.
    await store.inCompany(north, async (db) => {
      await add(db);
      await add(db);
    });
    expect(await titles()).toBe(before + 3);
  });

  test('refuses a statement behind its last one, which would be in no transaction', async () => {
    const going = (options?: { readOnly: boolean }) =>
      store.inCompany(
        north,
        async (db) => {
          lastStatement(db);
          await db.$count(books);
          await db.$count(books);
        },
        options,
      );
    for (const options of [undefined, { readOnly: true }])
      expect((await going(options).catch((error: Error) => error))?.cause).toMatchObject({
        message: 'nothing may follow the last statement of a transaction',
      });
    expect(await store.inCompany(north, (db) => db.$count(books))).toBe(await titles());
  });

  test('that goes on before a statement is answered ends with the failure of that one', async () => {
    const before = await titles();
    const going = (first: (db: Database) => Promise<unknown>, then: (db: Database) => Promise<unknown>) =>
      store
        .inCompany(north, async (db) => {
          goOn(db, first(db));
          await then(db);
        })
        .catch((error: unknown) => sqlState(error) ?? String(error));
    const failing = (db: Database) => db.execute(sql`select 1/0`);
    const last = (db: Database) => {
      lastStatement(db);
      return add(db);
    };
    const other = (db: Database) => db.execute(sql`select 'none'::int`);
    for (const then of [add, last, other, async () => {}, (db: Database) => add(db).catch(() => {})])
      expect(await going(failing, then)).toBe('22012');
    // What is refused by its own fails as it did.
    expect(await going(add, () => Promise.reject(new Error('no')))).toBe('Error: no');
    expect(await going(add, other)).toBe('22P02');
    expect(await titles()).toBe(before);
    // Nor is anything left to who works on the connection next.
    expect(await going(add, last)).toBeUndefined();
    expect(await going(add, async () => {})).toBeUndefined();
    expect(await titles()).toBe(before + 3);
  });

  test('tells a failure that the database never heard of, though it has ended', async () => {
    const before = await titles();
    const torn = store.inCompany(north, async (db) => {
      goOn(db, Promise.reject(new Error('never sent')));
      await add(db);
    });
    await expect(torn).rejects.toThrow('never sent');
    expect(await titles()).toBe(before + 1);
  });

  test('waits for each statement where it only reads, or is none', async () => {
    const going = async (db: Database) => goOn(db, db.$count(books));
    const refused = 'only a transaction that writes';
    await expect(store.inCompany(north, going, { readOnly: true })).rejects.toThrow(refused);
    await expect(going(store.plain)).rejects.toThrow(refused);
    await store.inCompany(north, going);
  });

  test('takes back what it made elsewhere, whichever of its statements ran out of time', async () => {
    for (const unawaited of [true, false]) {
      let taken = 0;
      const late = store.inCompany(north, async (db) => {
        onRollback(db, async () => {
          taken += 1;
        });
        const slow = db.execute(sql`do $$ begin raise exception 'late' using errcode = '57014'; end $$`);
        if (unawaited) goOn(db, slow);
        else await slow;
        lastStatement(db);
        await add(db);
      });
      expect(sqlState(await late.catch((error: unknown) => error))).toBe('57014');
      expect(taken).toBe(1);
    }
  });

  test('that lost against another by a statement nobody waited for is tried again', async () => {
    let times = 0;
    await store.inCompany(north, async (db) => {
      times += 1;
      if (times < 3) goOn(db, db.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`));
      await db.execute(sql`select 1`);
    });
    expect(times).toBe(3);
  });

  test('may undo a part of itself', async () => {
    const before = await titles();
    await store.inCompany(north, async (db) => {
      await add(db, 'outer');
      await db
        .transaction(async (inner) => {
          await add(inner as Database, 'inner');
          await inner.execute(sql`select 1/0`);
        })
        .catch(() => {});
    });
    expect(await titles()).toBe(before + 1);
  });

  test('that only reads cannot write', async () => {
    const writing = store.inCompany(north, (db) => add(db), { readOnly: true });
    expect(sqlState(await writing.catch((error: unknown) => error))).toBe('25006');
    expect(await store.inCompany(north, (db) => db.$count(books), { readOnly: true })).toBe(await titles());
  });

  test('is tried again when it lost against another, four times in all', async () => {
    let times = 0;
    const losing = (until: number) =>
      store.inCompany(north, async (db) => {
        times += 1;
        if (times <= until) await db.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
        return times;
      });
    expect(await losing(2)).toBe(3);
    times = 0;
    expect(sqlState(await losing(9).catch((error: unknown) => error))).toBe('40001');
    expect(times).toBe(4);
  });

  test('is the only one: asking for another inside of it is a fault and not a wait', async () => {
    const nested = store.inCompany(north, () => store.inSystem(async () => 1));
    if (store.dialect === 'pglite') await expect(nested).rejects.toThrow('only its own `db`');
    else expect(await nested).toBe(1);
    await expect(store.plain.transaction(async () => 1)).rejects.toThrow('no transactions');
  });

  test('many at once come through', async () => {
    const before = await titles();
    await Promise.all(
      Array.from({ length: 80 }, () => store.inCompany(north, (db) => add(db).then(() => db.$count(books)))),
    );
    expect(await titles()).toBe(before + 80);
  });

  test('the same statement again and again gives each its own answer', async () => {
    const id = randomUUID();
    await store.inCompany(north, (db) => db.insert(books).values({ companyId: north, id, title: 'Again' }));
    const found = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        store.inCompany(north, (db) =>
          db
            .select({ id: books.id })
            .from(books)
            .where(eq(books.id, n % 2 ? id : randomUUID())),
        ),
      ),
    );
    expect(found.map((rows) => rows.length)).toEqual(Array.from({ length: 40 }, (_, n) => n % 2));
  });
});

describe('statements of the owner', () => {
  test('may be several, with a transaction of their own', async () => {
    const { rows } = await store.exec(
      'begin; create temp table t (n int); insert into t values (1), (2); commit; select n from t order by n',
    );
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
    expect((await store.exec('select $1::int + 1 as n', [1])).rows).toEqual([{ n: 2 }]);
  });

  test('that fail inside their transaction leave none open', async () => {
    await expect(store.exec('begin; select 1/0; commit')).rejects.toThrow('division by zero');
    expect((await store.exec('select 1 as n')).rows).toEqual([{ n: 1 }]);
    expect(await store.plain.select().from(books)).toEqual([]);
  });
});

test('it says whether it is ready, and after closing it says so in a way that means 503', async () => {
  expect(await store.ready()).toBe(true);
  const other = await testStore(library);
  await other.close();
  const late = await other.inCompany(north, async () => 1).catch((error: unknown) => error);
  expect(isUnavailable(late)).toBe(true);
});
