import { describe, expect, it } from 'vitest';
import { type ListDefaults, readAddress, writeAddress } from './list-address.ts';

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
