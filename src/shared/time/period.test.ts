import { describe, expect, it } from 'vitest';
import { daysOf } from './period.ts';

const periods = [
  { value: 'all' },
  { value: 'week', amount: 7, unit: 'day' as const },
  { value: 'month', amount: 1, unit: 'month' as const },
];

describe('daysOf', () => {
  it.each([
    ['all', {}],
    ['week', { from: '2026-03-25', to: '2026-03-31' }],
    // The last day of a shorter month, and the day after it.
    ['month', { from: '2026-03-01', to: '2026-03-31' }],
    ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    ['2026-01-01..2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
    ['2026-01-01..', { from: '2026-01-01' }],
    ['..2026-01-01', { to: '2026-01-01' }],
    ['..', undefined],
    ['2026-02-30..', undefined],
    ['2026-02-02..2026-02-01', undefined],
    ['year', undefined],
    ['constructor', undefined],
  ])('%s', (text, days) => expect(daysOf(text, periods, '2026-03-31')).toEqual(days));
});
