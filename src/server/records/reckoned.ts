import { sql } from 'drizzle-orm';
import { allBuckets } from '../db/buckets.ts';
import { matching } from '../db/search.ts';
import { versionsOf } from '../db/versions.ts';
import type { TableVersions } from '../services.ts';
import type { Bucketed, Held, Holding, Reckoning, RowsOfHeld } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import type { HeldOfCompany, Reckoned } from './held.ts';
import { type Base, baseOf, heldIn, heldKey } from './held-base.ts';
import { keep } from './kept-reckonings.ts';
import { ask, nameOf, prepareFor, type Query, queryOf } from './reckoning-query.ts';
import { type Named, type Progress, type Renewing, renewals } from './renewals.ts';

/** Of what took longer the database keeps the figures too, for other servers and the next start. Milliseconds. */
const worthKeeping = 500;

/** See `Records.reckoned`. */
export async function reckoned<Row extends Bucketed>(
  engine: RecordEngine,
  work: Work,
  reckonings: readonly Reckoning<Row>[],
): Promise<readonly (readonly Readonly<Row>[])[]> {
  const asked = named(engine, work, reckonings);
  const { queries, keys, topics } = asked;
  const { versions } = work;
  const rowsOf = (found: readonly Reckoned[]) => found.map(({ rows }) => rows as Row[]);
  // Where the transaction may have written, its figures are its own.
  if (!versions || topics.length === 0) {
    await prepareFor(work, undefined);
    const { found } = await ask(work, { queries, parted: [], of: queries.map(() => allBuckets) });
    return queries.map((query, at) => (found[at] ?? []).map((row) => query.row(row, undefined) as Row));
  }
  const known = engine.reckonings;
  const before = keys.flatMap((key) => known.get(key, versions, topics) ?? []);
  if (before.length === keys.length && areOfOneMoment(before)) return rowsOf(before);
  const found = await known.shared(keys.join(), async () => {
    const { known, took } = await renewed(engine, work, asked);
    if (took > worthKeeping) await keep(work, byKey(keys, known));
    return known;
  });
  return rowsOf(found);
}

/** See `Records.held`. */
export async function heldWith<Row extends Bucketed, Own extends Held>(
  engine: RecordEngine,
  work: Work,
  reckoning: Reckoning<Row, Own>,
): Promise<RowsOfHeld<Row, Own> | undefined> {
  const [found] = (await allHeld(engine, work, [reckoning as Reckoning<Bucketed>])) ?? [];
  return found as RowsOfHeld<Row, Own> | undefined;
}

/** See `Records.bothHeld`. */
export async function bothHeld<One extends Bucketed, Other extends Bucketed, Own extends Held>(
  engine: RecordEngine,
  work: Work,
  one: Reckoning<One, Own>,
  other: Reckoning<Other, Own>,
): Promise<readonly [RowsOfHeld<One, Own>, RowsOfHeld<Other, Own>] | undefined> {
  const both = [one, other] as readonly Reckoning<Bucketed>[];
  const [first, second] = (await allHeld(engine, work, both)) ?? [];
  return first && second && [first as RowsOfHeld<One, Own>, second as RowsOfHeld<Other, Own>];
}

async function allHeld(
  engine: RecordEngine,
  work: Work,
  reckonings: readonly Reckoning<Bucketed>[],
): Promise<readonly RowsOfHeld<Bucketed, Held>[] | undefined> {
  const asked = named(engine, work, reckonings);
  const { base, keys, topics } = asked;
  const { versions } = work;
  if (!base || !versions || !engine.held.isWhole(base.key)) return undefined;
  const known = engine.reckonings;
  const before = keys.flatMap((key) => known.get(key, versions, topics) ?? []);
  const found = before.length === keys.length ? ofOneMoment(engine, before, asked) : undefined;
  if (found) return found;
  const now = await known.shared(keys.join(), async () => (await renewed(engine, work, asked)).known);
  return ofOneMoment(engine, now, asked);
}

