import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buckets, bucketTopic } from '../db/buckets.ts';
import type { TableVersions } from '../services.ts';
import type { Work } from './engine.ts';
import { HeldRecords } from './held.ts';
import type { Base } from './held-base.ts';
import { loadChanged } from './reckoned.ts';
import { Totals } from './totals.ts';

/** A database of one table, of which only the versions of its buckets are known. What is asked is answered when it is let go. */

const topic = 'booking';
const stored: number[] = new Array(buckets).fill(1);
const bucketVersions = (): TableVersions =>
  Object.fromEntries(stored.map((version, bucket) => [bucketTopic(topic, bucket), version]));
const held = new HeldRecords();
const engine = { held, bucketed: new Set([topic]), reckonings: new Totals<never, never>() };

function query(versions?: TableVersions) {
  const one = { from: () => one, where: () => one, groupBy: () => one, as: () => ({}), ...answering(versions) };
  return one;
}

const answering = (versions?: TableVersions) =>
  // biome-ignore lint/suspicious/noThenProperty: a query is awaited.
  versions && { then: (answer: (rows: object[]) => void) => answer([{ versions }]) };

/** Each answer is of the moment in which it was asked for. */
function asking() {
  const waiting: (() => void)[] = [];
  let which: readonly number[] = [];
  const base: Base = {
    key: 'a',
    topic,
    ask(asked) {
      which = asked;
      return sql``;
    },
    rows: async (_, of) => of.map((bucket) => ({ bucket, held: { bytes: 10 } })),
  };
  const db = {
    select: () => query(bucketVersions()),
    execute() {
      if (which.length === 0) return Promise.resolve({ rows: [] });
      which = [];
      const rows = [{ part: -1, row: { versions: bucketVersions() }, packed: null }];
      return new Promise((resolve) => void waiting.push(() => resolve({ rows })));
    },
  };
  const version = stored.reduce((sum, one) => sum + one);
  const work = { db, company: 'a', versions: { [topic]: version } } as unknown as Work;
  return {
    done: loadChanged(engine as never, work, base).then(() => held.isSince('a', version)),
    async answer() {
      await others();
      waiting.shift()?.();
      await others();
    },
  };
}

it('takes for the present nothing that others have loaded late', async () => {
  const first = asking();
  for (let part = 0; part < buckets; part += 1) await first.answer();
  expect(await first.done).toBe(true);
  stored[3] = 2;
  const late = asking();
  await others();
  // They are asked for in more than one part.
  for (let bucket = 0; bucket < 50; bucket += 1) stored[bucket] = 3;
  const present = asking();
  await present.answer();
  expect(held.last('a').versions[3]).toBe('3');
  await late.answer();
  for (let part = 0; part < 50; part += 1) await present.answer();
  expect([await present.done, held.last('a').versions[3]]).toEqual([false, '2']);
  const again = asking();
  await again.answer();
  expect([await again.done, held.last('a').versions[3]]).toEqual([true, '3']);
});
