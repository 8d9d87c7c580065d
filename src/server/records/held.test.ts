import { expect, it } from 'vitest';
import { buckets } from '../db/buckets.ts';
import { type HeldOfCompany, HeldRecords } from './held.ts';

const mega = 1_000_000;
const first = (many: number) => Array.from({ length: many }, (_, bucket) => bucket);

/** Of these buckets, each of so many bytes. */
const found = (which: readonly number[], bytes: number, version = 'v'): HeldOfCompany => ({
  rows: which.map((bucket) => ({ bucket, held: { bytes } })),
  versions: first(buckets).map((bucket) => (which.includes(bucket) ? version : undefined)),
});

function keep(held: HeldRecords, key: string, many: number, bytes: number): void {
  held.keep(key, first(many), found(first(many), bytes));
}
const isHeld = (held: HeldRecords, key: string) => held.last(key).rows.length > 0;

it('holds what was asked for last, as much as there is room for', () => {
  const held = new HeldRecords(3 * mega);
  for (const key of ['a', 'b', 'c']) keep(held, key, buckets, 900);
  expect(['a', 'b', 'c'].map((key) => isHeld(held, key))).toEqual([false, true, true]);
  // Nothing of it was loaded, but it was used.
  held.keep('b', [], held.last('b'));
  keep(held, 'd', buckets, 900);
  expect(['b', 'c', 'd'].map((key) => isHeld(held, key))).toEqual([true, false, true]);
});

it('does not bring back what was put out, where none of it is loaded', () => {
  const held = new HeldRecords(mega);
  held.keep('a', [], found(first(buckets), 10));
  expect(isHeld(held, 'a')).toBe(false);
});

it('keeps what others have loaded meanwhile', () => {
  const held = new HeldRecords(mega);
  const before = held.last('a');
  held.keep('a', first(buckets), found(first(buckets), 10, 'theirs'));
  held.keep('a', [3, 5], { ...found([3, 5], 20, 'ours'), loading: { pace: 1, length: 1 } });
  held.keep('a', [], { ...before, asking: { pace: 2, length: 2 } });
  const { rows, versions, loading, asking } = held.last('a');
  expect(rows).toHaveLength(buckets);
  expect([versions[3], versions[4], versions[5]]).toEqual(['ours', 'theirs', 'ours']);
  expect(rows.filter((row) => row.held.bytes === 20).map(({ bucket }) => bucket)).toEqual([3, 5]);
  expect([loading?.pace, asking?.pace]).toEqual([1, 2]);
});

it.each([
  ['all buckets that are too much', buckets, 3000, true],
  ['the first of many that will be too much', 32, 3000, true],
  ['few, which may be the longest by chance', 31, 90_000, false],
  ['as much as there is room for', buckets, 2900, false],
])('tells of %s whether they are too large', (_, many, bytes, isTooLarge) => {
  const held = new HeldRecords(3 * mega);
  keep(held, 'a', 1, 10);
  keep(held, 'a', many, bytes);
  expect([held.isTooLarge('a'), !isHeld(held, 'a')]).toEqual([isTooLarge, isTooLarge]);
  expect(held.isTooLarge('b')).toBe(false);
});

it('has room for what nobody has asked for, where half is free, or it is held', () => {
  const held = new HeldRecords(2 * mega);
  expect(held.hasRoom('a')).toBe(true);
  keep(held, 'a', buckets, 1000);
  expect([held.hasRoom('a'), held.hasRoom('b')]).toEqual([true, false]);
});

it('lets one load what others lack too, and the next where it fails', async () => {
  const held = new HeldRecords(mega);
  const began: number[] = [];
  const ask = async (at: number, fails: boolean): Promise<string> => {
    if (isHeld(held, 'a')) return 'held';
    const loaded = await held.load('a');
    if (loaded === 'done') return ask(at, fails);
    if (loaded === 'busy') return 'busy';
    began.push(at);
    await Promise.resolve();
    if (!fails) keep(held, 'a', buckets, 10);
    loaded();
    return fails ? 'failed' : 'loaded';
  };
  const told = await Promise.all([ask(0, true), ask(1, false), ask(2, false), ask(3, false)]);
  expect(told).toEqual(['failed', 'loaded', 'held', 'held']);
  expect(began).toEqual([0, 1]);
});

it('lets nobody wait for long', async () => {
  const held = new HeldRecords(mega);
  const loaded = await held.load('a');
  expect(await held.load('a', 10)).toBe('busy');
  if (typeof loaded === 'function') loaded();
  expect(await held.load('a', 10)).toBeTypeOf('function');
});

it('is loaded by one, however many see that it is not held, and company by company', async () => {
  const held = new HeldRecords(mega);
  const told: string[] = [];
  const run = (key: string) => async () => {
    told.push(`${key} begins`);
    await Promise.resolve();
    told.push(`${key} ends`);
    if (key === 'a') throw new Error('the connection is lost');
  };
  const done = await Promise.allSettled(['a', 'a', 'b'].map((key) => held.inTurn(key, run(key))));
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect([held.isLoading('a'), held.isLoading('b')]).toEqual([false, false]);
});

it('is not loaded where others have taken the room meanwhile', async () => {
  const held = new HeldRecords(mega);
  const told: string[] = [];
  await Promise.all([
    held.inTurn('a', async () => keep(held, 'a', buckets, 600)),
    held.inTurn('b', async () => {
      told.push('b');
    }),
  ]);
  expect([told, held.hasRoom('a'), held.hasRoom('b')]).toEqual([[], true, false]);
});

it('goes on where it broke off, also beyond half of the memory', () => {
  const held = new HeldRecords(mega);
  keep(held, 'a', buckets - 1, 600);
  expect([held.hasRoom('a'), held.hasRoom('b')]).toEqual([true, false]);
});

it('knows of which version all of it is, until a part of it is loaded again or put out', () => {
  const held = new HeldRecords(3 * mega);
  keep(held, 'a', buckets, 900);
  expect(held.isSince('a', 0)).toBe(false);
  held.since('a', 7, held.last('a').versions);
  expect([6, 7, 8].map((version) => held.isSince('a', version))).toEqual([true, true, false]);
  held.keep('a', [], held.last('a'));
  expect(held.isSince('a', 7)).toBe(true);
  held.keep('a', [3], found([3], 900, 'w'));
  expect(held.isSince('a', 7)).toBe(false);
  held.since('a', 8, held.last('a').versions);
  for (const key of ['b', 'c', 'd']) keep(held, key, buckets, 900);
  expect(held.isSince('a', 7)).toBe(false);
});
