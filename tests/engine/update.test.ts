import { describe, expect, it } from 'vitest';
import { acme } from '../support/app.ts';
import { bookId, memberId } from './library/library.ts';
import { book, line, openLibrary, type Scenario } from './library/scenario.ts';

const { play } = openLibrary();

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
          message: 'Someone else was quicker.',
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
      '400 for a default taken away, at its field',
      {
        call: 'lending/book.update',
        input: { ...book(1), body: { keywords: null } },
        status: 400,
        body: { code: 'Invalid', errors: { keywords: [expect.any(String)] } },
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
