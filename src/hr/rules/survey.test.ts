import { describe, expect, it } from 'vitest';
import { optionDetails, optionValues } from '../../generated/options.ts';
import { type Category, type Counts, categoryOf, countFault, drivers, mostQuestions, shortDrivers } from './survey.ts';

const counts = (mental: number, social: number, physical: number, purposefulness: number): Counts => ({
  mental,
  social,
  physical,
  purposefulness,
});

describe('the numbers of questions', () => {
  it.each([
    [1, 6],
    [2, 8],
    [3, 10],
  ] as const)('frequency %i: at most %i', (frequency, most) => {
    expect(mostQuestions(frequency)).toBe(most);
    expect(countFault(counts(most, 0, 0, 0), frequency)).toBeUndefined();
    expect(countFault(counts(most - 1, 1, 1, 0), frequency)).toBe('too-many');
    expect(countFault(counts(1, 1, 1, 1), frequency)).toBeUndefined();
    expect(countFault(counts(1, 1, 1, 0), frequency)).toBe('too-few');
    expect(countFault(counts(0, 0, 0, 0), frequency)).toBe('too-few');
  });

  it('tell the drivers of which too few are chosen, in the order shown', () => {
    expect(shortDrivers(counts(2, 1, 3, 1), counts(1, 1, 2, 4))).toEqual(['mental', 'physical']);
    expect(shortDrivers(counts(1, 1, 1, 1), counts(1, 1, 1, 1))).toEqual([]);
  });
});

describe('how someone is', () => {
  it.each<[number[], Category | undefined]>([
    [[5, 5, 5, 5], 'excelling'],
    [[4.5], 'excelling'],
    [[4.49], 'thriving'],
    [[3.5, 3.5], 'thriving'],
    [[3.4, 3.5], 'surviving'],
    [[2.5], 'surviving'],
    [[2.4], 'struggling'],
    [[1, 2], 'struggling'],
    [[1.4], 'in_crisis'],
    [[1, 1, 1, 1], 'in_crisis'],
    [[], undefined],
  ])('the mean of %j is %s', (scores, category) => {
    expect(categoryOf(Object.fromEntries(scores.map((score, at) => [drivers[at], score])))).toBe(category);
  });
});

describe('the bank that a company begins with', () => {
  const bank = optionDetails['wellbeing/bank.questions'];

  it.each(drivers)('has at least 12 questions of %s, of all kinds, none twice', (driver) => {
    const own = bank.filter((question) => question.driver === driver);
    expect(own.length).toBeGreaterThanOrEqual(12);
    const kinds = optionValues['wellbeing/survey.questionTypes'];
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(kinds));
    expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
    // Enough that are answered with a number, by which people can be told how they are.
    expect(own.filter(({ type }) => type === 'scale').length).toBeGreaterThanOrEqual(4);
  });
});
