import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowFilter } from '../../src/server/context.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import { type TestApp, testApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { bookId, everything, fillLibrary, libraryApp, loanId, memberId } from './library/library.ts';

/** Anyone who sees only some members sees only their loans, by whatever way they ask. */

let library: TestApp;
beforeAll(async () => {
  library = await libraryApp();
  await fillLibrary(library);
});
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});

type Row = Record<string, unknown>;
const as = (scope: RowFilter): Promise<Caller> =>
  library.as(library.actor({ permissions: everything, flags: { at_desk: true }, scope }));
const names = async (who: Caller, query: Row = {}) =>
  (await who.call('lending/member.list', { query })).body.map((row: Row) => row.name);

describe('a filter tree', () => {
  const north: RowFilter = { property: 'branch', in: ['north'] };
  const cases: [string, RowFilter, string[]][] = [
    ['all', null, ['Ada', 'Ben', 'Cleo', 'Dan']],
    ['one value', north, ['Ada', 'Ben']],
    ['several values', { property: 'branch', in: ['north', 'east'] }, ['Ada', 'Ben', 'Dan']],
    ['no value', { property: 'branch', in: [] }, []],
    ['nothing there', { property: 'joined', in: [null] }, ['Dan']],
    ['a value, or nothing there', { property: 'joined', in: ['2024-03-01', null] }, ['Ada', 'Dan']],
    ['a list that holds', { property: 'interests', holds: ['poems'] }, ['Ada', 'Cleo']],
    ['a boolean', { property: 'trusted', in: [true] }, ['Ada']],
    ['both', { all: [north, { property: 'interests', holds: ['poems'] }] }, ['Ada']],
    [
      'either',
      {
        any: [
          { property: 'branch', in: ['east'] },
          { property: 'interests', holds: ['poems'] },
        ],
      },
      ['Ada', 'Cleo', 'Dan'],
    ],
    ['not', { not: { property: 'interests', holds: ['poems'] } }, ['Ben', 'Dan']],
    ['not, nor what is unknown', { all: [north, { not: { property: 'joined', in: ['2024-03-01'] } }] }, ['Ben']],
    ['all of nothing', { all: [] }, ['Ada', 'Ben', 'Cleo', 'Dan']],
    ['any of nothing', { any: [] }, []],
    [
      'nested',
      {
        all: [
          { any: [north, { property: 'branch', in: ['south'] }] },
          { any: [{ property: 'trusted', in: [false] }, null] },
        ],
      },
      ['Ada', 'Ben', 'Cleo'],
    ],
  ];
  it.each(cases)('%s', async (_, scope, expected) => {
    const who = await as(scope);
    expect(await names(who)).toEqual(expected);
    const listed = await who.request('GET', '/api/lending/member', { query: { range: '[0,0]' } });
    expect(listed.headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
    const loans = { Ada: 1, Ben: 2, Cleo: 3 } as Record<string, number>;
    const seen = expected.flatMap((name) => loans[name] ?? []);
    const { body } = await who.call('lending/loan.list', { body: {} });
    expect(body.data.map((row: Row) => row.member).sort()).toEqual(seen.map(memberId));
    expect(body.total_count).toBe(seen.length);
  });
});

describe('the name of a related person', () => {
  const keepers = { Algebra: 'Ada', Ballads: 'Ben', Fables: 'Cleo' } as Record<string, string>;
  const told = async (who: Caller) => {
    const list = async (body: Row) => (await who.call('lending/book.list', { body })).body.data.books as Row[];
    const rows = (await list({ page_limit: 20 })).map((row) => row.book_details as Row);
    const found = (await list({ raw_search_string: 'fables' })).map((row) => row.book_details as Row);
    const rest = (await who.request('GET', '/api/lending/book', { query: { range: '[0,19]' } })).body as Row[];
    const read = await Promise.all(
      [1, 2, 6].map(async (book) => (await who.request('GET', `/api/lending/book/${bookId(book)}`)).body as Row),
    );
    const { body } = await who.call('lending/book.filters');
    const offered = body.queryset_filters_options.keeper__in.map(({ label }: { label: string }) => label);
    return { rows, found, rest, read, offered };
  };
  const named = (rows: Row[], names: string[]) =>
    expect(rows.map((row) => row.keeper__name)).toEqual(
      rows.map((row) => (names.includes(keepers[String(row.title)] ?? '') ? keepers[String(row.title)] : null)),
    );

  const cases: [string, RowFilter, string[]][] = [
    ['everyone is seen', null, ['Ada', 'Ben', 'Cleo']],
    ['some are', { property: 'branch', in: ['north'] }, ['Ada', 'Ben']],
    ['those are who like poems', { property: 'interests', holds: ['poems'] }, ['Ada', 'Cleo']],
    ['either', { any: [{ property: 'branch', in: ['south', null] }, { all: [] }] }, ['Ada', 'Ben', 'Cleo']],
    ['nobody is', { any: [] }, []],
  ];
  it.each(cases)('is told where %s', async (_, scope, names) => {
    const { rows, found, rest, read, offered } = await told(await as(scope));
    expect([rows.length, found.length, rest.length]).toEqual([5, 1, 6]);
    for (const shown of [rows, found, rest, read]) named(shown, names);
    expect(offered).toEqual(names);
  });

  it('is told to everyone where the document says so', async () => {
    const entity = library.artifacts.entities['lending/book'];
    if (!entity) throw new Error('no books');
    const { properties } = entity.schema;
    const keeper: Schema = { ...properties.keeper, 'x-public-label': true };
    const open = { ...entity, schema: { ...entity.schema, properties: { ...properties, keeper } } };
    const { artifacts, store } = library;
    const served = await testApp({
      artifacts: { ...artifacts, entities: { ...artifacts.entities, [entity.id]: open } },
      store,
    });
    const actor = served.actor({
      permissions: everything,
      flags: { at_desk: true },
      scope: { property: 'branch', in: ['north'] },
    });
    const { rows, found, read, offered } = await told(await served.as(actor));
    for (const shown of [rows, found, read]) named(shown, ['Ada', 'Ben', 'Cleo']);
    expect(offered).toEqual(['Ada', 'Ben', 'Cleo']);
    await served.app.close();
  });
});

describe('outside of it', () => {
  let who: Caller;
  beforeAll(async () => {
    who = await as({ property: 'branch', in: ['north'] });
  });

  it.each([
    ['reading a member', () => who.call('lending/member.read', { params: { memberId: memberId(3) } })],
    ['reading a member by REST', () => who.request('GET', `/api/lending/member/${memberId(3)}`)],
    [
      'changing a member',
      () =>
        who.call('lending/member.update', {
          params: { company: 'aaaaaaaa-0000-4000-8000-000000000001' },
          body: { member_id: memberId(3), name: 'X' },
        }),
    ],
    [
      'changing a member by REST',
      () => who.request('PUT', `/api/lending/member/${memberId(3)}`, { body: { name: 'X' } }),
    ],
    ['reading a loan', () => who.request('GET', `/api/lending/loan/${loanId(3)}`)],
    ['changing a loan', () => who.request('PUT', `/api/lending/loan/${loanId(3)}`, { body: { remark: 'X' } })],
    ['deleting a loan', () => who.request('DELETE', `/api/lending/loan/${loanId(3)}`)],
  ])('%s is as if it were not there', async (_, ask) => {
    const missing = await who.call('lending/member.read', { params: { memberId: memberId(99) } });
    const { status, body } = await ask();
    expect({ status, body }).toEqual({ status: 404, body: missing.body });
  });

  it('counts and finds nothing', async () => {
    expect(await names(who, { raw_search_string: 'cleo' })).toEqual([]);
    const loans = await who.call('lending/loan.list', { body: { raw_search_string: 'fragile' } });
    expect([loans.body.data.length, loans.body.total_count]).toEqual([1, 1]);
    const byId = await who.request('GET', '/api/lending/member', {
      query: { filter: JSON.stringify({ id: [memberId(1), memberId(3), memberId(11)] }) },
    });
    expect(byId.body.map((row: Row) => row.name)).toEqual(['Ada']);
  });

  it('cannot be referred to', async () => {
    const body = { member: memberId(3), book: bookId(4), due: '2026-03-01' };
    const refused = await who.call('lending/loan.create', { body });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { member: ['What this refers to does not exist.'] } },
    });
    const missing = await who.call('lending/loan.create', { body: { ...body, member: memberId(99) } });
    expect(missing.body).toEqual(refused.body);
    expect((await who.call('lending/loan.create', { body: { ...body, member: memberId(2) } })).status).toBe(201);
  });

  it('alternatives that share rows are counted once', async () => {
    const either = await as({
      any: [
        { property: 'branch', in: ['north', 'east'] },
        { property: 'interests', holds: ['poems'] },
        { property: 'joined', in: [null] },
      ],
    });
    const { body } = await either.call('lending/loan.list', { body: { page_limit: 1 } });
    expect(body.total_count).toBe(
      (await either.call('lending/loan.list', { body: { page_limit: 100 } })).body.data.length,
    );
  });

  it('totals of one scope are not another’s', async () => {
    const all = await as(null);
    const some = await as({ property: 'branch', in: ['east'] });
    const total = async (caller: Caller) =>
      (await caller.call('lending/loan.list', { body: { page_limit: 1 } })).body.total_count;
    expect([await total(all), await total(some), await total(who), await total(all)]).toEqual([4, 0, 3, 4]);
  });

  it('follows the person when she moves', async () => {
    const total = async () => (await who.call('lending/loan.list', { body: { page_limit: 1 } })).body.total_count;
    expect(await total()).toBe(3);
    await library.store.exec(`update member set branch = 'south' where id = '${memberId(2)}'`);
    expect(await total()).toBe(1);
  });
});