/** The same of people who are found by a search: few are remembered, as long as nobody has changed. */
export async function heldOfFound<Row extends Bucketed, Own extends Held>(
  engine: RecordEngine,
  work: Work,
  reckoning: Reckoning<Row, Own>,
  search: string,
): Promise<RowsOfHeld<Row, Own> | undefined> {
  const { queries, base, keys, topics } = named(engine, work, [reckoning as Reckoning<Row>]);
  const [query] = queries;
  const { versions } = work;
  if (!query || !base || !versions || !engine.held.isWhole(base.key)) return undefined;
  const { held } = engine;
  const version = versions[base.topic] ?? 0;
  if (!held.isSince(base.key, version)) await loadChanged(engine, work, base);
  if (!held.isSince(base.key, version)) return undefined;
  held.use(base.key);
  const last = held.last(base.key);
  const name = `${keys.join()}|${search}`;
  const known = engine.reckonings.get(name, versions, topics);
  const rows = known?.rows ?? (await found(work, query, search));
  if (!known && sizeOf(rows) < smallSearch)
    engine.reckonings.set(name, versions, topics, { rows, others: '', versions: [] });
  return withHeld<Row, Own>(rows as readonly Row[], last);
}

/** Loads records that are not held as they are now: as many as have changed. */
export async function loadChanged(engine: Renewing, work: Work, base: Base): Promise<void> {
  const { held } = engine;
  const asked: Named = { queries: [], keys: [], topics: [base.topic], base, holdsAll: true };
  for await (const now of renewals(engine, work, asked))
    if (now.held) held.since(base.key, work.versions?.[base.topic] ?? 0, now.held);
}

/** Bytes: who types a name finds many by its first letter, and goes on. */
const smallSearch = 2_000_000;

const sizeOf = (rows: readonly Bucketed[]): number => rows.reduce((sum, { bytes = 0 }) => sum + bytes, 0);

async function found(work: Work, query: Query, search: string): Promise<readonly Bucketed[]> {
  const people = sql`select to_json(q) as found from (${query.ask(allBuckets, true)}) as q`;
  const { rows } = (await matching(work.db, search, (db) => db.execute(people))) as unknown as {
    rows: { found: { bucket: number } }[];
  };
  return rows.map(({ found }) => query.row(found, undefined));
}

/** Each row beside what is held, where all have seen the same of their bucket. */
function ofOneMoment(
  { held, bucketed }: RecordEngine,
  found: readonly Reckoned[],
  { base, topics }: Named,
): readonly RowsOfHeld<Bucketed, Held>[] | undefined {
  if (!base) return undefined;
  held.use(base.key);
  const last = held.last(base.key);
  const at = topics.filter((topic) => bucketed.has(topic)).indexOf(base.topic);
  const isOfHeld = ({ versions }: Reckoned) =>
    allBuckets.every((bucket) => {
      const own = versions[bucket]?.split('.')[at];
      return own !== undefined && own === last.versions[bucket];
    });
  if (found.length > 1 && !areOfOneMoment(found)) return undefined;
  const pairs = paired.get(last) ?? new WeakMap<object, RowsOfHeld<Bucketed, Held>>();
  paired.set(last, pairs);
  const all = found.map((one) => {
    const pair = pairs.get(one.rows) ?? (isOfHeld(one) ? withHeld(one.rows, last) : undefined);
    if (pair) pairs.set(one.rows, pair);
    return pair;
  });
  return all.every((pair) => pair !== undefined) ? all : undefined;
}

/** What is held → rows of the same moment → both. It goes with what is held. */
const paired = new WeakMap<HeldOfCompany, WeakMap<object, RowsOfHeld<Bucketed, Held>>>();

function withHeld<Row extends Bucketed, Own extends Held>(
  rows: readonly Row[],
  held: HeldOfCompany,
): RowsOfHeld<Row, Own> {
  const heldOf = heldIn(held);
  return { rows, held: rows.map(({ bucket }) => heldOf[bucket] as Own) };
}

