import { describe, expect, it } from 'vitest';
import { constants, optionDetails, optionValues } from '../../generated/options.ts';
import {
  type FilterKey,
  type Limits,
  type Preset,
  periodOf,
  readFilters,
  sameText,
  writeFilters,
} from './saved-filters.ts';

const table: readonly FilterKey[] = optionDetails['segments/keys.table'];
const presets: readonly Preset[] = optionDetails['segments/keys.presets'];
const limits: Limits = { table, presets, min: constants['segments/keys.minDate'], max: '2026-03-31', mostText: 2000 };
const hr = ['manage_employee'];
const read = (given: Record<string, unknown>, permissions = hr) => readFilters(given, permissions, limits);

const department = 'user__profile__department__in';
const tags = 'user__profile__tags';
const hipos = 'user__profile__high_potential_emp';
const from = 'user__profile__joining_date_start';
const to = 'user__profile__joining_date_end';

describe('filters', () => {
  it.each([
    ['joined with commas', { [department]: 'Sales, Legal' }, { [department]: ['Legal', 'Sales'] }],
    ['as a list', { [department]: ['Sales', 'Sales'] }, { [department]: ['Sales'] }],
    ['a comma inside of a value', { [department]: 'Pune%2C MH' }, { [department]: ['Pune, MH'] }],
    ['tags', { [tags]: ['Performers'] }, { [tags]: ['Performers'] }],
    ['no values', { [department]: '', [tags]: [] }, {}],
    ['a flag as a word', { [hipos]: 'True' }, { [hipos]: ['True'] }],
    ['a flag', { [hipos]: true }, { [hipos]: ['True'] }],
    ['a flag that is off', { [hipos]: 'false' }, {}],
    ['a preset', { joinDate: 'last_month' }, { joinDate: ['last_month'] }],
    ['all time', { joinDate: 'all_time' }, {}],
    ['a preset wins over dates', { joinDate: 'last_month', [from]: '2020-01-01' }, { joinDate: ['last_month'] }],
    ['dates', { joinDate: 'custom', [from]: '2020-01-01' }, { joinDate: ['custom'], [from]: ['2020-01-01'] }],
    [
      'dates alone',
      { [from]: '2018-01-01', [to]: '2026-03-31' },
      { joinDate: ['custom'], [from]: ['2018-01-01'], [to]: ['2026-03-31'] },
    ],
  ])('are read: %s', (_, given, expected) => {
    expect(read(given)).toEqual({ filters: expected });
  });

  it.each([
    [
      'a key that is not there',
      { user__profile__password__in: 'x' },
      { error: 'UnknownFilter', params: { name: 'user__profile__password__in' } },
    ],
    ['a property of every object', { __proto__x: 'x' }, { error: 'UnknownFilter', params: { name: '__proto__x' } }],
    ['a flag of another kind', { [hipos]: 'maybe' }, { error: 'UnknownFilter', params: { name: hipos } }],
    [
      'a preset that is not there',
      { chatInitDate: 'last_century' },
      { error: 'UnknownPeriod', params: { name: 'last_century' } },
    ],
    ['no dates', { joinDate: 'custom' }, { error: 'NoDates', params: { name: 'Joining Date' } }],
    ['the day before the first', { [from]: '2017-12-31' }, { error: 'DateOutside', params: { min: '01-01-2018' } }],
    ['tomorrow', { [to]: '2026-04-01' }, { error: 'DateOutside', params: { min: '01-01-2018' } }],
    ['no day at all', { [to]: '2026-02-30' }, { error: 'DateOutside', params: { min: '01-01-2018' } }],
    ['another order', { [to]: '31-01-2026' }, { error: 'DateOutside', params: { min: '01-01-2018' } }],
    ['the end first', { [from]: '2026-02-02', [to]: '2026-02-01' }, { error: 'DatesSwapped' }],
    ['very many values', { [department]: 'x'.repeat(2000) }, { error: 'TooLarge' }],
  ])('are refused: %s', (_, given, fault) => {
    expect(read(given)).toEqual({ fault });
  });

  it('by something that the person may not see are refused like one that is not there', () => {
    expect(read({ [hipos]: 'True' }, ['company_culture_dashboard'])).toEqual({
      fault: { error: 'UnknownFilter', params: { name: hipos } },
    });
  });

  it('are written as they were sent', () => {
    const { filters = {} } = read({ [department]: 'Pune%2C MH,Sales', [tags]: 'Performers', joinDate: 'last_month' });
    expect(writeFilters(filters, table)).toEqual({
      [department]: 'Pune%2C MH,Sales',
      [tags]: ['Performers'],
      joinDate: 'last_month',
    });
    expect(read(writeFilters(filters, table))).toEqual({ filters });
  });

  it('are the same in any order', () => {
    expect(sameText({ a: ['2', '1'], b: ['3'] })).toBe(sameText({ b: ['3'], a: ['1', '2'] }));
  });
});

describe('the table', () => {
  it('has every field by which groups are limited', () => {
    const properties = table.map(({ property }) => property);
    expect(optionValues['people/user/audience'].filter((field) => !properties.includes(field))).toEqual([]);
  });
});

describe('a period', () => {
  const joining = table.find(({ value }) => value === 'joinDate') as FilterKey;
  it.each([
    ['this_week', '2026-03-31', '2026-03-25'],
    ['last_month', '2026-03-31', '2026-03-01'],
    ['last_3_months', '2026-05-31', '2026-03-01'],
    ['last_6_months', '2026-03-31', '2025-10-01'],
    ['last_12_months', '2024-02-29', '2023-03-01'],
  ])('%s until %s begins on %s', (preset, today, first) => {
    expect(periodOf({ joinDate: [preset] }, joining, presets, today)).toEqual({ from: first, to: today });
  });

  it('of own dates may be open at either end', () => {
    expect(periodOf({ joinDate: ['custom'], [from]: ['2020-01-01'] }, joining, presets, '2026-03-31')).toEqual({
      from: '2020-01-01',
      to: undefined,
    });
    expect(periodOf({}, joining, presets, '2026-03-31')).toEqual({});
  });
});
