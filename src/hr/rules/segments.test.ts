import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, readSegments, type Segments, writeSegments } from './segments.ts';

describe('filters on the wire', () => {
  it.each([
    [{ department__in: 'Sales,Legal' }, { department__in: ['Sales', 'Legal'] }],
    [{ department__in: ['Sales, Export'] }, { department__in: ['Sales, Export'] }],
    [{ department__in: 'Sales%2C Export, Legal,' }, { department__in: ['Sales, Export', 'Legal'] }],
    [{ tags: ['a', 'a', ' '] }, { tags: ['a'] }],
    [{ city__in: '' }, { city__in: [] }],
  ])('%j is read as %j', (given, read) => {
    expect(readSegments(given as Record<string, string | string[]>)).toEqual(read);
  });

  it('come back as they were sent', () => {
    const value = fc.stringMatching(/^[A-Za-z, ]{1,12}$/).filter((text) => text.trim() === text && text !== '');
    const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('department__in', 'city__in', 'tags'), values), (segments) => {
        expect(readSegments(writeSegments(segments))).toEqual({ ...segments });
      }),
    );
  });
});

describe('a filter within another', () => {
  const fields = ['a', 'b', 'c'] as const;
  const value = fc.constantFrom('x', 'y', 'z');
  const segments = fc.oneof(
    fc.constant(null),
    fc.dictionary(fc.constantFrom(...fields), fc.subarray(['x', 'y', 'z'])),
  ) as fc.Arbitrary<Segments | null>;
  const person = fc.record({ a: value, b: value, c: value });
  const sees = (of: Segments | null, one: Record<string, string>) =>
    of === null ||
    (Object.keys(of).length > 0 && Object.entries(of).every(([field, all]) => all.includes(one[field] ?? '')));

  it('never sees someone whom the other does not see', () => {
    fc.assert(
      fc.property(segments, segments, person, (inner, outer, one) => {
        if (isWithin(inner, outer) && sees(inner, one)) expect(sees(outer, one)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each<[Segments | null, Segments | null, boolean]>([
    [null, null, true],
    [{}, null, true],
    [null, {}, false],
    [{ a: ['x'] }, {}, false],
    [{}, {}, true],
    [{}, { a: ['x'] }, true],
    [null, { a: ['x'] }, false],
    [{ a: ['x'] }, { a: ['x', 'y'] }, true],
    [{ a: ['x', 'z'] }, { a: ['x', 'y'] }, false],
    [{ b: ['x'] }, { a: ['x'] }, false],
    [{ a: ['x'], b: ['y'] }, { a: ['x'] }, true],
  ])('%j in %j: %s', (inner, outer, within) => {
    expect(isWithin(inner, outer)).toBe(within);
  });
});
