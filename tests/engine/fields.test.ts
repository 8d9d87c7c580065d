import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { bookId, fillLibrary, libraryApp, memberId } from './library/library.ts';

/** Fields behind a gate: absent or masked for some, and nothing that they may ask tells what stands there. */

let library: TestApp;
let open: Caller;
let closed: Caller;
let ben: Caller;
beforeAll(async () => {
  library = await libraryApp();
  await fillLibrary(library);
  const shared = ['browse', 'keep', 'members'];
  open = await library.as(library.actor({ permissions: [...shared, 'prices', 'contact'] }));
  closed = await library.as(library.actor({ permissions: shared }));
  ben = await library.as(library.actor({ id: memberId(2), permissions: ['browse', 'members'] }));
});
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});

type Row = Record<string, unknown>;
const list = async (who: Caller, query: Row = {}) => (await who.call('lending/member.list', { query })).body;
const rest = (who: Caller, query: Row) =>
  who.request('GET', '/api/lending/member', {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
  });

describe('reading', () => {
  it('is by value where the gate allows', async () => {
    const [ada] = await list(open);
    expect(ada).toMatchObject({ email: 'ada@library.example', phone: '111', card: '1234567890', fine: 2.5 });
  });

  it('is masked or absent where it does not', async () => {
    const [ada, , , dan] = await list(closed);
    expect(ada).toMatchObject({ email: 'a•••@library.example', card: '••••7890' });
    expect(Object.keys(ada)).not.toContain('phone');
    expect(Object.keys(ada)).not.toContain('fine');
    expect(dan.card).toBeNull();
  });

  it('asks for each record where the gate looks at it', async () => {
    const [ada, me] = await list(ben);
    expect(ada).toMatchObject({ email: 'a•••@library.example' });
    expect(me).toMatchObject({ email: 'ben@library.example', phone: null, card: '••••' });
    expect(ada).not.toHaveProperty('phone');
  });

  it('never gives a secret', async () => {
    expect(
      JSON.stringify([await list(open), (await open.request('GET', `/api/lending/member/${memberId(1)}`)).body]),
    ).not.toContain('4711');
  });

  it('leaves out what is asked for by name', async () => {
    const query = { fields: 'title,price' };
    expect((await open.call('lending/book.read', { params: { id: bookId(1) }, query })).body).toMatchObject({
      price: 10,
    });
    expect((await closed.call('lending/book.read', { params: { id: bookId(1) }, query })).body).not.toHaveProperty(
      'price',
    );
  });
});

describe('asking about a hidden field is as asking about none', () => {
  const unknown = { status: 400, body: { code: 'UnknownField' } };
  it.each([
    ['a filter of a call', () => closed.call('lending/member.list', { query: { email: 'ada@library.example' } })],
    ['an order of a call', () => closed.call('lending/member.list', { query: { ordering: 'email' } })],
    ['a filter of a list in the body', () => closed.call('lending/book.list', { body: { price__in: [10] } })],
    ['an order of a list in the body', () => closed.call('lending/book.list', { body: { ordering: '-price' } })],
    ['a filter by REST', () => rest(closed, { filter: { fine: 2.5 } })],
    ['a range by REST', () => rest(closed, { filter: { fine_gte: 1 } })],
    ['an order by REST', () => rest(closed, { sort: ['card', 'ASC'] })],
    ['a secret by REST', () => rest(open, { filter: { pin: '4711' } })],
    [
      'a filter where the gate looks at the record',
      () => ben.call('lending/member.list', { query: { email: 'ben@library.example' } }),
    ],
  ])('%s', async (_, ask) => expect(await ask()).toMatchObject(unknown));

  it('is answered the same by REST for a field that does not exist', async () => {
    const hidden = await rest(closed, { filter: { fine: 2.5 } });
    const absent = await rest(closed, { filter: { finesse: 2.5 } });
    expect(JSON.stringify(hidden.body).replaceAll('fine', 'x')).toBe(
      JSON.stringify(absent.body).replaceAll('finesse', 'x'),
    );
  });

  it('search looks only where the person may read', async () => {
    const names = async (who: Caller, q: string) =>
      (await list(who, { raw_search_string: q })).map((row: Row) => row.name);
    expect(await names(open, 'dan_100%')).toEqual(['Dan']);
    expect(await names(closed, 'dan_100%')).toEqual([]);
    expect(await names(closed, 'library.example')).toEqual([]);
    expect(await names(closed, 'da')).toEqual(['Ada', 'Dan']);
    expect((await rest(closed, { filter: { q: 'library.example' } })).headers['content-range']).toBe('items 0-0/0');
  });
});

describe('writing', () => {
  const change = (who: Caller, body: Row) => who.request('PUT', `/api/lending/member/${memberId(3)}`, { body });

  it('is refused by name where the gate does not allow', async () => {
    expect(await change(closed, { name: 'Cleopatra', fine: 9 })).toMatchObject({
      status: 403,
      body: { errors: { fine: [expect.any(String)] } },
    });
    expect((await open.request('GET', `/api/lending/member/${memberId(3)}`)).body).toMatchObject({
      name: 'Cleo',
      fine: 0,
    });
  });

  it('takes a mask that comes back for what it hides', async () => {
    const seen = (await closed.request('GET', `/api/lending/member/${memberId(3)}`)).body;
    expect(await change(closed, { ...seen, branch: 'west' })).toMatchObject({ status: 200, body: { branch: 'west' } });
    expect((await open.request('GET', `/api/lending/member/${memberId(3)}`)).body).toMatchObject({
      email: 'cleo@library.example',
      branch: 'west',
    });
  });

  it('keeps hidden values apart in the audit, and secrets out of it', async () => {
    await change(open, { fine: 3, pin: '0815', phone: '333' });
    const [line] = await library.rows(`select old, new from audit_line order by id desc limit 1`);
    expect(line).toEqual({
      old: { 'x-read': { 'lending/prices': { fine: 0 }, 'lending/contact': { phone: null } } },
      new: { 'x-read': { 'lending/prices': { fine: 3 }, 'lending/contact': { phone: '333' } } },
    });
  });
});
