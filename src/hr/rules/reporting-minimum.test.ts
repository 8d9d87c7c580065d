import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cells,
  combined,
  emptyPrint,
  type Fingerprint,
  isClose,
  isSame,
  remainders,
  ruling,
  slots,
  toldParts,
} from './reporting-minimum.ts';

const minimum = 5;

/** People by number; each has one answer, whose stand-in is made from it as the database makes it from its id. */
function printOf(people: Iterable<number>): Fingerprint {
  const print = emptyPrint();
  for (const person of people) {
    const slot = scrambled(person) % slots;
    print[slot] = (print[slot] ?? 0) ^ (scrambled(person + 1_000_003) & 0x7fffffff);
  }
  return print;
}

function scrambled(value: number): number {
  let mixed = value + 0x9e3779b9;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const people = fc.uniqueArray(fc.nat(5000), { minLength: 5, maxLength: 300 });
const few = fc.uniqueArray(fc.integer({ min: 10_000, max: 20_000 }), { minLength: 1, maxLength: minimum - 1 });
const many = fc.uniqueArray(fc.integer({ min: 10_000, max: 20_000 }), { minLength: 40, maxLength: 80 });

describe('groups of people', () => {
  it.each([
    [0, 'few'],
    [1, 'few'],
    [4, 'few'],
    [5, 'told'],
    [500, 'told'],
  ] as const)('of %i are %s', (count, expected) => {
    const print = printOf(Array.from({ length: count }, (_, at) => at));
    expect(ruling({ people: count, print }, [], minimum)).toBe(expected);
  });

  it('that differ by one to four people are never both told', () => {
    fc.assert(
      fc.property(people, few, (base, others) => {
        const more = [...base, ...others];
        expect(ruling({ people: more.length, print: printOf(more) }, [printOf(base)], minimum)).toBe('close');
        expect(ruling({ people: base.length, print: printOf(base) }, [printOf(more)], minimum)).toBe('close');
      }),
      { numRuns: 500 },
    );
  });

  it('in which some are replaced by others count both', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 2 }), (base, count) => {
        const swapped = [...base.slice(count), ...Array.from({ length: count }, (_, at) => 30_000 + at)];
        expect(isClose(printOf(swapped), printOf(base), minimum)).toBe(true);
      }),
    );
  });

  it('that differ by many are told', () => {
    fc.assert(
      fc.property(people, many, (base, others) => {
        expect(isClose(printOf([...base, ...others]), printOf(base), minimum)).toBe(false);
      }),
    );
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(people, (base) => {
        const print = printOf(base);
        expect(isSame(printOf([...base].reverse()), print)).toBe(true);
        expect(isClose(print, print, minimum)).toBe(false);
      }),
    );
  });

  it('are apart from the whole by what they leave out', () => {
    fc.assert(
      fc.property(people, few, (base, others) => {
        const rest = combined(printOf([...base, ...others]), printOf(base));
        expect(isSame(rest, printOf(others))).toBe(true);
      }),
    );
  });
});

