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

interface TellingLimits {
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

interface ToldField {
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

/** Those who count, and what each has given. */
interface Counted {
  readonly name: string;
  readonly mask: Mask;
  readonly values?: Float64Array;
}

interface Measure extends Counted {
  readonly fields: readonly Field[];
}

/** By the values of a field. */
interface Totals {
  readonly counts: Uint32Array;
  readonly sums: Float64Array;
}

class Results implements CycleResults {
  readonly #answers: CycleAnswers;
  readonly #limits: TellingLimits;
  readonly #base: readonly Field[];
  /** Those who have not answered. */
  readonly #silent: Mask;
  readonly #rates: readonly Field[];
  readonly #measures: readonly Measure[];
  readonly #known = new Map<string, Totals>();

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
    if (chosen && !this.#isGroup(chosen)) return null;
    const { count: respondents } = this.#figure(chosen, { name: ' answered', mask: this.#answers.answered });
    if (respondents < minimum) return null;
    const { count: others } = this.#figure(chosen, { name: ' silent', mask: this.#silent });
    const tellsRate = this.#mayTell(this.#rates, chosen) && (others === 0 || others >= minimum);
    const means = this.#measures.map((measure) => {
      const { sum, count } = this.#figure(chosen, measure);
      const tells = this.#mayTell(measure.fields, chosen) && count >= minimum;
      return [measure.name, tells ? Math.round((10 * sum) / count) / 10 : null] as const;
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

  #isGroup(chosen: Chosen): boolean {
    const values = new Set(this.#valuesOf(chosen.field));
    return chosen.values.every((value) => values.has(value)) && this.#mayTell(this.#base, chosen);
  }

  /** How many of a group count, and the sum of what they gave. */
  #figure(chosen: Chosen | undefined, counted: Counted): { count: number; sum: number } {
    const { counts, sums } = this.#totals(chosen?.field, counted);
    const wanted = new Set(chosen?.values);
    let [count, sum] = [0, 0];
    for (const [code, value] of (chosen ? this.#valuesOf(chosen.field) : ['']).entries()) {
      if (chosen && !wanted.has(value)) continue;
      count += counts[code] ?? 0;
      sum += sums[code] ?? 0;
    }
    return { count, sum };
  }

  /** Counted once for all values of a field: a board asks for each of them. */
  #totals(name: string | undefined, { name: of, mask, values }: Counted): Totals {
    const key = `${name ?? ''}/${of}`;
    const found = this.#known.get(key);
    if (found) return found;
    const field = this.#answers.fields.find((one) => one.name === name);
    const size = field?.values.length ?? 1;
    const totals = { counts: new Uint32Array(size), sums: new Float64Array(size) };
    for (let person = 0; person < mask.length; person += 1) {
      if (!mask[person]) continue;
      const code = field ? (field.of[person] as number) : 0;
      totals.counts[code] = (totals.counts[code] as number) + 1;
      totals.sums[code] = (totals.sums[code] as number) + (values?.[person] ?? 0);
    }
    this.#known.set(key, totals);
    return totals;
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
