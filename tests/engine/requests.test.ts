import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { effectsOf } from './library/effects.ts';
import { everything, fillLibrary, libraryApp } from './library/library.ts';

/** What is sent may be anything: it is answered in one shape, nothing changes, and nothing of ours fails. */

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

const path = '/library/book';
const json = { 'content-type': 'application/json' };
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const book = (more: object) => JSON.stringify({ title: 'X', genre: 'novel', ...more });

describe('bodies', () => {
  const cases: [string, number, Record<string, string>, string][] = [
    ['no JSON', 400, json, '{"title":'],
    ['a number', 400, json, '5'],
    ['null', 400, json, 'null'],
    ['nothing', 400, json, ''],
    ['nested too deep', 400, json, book({ keywords: nested(40) })],
    ['too many keys', 400, json, book(Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`k${n}`, n])))],
    ['a NUL', 400, json, '{"title":"a\\u0000b","genre":"novel"}'],
    ['a NUL in a key', 400, json, '{"a\\u0000b":1}'],
    ['half of a surrogate pair', 400, json, '{"title":"\\ud800","genre":"novel"}'],
    ['__proto__', 400, json, '{"__proto__":{"a":1},"title":"X","genre":"novel"}'],
    ['__proto__ further down', 400, json, '{"title":"X","genre":"novel","keywords":[{"__proto__":1}]}'],
    ['too large', 413, json, book({ author: 'x'.repeat(300_000) })],
    ['plain text', 415, { 'content-type': 'text/plain' }, book({})],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'title=X&genre=novel'],
    ['XML', 415, { 'content-type': 'application/xml' }, '<title/>'],
    ['no type', 415, {}, book({})],
    ['a number too large', 400, json, '{"title":"X","genre":"novel","pages":1e309}'],
    ['a broken number', 400, json, '{"title":"X","genre":"novel","pages":1.5}'],
  ];
  it.each(cases)('%s is refused with %i', async (_, status, headers, payload) => {
    const { answer, effects } = await effectsOf(library, () =>
      keeper.request('POST', path, { headers, body: payload }),
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      status,
      code: expect.any(String),
      error: answer.body.message,
      detail: answer.body.message,
    });
    expect(effects).toEqual({});
  });

  it('JSON with a charset is JSON', async () => {
    const answer = await keeper.request('POST', path, {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: book({}),
    });
    expect(answer.status).toBe(201);
  });

  it('a request without one may call it what it likes', async () => {
    const answer = await keeper.request('DELETE', `${path}/22222222-0000-4000-8000-000000000099`, {
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('addresses', () => {
  it.each([
    ['an unknown one', 'GET', '/library/nothing', 404],
    ['another method', 'DELETE', '/library/book', 404],
    ['an unknown query key', 'GET', '/library/filters?x=1', 400],
    ['one value given twice', 'GET', '/library/members?branch=a&branch=b', 400],
    ['a NUL in the query', 'GET', '/library/members?branch=%00', 400],
    ['a broken escape in the path', 'GET', '/library/book/%zz', 400],
    ['a long parameter', 'GET', `/library/book/${'x'.repeat(5000)}`, 400],
    ['__proto__ in the query', 'GET', '/library/members?__proto__=1', 400],
  ])('%s', async (_, method, url, status) => {
    const answer = await keeper.request(method, url);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status, code: expect.any(String), message: expect.any(String) });
  });
});

describe('who asks', () => {
  it('nobody: 401', async () => {
    const answer = await (await library.as(null)).call('lending/book.filters');
    expect(answer).toMatchObject({ status: 401, body: { code: 'SignedOut', message: 'Please show your card first.' } });
  });

  it('half signed in: 401 where the whole is asked for', async () => {
    const half = await library.as(library.actor({ permissions: everything }), 'half');
    expect((await half.call('lending/book.filters')).status).toBe(401);
  });

  it('someone who may no longer sign in: 401', async () => {
    const gone = await library.as({
      company: 'aaaaaaaa-0000-4000-8000-000000000001',
      userId: 'eeeeeeee-0000-4000-8000-000000000001',
    });
    expect((await gone.call('lending/book.filters')).status).toBe(401);
  });

  it('long after signing in: 401 for what asks to be sure', async () => {
    const desk = await library.as(library.actor({ permissions: everything, flags: { at_desk: true } }));
    const body = {
      member: '11111111-0000-4000-8000-000000000001',
      book: '22222222-0000-4000-8000-000000000001',
      due: '2026-03-01',
    };
    expect((await desk.call('lending/loan.create', { body })).status).toBe(201);
    library.clock.forward(6);
    expect(await desk.call('lending/loan.create', { body })).toMatchObject({
      status: 401,
      body: { code: 'StepUpNeeded' },
    });
    expect((await desk.call('lending/book.filters')).status).toBe(200);
  });

  it('another site: 403', async () => {
    const answer = await keeper.request('POST', path, {
      headers: { 'sec-fetch-site': 'cross-site' },
      body: { title: 'X', genre: 'novel' },
    });
    expect(answer.status).toBe(403);
  });
});