describe('parts of a whole', () => {
  const sales = Array.from({ length: 40 }, (_, at) => at);
  const legal = [100, 101, 102];
  const product = Array.from({ length: 30 }, (_, at) => 200 + at);
  const whole = printOf([...sales, ...legal, ...product]);
  const of = (department: string[], print: Fingerprint, more = {}) => ({ filters: { department, ...more }, print });
  const rest = (asked: ReturnType<typeof of>, told: ReturnType<typeof of>[]) =>
    remainders(asked, told, whole, ['department', 'city']).map((left) => isClose(left, emptyPrint(), minimum));

  it('leave too few when all but a small one have been told', () => {
    expect(rest(of(['Product'], printOf(product)), [of(['Sales'], printOf(sales))])).toEqual([true]);
    expect(rest(of(['Product'], printOf(product)), [])).toEqual([false]);
  });

  it('leave nothing when every one has been told', () => {
    const told = [of(['Sales'], printOf(sales)), of(['Legal'], printOf(legal))];
    expect(rest(of(['Product'], printOf(product)), told)).toEqual([false]);
  });

  it('that overlap are not counted twice', () => {
    const told = [of(['Sales'], printOf(sales)), of(['Sales', 'Legal'], printOf([...sales, ...legal]))];
    expect(rest(of(['Product'], printOf(product)), told)).toEqual([true]);
  });

  it('are those of the same group only', () => {
    const told = [of(['Sales'], printOf(sales), { city: ['Pune'] })];
    expect(rest(of(['Product'], printOf(product)), told)).toEqual([false]);
  });

  it('are held against a smaller group that was told itself', () => {
    const pune = { filters: { city: ['Pune'] }, print: printOf([...sales, ...legal]) };
    const asked = of(['Sales'], printOf(sales), { city: ['Pune'] });
    expect(rest(asked, [pune as never])).toEqual([true]);
  });
});

describe('parts that are told with their whole', () => {
  const partsOf = (sizes: readonly number[]) =>
    sizes.map((size, at) => {
      const members = Array.from({ length: size }, (_, one) => at * 1000 + one);
      return { name: at === 0 ? null : String(at), people: size, print: printOf(members), members };
    });

  it('leave nobody, or as many as the minimum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 2, maxLength: 9 }), (sizes) => {
        const parts = partsOf(sizes);
        const whole = printOf(parts.flatMap(({ members }) => members));
        const told = toldParts(parts, [whole], minimum);
        const rest = parts.filter((_, at) => !told[at]).flatMap(({ members }) => members);
        expect(told[0]).toBe(false);
        for (const [at, part] of parts.entries()) if (told[at]) expect(part.people).toBeGreaterThanOrEqual(minimum);
        const all = sizes.reduce((sum, size) => sum + size, 0);
        if (rest.length !== all) expect(rest.length === 0 || rest.length >= minimum).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('leave no rest that is nearly a group told before', () => {
    const parts = partsOf([0, 40, 30, 8]);
    const members = (at: number) => parts[at]?.members ?? [];
    const whole = printOf(parts.flatMap((part) => part.members));
    expect(toldParts(parts, [whole], minimum)).toEqual([false, true, true, true]);
    const earlier = printOf(members(3).slice(0, 6));
    expect(toldParts(parts, [whole, earlier], minimum)[3]).toBe(false);
    expect(toldParts(parts, [whole, earlier], minimum).filter(Boolean)).toHaveLength(1);
  });

  it('are all told where they are large', () => {
    expect(toldParts(partsOf([0, 40, 30]), [], minimum)).toEqual([false, true, true]);
  });
});

describe('a distribution', () => {
  it.each([
    [
      [10, 20, 30],
      [10, 20, 30],
    ],
    [
      [0, 20, 30],
      [0, 20, 30],
    ],
    [
      [3, 20, 30],
      [null, null, 30],
    ],
    [
      [3, 4, 30],
      [null, null, 30],
    ],
    [
      [1, 2, 30, 40],
      [null, null, null, 40],
    ],
    [
      [3, 0, 30],
      [null, 0, null],
    ],
    [
      [4, 30],
      [null, null],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j is told as %j', (counts, expected) => {
    expect(cells(counts, minimum)).toEqual(expected);
  });

  it('hides one to four, and what hides them cannot be reckoned to be fewer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 2, maxLength: 6 }), (counts) => {
        fc.pre(counts.reduce((sum, count) => sum + count, 0) >= minimum);
        const told = cells(counts, minimum);
        const hidden = counts.filter((_, at) => told[at] === null);
        for (const [at, count] of told.entries()) {
          if (count !== null) expect([0, counts[at]].includes(count) && (count === 0 || count >= minimum)).toBe(true);
        }
        if (hidden.length === 0) return;
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(minimum);
      }),
      { numRuns: 2000 },
    );
  });
});
