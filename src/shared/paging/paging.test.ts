import { expect, it } from 'vitest';
import { pageLimit, pageNumber } from './paging.ts';

it.each([
  [undefined, 1],
  [null, 1],
  [0, 1],
  [-3, 1],
  ['2', 2],
  [7, 7],
  [1.5, 1],
  ['x', 1],
])('page %s is %i', (given, page) => expect(pageNumber(given)).toBe(page));

it.each([
  [undefined, 10],
  [0, 10],
  [-1, 10],
  [5, 5],
  ['20', 20],
  [1000, 50],
  ['x', 10],
])('limit %s is %i', (given, limit) => expect(pageLimit(given, 50, 10)).toBe(limit));
