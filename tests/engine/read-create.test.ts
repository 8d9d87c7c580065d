import { describe, expect, it } from 'vitest';
import { acme } from '../support/app.ts';
import { bookId, memberId } from './library/library.ts';
import { book, line, openLibrary, type Scenario } from './library/scenario.ts';

const { play } = openLibrary();
const madeBook = { id: expect.any(String), version: 1, status: 'ordered', place: expect.any(Number) };

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
    ['404 for what is no id', { call: 'lending/book.read', input: { params: { id: 'x' } }, status: 404 }],
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
        body: { message: 'Prices are not for everyone.', errors: { price: ['You may not change this.'] } },
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
