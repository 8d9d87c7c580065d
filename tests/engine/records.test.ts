import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerActor } from '../../src/server/context.ts';
import type { TestApp } from '../support/app.ts';
import { acme } from '../support/app.ts';
import type { CallInput } from '../support/caller.ts';
import { type Effects, effectsOf } from './library/effects.ts';
import { bookId, everything, fillLibrary, libraryApp, memberId } from './library/library.ts';

let library: TestApp | undefined;
/** One database for all; each scenario begins with the same shelves. */
beforeEach(async () => {
  library ??= await libraryApp();
  await fillLibrary(library);
});
afterAll(async () => {
  expect(library?.failures).toEqual([]);
  await library?.close();
});

interface Scenario {
  who?: Partial<ServerActor>;
  call: string;
  input?: CallInput;
  status: number;
  body?: unknown;
  headers?: Record<string, unknown>;
  /** Every table that changes, and nothing else. */
  effects?: Effects;
}

const everybody: Partial<ServerActor> = { permissions: everything };
const line = (more: Record<string, unknown>) => expect.objectContaining(more);
const book = (number: number) => ({ params: { id: bookId(number) } });
const madeBook = { id: expect.any(String), version: 1, status: 'ordered', place: expect.any(Number) };

async function play({ who = everybody, call, input, status, body, headers, effects = {} }: Scenario): Promise<void> {
  const app = library as TestApp;
  const caller = await app.as(app.actor(who));
  const seen = await effectsOf(app, () => caller.call(call, input));
  expect({ status: seen.answer.status, body: seen.answer.body }).toMatchObject({
    status,
    ...(body !== undefined && { body: body as object }),
  });
  if (headers) expect(seen.answer.headers).toMatchObject(headers);
  expect(seen.effects).toEqual(effects);
}

describe('read', () => {
  const scenarios: [string, Scenario][] = [
    [
      'a record, with its version as ETag',
      {
        call: 'lending/book.read',
        input: book(1),
        status: 200,
        headers: { etag: '"1"' },
        body: {
          id: bookId(1),
          title: 'Algebra',
          keeper__name: 'Ada',
          isbn: 'A-1',
          collection: 'main',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/),
        },
      },
    ],
    [
      'only some fields',
      {
        call: 'lending/book.read',
        input: { ...book(1), query: { fields: 'title,keeper' } },
        status: 200,
        body: { title: 'Algebra', keeper__name: 'Ada' },
      },
    ],
    [
      'nobody: 404 for what is not there',
      {
        call: 'lending/book.read',
        input: book(99),
        status: 404,
        body: { code: 'NotFound', message: 'There is no such thing here.' },
      },
    ],
    [
      '404 for what belongs to another company',
      {
        call: 'lending/book.read',
        input: book(11),
        status: 404,
        body: { code: 'NotFound', message: 'There is no such thing here.' },
      },
    ],
    ['404 for what is in the state that means gone', { call: 'lending/book.read', input: book(5), status: 404 }],
    ['400 for what is no id', { call: 'lending/book.read', input: { params: { id: 'x' } }, status: 400 }],
    [
      '403 without the right',
      {
        who: {},
        call: 'lending/book.read',
        input: book(1),
        status: 403,
        body: { code: 'Refused', message: 'Ask at the desk for this.' },
      },
    ],
    ['403 goes before 400', { who: {}, call: 'lending/book.read', input: { params: { id: 'x' } }, status: 403 }],
    [
      'a gate that hangs on the record: mine',
      {
        who: { id: memberId(2), permissions: [] },
        call: 'lending/member.read',
        input: { params: { memberId: memberId(2) } },
        status: 200,
        body: { name: 'Ben' },
      },
    ],
    [
      'a gate that hangs on the record: not mine',
      {
        who: { id: memberId(2), permissions: [] },
        call: 'lending/member.read',
        input: { params: { memberId: memberId(1) } },
        status: 403,
      },
    ],
  ];
  it.each(scenarios)('%s', (_, scenario) => play(scenario));
});

