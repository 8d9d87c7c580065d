import { expect, it } from 'vitest';
import { percentOf } from './percent.ts';

it.each([
  [0, 0, null],
  [0, 7, 0],
  [1, 1000, 1],
  [1, 3, 33],
  [2, 3, 67],
  [1999, 2000, 99],
  [2000, 2000, 100],
])('%d of %d is %s %%', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
