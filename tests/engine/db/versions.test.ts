import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../src/server/db/system-tables.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import { versionsOf } from '../../../src/server/db/versions.ts';
import type { Store } from '../../../src/server/services.ts';
import { sessionLookup } from '../../../src/server/session/lookup.ts';
import { hashToken } from '../../../src/server/session/secret.ts';
import { testStore } from '../../support/database.ts';
import { book, library, loan, north, south } from './toy.ts';

let store: Store;
const books = tableOf(book);
const loans = tableOf(loan);

beforeAll(async () => {
  store = await testStore(library);
});
afterAll(() => store.close());

/** As the session lookup reads them: without any company in the transaction. */
async function versions(company: string): Promise<Record<string, number>> {
  const answer = await store.plain.execute(sql`select ${versionsOf(sql`${company}::uuid`)} as versions`);
  return (answer as unknown as { rows: { versions: Record<string, number> }[] }).rows[0]?.versions ?? {};
}

const add = (company: string, id: string = randomUUID()) =>
  store.inCompany(company, (db) => db.insert(books).values({ companyId: company, id, title: id }));

async function signedIn(company: string): Promise<string> {
  const token = randomUUID();
  const now = new Date();
  await store.plain.insert(session).values({
    companyId: company,
    id: randomUUID(),
    tokenHash: hashToken(token),
    userId: randomUUID(),
    level: 'full',
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ip: '',
    userAgent: '',
  });
  return token;
}

test('every verb raises its own table in its own company', async () => {
  expect(await versions(north)).toEqual({});
  const id = randomUUID();
  await add(north, id);
  expect(await versions(north)).toEqual({ book: 1 });
  await store.inCompany(north, (db) => db.update(books).set({ version: 2 }).where(eq(books.id, id)));
  expect(await versions(north)).toEqual({ book: 2 });
  await store.inCompany(north, (db) =>
    db.insert(loans).values({ companyId: north, id: randomUUID(), book: id, reader: 'Ada' }),
  );
  expect(await versions(north)).toEqual({ book: 2, loan: 1 });
  await store.inCompany(north, (db) => db.delete(loans));
  expect(await versions(north)).toEqual({ book: 2, loan: 2 });
  expect(await versions(south)).toEqual({});
});

test('a session is told the versions of its own company', async () => {
  await add(north);
  await add(south);
  const token = await signedIn(north);
  const before = await versions(north);
  const look = sessionLookup(store, () => new Date(), 60, undefined);
  expect((await look(token))?.versions).toEqual(before);
  await add(south);
  expect((await look(token))?.versions).toEqual(before);
});

test('a statement that touches nothing, and a transaction that fails, raise nothing', async () => {
  const before = await versions(north);
  await store.inCompany(north, (db) => db.update(books).set({ version: 9 }).where(eq(books.id, randomUUID())));
  const failing = store.inCompany(north, async (db) => {
    await db.insert(books).values({ companyId: north, id: randomUUID(), title: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await versions(north)).toEqual(before);
});

test('the system raises every company that it touches', async () => {
  await add(south);
  const [n, s] = [await versions(north), await versions(south)];
  await store.inSystem((db) => db.update(books).set({ version: 3 }));
  expect((await versions(north)).book).toBe((n.book ?? 0) + 1);
  expect((await versions(south)).book).toBe((s.book ?? 0) + 1);
});

test('of writers at the same time every one counts', async () => {
  const before = (await versions(south)).book ?? 0;
  await Promise.all(Array.from({ length: 60 }, () => add(south)));
  expect((await versions(south)).book).toBe(before + 60);
});
