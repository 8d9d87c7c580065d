import { expect, it } from 'vitest';
import { Totals } from './totals.ts';

/** Counts that are answered by hand, in the order in which they began. */
function byHand() {
  const begun: ((total: number | Error) => void)[] = [];
  const count = () =>
    new Promise<number>((resolve, reject) => {
      begun.push((total) => (total instanceof Error ? reject(total) : resolve(total)));
    });
  return { begun, count };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('counts once for all who ask while another count runs, and never gives them that other one', async () => {
  const totals = new Totals<number>();
  const { begun, count } = byHand();
  const first = totals.shared('people', count);
  const later = [1, 2, 3].map(() => totals.shared('people', count));
  expect(begun).toHaveLength(1);
  begun[0]?.(10);
  expect(await first).toBe(10);
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.(11);
  expect(await Promise.all(later)).toEqual([11, 11, 11]);
  void totals.shared('people', count);
  expect(begun).toHaveLength(3);
});

it('lets each count for itself when the one who counted for all has failed', async () => {
  const totals = new Totals<number>();
  const { begun, count } = byHand();
  const first = totals.shared('people', count);
  const leader = totals.shared('people', count);
  const follower = totals.shared('people', count);
  begun[0]?.(10);
  await first;
  await settled();
  begun[1]?.(new Error('connection lost'));
  await expect(leader).rejects.toThrow('connection lost');
  await settled();
  begun[2]?.(12);
  expect(await follower).toBe(12);
});

it('counts different things at the same time', () => {
  const totals = new Totals<number>();
  const { begun, count } = byHand();
  void totals.shared('people', count);
  void totals.shared('stages', count);
  expect(begun).toHaveLength(2);
});

it('keeps as much as it may by weight, the newest first, and one that alone is too heavy', () => {
  const totals = new Totals<number[]>(10, (rows) => rows.length);
  const of = (many: number) => Array.from({ length: many }, (_, at) => at);
  const kept = () => ['a', 'b', 'c', 'd'].filter((key) => totals.last(key));
  for (const [key, many] of [
    ['a', 4],
    ['b', 4],
    ['a', 2],
    ['c', 4],
  ] as const)
    totals.set(key, {}, [], of(many));
  expect(kept()).toEqual(['a', 'b', 'c']);
  expect(totals.get('b', {}, [])).toHaveLength(4);
  totals.set('d', {}, [], of(3));
  expect(kept()).toEqual(['b', 'd']);
  totals.set('c', {}, [], of(40));
  expect(kept()).toEqual(['c']);
});
