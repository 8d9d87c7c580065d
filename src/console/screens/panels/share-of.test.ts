import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  [0, 510, 0],
  [1, 510, '<1'],
  [3, 510, 1],
  [255, 510, 50],
  [505, 510, 99],
  [508, 510, '>99'],
  [510, 510, 100],
  // Counted a moment later.
  [511, 510, 100],
])('%i of %i is %s %%', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
