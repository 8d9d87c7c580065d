import { smallCut } from './small-cut.ts';

/**
 * Into which groups people may be split, so that figures of any of them, and of any of them together, tell nothing about
 * fewer people than the minimum, whoever asks for what, in which order, on screen or in a file.
 *
 * Each field that people belong to has values. Values are put together into blocks, once and for all, so that:
 * - each block holds as many people as the minimum;
 * - any blocks of one field, together, and any blocks of another field, together, are the same people, or differ by as
 *   many as the minimum.
 * Figures are told of blocks of one field at a time, alone or together, and of everyone. So whatever two groups are
 * told, they, their difference, and the rest of each within all, are nobody or as many as the minimum. This needs no
 * memory of what was told: it holds for several persons who put together what they know.
 *
 * What it does not hold: against reckoning with groups of three and more fields that happen to leave few people over;
 * and a figure that is as high or as low as it can be says the same about each of those behind it.
 */

/** To which value of a field each person belongs, and in which block each value stands. */
export interface Field {
  readonly name: string;
  /** The value of each person, by its number. */
  readonly of: Uint16Array;
  /** The block of each value. */
  readonly blocks: readonly number[];
}

/** 1 for those who count, such as those who have answered a question. */
export type Mask = Uint8Array;

/** Work on many people, in steps between which others may be served. */
export type Steps<Done> = Generator<undefined, Done>;

/** Makes the blocks of all fields as coarse as it takes. Where fields stand in each other's way, the later one gives in. */
export function* coarsened(
  fields: readonly Field[],
  mask: Mask,
  minimum: number,
  mostBlocks: number,
): Steps<readonly Field[]> {
  const people = peopleIn(mask);
  // Of so few nothing is told, however they are split.
  if (people.length < minimum) return fields.map((field) => ({ ...field, blocks: field.blocks.map(() => 0) }));
  const settled: Placed[] = [];
  for (const field of fields) {
    yield;
    let own = pooled({ field, sizes: placed(field, people).sizes }, minimum, mostBlocks);
    const at = placed(own.field, people);
    // People are counted once for each of the others; blocks that are put together add up.
    const shared: Shared[] = [];
    for (let before = 0; before < settled.length; ) {
      const other = settled[before] as Placed;
      yield;
      if (!shared[before]) {
        shared[before] = folded(counted(at, other), blocksOf(at.field, own.field));
      }
      const merged = parted(own, shared[before] as Shared, minimum);
      before = merged ? 0 : before + 1;
      if (!merged) continue;
      const now = pooled(merged, minimum, mostBlocks);
      const to = blocksOf(own.field, now.field);
      for (const [place, one] of shared.entries()) shared[place] = folded(one, to);
      own = now;
    }
    settled.push(own.field === at.field ? at : placed(own.field, people));
  }
  return settled.map(({ field }) => field);
}

/** A field with the number of people in each block. */
interface Sized {
  readonly field: Field;
  readonly sizes: readonly number[];
}

/** With the block of each person who counts as well: companies are large, and every two fields are compared. */
interface Placed extends Sized {
  readonly at: Uint16Array;
}

function placed(field: Field, people: Uint32Array): Placed {
  const { of, blocks } = field;
  const at = new Uint16Array(people.length);
  const sizes = new Array<number>(blockCount(field)).fill(0);
  for (let one = 0; one < people.length; one += 1) {
    const block = blocks[of[people[one] as number] as number] as number;
    at[one] = block;
    sizes[block] = (sizes[block] as number) + 1;
  }
  return { field, at, sizes };
}

function peopleIn(mask: Mask): Uint32Array {
  const people = new Uint32Array(mask.length);
  let count = 0;
  eachPerson(mask, (person) => {
    people[count] = person;
    count += 1;
  });
  return people.subarray(0, count);
}

/** Blocks of too few go together into one, with the smallest of the others where that is still too few. */
function pooled(own: Sized, minimum: number, mostBlocks: number): Sized {
  const { sizes } = own;
  const bySize = [...sizes.keys()].sort((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0) || one - other);
  const kept = bySize.filter((block, at) => at < mostBlocks && (sizes[block] ?? 0) >= minimum);
  const isKept = new Set(kept);
  const pool = new Set(bySize.filter((block) => !isKept.has(block)));
  let inPool = [...pool].reduce((sum, block) => sum + (sizes[block] ?? 0), 0);
  while (pool.size > 0 && inPool < minimum && kept.length > 0) {
    const smallest = kept.pop() as number;
    pool.add(smallest);
    inPool += sizes[smallest] ?? 0;
  }
  if (pool.size < 2) return own;
  const [first = 0] = pool;
  return renumbered(own, (block) => (pool.has(block) ? first : block));
}

/** How many people are in each block of a field and each of another: a row for each block of the first. */
interface Shared {
  readonly others: number;
  readonly people: Int32Array;
}

function counted({ at, sizes }: Placed, other: Placed): Shared {
  const others = other.sizes.length;
  const people = new Int32Array(sizes.length * others);
  for (let one = 0; one < at.length; one += 1) {
    const cell = (at[one] as number) * others + (other.at[one] as number);
    people[cell] = (people[cell] as number) + 1;
  }
  return { others, people };
}

/** The same once blocks are put together: `to` says where each goes. */
function folded({ others, people }: Shared, to: readonly number[]): Shared {
  const fewer = new Int32Array((Math.max(...to) + 1) * others);
  for (const [block, now] of to.entries())
    for (let other = 0; other < others; other += 1)
      fewer[now * others + other] =
        (fewer[now * others + other] as number) + (people[block * others + other] as number);
  return { others, people: fewer };
}

/** Where each block of a field is in the same field with coarser blocks. */
export function blocksOf(before: Field, now: Field): number[] {
  const to = new Array<number>(blockCount(before)).fill(0);
  for (const [code, block] of before.blocks.entries()) to[block] = now.blocks[code] as number;
  return to;
}

/** Two blocks put together, where some of this field and some of the other differ by too few; undefined where none do. */
function parted(own: Sized, { others, people }: Shared, minimum: number): Sized | undefined {
  const { sizes } = own;
  const cut = smallCut(sizes.length, others, people, minimum);
  if (!cut) return undefined;
  const smallest = (blocks: readonly number[]) =>
    blocks.reduce((least, block) => ((sizes[block] ?? 0) < (sizes[least] ?? 0) ? block : least));
  const [one, another] = [smallest(cut[0]), smallest(cut[1])];
  return renumbered(own, (block) => (block === another ? one : block));
}

/** Blocks numbered from 0 on again, in the order of the values. */
function renumbered({ field, sizes }: Sized, changed: (block: number) => number): Sized {
  const numbers = new Map<number, number>();
  const blocks = field.blocks.map((block) => {
    const now = changed(block);
    if (!numbers.has(now)) numbers.set(now, numbers.size);
    return numbers.get(now) as number;
  });
  const now = { ...field, blocks };
  const together = new Array<number>(numbers.size).fill(0);
  for (const [block, to] of blocksOf(field, now).entries())
    together[to] = (together[to] as number) + (sizes[block] ?? 0);
  return { field: now, sizes: together };
}

export const blockCount = ({ blocks }: Field): number => blocks.reduce((most, block) => Math.max(most, block + 1), 0);

export function eachPerson(mask: Mask, visit: (person: number) => void): void {
  for (let person = 0; person < mask.length; person += 1) if (mask[person]) visit(person);
}
