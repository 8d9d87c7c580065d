import { describe, expect, it } from 'vitest';
import { filtersText } from './address.ts';
import { faultIn } from './day-fault.ts';
import { type Category, choicesOf, type Draft, draftOf, put, toggle } from './draft.ts';
import { filtersIn } from './from-address.ts';

const categories: Category[] = [
  { key: 'hipo', label: 'Hipos', kind: 'flag' },
  { key: 'joinDate', label: 'Joining Date', kind: 'dates', start: 'from', end: 'to' },
  { key: 'tags', label: 'Tags', kind: 'tags' },
  { key: 'department__in', label: 'Department', kind: 'values' },
];
const words = {
  preset: (value: string) => `preset ${value}`,
  days: (from?: string, to?: string) => [from, to].filter(Boolean).join(' to '),
};

describe('a draft of filters', () => {
  it('takes values and gives them back', () => {
    const one = toggle({}, 'department__in', 'Sales');
    expect(one).toEqual({ department__in: ['Sales'] });
    expect(toggle(one, 'department__in', 'Sales')).toEqual({});
    expect(put(one, 'tags', [])).toEqual(one);
  });

  it('says each choice, and what stays without it', () => {
    const draft: Draft = { hipo: ['True'], joinDate: ['custom'], from: ['2020-01-01'], tags: ['New', 'Old'] };
    expect(choicesOf(draft, categories, words).map(({ label }) => label)).toEqual([
      'Hipos',
      'Joining Date: 2020-01-01',
      'Tags: New',
      'Tags: Old',
    ]);
    const [hipo, dates, tag] = choicesOf(draft, categories, words);
    expect(hipo?.without).not.toHaveProperty('hipo');
    expect(dates?.without).toEqual({ hipo: ['True'], tags: ['New', 'Old'] });
    expect(tag?.without.tags).toEqual(['Old']);
    expect(choicesOf({ joinDate: ['last_month'] }, categories, words)[0]?.label).toBe(
      'Joining Date: preset last_month',
    );
  });

  it('goes into the address and comes back', () => {
    const draft = { department__in: ['Pune, MH', 'Sales'], tags: ['New'] };
    expect(filtersText(draft)).toBe('{"department__in":"Pune%2C MH,Sales","tags":["New"]}');
    expect(draftOf(JSON.parse(filtersText(draft)))).toEqual(draft);
    expect(filtersIn(new URLSearchParams({ filters: filtersText(draft) }))).toEqual(draft);
  });

  it.each(['', '{', 'null', '[]', '7'])('is empty where the address says nothing to be read: %s', (filters) => {
    expect(filtersIn(new URLSearchParams({ filters }))).toEqual({});
    expect(filtersIn(new URLSearchParams())).toEqual({});
  });

  const limits = { min: '2018-01-01', max: '2026-03-31' };
  const custom = { joinDate: ['custom'] };
  it.each([
    ['both days missing', custom, 'NoDates'],
    ['a day before the first', { ...custom, from: ['2017-12-31'] }, 'DateOutside'],
    ['a day after the last', { ...custom, to: ['2026-04-01'] }, 'DateOutside'],
    ['days swapped', { ...custom, from: ['2026-02-01'], to: ['2026-01-01'] }, 'DatesSwapped'],
    ['days swapped, of an address that says no more', { from: ['2026-02-01'], to: ['2026-01-01'] }, 'DatesSwapped'],
    ['one day', { ...custom, from: ['2026-02-01'] }, undefined],
    ['a preset', { joinDate: ['last_month'], from: ['1999-01-01'] }, undefined],
    ['no days', { tags: ['New'] }, undefined],
  ])('knows what the server would refuse: %s', (_, draft, error) => {
    expect(faultIn(draft, categories, limits)?.error).toBe(error);
  });
});
