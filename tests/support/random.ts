/** A seeded stream of numbers (mulberry32): the same seed makes the same test. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(values: readonly T[]) => {
      if (values.length === 0) throw new Error('nothing to pick from');
      return values[below(values.length)] as T;
    },
  };
}
