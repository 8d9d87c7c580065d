/**
 * The reporting minimum: what may be told about answers, so that nothing is told about fewer people than the minimum.
 * Every count, average and export of answers passes `ruling` with the group of people that it is made of, and `cells`
 * with what it is split into.
 *
 * What it holds, for one person who learns it, in their own name or while seeing the console as others:
 * - No figure of a group smaller than the minimum.
 * - No two groups told to the same person, at whatever time, differ by fewer people than the minimum, nor by as few
 *   answers of theirs; the group of everyone whom the person sees counts as told from the beginning, and so do the
 *   months that each figure is split into.
 * - Where all but one of the parts of a group have been told, so that the rest could be reckoned, the rest is as large
 *   as the minimum too.
 * - In a distribution no number from 1 up to the minimum, also not as the remainder of the others.
 *
 * What it does not hold: against several people who put their figures together; against reckoning with three and more
 * groups that are not parts of one; who took part (how many chats were begun or finished is told); the difference of
 * single cells of two distributions, whose groups do differ by the minimum; and what is longer ago than is remembered.
 * Nor does it hold for single chats under pseudonyms: who reads their list day by day sees which are new, and with the
 * days on which people joined, and so are asked, may know whose they are.
 */
export interface Group {
  /** People who have answered. */
  readonly people: number;
  readonly print: Fingerprint;
}

/**
 * Tells how two groups differ, and nothing about who is in them. Each person falls into one of `slots`; a slot holds
 * the exclusive or of numbers that stand for the answers counted there. Slots that differ are at most as many as the
 * people by whom the groups differ: so as soon as the minimum of slots differs, as many people do.
 */
export type Fingerprint = Int32Array;

export const slots = 64;

export const emptyPrint = (): Fingerprint => new Int32Array(slots);

type Ruling = 'told' | 'few' | 'close';

/** Whether figures of a group may be told to someone who has been told those others. */
export function ruling(group: Group, others: Iterable<Fingerprint>, minimum: number): Ruling {
  if (group.people < minimum) return 'few';
  for (const other of others) if (isClose(group.print, other, minimum)) return 'close';
  return 'told';
}

/** Not the same group, and not surely different by the minimum of people. */
export function isClose(one: Fingerprint, other: Fingerprint, minimum: number): boolean {
  const apart = slotsApart(one, other, minimum);
  return apart > 0 && apart < minimum;
}

export const isSame = (one: Fingerprint, other: Fingerprint): boolean => slotsApart(one, other, 1) === 0;

/** Counted up to `enough`. */
function slotsApart(one: Fingerprint, other: Fingerprint, enough: number): number {
  let apart = 0;
  for (let slot = 0; slot < slots && apart < enough; slot += 1) if (one[slot] !== other[slot]) apart += 1;
  return apart;
}

/** Of what is in exactly one of both: of disjoint groups together, or of a group without a part of it. */
export const combined = (one: Fingerprint, other: Fingerprint): Fingerprint =>
  one.map((value, slot) => value ^ (other[slot] ?? 0));

/**
 * A distribution as it may be told: null for what is not. A count from 1 up to the minimum is hidden, and with it as
 * many others, the smallest first, as it takes that what is hidden is at least two counts and together the minimum.
 */
export function cells(counts: readonly number[], minimum: number): (number | null)[] {
  const isSmall = (count: number) => count > 0 && count < minimum;
  const hidden = new Set([...counts.keys()].filter((at) => isSmall(counts[at] ?? 0)));
  if (hidden.size === 0) return [...counts];
  const bySize = [...counts.keys()].sort((a, b) => rank(counts[a]) - rank(counts[b]) || a - b);
  const sum = () => [...hidden].reduce((total, at) => total + (counts[at] ?? 0), 0);
  for (const at of bySize) {
    if (hidden.size > 1 && sum() >= minimum) break;
    hidden.add(at);
  }
  return counts.map((count, at) => (hidden.has(at) ? null : count));
}

/** Nothing is hidden behind nothing, as long as there is something else. */
const rank = (count = 0): number => (count === 0 ? Number.POSITIVE_INFINITY : count);

/** A part of a group; one without a name is never told. */
export interface Part extends Group {
  readonly name: string | null;
}

/**
 * Which parts of a group may be told to someone who has been told the group and those others. What is left untold, and
 * could be reckoned from the group and the parts that are told, is nobody or may be told itself; for that further parts
 * stay untold, the smallest first.
 */
export function toldParts(parts: readonly Part[], others: readonly Fingerprint[], minimum: number): boolean[] {
  const told = parts.map((part) => part.name !== null && ruling(part, others, minimum) === 'told');
  const isSafe = () => {
    const rest = parts.filter((_, at) => !told[at]);
    const people = rest.reduce((sum, part) => sum + part.people, 0);
    const print = rest.reduce((all, part) => combined(all, part.print), emptyPrint());
    return people === 0 || ruling({ people, print }, others, minimum) === 'told';
  };
  const bySize = [...parts.keys()].sort((a, b) => (parts[a]?.people ?? 0) - (parts[b]?.people ?? 0) || a - b);
  for (const at of bySize) {
    if (isSafe()) break;
    told[at] = false;
  }
  return told;
}

/** One group told before, by the filters that selected it. */
interface Told {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly print: Fingerprint;
}

/**
 * Remainders that could be reckoned once this group is told: of each group that it is a part of (the same filters
 * without one field), what is left without it and the other parts told. They are compared with the empty group.
 */
export function remainders(
  asked: Told,
  told: readonly Told[],
  whole: Fingerprint,
  fields: readonly string[],
): Fingerprint[] {
  return fields.flatMap((field) => {
    const own = asked.filters[field];
    if (!own) return [];
    const rest = without(asked.filters, field);
    const around = Object.keys(rest).length === 0 ? whole : told.find((one) => isEqual(one.filters, rest))?.print;
    if (!around) return [];
    const taken = new Set(own);
    let left = combined(around, asked.print);
    for (const part of told) {
      const values = part.filters[field];
      if (!values || values.some((value) => taken.has(value)) || !isEqual(without(part.filters, field), rest)) continue;
      for (const value of values) taken.add(value);
      left = combined(left, part.print);
    }
    return [left];
  });
}

type Filters = Told['filters'];

const without = (filters: Filters, field: string): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));

function isEqual(one: Filters, other: Filters): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
