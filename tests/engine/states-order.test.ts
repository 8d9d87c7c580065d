import { describe, expect, it } from 'vitest';
import { acme } from '../support/app.ts';
import { bookId, memberId } from './library/library.ts';
import { book, everyone, line, openLibrary, type Scenario } from './library/scenario.ts';

const { app, play } = openLibrary();

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
    const library = app();
    await library.store.exec(`update book set place = 1 where company_id = '${acme}'`);
    const caller = await library.as(library.actor(everyone));
    expect((await caller.call('lending/book.reorder', order(4, 1))).status).toBe(200);
    const places = await library.rows(`select title, place from book where company_id = '${acme}' order by place`);
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
