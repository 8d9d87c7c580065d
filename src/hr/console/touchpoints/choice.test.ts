import { describe, expect, it } from 'vitest';
import {
  type Choice,
  count,
  exported,
  extent,
  type Found,
  isChosen,
  nothing,
  searched,
  toggle,
  toggleAll,
} from './choice.ts';

const found: Found = { search: 'month', ids: ['a', 'b'], total: 2 };
const many: Found = { search: '', ids: ['a', 'b'], total: 5000 };
const some = (...ids: string[]): Choice => ({ all: false, ids: new Set(ids) });
const all = (search: string): Choice => ({ all: true, search });

describe('the choice of touchpoints', () => {
  it.each([
    ['nothing', nothing, 'none', 0],
    ['one', some('a'), 'some', 1],
    ['one of another search', some('z'), 'none', 1],
    ['each', some('a', 'b'), 'all', 2],
    ['all', all('month'), 'all', 2],
  ] as const)('knows how much is chosen: %s', (_, choice, expected, number) => {
    expect(extent(choice, found)).toBe(expected);
    expect(count(choice, found)).toBe(number);
  });

  it.each([
    ['none', nothing, all('month')],
    ['some', some('a'), all('month')],
    ['each', some('a', 'b'), nothing],
    ['all', all('month'), nothing],
    ['some of another search', some('z'), some('z', 'a', 'b')],
    ['each, and another', some('z', 'a', 'b'), some('z')],
  ])('selects all matches of the search, or none of them: %s', (_, before, after) => {
    expect(toggleAll(before, found)).toEqual(after);
  });

  it('counts all matches, also those beyond the picker', () => {
    expect(count(toggleAll(nothing, many), many)).toBe(5000);
    expect(extent(some('a', 'b'), many)).toBe('some');
  });

  it('leaves out one of all, and takes it back', () => {
    const without = toggle(all('month'), found, 'a');
    expect(without).toEqual(some('b'));
    expect(isChosen(without, 'a')).toBe(false);
    expect(toggle(without, found, 'a')).toEqual(some('a', 'b'));
  });

  it('keeps what was chosen when something else is searched', () => {
    expect(searched(all('month'), found)).toEqual(some('a', 'b'));
    expect(searched(some('z'), found)).toEqual(some('z'));
  });

  it('is sent as ids, or as the search that the server expands', () => {
    expect(exported(some('a', 'b'))).toEqual({ stages: ['a', 'b'] });
    expect(exported(all('month'))).toEqual({ all: true, raw_search_string: 'month' });
    expect(exported(all(''))).toEqual({ all: true });
  });
});