/** See `Records.keepReckoned`. */
export async function keepReckoned<Row extends Bucketed>(
  engine: RecordEngine,
  work: Work,
  reckonings: readonly Reckoning<Row>[],
  others: readonly Reckoning<Bucketed>[] = [],
): Promise<void> {
  const { versions, written } = await beginningOf(work);
  // What it sees may be taken back, and would stay in the figures of others.
  if (written) throw new Error('figures are kept in a transaction that has written nothing');
  const asked = named(engine, work, [...reckonings, ...others] as readonly Reckoning<Bucketed>[]);
  const holdsAll = asked.base !== undefined && engine.held.hasRoom(asked.base.key);
  const { known } = await renewed(engine, { ...work, versions }, { ...asked, holdsAll });
  await keep(work, byKey(asked.keys, known.slice(0, reckonings.length)));
}

/** Records that these figures are made of, where they are to be held, are not all, and nobody sees to it. */
export function notHeld(
  { held }: RecordEngine,
  { company }: Pick<Work, 'company'>,
  reckonings: readonly Pick<Reckoning<never>, 'holds'>[],
): Holding<Held> | undefined {
  const holds = reckonings.find((one) => one.holds)?.holds;
  if (!holds) return undefined;
  const key = heldKey(company, holds);
  const isSeenTo = held.isTooLarge(key) || held.isLoading(key) || held.isWhole(key);
  return isSeenTo || !held.hasRoom(key) ? undefined : holds;
}

/**
 * Loads a part of them, in a transaction that writes nothing, so that the figures of the next selection are there at once.
 * Whether it was the last.
 */
export async function hold(engine: RecordEngine, work: Work, holds: Holding<Held>): Promise<boolean> {
  const base = baseOf(engine, work, holds);
  const { versions } = await beginningOf(work);
  const asked: Named = { queries: [], keys: [], topics: [base.topic], base, holdsAll: true };
  for await (const { isDone } of renewals(engine, { ...work, versions }, asked)) return isDone;
  return true;
}

const byKey = (keys: readonly string[], known: readonly Reckoned[]): ReadonlyMap<string, Reckoned> =>
  new Map(known.map((one, at) => [keys[at] ?? '', one]));

async function beginningOf({ db, company }: Work): Promise<{ versions: TableVersions; written: boolean }> {
  const versions = versionsOf(sql`${company}::uuid`);
  const { rows } = (await db.execute(
    sql`select ${versions} as versions, pg_current_xact_id_if_assigned() is not null as written`,
  )) as unknown as { rows: { versions: TableVersions; written: boolean }[] };
  return rows[0] ?? { versions: {}, written: false };
}

const areOfOneMoment = (found: readonly Reckoned[]): boolean =>
  found.every(({ versions }) =>
    allBuckets.every(
      (bucket) => (versions[bucket] ?? null) !== null && versions[bucket] === found[0]?.versions[bucket],
    ),
  );

function named<Row extends Bucketed>(engine: RecordEngine, work: Work, reckonings: readonly Reckoning<Row>[]): Named {
  const queries = reckonings.map((one) => queryOf(engine, one));
  const names = queries.map((query) => nameOf(engine, work, query));
  const [holds, ...others] = queries.map((query) => query.holds);
  if (others.some((other) => other !== holds)) throw new Error('what is reckoned together is made of the same records');
  const base = holds && baseOf(engine, work, holds);
  return {
    queries,
    keys: names.map(({ key }) => key),
    topics: [...new Set([...names.flatMap((one) => one.topics), ...(base ? [base.topic] : [])])].sort(),
    base,
  };
}

/** All of them as they are now; they are known from then on. */
async function renewed(engine: RecordEngine, work: Work, asked: Named): Promise<Progress> {
  // Not read from what is known: others who ask for one of them put their moment there.
  let progress: Progress = { known: [], isDone: false, held: undefined, took: 0 };
  for await (progress of renewals(engine, work, asked)) {
    const { known, isDone } = progress;
    const versions = isDone ? (work.versions ?? {}) : undefined;
    for (const [at, one] of known.entries()) engine.reckonings.set(asked.keys[at] ?? '', versions, asked.topics, one);
  }
  return progress;
}
