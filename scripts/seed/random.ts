import { createHash } from 'node:crypto';

/** A seeded stream of numbers (mulberry32): the same seed makes the same company, on every machine. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  below(limit: number): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** By weight: `[['a', 3], ['b', 1]]` gives a three times out of four. */
  weighted<T>(values: readonly (readonly [T, number])[]): T;
}

export function randomOf(seed: number): Random {
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
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    weighted(values) {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return (values[values.length - 1] as (typeof values)[number])[0];
    },
  };
}

export function seedOf(text: string): number {
  return createHash('md5').update(text).digest().readUInt32LE(0);
}

/** The same words give the same id; it looks like a random UUID (version 4). */
export function idOf(...words: (string | number)[]): string {
  const hex = createHash('md5').update(words.join('/')).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