describe('create', () => {
  const plain = { title: 'Gold', genre: 'novel' };
  const scenarios: [string, Scenario][] = [
    [
      'a record: defaults, first state, next place, fixed values, one audit line',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, price: 5, keeper: memberId(2), keywords: ['shine'] } },
        status: 201,
        headers: { etag: '"1"' },
        body: { ...madeBook, title: 'Gold', place: 8, collection: 'main', keeper__name: 'Ben', price: 5 },
        effects: {
          book: {
            added: [
              line({
                company_id: acme,
                title: 'Gold',
                place: 8,
                status: 'ordered',
                collection: 'main',
                created_at: '2026-01-05T06:00:00+00:00',
              }),
            ],
          },
          audit_line: {
            added: [
              line({
                type: 'book',
                activity: 'create',
                call: 'lending/book.create',
                entity: 'lending/book',
                old: null,
                new: {
                  title: 'Gold',
                  genre: 'novel',
                  status: 'ordered',
                  keeper: memberId(2),
                  keywords: ['shine'],
                  place: 8,
                  collection: 'main',
                  'x-read': { 'lending/prices': { price: 5 } },
                },
              }),
            ],
          },
        },
      },
    ],
    [
      '400 names what is missing',
      {
        call: 'lending/book.create',
        input: { body: { title: 'Gold' } },
        status: 400,
        body: { code: 'Invalid', errors: { genre: [expect.any(String)] } },
      },
    ],
    [
      '400 in the words of the document',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, title: '' } },
        status: 400,
        body: { message: 'This has to be filled in.', errors: { title: ['This has to be filled in.'] } },
      },
    ],
    [
      '400 for an unknown property',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, colour: 'red' } },
        status: 400,
        body: { errors: { colour: [expect.any(String)] } },
      },
    ],
    [
      '400 for what only the server sets',
      { call: 'lending/book.create', input: { body: { ...plain, place: 1 } }, status: 400 },
    ],
    [
      '400 for a relation to nothing',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, keeper: memberId(99) } },
        status: 400,
        body: { errors: { keeper: ['What this refers to does not exist.'] } },
      },
    ],
    [
      '400 for a relation into another company',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, keeper: memberId(11) } },
        status: 400,
        body: { errors: { keeper: ['What this refers to does not exist.'] } },
      },
    ],
    [
      'the declared error for a unique value that is taken, whatever its case',
      {
        call: 'lending/book.create',
        input: { body: { ...plain, isbn: 'a-1' } },
        status: 400,
        body: {
          code: 'IsbnKnown',
          message: 'This ISBN is on the shelves already.',
          errors: { isbn: ['This ISBN is on the shelves already.'] },
        },
      },
    ],
    [
      '403 for a field that may not be written',
      {
        who: { permissions: ['keep'] },
        call: 'lending/book.create',
        input: { body: { ...plain, price: 1 } },
        status: 403,
        body: { message: 'Prices are not for everybody.', errors: { price: ['You may not change this.'] } },
      },
    ],
    [
      '403 without the right',
      {
        who: { permissions: ['browse'] },
        call: 'lending/book.create',
        input: { body: plain },
        status: 403,
        body: { message: 'Only keepers change books.' },
      },
    ],
    [
      'no body is an empty one',
      { call: 'lending/book.create', status: 400, body: { errors: { title: [expect.any(String)] } } },
    ],
    ['a list is no body', { call: 'lending/book.create', input: { body: [] }, status: 400 }],
  ];
  it.each(scenarios)('%s', (_, scenario) => play(scenario));
});

