import { describe, expect, it } from 'vitest';
import type { Layout } from '../../shared/documents/form.ts';
import type { ObjectSchema } from '../../shared/documents/schema.ts';
import { changes, differing, pick, same, visible } from './values.ts';

const schema: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    note: { type: ['string', 'null'] },
    age: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { text: { type: 'string' }, more: { type: 'string' } } },
    },
  },
};

describe('what a form takes of a record', () => {
  it('is what its schema knows, without nulls', () => {
    const record = { id: 1, name: 'A', note: null, age: 3, rows: [{ text: 'x', more: null, foreign: 1 }] };
    expect(pick(schema, record)).toEqual({ name: 'A', age: 3, rows: [{ text: 'x' }] });
  });
});

describe('sameness', () => {
  it.each([
    [undefined, null, true],
    [null, '', false],
    [{ a: 1, b: null }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[], undefined, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
  });
});

describe('what is sent', () => {
  it.each([
    ['nothing', { name: 'A' }, { name: 'A' }, {}],
    ['a value', { name: 'A' }, { name: 'B' }, { name: 'B' }],
    ['an emptied text', { name: 'A' }, {}, { name: '' }],
    ['an emptied text that may be null', { note: 'A' }, {}, { note: null }],
    ['an emptied list', { tags: ['a'] }, {}, { tags: [] }],
    ['an emptied number', { age: 1 }, {}, { age: null }],
    ['a list as a whole', { tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['never what the schema does not know', { other: 1 }, { other: 2 }, {}],
  ])('%s', (_, before, after, expected) => {
    expect(changes(schema, before, after)).toEqual(expected);
  });

  it('tells in which fields two records differ', () => {
    expect(differing(schema, { name: 'A', age: 1 }, { name: 'B', age: 1, tags: ['a'] })).toEqual(['name', 'tags']);
  });
});

describe('hidden fields', () => {
  const layout: Layout = {
    groups: [{ fields: ['kind', 'reason', 'rows'] }],
    when: [
      { fields: ['reason'], field: 'kind', is: ['b', 'c'] },
      { fields: ['rows.more'], field: 'rows.kind', is: 'long' },
      { fields: ['rows.parts.unit'], field: 'rows.parts.kind', is: 'measured' },
    ],
  };

  it.each([
    [{ kind: 'a', reason: 'x' }, { kind: 'a' }],
    [
      { kind: 'c', reason: 'x' },
      { kind: 'c', reason: 'x' },
    ],
    [{ reason: 'x' }, {}],
    [
      {
        rows: [
          { kind: 'long', more: 'x' },
          { kind: 'short', more: 'y' },
        ],
      },
      { rows: [{ kind: 'long', more: 'x' }, { kind: 'short' }] },
    ],
    [
      {
        rows: [
          {
            parts: [
              { kind: 'measured', unit: 'm' },
              { kind: 'counted', unit: 'm' },
            ],
          },
        ],
      },
      { rows: [{ parts: [{ kind: 'measured', unit: 'm' }, { kind: 'counted' }] }] },
    ],
  ])('%j becomes %j', (values, expected) => {
    expect(visible(layout, values)).toEqual(expected);
  });
});
