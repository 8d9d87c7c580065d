import { randomOf } from '../../../scripts/seed/random.ts';
import { type Mutant, type MutantSource, mutantsOf } from './mutations.ts';

/** So many of each kind, the same for the same seed; of a kind that fits few places, all of them. */
export function sampleOf(source: MutantSource, perKind: number, seed: number): Mutant[] {
  const dice = randomOf(seed);
  return [...mutantsOf(source).values()].flatMap((makers) => {
    const left = [...makers];
    const made: Mutant[] = [];
    while (made.length < perKind && left.length > 0) {
      const index = dice.below(left.length);
      const mutant = left[index]?.();
      left[index] = left.at(-1) as (typeof left)[number];
      left.pop();
      if (mutant) made.push(mutant);
    }
    return made;
  });
}
