import { expect, it } from 'vitest';
import { copyName } from './copy-name.ts';

const long = 'x'.repeat(100);

it.each([
  ['a name', 'Sales partners', [], 'Copy of Sales partners'],
  ['the second copy', 'Sales partners', ['copy of sales partners'], 'Copy of Sales partners 2'],
  ['the third', 'Sales', ['copy of sales', 'copy of sales 2'], 'Copy of Sales 3'],
  ['a copy', 'Copy of Sales', ['copy of sales'], 'Copy of Copy of Sales'],
  ['the longest name', long, [], `Copy of ${long}`.slice(0, 100)],
  [
    'its second copy',
    long,
    [`Copy of ${long}`.slice(0, 100).toLowerCase()],
    `${`Copy of ${long}`.slice(0, 98).trimEnd()} 2`,
  ],
  ['signs that take two places', `${'x'.repeat(91)}😀`, [], `Copy of ${'x'.repeat(91)}`],
])('of %s', (_, name, taken, copy) => {
  expect(copyName(name, new Set(taken))).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(100);
});
