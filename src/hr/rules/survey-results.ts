import { percentOf } from './percent.ts';
import type { Split, Tally, ToldCycle, ToldField } from './told-cycle.ts';

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

/** What a cycle that is over tells: every screen, list and file of results is made of it. */
export interface CycleResults {
  /** The fields by which anything can be told, with each block by its values. */
  readonly fields: readonly Pick<ToldField, 'name' | 'blocks'>[];
  /** Null for a group of which nothing may be told. */
  group(chosen?: Chosen): ToldGroup | null;
  /** How many are in each category, in the whole company. */
  readonly categories: readonly (number | null)[];
}

export function resultsOf(told: ToldCycle): CycleResults {
  const { minimum } = told.limits;
  const isOffered = ({ blocks, answered }: ToldField) => blocks.length > 1 && answered.every((size) => size >= minimum);
  const groupOf = (
    respondents: number,
    silent: number | undefined,
    tallyOf: (measure: string) => Tally | undefined,
  ) => {
    if (respondents < minimum) return null;
    const tellsRate = silent !== undefined && (silent === 0 || silent >= minimum);
    const means = Object.keys(told.measures).map((name) => {
      const { count, sum } = tallyOf(name) ?? { count: 0, sum: 0 };
      return [name, count >= minimum ? Math.round((10 * sum) / count) / 10 : null] as const;
    });
    const rate = tellsRate ? percentOf(respondents, respondents + silent) : null;
    return { respondents, rate, means: Object.fromEntries(means) };
  };
  return {
    fields: told.fields.filter(isOffered),
    categories: told.categories,
    group(chosen) {
      if (!chosen) return groupOf(told.answered, told.silent, (name) => told.measures[name]);
      const field = told.fields.find(({ name }) => name === chosen.field);
      const blocks = field && blocksIn(field, chosen.values);
      if (!blocks) return null;
      const respondents = blocks.reduce((sum, block) => sum + (field.answered[block] ?? 0), 0);
      const silent = together(field.silent, blocks)?.count;
      return groupOf(respondents, silent, (name) => together(field.measures[name], blocks));
    },
  };
}

/** The blocks that these values make up; undefined where they do not make up whole ones. */
function blocksIn({ blocks }: ToldField, values: readonly string[]): number[] | undefined {
  const wanted = new Set(values);
  const chosen = [...blocks.keys()].filter((block) => blocks[block]?.some((value) => wanted.has(value)));
  const found = chosen.flatMap((block) => blocks[block] ?? []);
  return found.length === wanted.size && found.every((value) => wanted.has(value)) ? chosen : undefined;
}

/** What these blocks come to, where they make up whole groups. */
function together(split: Split | undefined, blocks: readonly number[]): Tally | undefined {
  if (!split) return undefined;
  const inside = new Set(blocks);
  const groups = new Set(blocks.map((block) => split.of[block]));
  if (split.of.some((group, block) => groups.has(group) && !inside.has(block))) return undefined;
  let [count, sum] = [0, 0];
  for (const group of groups) {
    const tally = split.tallies[group ?? 0];
    count += tally?.count ?? 0;
    sum += tally?.sum ?? 0;
  }
  return { count, sum };
}
