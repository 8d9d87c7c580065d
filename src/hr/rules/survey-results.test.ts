import { describe, expect, it } from 'vitest';
import { type Chosen, type CycleResults, resultsOf } from './survey-results.ts';
import { type CycleAnswers, type TellingLimits, type ToldCycle, toldCycle } from './told-cycle.ts';

/**
 * Attacks on the results of cycles: someone asks for whatever groups they like and reckons with what they are told. An
 * oracle that knows each person says whom the figures, and what follows from two of them, are about.
 */

const minimum = 5;
const limits = { minimum, mostBlocks: 40 };

/** Mulberry32: the same companies each time. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A company whose fields nearly coincide, with values of few people, and people who answered a part only. */
function company(seed: number): CycleAnswers & { people: number } {
  const roll = dice(seed);
  const upTo = (most: number) => Math.floor(roll() * most);
  const people = 12 + upTo(240);
  const field = (name: string, size: number, of: (person: number) => number) => ({
    name,
    values: Array.from({ length: size }, (_, at) => `${name} ${at}`),
    of: Uint16Array.from({ length: people }, (_, person) => of(person)),
  });
  const skewed = (size: number) => Math.floor(size * roll() ** 3);
  const department = field('department', 9, () => skewed(9));
  const strays = roll() * 0.08;
  // A site for each two departments, but for a few people.
  const site = field('site', 5, (person) => (roll() < strays ? upTo(5) : Math.floor((department.of[person] ?? 0) / 2)));
  const team = field('team', 30, (person) => (department.of[person] ?? 0) * 3 + upTo(3));
  const gender = field('gender', 3, () => (roll() < 0.02 ? 2 : upTo(2)));
  const grade = field('grade', 6, (person) =>
    roll() < strays / 2 ? upTo(6) : Math.min(5, (team.of[person] ?? 0) % 6),
  );
  const likely = 0.3 + roll() * 0.7;
  const answered = Uint8Array.from({ length: people }, () => (roll() < likely ? 1 : 0));
  const given = (share: number) =>
    Float64Array.from({ length: people }, (_, person) =>
      answered[person] && roll() < share ? 1 + upTo(5) : Number.NaN,
    );
  const measures = { mental: given(1), social: given(0.9), sleep: given(roll()) };
  const categories = { count: 5, of: Uint8Array.from({ length: people }, () => upTo(5)) };
  return { people, fields: [department, site, team, gender, grade], answered, measures, categories };
}

/** Of all that is worked out of answers only what is kept is there to be asked. */
function toldOf(answers: CycleAnswers, by: TellingLimits): CycleResults {
  return resultsOf(JSON.parse(JSON.stringify(kept(answers, by))));
}

