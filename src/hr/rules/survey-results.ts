import { cells } from './reporting-minimum.ts';
import { coarsened, eachPerson, type Field, type Mask, sizesOf } from './told-groups.ts';

/**
 * The results of one cycle that is over. What employees have answered goes in here, and only what may be told comes
 * out: every screen, list and file of results is made of it. Answers of a cycle that is over do not change, so that
 * nothing follows from asking twice; the groups are those in which people were when it began.
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

/** People of one field with these values; without it everyone. */
export interface Chosen {
  readonly field: string;
  readonly values: readonly string[];
}

export interface ToldGroup {
  readonly respondents: number;
  /** Of those who were asked, in percent. */
  readonly rate: number | null;
  /** One decimal; null for what would tell of too few. */
  readonly means: Readonly<Record<string, number | null>>;
}

export interface ToldField {
  readonly name: string;
  /** Each block by its values. */
  readonly blocks: readonly (readonly string[])[];
}

export interface CycleResults {
  /** The fields by which anything can be told. */
  readonly fields: readonly ToldField[];
  /** Null for a group of which nothing may be told. */
  group(chosen?: Chosen): ToldGroup | null;
  /** How many are in each category, in the whole company. */
  categories(): (number | null)[];
}

export const resultsOf = (answers: CycleAnswers, limits: TellingLimits): CycleResults => new Results(answers, limits);

interface Measure {
  readonly name: string;
  readonly values: Float64Array;
  readonly mask: Mask;
  readonly fields: readonly Field[];
}

class Results implements CycleResults {
  readonly #answers: CycleAnswers;
  readonly #limits: TellingLimits;
  readonly #base: readonly Field[];
  /** Those who have not answered. */
  readonly #silent: Mask;
  readonly #rates: readonly Field[];
  readonly #measures: readonly Measure[];

  constructor(answers: CycleAnswers, limits: TellingLimits) {
    this.#answers = answers;
    this.#limits = limits;
    const coarser = (fields: readonly Field[], mask: Mask) =>
      coarsened(fields, mask, limits.minimum, limits.mostBlocks);
    const own = answers.fields.map(({ name, values, of }): Field => ({ name, of, blocks: [...values.keys()] }));
    this.#base = coarser(own, answers.answered);
    // Most figures are made of the answers of the same people.
    const known = new Map([[String(answers.answered), this.#base]]);
    const among = (mask: Mask): readonly Field[] => {
      const key = String(mask);
      const found = known.get(key) ?? coarser(this.#base, mask);
      known.set(key, found);
      return found;
    };
    this.#silent = answers.answered.map((one) => 1 - one);
    this.#rates = among(this.#silent);
    this.#measures = Object.entries(answers.measures).map(([name, values]) => {
      const mask = Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1));
      return { name, values, mask, fields: among(mask) };
    });
  }

  get fields(): ToldField[] {
    const { minimum } = this.#limits;
    return this.#base.flatMap((field) => {
      const blocks = blocksOf(field, this.#valuesOf(field.name));
      const isTold = blocks.length > 1 && sizesOf(field, this.#answers.answered).every((size) => size >= minimum);
      return isTold ? [{ name: field.name, blocks }] : [];
    });
  }

  group(chosen?: Chosen): ToldGroup | null {
    const { minimum } = this.#limits;
    const isIn = this.#membersOf(chosen);
    if (!isIn) return null;
    const respondents = countOf(this.#answers.answered, isIn);
    if (respondents < minimum) return null;
    const others = countOf(this.#silent, isIn);
    const tellsRate = this.#mayTell(this.#rates, chosen) && (others === 0 || others >= minimum);
    const means = this.#measures.map(({ name, values, mask, fields }) => {
      const tells = this.#mayTell(fields, chosen) && countOf(mask, isIn) >= minimum;
      return [name, tells ? meanOf(values, mask, isIn) : null] as const;
    });
    const rate = tellsRate ? Math.round((100 * respondents) / (respondents + others)) : null;
    return { respondents, rate, means: Object.fromEntries(means) };
  }

  categories(): (number | null)[] {
    const { answered, categories } = this.#answers;
    const counts = new Array<number>(categories.count).fill(0);
    eachPerson(answered, (person) => {
      const at = categories.of[person] ?? 0;
      counts[at] = (counts[at] ?? 0) + 1;
    });
    const all = counts.reduce((sum, one) => sum + one, 0);
    return all < this.#limits.minimum ? counts.map(() => null) : cells(counts, this.#limits.minimum);
  }

  #valuesOf(name: string): readonly string[] {
    return this.#answers.fields.find((field) => field.name === name)?.values ?? [];
  }

  /** Null where these values are no group that is told. */
  #membersOf(chosen: Chosen | undefined): ((person: number) => boolean) | null {
    if (!chosen) return () => true;
    const field = this.#base.find(({ name }) => name === chosen.field);
    const values = this.#valuesOf(chosen.field);
    if (!field || !chosen.values.every((value) => values.includes(value))) return null;
    if (!this.#mayTell(this.#base, chosen)) return null;
    const codes = Uint8Array.from(values, (value) => (chosen.values.includes(value) ? 1 : 0));
    return (person) => codes[field.of[person] ?? 0] === 1;
  }

  #mayTell(fields: readonly Field[], chosen: Chosen | undefined): boolean {
    if (!chosen) return true;
    const field = fields.find(({ name }) => name === chosen.field);
    const values = this.#valuesOf(chosen.field);
    return field !== undefined && isWhole(field, (code) => chosen.values.includes(values[code] ?? ''));
  }
}

/** Every block is chosen with all of its values, or with none. */
function isWhole({ blocks }: Field, isIn: (code: number) => boolean): boolean {
  const said = new Map<number, boolean>();
  return blocks.every((block, code) => {
    const inside = isIn(code);
    if (!said.has(block)) said.set(block, inside);
    return said.get(block) === inside;
  });
}

function blocksOf({ blocks }: Field, values: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const [code, block] of blocks.entries()) found[block] = [...(found[block] ?? []), values[code] ?? ''];
  return found;
}

function countOf(mask: Mask, isIn: (person: number) => boolean): number {
  let count = 0;
  eachPerson(mask, (person) => {
    if (isIn(person)) count += 1;
  });
  return count;
}

function meanOf(values: Float64Array, mask: Mask, isIn: (person: number) => boolean): number {
  let [sum, count] = [0, 0];
  eachPerson(mask, (person) => {
    if (!isIn(person)) return;
    sum += values[person] ?? 0;
    count += 1;
  });
  return Math.round((10 * sum) / count) / 10;
}
