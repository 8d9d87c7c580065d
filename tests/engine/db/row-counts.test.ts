import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityGuards } from '../../../src/server/db/guards.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { book, library, north, south } from './toy.ts';

let store: Store;
const books = tableOf(book);

beforeAll(async () => {
  store = await testStore(library);
});
afterAll(() => store.close());

type Act = { verb: 'add' | 'change' | 'remove'; many: number; company: string; end: 'commit' | 'fail' | 'half' };

const acts = fc.array(
  fc.record<Act>({
    verb: fc.constantFrom('add', 'add', 'change', 'remove'),
    many: fc.integer({ min: 0, max: 7 }),
    company: fc.constantFrom(north, south),
    end: fc.constantFrom('commit', 'commit', 'fail', 'half'),
  }),
  { minLength: 8, maxLength: 40 },
);

const newBook = (company: string) => ({ companyId: company, id: randomUUID(), title: randomUUID() });

class Failed extends Error {}

async function perform({ verb, many, company, end }: Act): Promise<void> {
  const working = store.inCompany(company, async (db) => {
    const some = sql`(select id from ${books} limit ${many})`;
    if (verb === 'add' && many > 0) await db.insert(books).values(Array.from({ length: many }, () => newBook(company)));
    else if (verb === 'change') await db.update(books).set({ version: 2 }).where(inArray(books.id, some));
    else await db.delete(books).where(inArray(books.id, some));
    if (end === 'fail') throw new Failed();
    // Half of it is taken back inside of a transaction that goes on.
    if (end === 'half')
      await db
        .transaction(async (inner) => {
          await inner.insert(books).values(newBook(company));
          throw new Failed();
        })
        .catch(() => {});
  });
  await working.catch((error) => {
    if (!(error instanceof Failed)) throw error;
  });
}

/** Kept and counted in one statement, so that both are of the same moment. */
async function kept(company: string): Promise<{ kept: number; counted: number }> {
  return store.inCompany(company, async (db) => {
    const answer = await db.execute(
      sql`select (select coalesce(sum(rows), 0)::int from table_version where company_id = ${company} and topic = 'book') as kept, (select count(*)::int from ${books}) as counted`,
    );
    return (answer as unknown as { rows: { kept: number; counted: number }[] }).rows[0] as never;
  });
}

async function holds(): Promise<void> {
  for (const company of [north, south]) {
    const found = await kept(company);
    expect(found.kept).toBe(found.counted);
  }
}

test('the kept number of rows is the counted one at every moment, no matter who writes and whatever is taken back', async () => {
  let looks = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      let running = true;
      const looking = (async () => {
        for (; running; looks++) await holds();
      })();
      const lanes = Array.from({ length: 6 }, (_, lane) => given.filter((_, at) => at % 6 === lane));
      const writing = lanes.map(async (lane) => {
        for (const act of lane) await perform(act);
      });
      await Promise.all(writing).finally(() => {
        running = false;
      });
      await looking;
      await holds();
    }),
    { numRuns: 6 },
  );
  expect(looks).toBeGreaterThan(6);
}, 120_000);

test('a transaction sees in it what it has written itself', async () => {
  const before = await kept(north);
  await store.inCompany(north, async (db) => {
    const id = randomUUID();
    await db.insert(books).values({ companyId: north, id, title: 'Mine' });
    const inside = await db.execute(
      sql`select sum(rows)::int as rows from table_version where company_id = ${north} and topic = 'book'`,
    );
    expect((inside as unknown as { rows: unknown[] }).rows).toEqual([{ rows: before.counted + 1 }]);
    await db.delete(books).where(eq(books.id, id));
  });
  expect(await kept(north)).toEqual(before);
});

test('rows that stood there before their triggers, or were written around them, are counted by the next migration', async () => {
  await store.exec(
    `SET ROLE rapport_system; UPDATE table_version SET rows = rows + 5 WHERE topic = 'book'; RESET ROLE`,
  );
  const wrong = await kept(north);
  expect(wrong.kept).not.toBe(wrong.counted);
  await store.exec(`BEGIN; ${Object.values(entityGuards(book)).join('\n')} COMMIT`);
  await holds();
});