describe('update', () => {
  const scenarios: [string, Scenario][] = [
    [
      'what is named; the audit line holds that alone',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'Algebra II', pages: 100 } },
        status: 200,
        headers: { etag: '"2"' },
        body: { title: 'Algebra II', version: 2, keeper__name: 'Ada', updatedAt: '2026-01-05T11:30:00.000+05:30' },
        effects: {
          book: { changed: [{ id: bookId(1), title: 'Algebra II', version: 2 }] },
          audit_line: {
            added: [
              line({
                activity: 'update',
                record_id: bookId(1),
                old: { title: 'Algebra' },
                new: { title: 'Algebra II' },
              }),
            ],
          },
        },
      },
    ],
    [
      'nothing, when nothing is new',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'Algebra' } },
        status: 200,
        body: { version: 1 },
      },
    ],
    [
      'a value away',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { author: null } },
        status: 200,
        body: { author: null },
        effects: {
          book: { changed: [{ id: bookId(1), author: null, version: 2 }] },
          audit_line: { added: [line({ old: { author: 'Noether' }, new: { author: null } })] },
        },
      },
    ],
    [
      'with the version that was seen',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'X' }, headers: { 'if-match': '"1"' } },
        status: 200,
        effects: {
          book: { changed: [{ id: bookId(1), title: 'X', version: 2 }] },
          audit_line: { added: [line({ activity: 'update' })] },
        },
      },
    ],
    [
      '412 with an older version, and the record as it is',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'X' }, headers: { 'if-match': '"7"' } },
        status: 412,
        body: {
          code: 'Stale',
          message: 'Somebody else was quicker.',
          current: { id: bookId(1), title: 'Algebra', version: 1, price: 10 },
        },
      },
    ],
    [
      '412 hides what may not be read',
      {
        who: { permissions: ['keep'] },
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'X' }, headers: { 'if-match': '"7"' } },
        status: 412,
        body: { current: expect.not.objectContaining({ price: 10 }) },
      },
    ],
    [
      '412 for a tag that never was ours',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'X' }, headers: { 'if-match': '"abc"' } },
        status: 412,
      },
    ],
    [
      '403 for a field that may not be written',
      {
        who: { permissions: ['keep'] },
        call: 'lending/book.update',
        input: { ...book(1), body: { price: 1 } },
        status: 403,
        body: { errors: { price: ['You may not change this.'] } },
      },
    ],
    [
      'a field that may not be written, sent as it was',
      {
        who: { permissions: ['keep'] },
        call: 'lending/book.update',
        input: { ...book(1), body: { price: 10 } },
        status: 200,
      },
    ],
    [
      '404 for what belongs to another company',
      { call: 'lending/book.update', input: { ...book(11), body: { title: 'X' } }, status: 404 },
    ],
    ['404 for what is gone', { call: 'lending/book.update', input: { ...book(5), body: { title: 'X' } }, status: 404 }],
    [
      '400 leaves everything as it was',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { title: 'X', pages: 0 } },
        status: 400,
        body: { errors: { pages: [expect.any(String)] } },
      },
    ],
    [
      '400 for a unique value of another record',
      {
        call: 'lending/book.update',
        input: { ...book(2), body: { isbn: 'A-1' } },
        status: 409,
        body: { code: 'Conflict', errors: { isbn: ['This is already taken.'] } },
      },
    ],
    [
      'the id stands in the body, the company in the path, the record in an envelope',
      {
        call: 'lending/member.update',
        input: { params: { company: acme }, body: { member_id: memberId(1), branch: 'west' } },
        status: 200,
        body: { status: 200, message: { id: memberId(1), name: 'Ada', branch: 'west' } },
        effects: {
          member: { changed: [{ id: memberId(1), branch: 'west', version: 2 }] },
          audit_line: { added: [line({ type: 'member', old: { branch: 'north' }, new: { branch: 'west' } })] },
        },
      },
    ],
    [
      '404 for another company in the path',
      {
        call: 'lending/member.update',
        input: {
          params: { company: 'bbbbbbbb-0000-4000-8000-000000000002' },
          body: { member_id: memberId(11), branch: 'west' },
        },
        status: 404,
      },
    ],
  ];
  it.each(scenarios)('%s', (_, scenario) => play(scenario));
});

describe('states', () => {
  const scenarios: [string, Scenario][] = [
    [
      'a declared move',
      {
        call: 'lending/book.update',
        input: { ...book(3), body: { status: 'shelved' } },
        status: 200,
        body: { status: 'shelved' },
        effects: {
          book: { changed: [{ id: bookId(3), status: 'shelved', version: 2 }] },
          audit_line: { added: [line({ old: { status: 'ordered' }, new: { status: 'shelved' } })] },
        },
      },
    ],
    [
      '400 for a move that does not exist',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { status: 'ordered' } },
        status: 400,
        body: { errors: { status: ['This cannot become ordered now.'] } },
      },
    ],
    [
      '403 for a move whose gate says no',
      {
        who: { permissions: ['keep'] },
        call: 'lending/book.update',
        input: { ...book(1), body: { status: 'withdrawn' } },
        status: 403,
        body: { message: 'Only some may take books away.' },
      },
    ],
    [
      'the way back from the state that means gone',
      {
        call: 'lending/book.update',
        input: { ...book(5), body: { status: 'shelved' } },
        status: 200,
        body: { status: 'shelved' },
        effects: {
          book: { changed: [{ id: bookId(5), status: 'shelved', version: 2 }] },
          audit_line: { added: [line({ old: { status: 'withdrawn' } })] },
        },
      },
    ],
    [
      'removing is the move to gone',
      {
        call: 'lending/book.remove',
        input: book(1),
        status: 200,
        body: { status: 200 },
        effects: {
          book: { changed: [{ id: bookId(1), status: 'withdrawn', version: 2 }] },
          audit_line: { added: [line({ activity: 'remove', new: { status: 'withdrawn' } })] },
        },
      },
    ],
    [
      'removing asks the gate of the move',
      { who: { permissions: ['keep'] }, call: 'lending/book.remove', input: book(1), status: 403 },
    ],
    ['what is gone cannot be removed again', { call: 'lending/book.remove', input: book(5), status: 404 }],
    [
      'removing honours the version',
      { call: 'lending/book.remove', input: { ...book(1), headers: { 'if-match': '"3"' } }, status: 412 },
    ],
  ];
  it.each(scenarios)('%s', (_, scenario) => play(scenario));
});

