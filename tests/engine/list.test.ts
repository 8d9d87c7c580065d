import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Answered, Caller } from '../support/caller.ts';
import { bookId, everything, fillLibrary, libraryApp, memberId } from './library/library.ts';

let library: TestApp;
let keeper: Caller;
beforeAll(async () => {
  library = await libraryApp();
  await fillLibrary(library);
  keeper = await library.as(library.actor({ permissions: everything }));
});
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});

const books = (body: Record<string, unknown>) => keeper.call('lending/book.list', { body });
type Row = Record<string, unknown>;
const titles = (answer: Answered): string[] =>
  answer.body.data?.books.map((row: { book_details: Row }) => row.book_details.title) ?? [
    `${answer.status}: ${JSON.stringify(answer.body)}`,
  ];

describe('a page', () => {
  it('carries envelope, row wrapper, copies, total, labels of relations, and nothing undeclared', async () => {
    const { status, body } = await books({ page_limit: 1 });
    const row = {
      book_details: {
        id: bookId(1),
        version: 1,
        title: 'Algebra',
        author: 'Noether',
        genre: 'science',
        pages: 100,
        price: 10,
        status: 'shelved',
        keeper: memberId(1),
        keeper__name: 'Ada',
        place: 1,
      },
    };
    expect(status).toBe(200);
    expect(body).toEqual({ status: 200, data: { books: [row], count: 5 }, books: [row], count: 5 });
  });

  it.each([
    ['missing', {}, ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
    ['0 means 1', { page_limit: 2, page_offset: 0 }, ['Algebra', 'Ballads']],
    ['1', { page_limit: 2, page_offset: 1 }, ['Algebra', 'Ballads']],
    ['3, the last, not full', { page_limit: 2, page_offset: 3 }, ['Fables']],
    ['past the end', { page_limit: 2, page_offset: 9 }, []],
    ['limit of 0 means the usual', { page_limit: 0 }, ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
    ['limit above the most is clamped', { page_limit: 1000 }, ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
  ])('page %s', async (_, body, expected) => {
    const answer = await books(body);
    expect(titles(answer)).toEqual(expected);
    expect(answer.body.count).toBe(5);
  });

  it('clamps to the most rows of the document', async () => {
    const answer = await keeper.call('lending/book.browse', { query: { page_size: 3 } });
    expect(answer.body).toMatchObject({
      count: 6,
      results: [{ title: 'Maps' }, { title: 'Fables' }, { title: 'Dunes 100%' }],
    });
  });

  it('is 404 past the end where the document says so', async () => {
    const answer = await keeper.call('lending/book.browse', { query: { page_number: 4, page_size: 2 } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'InvalidPage', detail: 'Invalid page.' } });
  });

  it('may be a bare list', async () => {
    const answer = await keeper.call('lending/member.list');
    expect(answer.body.map((row: Row) => row.name)).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
  });

  it('is found under aliases and with a slash at the end', async () => {
    for (const path of ['/library/book/list', '/library/book/list/', '/book/list', '/book/list/']) {
      expect((await keeper.request('POST', path, { body: { page_limit: 1 } })).status, path).toBe(200);
    }
  });

  it('finds far rows by their keys', async () => {
    await library.store.exec(
      `insert into book (company_id, id, title, genre, place, collection)
       select 'aaaaaaaa-0000-4000-8000-000000000001', gen_random_uuid(), 'Row ' || n, 'novel', 1000 + n, 'long'
       from generate_series(1, 400) n`,
    );
    const answer = await keeper.call('lending/book.browse', { query: { page_size: 3, page_number: 100, q: 'Row' } });
    expect(answer.body.count).toBe(400);
    const far = await keeper.request('GET', '/api/lending/book', {
      query: { filter: JSON.stringify({ collection: 'long' }), range: '[300,302]', sort: '["place","DESC"]' },
    });
    expect(far.body.map((row: Row) => row.title)).toEqual(['Row 100', 'Row 99', 'Row 98']);
    expect(far.headers['content-range']).toBe('items 300-302/400');
    await library.store.exec(`delete from book where collection = 'long'`);
  });
});

describe('search', () => {
  it.each([
    ['algebra', ['Algebra']],
    ['HE', ['Algebra', 'Ballads', 'Comets', 'Dunes 100%']],
    ['100%', ['Dunes 100%']],
    ['0%', ['Dunes 100%']],
    ['_', []],
    ['\\', []],
    ['%', ['Dunes 100%']],
    ['r_e', []],
    ["'; drop table book; --", []],
    ['  Fables  ', ['Fables']],
    ['   ', ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
    ['globex', []],
    ['100 dun', ['Dunes 100%']],
    ['dun 100% es', ['Dunes 100%']],
    ['dun alg', []],
  ])('%s', async (text, expected) => {
    const answer = await books({ raw_search_string: text });
    expect(titles(answer)).toEqual(expected);
    expect(answer.body.count).toBe(expected.length);
  });

  it('pages through what it finds', async () => {
    const answer = await books({ raw_search_string: 'he', page_limit: 1, page_offset: 2 });
    expect([titles(answer), answer.body.count]).toEqual([['Ballads'], 4]);
  });
});

describe('filters', () => {
  it.each([
    ['a list', { genre__in: ['novel', 'poetry'] }, ['Ballads', 'Dunes 100%', 'Fables']],
    ['joined by commas', { genre__in: 'novel,poetry' }, ['Ballads', 'Dunes 100%', 'Fables']],
    [
      'empty ones filter nothing',
      { genre__in: [], author: '' },
      ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables'],
    ],
    ['two together', { genre__in: ['novel'], pages_from: 500 }, ['Fables']],
    ['from and to', { pages_from: 200, pages_to: 300 }, ['Ballads', 'Comets']],
    ['equal', { author: 'Heine' }, ['Ballads']],
    ['contains', { title_like: '0%' }, ['Dunes 100%']],
    ['any of a list', { keywords: ['love', 'maths'] }, ['Algebra', 'Ballads', 'Fables']],
    ['of a relation', { keeper__in: [memberId(1)] }, ['Algebra']],
    ['of a foreign relation', { keeper__in: [memberId(11)] }, []],
    ['the state that means gone stays hidden', { status__in: ['withdrawn'] }, []],
    ['with a search', { genre__in: ['science'], raw_search_string: 'her' }, ['Algebra', 'Comets']],
    ['of a gated field, for whom it is open', { price__in: [10, 40] }, ['Algebra', 'Dunes 100%']],
  ])('%s', async (_, body, expected) => {
    const answer = await books(body);
    expect(titles(answer)).toEqual(expected);
    expect(answer.body.count).toBe(expected.length);
  });

  const members = async (query: Record<string, unknown>) => {
    const answer = await keeper.call('lending/member.list', { query });
    return answer.status === 200 ? answer.body.map((row: Row) => row.name) : answer.body;
  };
  it.each([
    ['days, both ends within', { joined_from: '2025-06-15', joined_to: '2025-12-31' }, ['Ben', 'Cleo']],
    ['instants by days of the wire zone', { seen_from: '2026-01-03' }, ['Ada']],
    ['the last day whole', { seen_to: '2026-01-02' }, ['Ben']],
    ['True in any case', { trusted: 'True' }, ['Ada']],
    ['false', { trusted: 'false' }, ['Ben', 'Cleo', 'Dan']],
    ['one value of a list', { interests: 'poems' }, ['Ada', 'Cleo']],
    ['several values of a list', { interests: ['maths', 'none'] }, ['Ada']],
  ])('in a query: %s', async (_, query, expected) => {
    expect(await members(query)).toEqual(expected);
  });

  it.each([
    ['an unknown one', { colour: 'red' }],
    ['a wrong type', { pages_from: 'many' }],
    ['no id', { keeper__in: ['me'] }],
    ['not an option', { genre__in: ['crime'] }],
  ])('refuse %s', async (_, body) => {
    expect((await books(body)).status).toBe(400);
  });
});

describe('order and fields', () => {
  it.each([
    ['-title', ['Fables', 'Dunes 100%', 'Comets', 'Ballads', 'Algebra']],
    ['pages', ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
    ['-pages', ['Fables', 'Dunes 100%', 'Comets', 'Ballads', 'Algebra']],
  ])('by %s', async (ordering, expected) => {
    expect(titles(await books({ ordering }))).toEqual(expected);
  });

  it('refuses an order that the document does not name', async () => {
    expect((await books({ ordering: 'author' })).status).toBe(400);
  });

  it.each([['id,title'], [['id', 'title']]])('answers only the fields asked for: %s', async (fields) => {
    const { body } = await books({ fields, page_limit: 1 });
    expect(body.books).toEqual([{ book_details: { id: bookId(1), version: 1, title: 'Algebra' } }]);
  });

  it('refuses a field that is not the list’s', async () => {
    const answer = await books({ fields: 'title,isbn' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'UnknownField', errors: { isbn: ['isbn is not known here.'] } },
    });
  });

  it('drops client facts', async () => {
    expect((await books({ count: 'whatever', company_id: 'bbbbbbbb-0000-4000-8000-000000000002' })).body.count).toBe(5);
  });
});

interface Asks {
  query(config: { text: string }, ...rest: unknown[]): unknown;
}

describe('the total', () => {
  it('is exact right after a write, and counted once while nothing changes', async () => {
    const statements: string[] = [];
    const { store } = library;
    const inCompany = store.inCompany;
    const counted = () => statements.filter((text) => text.includes('count(*)')).length;
    // A connection keeps its session between transactions.
    const listened = new WeakSet<object>();
    store.inCompany = (company, work, options) =>
      inCompany(
        company,
        (db) => {
          const { client } = (db as unknown as { _: { session: { client: Asks } } })._.session;
          if (!listened.has(client)) {
            const query = client.query.bind(client);
            client.query = (config, ...rest) => {
              statements.push(config.text);
              return query(config, ...rest);
            };
            listened.add(client);
          }
          return work(db);
        },
        options,
      );
    try {
      const page = { page_limit: 2, author: 'Total' };
      const total = async () => (await books(page)).body.count;
      await Promise.all(
        [1, 2, 3].map((n) =>
          keeper.call('lending/book.create', { body: { title: `Total ${n}`, author: 'Total', genre: 'novel' } }),
        ),
      );
      statements.length = 0;
      expect([await total(), await total(), counted()]).toEqual([3, 3, 1]);
      await keeper.call('lending/book.create', { body: { title: 'Total 4', author: 'Total', genre: 'novel' } });
      expect([await total(), await total(), counted()]).toEqual([4, 4, 2]);
    } finally {
      store.inCompany = inCompany;
      await store.exec(`delete from book where author = 'Total'`);
    }
  });
});

describe('views of a list', () => {
  it.each([
    ['thick', ['Dunes 100%', 'Fables']],
    ['shelved', ['Algebra', 'Ballads', 'Dunes 100%']],
    ['dear', ['Dunes 100%', 'Fables']],
    ['every', ['Algebra', 'Ballads', 'Comets', 'Dunes 100%', 'Fables']],
  ])('%s keeps %j', async (size, expected) => {
    expect(titles(await books({ size }))).toEqual(expected);
  });

  it('are counted when that is asked for, of what is searched and filtered', async () => {
    expect((await books({})).body).not.toHaveProperty('thick_count');
    const all = await books({ counted: true, size: 'thick', page_limit: 1 });
    expect(all.body).toMatchObject({ count: 2, thick_count: 2, shelved_count: 3, dear_count: 2, every_count: 5 });
    const some = await books({ counted: '1', raw_search_string: 'b' });
    expect(some.body).toMatchObject({ every_count: some.body.count });
    expect((await books({ counted: 'true', genre__in: ['science'] })).body).toMatchObject({ thick_count: 0 });
  });

  it('tell nobody what they may not read of each record', async () => {
    const reader = await library.as(library.actor({ permissions: ['browse'] }));
    const { body } = await reader.call('lending/book.list', { body: { counted: true } });
    expect(body).toMatchObject({ dear_count: null, every_count: 5 });
    expect((await reader.call('lending/book.list', { body: { size: 'dear' } })).status).toBe(400);
  });

  it('are refused when there is none of that name', async () => {
    expect((await books({ size: 'thin' })).status).toBe(400);
  });
});
