import { expect, it } from 'vitest';
import { keptZone } from './time-zone.ts';

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', null],
  ['../etc', null],
  ['', null],
  [undefined, null],
])('%s is kept as %s', (browsers, kept) => {
  expect(keptZone(browsers)).toBe(kept);
});