describe('reorder', () => {
  const order = (...numbers: number[]) => ({ body: { order: numbers.map(bookId) } });
  const moved = (number: number, place: number) => ({ id: bookId(number), place, version: 2 });
  const lines = (count: number) => ({ added: Array.from({ length: count }, () => line({ activity: 'reorder' })) });
  const scenarios: [string, Scenario][] = [
    [
      'listed ones take the places they held',
      {
        call: 'lending/book.reorder',
        input: order(6, 1, 2),
        status: 200,
        body: { status: 200 },
        effects: { book: { changed: [moved(1, 2), moved(2, 6), moved(6, 1)] }, audit_line: lines(3) },
      },
    ],
    [
      'one place is left alone',
      {
        call: 'lending/book.reorder',
        input: order(4, 2, 1),
        status: 200,
        effects: { book: { changed: [moved(1, 4), moved(4, 1)] }, audit_line: lines(2) },
      },
    ],
    ['nothing, when nothing moves', { call: 'lending/book.reorder', input: order(1, 2, 3), status: 200 }],
    ['404 for another company’s', { call: 'lending/book.reorder', input: order(1, 11), status: 404 }],
    ['404 for what is gone', { call: 'lending/book.reorder', input: order(1, 5), status: 404 }],
    ['400 for one named twice', { call: 'lending/book.reorder', input: order(1, 1), status: 400 }],
    [
      '403 without the right',
      { who: { permissions: ['browse'] }, call: 'lending/book.reorder', input: order(2, 1), status: 403 },
    ],
  ];
  it.each(scenarios)('%s', (_, scenario) => play(scenario));

  it('gives places to those that have none or share one', async () => {
    const app = library as TestApp;
    await app.store.exec(`update book set place = 1 where company_id = '${acme}'`);
    const caller = await app.as(app.actor(everybody));
    expect((await caller.call('lending/book.reorder', order(4, 1))).status).toBe(200);
    const places = await app.rows(`select title, place from book where company_id = '${acme}' order by place`);
    expect(places.map((row) => row.title)).toEqual([
      'Dunes 100%',
      'Ballads',
      'Comets',
      'Algebra',
      'Ether_net',
      'Fables',
      'Maps',
    ]);
  });
});

describe('filters', () => {
  const options = {
    genre__in: [
      { value: 'novel', label: 'Novel', count: 2 },
      { value: 'poetry', label: 'Poetry', count: 1 },
      { value: 'science', label: 'Science', count: 3 },
    ],
    status__in: [
      { value: 'ordered', label: 'Ordered', count: 1 },
      { value: 'shelved', label: 'On the shelf', count: 5 },
    ],
    keeper__in: [1, 2, 3].map((number) => ({
      value: memberId(number),
      label: ['Ada', 'Ben', 'Cleo'][number - 1],
      count: 1,
    })),
    keywords: [
      { value: 'love', label: 'love', count: 2 },
      { value: 'maths', label: 'maths', count: 1 },
      { value: 'songs', label: 'songs', count: 1 },
    ],
  };
  it('both spellings: every value with its words and its count, ranges left out', () =>
    play({
      call: 'lending/book.filters',
      status: 200,
      body: { queryset_filters_options: options, queryset_filter_options: options },
    }));
  it('403 without the right', () => play({ who: {}, call: 'lending/book.filters', status: 403 }));
});
