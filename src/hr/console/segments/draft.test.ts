import { describe, expect, it } from 'vitest';
import { filtersText } from './address.ts';
import { type Category, choicesOf, type Draft, draftOf, put, toggle } from './draft.ts';

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
  });
});
