import simpleRest from 'ra-data-simple-rest';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { effectsOf } from './library/effects.ts';
import { bookId, everything, fillLibrary, libraryApp, loanId, memberId } from './library/library.ts';

/** Entities with `api`, through the very data provider that the console uses. */

let library: TestApp | undefined;
let keeper: Caller;
beforeEach(async () => {
  library ??= await libraryApp();
  await fillLibrary(library);
  keeper = await library.as(library.actor({ permissions: everything, flags: { at_desk: true } }));
});
afterAll(async () => {
  expect(library?.failures).toEqual([]);
  await library?.close();
});

const line = (more: Record<string, unknown>) => expect.objectContaining(more);

/** react-admin's HTTP client, without a network. */
const provider = (who: Caller) =>
  simpleRest('/api', async (url, options = {}) => {
    const headers = Object.fromEntries(new Headers(options.headers as HeadersInit).entries());
    const body = options.body === undefined ? {} : { body: JSON.parse(String(options.body)) };
    const answer = await who.request(options.method ?? 'GET', String(url), { headers, ...body });
    if (answer.status >= 400)
      throw Object.assign(new Error(answer.body.message), { status: answer.status, body: answer.body });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return { status: answer.status, headers: new Headers(given), body: '', json: answer.body };
  });

const list = (more: object = {}) => ({
  pagination: { page: 1, perPage: 3 },
  sort: { field: 'title', order: 'ASC' as const },
  filter: {},
  ...more,
});
const titles = ({ data }: { data: object[] }) => data.map((record) => (record as { title?: string }).title);

describe('as ra-data-simple-rest asks', () => {
  it('lists with page, sort, filter and total', async () => {
    const rest = provider(keeper);
    const first = await rest.getList('lending/book', list());
    expect([titles(first), first.total]).toEqual([['Algebra', 'Ballads', 'Comets'], 6]);
    expect(first.data[0]).toMatchObject({ id: bookId(1), version: 1, keeper__name: 'Ada' });
    const second = await rest.getList(
      'lending/book',
      list({ pagination: { page: 2, perPage: 3 }, sort: { field: 'title', order: 'DESC' } }),
    );
    expect([titles(second), second.total]).toEqual([['Comets', 'Ballads', 'Algebra'], 6]);
    expect(titles(await rest.getList('lending/book', list({ filter: { genre: 'novel' } })))).toEqual([
      'Dunes 100%',
      'Fables',
    ]);
    expect(titles(await rest.getList('lending/book', list({ filter: { q: 'he', pages_gte: 150 } })))).toEqual([
      'Ballads',
      'Comets',
      'Dunes 100%',
    ]);
    expect((await rest.getList('lending/book', list({ filter: { genre: 'nothing' } }))).total).toBe(0);
  });

  it('finds by the numbers of a list', async () => {
    const rest = provider(keeper);
    for (const [title, volumes] of [
      ['Gold', [1, 3]],
      ['Silver', [3, 12]],
    ] as const)
      await rest.create('lending/book', { data: { title, genre: 'novel', volumes } });
    const found = async (volumes: unknown) => titles(await rest.getList('lending/book', list({ filter: { volumes } })));
    expect(await found(3)).toEqual(['Gold', 'Silver']);
    expect(await found([1, 7])).toEqual(['Gold']);
    expect(await found('12')).toEqual(['Silver']);
    expect(await found(2)).toEqual([]);
    await expect(found('many')).rejects.toMatchObject({ status: 400 });
  });

  it('reads one, many, and those that refer to a record', async () => {
    const rest = provider(keeper);
    expect((await rest.getOne('lending/book', { id: bookId(2) })).data).toMatchObject({ title: 'Ballads' });
    expect(titles(await rest.getMany('lending/book', { ids: [bookId(1), bookId(4), bookId(11)] }))).toEqual([
      'Algebra',
      'Dunes 100%',
    ]);
    const loans = await rest.getManyReference('lending/loan', {
      ...list({ sort: { field: 'due', order: 'ASC' } }),
      target: 'member',
      id: memberId(1),
    });
    expect([loans.data.length, loans.total]).toEqual([1, 1]);
  });

  it('creates, changes and deletes', async () => {
    const rest = provider(keeper);
    const { data } = await rest.create('lending/book', { data: { title: 'Gold', genre: 'novel' } });
    expect(data).toMatchObject({ title: 'Gold', status: 'ordered', version: 1 });
    const changed = await rest.update('lending/book', {
      id: data.id,
      data: { ...data, title: 'Silver', author: null },
      previousData: data,
    });
    expect(changed.data).toMatchObject({ title: 'Silver', version: 2 });
    const removed = await rest.delete('lending/book', { id: data.id, previousData: { ...data, id: data.id } });
    expect(removed.data).toMatchObject({ id: data.id });
    await expect(rest.getOne('lending/book', { id: data.id })).rejects.toMatchObject({ status: 404 });
  });

  it('deletes for good what has no state for it', async () => {
    const { effects } = await effectsOf(library as TestApp, () =>
      provider(keeper).delete('lending/loan', { id: loanId(2), previousData: { id: loanId(2) } }),
    );
    expect(effects).toEqual({
      loan: { removed: [line({ id: loanId(2) })] },
      audit_line: {
        added: [
          line({
            type: 'loan',
            activity: 'delete',
            record_id: loanId(2),
            new: null,
            old: line({ member: memberId(2) }),
          }),
        ],
      },
    });
  });
});

