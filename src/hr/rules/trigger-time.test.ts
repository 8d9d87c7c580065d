import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionValues } from '../../generated/options.ts';
import { type TriggerUnit, triggerDate, triggerTime, unitLengths } from './trigger-time.ts';

const words = {
  unitWords: ['day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years'],
  joiningDay: 'On joining day',
};

describe('trigger time in words', () => {
  it.each<[number, TriggerUnit, string]>([
    [0, 'days', 'On joining day'],
    [0, 'months', 'On joining day'],
    [1, 'days', '1 day'],
    [2, 'days', '2 days'],
    [45, 'days', '45 days'],
    [1, 'weeks', '1 week'],
    [60, 'weeks', '60 weeks'],
    [1, 'months', '1 month'],
    [11, 'months', '11 months'],
    [12, 'months', '1 year'],
    [13, 'months', '1 year 1 month'],
    [18, 'months', '1 year 6 months'],
    [24, 'months', '2 years'],
    [30, 'months', '2 years 6 months'],
    [1, 'years', '1 year'],
    [5, 'years', '5 years'],
  ])('%i %s: %s', (duration, unit, expected) => {
    expect(triggerTime(duration, unit, words)).toBe(expected);
  });
});

describe('trigger date', () => {
  it.each<[string, number, TriggerUnit, string]>([
    ['2024-01-15', 0, 'days', '2024-01-15'],
    ['2024-01-15', 20, 'days', '2024-02-04'],
    ['2024-01-15', 2, 'weeks', '2024-01-29'],
    ['2024-01-31', 1, 'months', '2024-02-29'],
    ['2023-01-31', 1, 'months', '2023-02-28'],
    ['2024-02-29', 1, 'years', '2025-02-28'],
    ['2024-12-31', 2, 'months', '2025-02-28'],
  ])('%s and %i %s: %s', (joining, duration, unit, expected) => {
    expect(triggerDate(joining, duration, unit)).toBe(expected);
  });
});

it('every unit of the documents has a length, in their order', () => {
  expect(Object.keys(unitLengths)).toEqual(optionValues['touchpoints/stage.units']);
});

it('a trigger date never goes over the end of a month into the next', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 600 }), (joining, months) => {
      const [year = 0, month = 0] = joining.split('-').map(Number);
      const [dueYear = 0, dueMonth = 0] = triggerDate(joining, months, 'months').split('-').map(Number);
      expect(dueYear * 12 + dueMonth).toBe(year * 12 + month + months);
    }),
  );
});
