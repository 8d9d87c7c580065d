import { describe, expect, it } from 'vitest';
import { optionDetails, optionLabels } from '../../generated/options.ts';
import { filtersTold } from './filters-told.ts';

const told = {
  table: optionDetails['segments/keys.table'],
  presets: optionDetails['segments/keys.presets'],
  lists: optionLabels,
  yes: 'Yes',
  day: (end: 'from' | 'to', date: string) => `${end} ${date}`,
};
const from = 'user__profile__joining_date_start';
const to = 'user__profile__joining_date_end';

describe('filters are told by their labels', () => {
  it.each([
    ['none', {}, {}],
    ['values', { user__profile__department__in: ['Legal', 'Sales'] }, { Department: 'Legal, Sales' }],
    ['values of a list', { user__profile__gender__in: ['female'] }, { Gender: 'Female' }],
    ['tags', { user__profile__tags: ['Performers'] }, { Tags: 'Performers' }],
    ['a flag', { user__profile__high_potential_emp: ['True'] }, { Hipos: 'Yes' }],
    ['a preset', { joinDate: ['last_month'] }, { 'Joining Date': 'Last month' }],
    [
      'days',
      { joinDate: ['custom'], [from]: ['2020-01-01'], [to]: ['2020-02-01'] },
      { 'Joining Date': 'from 2020-01-01 to 2020-02-01' },
    ],
    ['one day', { joinDate: ['custom'], [to]: ['2020-02-01'] }, { 'Joining Date': 'to 2020-02-01' }],
  ])('%s', (_, filters, expected) => expect(filtersTold(filters, told)).toEqual(expected));
});