function kept(answers: CycleAnswers, by: TellingLimits): ToldCycle {
  const steps = toldCycle(answers, by);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

interface Asked {
  chosen: Chosen | undefined;
  people: Set<number>;
}

/** Filters as someone would try them: single values, several, all but one, what the screen offers. */
function filters(answers: CycleAnswers & { people: number }, results: CycleResults, roll: () => number): Asked[] {
  const all: Chosen[] = answers.fields.flatMap(({ name: field, values }) => {
    const offered = results.fields.find(({ name }) => name === field)?.blocks ?? [];
    const some = (from: readonly (readonly string[])[]) => from.filter(() => roll() < 0.5).flat();
    const alone = values.map((value) => [value]);
    return [
      ...alone,
      ...values.map((left) => values.filter((value) => value !== left)),
      ...offered.map((block) => [...block]),
      ...offered.map((left) => offered.filter((block) => block !== left).flat()),
      ...Array.from({ length: 6 }, () => some(alone)),
      ...Array.from({ length: 6 }, () => some(offered)),
    ].map((chosen) => ({ field, values: chosen }));
  });
  return [undefined, ...all].map((chosen) => ({ chosen, people: peopleOf(answers, chosen) }));
}

function peopleOf(answers: CycleAnswers & { people: number }, chosen: Chosen | undefined): Set<number> {
  const field = answers.fields.find(({ name }) => name === chosen?.field);
  const everyone = Array.from({ length: answers.people }, (_, person) => person);
  return new Set(everyone.filter((one) => !field || chosen?.values.includes(field.values[field.of[one] ?? 0] ?? '')));
}

/** What a group tells, each with those whose answers, or whose silence, it tells of. */
function disclosures(
  answers: CycleAnswers,
  results: CycleResults,
  { chosen, people }: Asked,
): Map<string, Set<number>> {
  const told = results.group(chosen);
  const found = new Map<string, Set<number>>();
  if (!told) return found;
  const among = (keep: (person: number) => boolean) => new Set([...people].filter(keep));
  found.set(
    'respondents',
    among((one) => answers.answered[one] === 1),
  );
  if (told.rate !== null)
    found.set(
      'silent',
      among((one) => answers.answered[one] === 0),
    );
  for (const [name, values] of Object.entries(answers.measures))
    if (told.means[name] !== null)
      found.set(
        name,
        among((one) => !Number.isNaN(values[one])),
      );
  return found;
}

/** Nobody, or as many as the minimum. */
const isSafe = (people: number): boolean => people === 0 || people >= minimum;

function apart(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const left = [...one].filter((person) => !other.has(person)).length;
  return left + [...other].filter((person) => !one.has(person)).length;
}

/** What is learnt about too few from these results; empty where nothing is. */
function leaks(answers: CycleAnswers & { people: number }, results: CycleResults, seed: number) {
  const asked = filters(answers, results, dice(seed));
  const told = asked.map((one) => disclosures(answers, results, one));
  const found: string[] = [];
  let pairs = 0;
  for (const [at, one] of told.entries()) {
    for (const [kind, people] of one) if (!isSafe(people.size)) found.push(`${at} ${kind}: ${people.size}`);
    for (let other = 0; other < at; other += 1) {
      pairs += 1;
      for (const [kind, people] of told[other] ?? []) {
        const own = one.get(kind);
        if (own && !isSafe(apart(own, people))) found.push(`${other} and ${at} ${kind}: ${apart(own, people)}`);
      }
    }
  }
  return { found, pairs, told: told.filter(({ size }) => size > 0).length };
}

describe('what two groups of results tell', () => {
  const seeds = Array.from({ length: Number(process.env.FULL ? 400 : 12) }, (_, seed) => seed);
  it('is about nobody or as many as the minimum, for any two filters', () => {
    let [pairs, told] = [0, 0];
    for (const seed of seeds) {
      const answers = company(seed);
      const all = leaks(answers, toldOf(answers, limits), seed);
      expect(all.found.slice(0, 5), `company ${seed}`).toEqual([]);
      pairs += all.pairs;
      told += all.told;
    }
    expect(pairs).toBeGreaterThan(2000);
    // A policy that tells nothing would pass as well.
    expect(told / seeds.length).toBeGreaterThan(15);
  });

  it('is found out by this suite where the minimum is not kept', () => {
    const leaky = seeds.filter((seed) => {
      const answers = company(seed);
      return leaks(answers, toldOf(answers, { ...limits, minimum: 2 }), seed).found.length > 0;
    });
    expect(leaky.length).toBeGreaterThan(seeds.length / 2);
  });
});

describe('what the parts of a field tell', () => {
  it('leaves no block to be reckoned that is not told, and the same in any order', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const answers = company(seed);
      const results = toldOf(answers, limits);
      for (const { name: field, blocks } of results.fields) {
        expect(blocks.flat().toSorted()).toEqual(answers.fields.find(({ name }) => name === field)?.values.toSorted());
        const ways = blocks.map((values) => [
          results.group({ field, values }),
          results.group({ field, values: values.toReversed() }),
        ]);
        for (const [one, other] of ways) expect(one).toEqual(other);
        const sum = ways.reduce((all, [told]) => all + (told?.respondents ?? 0), 0);
        expect(sum).toBe(results.group()?.respondents);
      }
    }
  });

  it('of a measure, keeps those who answered it from being reckoned by what is missing', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const answers = company(seed);
      const results = toldOf(answers, limits);
      for (const { name: field, blocks } of results.fields)
        for (const [measure, values] of Object.entries(answers.measures)) {
          const missing = blocks.filter((block) => results.group({ field, values: block })?.means[measure] === null);
          const people = missing.flatMap((block) => [...peopleOf(answers, { field, values: block })]);
          if (results.group()?.means[measure] === null) continue;
          expect(isSafe(people.filter((one) => !Number.isNaN(values[one])).length), `${seed} ${field} ${measure}`).toBe(
            true,
          );
        }
    }
  });
});

it('what is kept of a cycle holds sums of no fewer than the minimum, where as many have answered at all', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { fields, measures, ...all } = kept(company(seed), limits);
    for (const { answered, silent, measures: splits } of fields) {
      if (all.answered >= minimum) expect(answered.every(isSafe)).toBe(true);
      for (const [name, { tallies }] of [...Object.entries(splits), ['silent', silent] as const]) {
        const whole = name === 'silent' ? all.silent : (measures[name]?.count ?? 0);
        if (whole >= minimum)
          expect(
            tallies.every(({ count }) => isSafe(count)),
            `${seed} ${name}`,
          ).toBe(true);
      }
    }
  }
});

describe('categories', () => {
  it('never say a number of too few, nor one that the others leave over', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const answers = company(seed);
      const shown = toldOf(answers, limits).categories;
      const real = shown.map(
        (_, at) => [...answers.categories.of].filter((one, person) => one === at && answers.answered[person]).length,
      );
      for (const [at, count] of shown.entries()) {
        if (count === null) continue;
        expect(count).toBe(real[at]);
        expect(isSafe(count)).toBe(true);
      }
      const hidden = real.filter((_, at) => shown[at] === null);
      const sum = hidden.reduce((all, one) => all + one, 0);
      // One number alone, or a few people together, could be reckoned; unless there is no other to hide.
      if (hidden.length > 0 && hidden.length < shown.length)
        expect([hidden.length > 1, sum >= minimum]).toEqual([true, true]);
    }
  });
});
