import { expect, it } from 'vitest';
import { buildArtifacts, checkDocuments, complaintLine } from '../../scripts/codegen/api.ts';
import { shelfWith } from './shelf.ts';

const call = { title: 'Count', gate: 'shell/signed-in', rate: 'read', audit: 'none', reads: true };
const count = { count: { type: 'integer' } };

const callsOf = (files: Record<string, object>) => buildArtifacts(shelfWith(files)).artifacts.calls;
const complaintsOf = (files: Record<string, object>) =>
  checkDocuments(shelfWith(files))
    .map(complaintLine)
    .filter((line) => /count|much|defaults/.test(line));

it('a call has what it is like, then what its folder says; what it says itself stands', () => {
  const calls = callsOf({
    'books/call.defaults.json': { stepUp: true, messages: { default: 'shell/none', 404: 'shell/needed' } },
    'books/much.defaults.json': {
      title: 'Much',
      messages: { default: 'shell/needed' },
      errors: { Late: { status: 409, message: 'shell/needed' } },
      body: { required: ['name'], properties: { name: { $ref: '../common/paging.json#/name' } } },
    },
    'books/deep/count.call.json': {
      ...call,
      method: 'POST',
      path: '/count',
      like: 'books/much',
      body: { properties: { more: { type: 'boolean' } } },
      answer: { ...count, 'last?': { items: { type: 'string' } } },
    },
  });
  const made = calls['books/deep/count'];
  expect(made).toMatchObject({ stepUp: true, errors: { Late: { status: 409 } } });
  expect(made).not.toHaveProperty('like');
  expect(made?.messages).toEqual({ default: 'shell/needed', 404: 'shell/needed', 409: 'server' });
  expect(Object.keys(made?.body?.properties ?? {}).sort()).toEqual(['more', 'name']);
  expect(made?.body?.properties.name).toMatchObject({ maxLength: 40 });
  expect(made?.answers?.[200]).toMatchObject({
    required: ['count'],
    properties: { last: { type: 'array', items: { type: 'string' } } },
  });
  expect(calls['books/book.list']?.stepUp, 'a call of the folder').toBe(true);
});

it('an error of the call shows its sentence: by its status, or by its name where that is "not allowed"', () => {
  const errors = {
    Late: { status: 409, message: 'shell/needed' },
    Never: { status: 403, message: 'shell/needed' },
    Odd: { status: 404, message: 'shell/needed' },
  };
  const messages = { Odd: 'shell/none' };
  const calls = callsOf({
    'books/count.call.json': { ...call, method: 'GET', path: '/count', errors, messages, answer: count },
  });
  expect(calls['books/count']?.messages).toEqual({ Odd: 'shell/none', 409: 'server', Never: 'server' });
});

it('what is wrong is said where it is written', () => {
  const lines = complaintsOf({
    'books/much.defaults.json': {
      title: 'Much',
      query: { properties: { name: { type: 'string', minLength: 3, maxLength: 2 } } },
      messages: { Lat: 'shell/needed' },
    },
    'books/count.call.json': {
      ...call,
      method: 'GET',
      path: '/count',
      like: 'books/much',
      answer: { 'wrong?': { $ref: '../common/paging.json#/nothing' } },
    },
    'books/other.call.json': { ...call, method: 'GET', path: '/count2', like: 'books/mcuh', answer: count },
    'books/third.call.json': {
      ...call,
      method: 'POST',
      path: '/count3',
      body: { properties: { 'count?': { type: 'integer' } } },
      answer: count,
    },
  });
  expect(lines.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    expect.stringMatching(/count.call.json #\/answer\/wrong\/\$ref: \$ref .* leads nowhere/),
    expect.stringMatching(/other.call.json #\/like: There is no defaults "books\/mcuh", did you mean "books\/much"\?/),
    expect.stringMatching(/third.call.json #\/body\/properties\/count\?: Only an answer/),
  ]);
});
