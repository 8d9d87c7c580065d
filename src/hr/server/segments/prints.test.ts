import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPrint, slots } from '../../rules/reporting-minimum.ts';
import { readPrint, writePrint } from './prints.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 0x7fffffff }), { minLength: slots, maxLength: slots });

it('a fingerprint is kept as it is, also one that stands between others', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const between = Int32Array.from([1, ...values, 2]).subarray(1, 1 + slots);
      expect([...readPrint(writePrint(between))]).toEqual(values);
    }),
  );
});

it('of nothing is an empty one', () => {
  expect(readPrint('')).toEqual(emptyPrint());
});
