import { cells } from './reporting-minimum.ts';
import { blockCount, blocksOf, coarsened, eachPerson, type Field, type Mask, type Steps } from './told-groups.ts';

/**
 * The answers of one cycle that is over, and all that may be told of them. What employees have answered goes in here, and
 * sums of groups come out: of none that may not be told. They are plain data, which is kept: answers of a cycle that is
 * over do not change, and the groups are those in which people were when it began.
 *
 * Which groups there are is said in told-groups.ts. Some answer a part of the questions only: a figure is told of
 * groups that keep the same rule among those whose answers it is made of. A rate is told where those who have not
 * answered keep it too.
 */
export interface CycleAnswers {
  /** Everyone who was asked, by field: the values that there are, and which of them each person has. */
  readonly fields: readonly { readonly name: string; readonly values: readonly string[]; readonly of: Uint16Array }[];
  /** Of each person: 1 when there is an answer that counts. */
  readonly answered: Mask;
  /** What people have given, from 1 to 5, NaN where nothing: by driver, by sub-driver, and all in all. */
  readonly measures: Readonly<Record<string, Float64Array>>;
  /** In which of so many categories each one is who has answered. */
  readonly categories: { readonly count: number; readonly of: Uint8Array };
}

export interface TellingLimits {
  readonly minimum: number;
  /** Most blocks of a field; the smallest go together. */
  readonly mostBlocks: number;
}

/** How many count, and the sum of what they gave. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
}

/** Groups among those who count: some blocks of a field make one. */
export interface Split {
  /** The group of each block. */
  readonly of: readonly number[];
  readonly tallies: readonly Tally[];
}

export interface ToldField {
  readonly name: string;
  /** Each block by its values. */
  readonly blocks: readonly (readonly string[])[];
  /** Those who have answered, by block. */
  readonly answered: readonly number[];
  readonly silent: Split;
  readonly measures: Readonly<Record<string, Split>>;
}

export interface ToldCycle {
  readonly limits: TellingLimits;
  readonly answered: number;
  readonly silent: number;
  readonly measures: Readonly<Record<string, Tally>>;
  readonly fields: readonly ToldField[];
  /** How many are in each category, in the whole company; null for what would tell of too few. */
  readonly categories: readonly (number | null)[];
}

/** Those who count, what each has given, and the blocks in which their figures are told. */
interface Counted {
  readonly mask: Mask;
  readonly values?: Float64Array;
  readonly fields: readonly Field[];
}

/** All that may be told of a cycle. */
export function* toldCycle(answers: CycleAnswers, limits: TellingLimits): Steps<ToldCycle> {
  const { answered } = answers;
  const own = answers.fields.map(({ name, values, of }): Field => ({ name, of, blocks: [...values.keys()] }));
  const base = yield* coarsened(own, answered, limits.minimum, limits.mostBlocks);
  // Most figures are made of the answers of the same people.
  const known: { mask: Mask; fields: readonly Field[] }[] = [{ mask: answered, fields: base }];
  const among = function* (mask: Mask): Steps<readonly Field[]> {
    const found = known.find((one) => isSame(one.mask, mask));
    if (found) return found.fields;
    const fields = yield* coarsened(base, mask, limits.minimum, limits.mostBlocks);
    known.push({ mask, fields });
    return fields;
  };
  const silence = answered.map((one) => 1 - one);
  const silent: Counted = { mask: silence, fields: yield* among(silence) };
  const measures: [name: string, Counted][] = [];
  for (const [name, values] of Object.entries(answers.measures)) {
    yield;
    const mask = Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1));
    measures.push([name, { mask, values, fields: yield* among(mask) }]);
  }
  const fields: ToldField[] = [];
  for (const [place, field] of base.entries()) {
    const splits: Record<string, Split> = {};
    for (const [name, counted] of measures) splits[name] = yield* splitOf(field, place, counted);
    fields.push({
      name: field.name,
      blocks: valuesIn(field, answers.fields[place]?.values ?? []),
      answered: (yield* splitOf(field, place, { mask: answered, fields: base })).tallies.map(({ count }) => count),
      silent: yield* splitOf(field, place, silent),
      measures: splits,
    });
  }
  return {
    limits,
    answered: sizeOf(answered),
    silent: sizeOf(silence),
    measures: Object.fromEntries(measures.map(([name, { mask, values }]) => [name, tallyOf(mask, values)])),
    fields,
    categories: toldCategories(answers, limits),
  };
}

/** Sums of the groups in which a figure is told: smaller ones are not kept. */
function* splitOf(field: Field, place: number, { mask, values, fields }: Counted): Steps<Split> {
  yield;
  const told = fields[place] as Field;
  const counts = new Array<number>(blockCount(told)).fill(0);
  const sums = new Array<number>(counts.length).fill(0);
  const { of, blocks } = told;
  for (let person = 0; person < mask.length; person += 1) {
    if (!mask[person]) continue;
    const block = blocks[of[person] as number] as number;
    counts[block] = (counts[block] as number) + 1;
    if (values) sums[block] = (sums[block] as number) + (values[person] as number);
  }
  return { of: blocksOf(field, told), tallies: counts.map((count, block) => ({ count, sum: sums[block] ?? 0 })) };
}

function tallyOf(mask: Mask, values?: Float64Array): Tally {
  let [count, sum] = [0, 0];
  eachPerson(mask, (person) => {
    count += 1;
    sum += values?.[person] ?? 0;
  });
  return { count, sum };
}

const sizeOf = (mask: Mask): number => tallyOf(mask).count;

function toldCategories({ answered, categories }: CycleAnswers, { minimum }: TellingLimits): (number | null)[] {
  const counts = new Array<number>(categories.count).fill(0);
  eachPerson(answered, (person) => {
    const at = categories.of[person] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  });
  const all = counts.reduce((sum, one) => sum + one, 0);
  return all < minimum ? counts.map(() => null) : cells(counts, minimum);
}

function valuesIn({ blocks }: Field, values: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const [code, block] of blocks.entries()) {
    const own = found[block] ?? [];
    own.push(values[code] ?? '');
    found[block] = own;
  }
  return found;
}

const isSame = (one: Mask, other: Mask): boolean => {
  for (let person = 0; person < one.length; person += 1) if (one[person] !== other[person]) return false;
  return true;
};
