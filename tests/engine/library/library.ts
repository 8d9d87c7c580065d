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
      [
        'Ada',
        'north',
        {
          email: 'ada@library.example',
          phone: '111',
          card: '1234567890',
          fine: 2.5,
          pin: '4711',
          interests: ['maths', 'poems'],
          joined: '2024-03-01',
          seenAt: '2026-01-02T20:00:00Z',
          trusted: true,
        },
      ],
      [
        'Ben',
        'north',
        { email: 'ben@library.example', card: '999', joined: '2025-06-15', seenAt: '2026-01-02T10:00:00Z' },
      ],
      ['Cleo', 'south', { email: 'cleo@library.example', interests: ['poems'], joined: '2025-12-31' }],
      ['Dan', 'east', { email: 'dan_100%@library.example' }],
    ],
    books: [
      [
        'Algebra',
        'science',
        { author: 'Noether', isbn: 'A-1', pages: 100, price: 10, keeper: 1, status: 'shelved', keywords: ['maths'] },
      ],
      [
        'Ballads',
        'poetry',
        { author: 'Heine', pages: 200, price: 20, keeper: 2, status: 'shelved', keywords: ['songs', 'love'] },
      ],
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

/** Ten more numbers for each company, so that an id tells whose it is. In one text: it is done before every scenario. */
export async function fillLibrary({ store }: TestApp): Promise<void> {
  await store.exec(`delete from loan; delete from book; delete from member; ${shelves.flatMap(statements).join('; ')}`);
}

function statements({ company, members, books, loans }: Shelf, index: number): string[] {
  const number = (place: number) => index * 10 + place + 1;
  const row = (table: string, values: Record<string, unknown>) => {
    const entries = Object.entries({ company_id: company, ...values });
    const names = entries.map(([name]) => name).join(', ');
    return `insert into ${table} (${names}) values (${entries.map(([, value]) => literal(value)).join(', ')})`;
  };
  return [
    ...members.map(([name, branch, { seenAt, ...more } = {}], place) =>
      row('member', { id: memberId(number(place)), name, branch, seen_at: seenAt, ...more }),
    ),
    ...books.map(([title, genre, { keeper, ...more } = {}], place) => {
      const keeper_id = typeof keeper === 'number' ? memberId(keeper) : undefined;
      return row('book', { id: bookId(number(place)), title, genre, place: place + 1, keeper_id, ...more });
    }),
    ...loans.map(([member, book, more], place) => {
      const lent = { member_id: memberId(member), book_id: bookId(book), due: '2026-02-01' };
      return row('loan', { id: loanId(number(place)), ...lent, ...more });
    }),
  ];
}

function literal(value: unknown): string {
  if (value === undefined) return 'null';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