describe('rights', () => {
  const body = { title: 'X', genre: 'novel' };
  it.each([
    ['a verb without a gate: create', 'POST', '/api/lending/member', { name: 'X', branch: 'x' }, 403],
    ['a verb without a gate: delete', 'DELETE', `/api/lending/member/${memberId(1)}`, undefined, 403],
    ['an entity without api', 'GET', '/api/lending/nothing', undefined, 404],
    ['another company: read', 'GET', `/api/lending/book/${bookId(11)}`, undefined, 404],
    ['another company: change', 'PUT', `/api/lending/book/${bookId(11)}`, body, 404],
    ['another company: delete', 'DELETE', `/api/lending/book/${bookId(11)}`, undefined, 404],
  ])('%s', async (_, method, path, payload, status) => {
    const { answer, effects } = await effectsOf(library as TestApp, () =>
      keeper.request(method, path, { body: payload }),
    );
    expect(answer.status).toBe(status);
    expect(effects).toEqual({});
  });

  it.each([
    ['list', 'GET', '/api/lending/book', undefined],
    ['read', 'GET', `/api/lending/book/${bookId(1)}`, undefined],
    ['create', 'POST', '/api/lending/book', body],
    ['update', 'PUT', `/api/lending/book/${bookId(1)}`, body],
    ['delete', 'DELETE', `/api/lending/book/${bookId(1)}`, undefined],
  ])('%s asks the gate of its verb', async (_, method, path, payload) => {
    const app = library as TestApp;
    const nobody = await app.as(app.actor());
    expect((await nobody.request(method, path, { body: payload })).status).toBe(403);
    expect((await (await app.as(null)).request(method, path, { body: payload })).status).toBe(401);
  });

  it('asks a gate that looks at the record', async () => {
    const open = await keeper.request('PUT', `/api/lending/loan/${loanId(1)}`, { body: { remark: 'x' } });
    const shut = await keeper.request('PUT', `/api/lending/loan/${loanId(3)}`, { body: { remark: 'x' } });
    expect([open.status, shut.status, shut.body.message]).toEqual([200, 403, 'This loan is closed.']);
  });
});

describe('writing', () => {
  it('changes with the version that was seen only', async () => {
    const path = `/api/lending/book/${bookId(1)}`;
    const stale = await keeper.request('PUT', path, { body: { title: 'X' }, headers: { 'if-match': '"9"' } });
    expect(stale).toMatchObject({ status: 412, body: { code: 'Stale', current: { title: 'Algebra' } } });
    const { answer, effects } = await effectsOf(library as TestApp, () =>
      keeper.request('PUT', path, { body: { title: 'X' }, headers: { 'if-match': '"1"' } }),
    );
    expect(answer.headers.etag).toBe('"2"');
    expect(effects).toEqual({
      book: { changed: [{ id: bookId(1), title: 'X', version: 2 }] },
      audit_line: {
        added: [
          line({
            type: 'book',
            activity: 'update',
            call: 'api/lending/book.update',
            old: { title: 'Algebra' },
            new: { title: 'X' },
          }),
        ],
      },
    });
  });

  it.each([
    ['an unknown property', { title: 'X', genre: 'novel', colour: 'red' }, 'colour'],
    ['a missing one', { title: 'X' }, 'genre'],
    ['a wrong type', { title: 5, genre: 'novel' }, 'title'],
    ['not an option', { title: 'X', genre: 'crime' }, 'genre'],
    ['a relation to nothing', { title: 'X', genre: 'novel', keeper: memberId(99) }, 'keeper'],
    ['a relation to no id', { title: 'X', genre: 'novel', keeper: 'me' }, 'keeper'],
    ['a text that is too long', { title: 'X'.repeat(101), genre: 'novel' }, 'title'],
    ['a list of too many', { title: 'X', genre: 'novel', keywords: Array(11).fill('x') }, 'keywords'],
  ])('refuses %s by its name', async (_, body, field) => {
    const { answer, effects } = await effectsOf(library as TestApp, () =>
      keeper.request('POST', '/api/lending/book', { body }),
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
    expect(effects).toEqual({});
  });

  it.each([
    ['filter', '{'],
    ['filter', '[]'],
    ['filter', '"x"'],
    ['filter', '{"colour":"red"}'],
    ['filter', '{"title":{"a":1}}'],
    ['filter', '{"keeper":"me"}'],
    ['filter', '{"pages":"many"}'],
    ['filter', '{"createdAt_gte":"2026-02-30"}'],
    ['range', '[5,1]'],
    ['range', '[-1,1]'],
    ['range', '[0]'],
    ['range', '[0,1,2]'],
    ['range', '{}'],
    ['sort', '["title"]'],
    ['sort', '["title","UP"]'],
    ['sort', '["colour","ASC"]'],
    ['embed', '["keeper"]'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await keeper.request('GET', '/api/lending/book', { query: { [name]: value } })).status).toBe(400);
  });
});
