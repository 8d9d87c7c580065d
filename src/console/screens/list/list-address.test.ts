import { describe, expect, it } from 'vitest';
import { inView, type ListDefaults, readAddress, writeAddress } from './list-address.ts';

const defaults: ListDefaults = {
  perPage: 10,
  pageSizes: [10, 20],
  filters: [{ name: 'shelf__in' }, { name: 'lent', key: 'since', usual: 'year' }],
  views: { parameter: 'activeTab', values: ['risk', 'all'], usual: 'risk' },
};
const read = (query: string) => readAddress(new URLSearchParams(query), defaults);
const written = (query: string, change: object) =>
  writeAddress(new URLSearchParams(query), { ...read(query), ...change }, defaults).toString();

describe('the view of a list in the address', () => {
  it.each([
    ['', 'risk'],
    ['activeTab=all', 'all'],
    ['activeTab=ALL', 'all'],
    ['activeTab=other', 'risk'],
  ])('%j is %s', (query, view) => {
    expect(read(query).view).toBe(view);
  });

  it('is left out when it is the first, and leaves what is not the list’s', () => {
    expect(written('eID=7&activeTab=all', { view: 'risk' })).toBe('eID=7');
    expect(written('eID=7&search=ann', { view: 'all' })).toBe('eID=7&search=ann&activeTab=all');
  });

  it('is not there in a list that has none', () => {
    expect(readAddress(new URLSearchParams('activeTab=all'), { ...defaults, views: undefined })).not.toHaveProperty(
      'view',
    );
  });
});

describe('a view with an order and columns of its own', () => {
  const sort = { field: 'since', order: 'ASC' } as const;
  const own = { mine: { sort, columns: ['since'] } };
  const views = { parameter: 'view', values: ['all', 'mine'], usual: 'all', own };
  const withOwn: ListDefaults = { ...defaults, columns: ['title'], views };
  const stateOf = (query: string) => readAddress(new URLSearchParams(query), withOwn);
  const to = (query: string, view: string) => {
    const search = new URLSearchParams(query);
    return writeAddress(search, inView(search, view, withOwn), withOwn).toString();
  };

  it.each([
    ['', undefined, ['title']],
    ['view=mine', sort, ['since']],
    ['view=mine&sort=-name&columns=', { field: 'name', order: 'DESC' }, []],
  ])('%j', (query, order, columns) => expect(stateOf(query)).toMatchObject({ columns, sort: order }));

  it.each([
    ['', 'mine', 'view=mine'],
    ['view=mine&page=2', 'all', ''],
    ['sort=name&columns=title%2Ctags', 'mine', 'sort=name&columns=title%2Ctags&view=mine'],
    ['columns=', 'mine', 'columns=&view=mine'],
    ['view=mine&columns=since', 'mine', 'view=mine'],
  ])('%j led to %s is %j', (query, view, address) => expect(to(query, view)).toBe(address));
});

describe('a filter that is set from the start, under a name of its own', () => {
  it.each([
    ['', ['year']],
    ['since=week', ['week']],
    ['since=', undefined],
    ['f.lent=week', ['year']],
  ])('%j is %j', (query, chosen) => expect(read(query).filters.lent).toEqual(chosen));

  it.each([
    [['year'], ''],
    [['week'], 'since=week'],
    [[], 'since='],
  ])('%j is written as %j', (chosen, query) => expect(written('', { filters: { lent: chosen } })).toBe(query));
});
