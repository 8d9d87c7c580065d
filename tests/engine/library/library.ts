import type { Product } from '../../../src/server/context.ts';
import { acme, globex, type TestApp, testApp } from '../../support/app.ts';

/** A library that lends books: documents alone, without a line of code of their own. */
export function libraryApp(product?: Partial<Product>): Promise<TestApp> {
  return testApp({ schemas: ['tests/engine/library/schemas'], product });
}

export const everything = ['browse', 'keep', 'withdraw', 'prices', 'members', 'contact'];

const id = (kind: string, number: number) => `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const memberId = (number: number): string => id('1', number);
export const bookId = (number: number): string => id('2', number);
export const loanId = (number: number): string => id('3', number);

interface Shelf {
  company: string;
  members: [name: string, branch: string, more?: Record<string, unknown>][];
  books: [title: string, genre: string, more?: Record<string, unknown>][];
  loans: [member: number, book: number, more?: Record<string, unknown>][];
}

const shelves: Shelf[] = [
  {
    company: acme,
    members: [
      ['Ada', 'north', { email: 'ada@library.example', phone: '111', card: '1234567890', fine: 2.5, pin: '4711', interests: ['maths', 'poems'], joined: '2024-03-01', seenAt: '2026-01-02T20:00:00Z', trusted: true }],
      ['Ben', 'north', { email: 'ben@library.example', card: '999', joined: '2025-06-15', seenAt: '2026-01-02T10:00:00Z' }],
      ['Cleo', 'south', { email: 'cleo@library.example', interests: ['poems'], joined: '2025-12-31' }],
      ['Dan', 'east', { email: 'dan_100%@library.example' }],
    ],
    books: [
      ['Algebra', 'science', { author: 'Noether', isbn: 'A-1', pages: 100, price: 10, keeper: 1, status: 'shelved', keywords: ['maths'] }],
      ['Ballads', 'poetry', { author: 'Heine', pages: 200, price: 20, keeper: 2, status: 'shelved', keywords: ['songs', 'love'] }],
      ['Comets', 'science', { author: 'Herschel', pages: 300, status: 'ordered' }],
      ['Dunes 100%', 'novel', { author: 'Herbert', pages: 400, price: 40, status: 'shelved' }],
      ['Ether_net', 'novel', { pages: 500, status: 'withdrawn' }],
      ['Fables', 'novel', { author: 'Aesop', pages: 600, price: 60, keeper: 3, status: 'shelved', keywords: ['love'] }],
      ['Maps', 'science', { author: 'Mercator', status: 'shelved', collection: 'locked' }],
    ],
    loans: [
      [1, 1, { remark: 'fragile' }],
      [2, 2, {}],
      [3, 4, { remark: 'fragile too', closed: true }],
    ],
  },
  {
    company: globex,
    members: [['Gil', 'north', { email: 'gil@globex.example' }]],
    books: [['Globex secrets', 'novel', { isbn: 'A-1', status: 'shelved' }]],
    loans: [[11, 11, { remark: 'fragile globex' }]],
  },
];

/** Ten more numbers for each company, so that an id tells whose it is. */
export async function fillLibrary({ store }: TestApp): Promise<void> {
  for (const [index, { company, members, books, loans }] of shelves.entries()) {
    const number = (place: number) => index * 10 + place + 1;
    const insert = async (table: string, values: Record<string, unknown>) => {
      const entries = Object.entries({ company_id: company, ...values });
      const names = entries.map(([name]) => name).join(', ');
      const places = entries.map((_, place) => `$${place + 1}`).join(', ');
      const given = entries.map(([, value]) => (Array.isArray(value) ? JSON.stringify(value) : value));
      await store.exec(`insert into ${table} (${names}) values (${places})`, given);
    };
    for (const [place, [name, branch, { seenAt, ...more } = {}]] of members.entries()) {
      await insert('member', { id: memberId(number(place)), name, branch, seen_at: seenAt ?? null, ...more });
    }
    for (const [place, [title, genre, { keeper, ...more } = {}]] of books.entries()) {
      const kept = typeof keeper === 'number' ? memberId(keeper) : null;
      await insert('book', { id: bookId(number(place)), title, genre, place: place + 1, keeper_id: kept, ...more });
    }
    for (const [place, [member, book, more]] of loans.entries()) {
      const lent = { member_id: memberId(member), book_id: bookId(book), due: '2026-02-01' };
      await insert('loan', { id: loanId(number(place)), ...lent, ...more });
    }
  }
}
