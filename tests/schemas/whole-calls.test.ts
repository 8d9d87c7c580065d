import { expect, it } from 'vitest';
import { buildArtifacts, checkDocuments, complaintLine } from '../../scripts/codegen/api.ts';
import { noParts } from '../../scripts/codegen/code-parts.ts';
import type { CodeUse } from '../../scripts/codegen/source-use.ts';
import { shelfWith } from './shelf.ts';

const call = { title: 'Count', gate: 'shell/signed-in', rate: 'read', audit: 'none', reads: true };
const count = { count: { type: 'integer' } };
const day = { type: 'string', format: 'date' };
const handlers = new Map([['books/count', { file: 'src/x.ts', line: 1, column: 1 }]]);
const use: CodeUse = { ids: new Map(), words: new Set(), beginnings: [], parts: { ...noParts, handlers } };

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

it('what is taken and answered is written by its names; a change answers its status by itself', () => {
  const change = { ...call, reads: undefined, rate: 'write', entity: 'books/book' };
  const rows = { rows: { title: 'Rows', each: { 'kind?': { 'x-options': 'books/book.kinds' }, since: day } } };
  const calls = callsOf({
    'books/much.defaults.json': { title: 'Much', takes: { by: { type: 'boolean' } }, body: { required: ['by'] } },
    'books/a.call.json': { ...change, method: 'POST', path: '/a', like: 'books/much', takes: rows, answer: rows },
    'books/b.call.json': { ...change, method: 'POST', path: '/b', answer: { status: false, ...count } },
    'books/c.call.json': { ...change, method: 'POST', path: '/c', does: 'create', answer: count },
    'books/d.call.json': { ...call, method: 'GET', path: '/d', takes: { 'at?': day }, answer: count },
  });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => calls[`books/${name}`]);
  expect(a?.body?.required?.toSorted()).toEqual(['by', 'rows']);
  const items = { type: 'object', required: ['since'], properties: { kind: { enum: ['novel', 'atlas'] } } };
  expect(a?.body?.properties.rows).toMatchObject({ type: 'array', items });
  expect(a?.answers?.[200]).toMatchObject({
    required: ['status', 'rows'],
    properties: { status: { const: 200 }, rows: { type: 'array', items } },
  });
  expect(b?.answers).toMatchObject({ 200: { required: ['count'] } });
  expect(c?.answers).toMatchObject({ 201: { required: ['status', 'count'], properties: { status: { const: 201 } } } });
  expect(d?.answers).toMatchObject({ 200: { required: ['count'] } });
  expect(d?.query).toMatchObject({ properties: { at: { type: 'string', format: 'date', maxLength: 10 } } });
  expect(d?.query?.required).toBeUndefined();
});

it('whom a call is made by follows from its gate', () => {
  const gate = { title: 'All', refused: 'text', reason: 'shell/needed' };
  const calls = callsOf({
    'books/door.gate.json': {
      open: { ...gate, needs: { public: true } },
      sync: { ...gate, needs: { all: [{ token: 'books:sync' }] } },
    },
    'books/a.call.json': { ...call, method: 'GET', path: '/a', gate: 'books/door.open', answer: count },
    'books/b.call.json': { ...call, method: 'GET', path: '/b', gate: 'books/door.sync', answer: count },
    'books/c.call.json': { ...call, method: 'GET', path: '/c', answer: count },
    'books/d.call.json': { ...call, method: 'GET', path: '/d', gate: 'books/door.open', level: 'half', answer: count },
  });
  expect(['a', 'b', 'c', 'd'].map((name) => calls[`books/${name}`]?.level)).toEqual([
    'none',
    'token',
    undefined,
    'half',
  ]);
});

it('what follows anyway is not to be said', () => {
  const files = {
    'books/call.defaults.json': { messages: { default: 'shell/needed' } },
    'books/count.call.json': {
      title: 'Count',
      gate: 'shell/signed-in',
      method: 'POST',
      path: '/count',
      level: 'full',
      rate: 'read',
      audit: 'none',
      takes: { kind: { type: 'string', 'x-options': 'books/book.kinds' }, day: { ...day, maxLength: 10 } },
      answer: { status: { type: 'integer', title: 'Status', const: 200 }, all: { type: 'array', items: day } },
      errors: { Late: { status: 409, message: 'shell/needed' } },
      messages: { 409: 'server', default: 'shell/needed', 400: 'server' },
    },
  };
  const lines = checkDocuments(shelfWith(files), { usedInCode: use }).map(complaintLine);
  const same = lines.filter((line) => line.includes('The call is the same without it, leave it out'));
  expect(same.map((line) => /#(\S+):/.exec(line)?.[1]).sort()).toEqual([
    '/answer/all/type',
    '/answer/status',
    '/level',
    '/messages/409',
    '/messages/default',
    '/takes/day/maxLength',
    '/takes/kind/type',
  ]);
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
