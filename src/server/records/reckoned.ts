import { sql } from 'drizzle-orm';
import { buckets } from '../db/buckets.ts';
import { bucketVersionsOf, versionsOf } from '../db/versions.ts';
import type { TableVersions } from '../services.ts';
import type { Bucketed, Reckoning } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type Cost, type HeldOfCompany, nothingHeld, type Reckoned, withBuckets } from './held.ts';
import { type Base, baseOf, heldIn } from './held-base.ts';
import { keep, readKept } from './kept-reckonings.ts';
import { type Answer, type Asked, allBuckets, ask, byBucket, nameOf, type Query, queryOf } from './reckoning-query.ts';
import { signature } from './totals.ts';

/** So many buckets are asked for at first, where it is not known what one takes. */
const few = buckets / 32;
/** Where more are lacking, the database may have them. */
const many = buckets / 8;
/** Milliseconds that a statement is to take, well below the time after which it is given up. */
const atMost = 1500;
/** Bytes of text that it is to answer, which are in memory at once. */
const longest = 64_000_000;
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

/** See `Records.keepReckoned`. */
export async function keepReckoned<Row extends Bucketed>(
  engine: RecordEngine,
  work: Work,
  reckonings: readonly Reckoning<Row>[],
): Promise<void> {
  const { versions, written } = await beginningOf(work);
  // What it sees may be taken back, and would stay in the figures of others.
  if (written) throw new Error('figures are kept in a transaction that has written nothing');
  const asked = named(engine, work, reckonings);
  const holdsAll = asked.base !== undefined && engine.held.hasRoom(asked.base.key);
  const { known } = await renewed(engine, { ...work, versions }, { ...asked, holdsAll });
  await keep(work, byKey(asked.keys, known));
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

interface Named {
  queries: readonly Query[];
  keys: readonly string[];
  topics: readonly string[];
  base: Base | undefined;
  /** Whether all is to be held, whatever the queries lack. */
  holdsAll?: boolean;
}

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

/** What is known after a part of the buckets. */
interface Progress {
  known: readonly Reckoned[];
  /** Whether that was the last part: until then other buckets are of another moment. */
  isDone: boolean;
  /** Milliseconds that the parts took in which no records were loaded. */
  took: number;
}

/** All of them as they are now; they are known from then on. */
async function renewed(engine: RecordEngine, work: Work, asked: Named): Promise<Progress> {
  // Not read from what is known: others who ask for one of them put their moment there.
  let progress: Progress = { known: [], isDone: false, took: 0 };
  for await (progress of renewals(engine, work, asked)) {
    const { known, isDone } = progress;
    const versions = isDone ? (work.versions ?? {}) : undefined;
    for (const [at, one] of known.entries()) engine.reckonings.set(asked.keys[at] ?? '', versions, asked.topics, one);
  }
  return progress;
}

/**
 * Asks for the buckets that have changed, of each query those that it lacks, and of what is held those that they are made
 * of: of so many at once as can be answered in time. After each such part it says what is known by then, so that who asks
 * again goes on where it ended.
 */
async function* renewals(engine: RecordEngine, work: Work, asked: Named): AsyncGenerator<Progress> {
  const { queries, keys, topics, base: own, holdsAll = false } = asked;
  const parted = topics.filter((topic) => engine.bucketed.has(topic));
  const others = signature(
    work.versions ?? {},
    topics.filter((topic) => !parted.includes(topic)),
  );
  const now = parted.length > 0 ? await versionsIn(work, parted) : undefined;
  const wanted = now && byBucket(now, parted);
  const lacks = (one: Reckoned | undefined, bucket: number) => !wanted || one?.versions[bucket] !== wanted[bucket];
  let known = await lastOf(engine, work, { keys, others, lacks: now && lacks });

  let base = now && own && !engine.held.isTooLarge(own.key) ? own : undefined;
  let held = base ? engine.held.last(base.key) : nothingHeld;
  const wantedHeld = now && base ? byBucket(now, [base.topic]) : [];
  const lacksHeld = (bucket: number) => base !== undefined && held.versions[bucket] !== wantedHeld[bucket];
  const isOpen = (bucket: number) => known.some((one) => lacks(one, bucket)) || (holdsAll && lacksHeld(bucket));
  let open = allBuckets.filter(isOpen);
  let loaded = base && open.filter(lacksHeld).length > many ? await engine.held.load(base.key) : undefined;
  if (loaded === 'done') {
    // Much has changed meanwhile.
    yield* renewals(engine, work, asked);
    return;
  }
  if (loaded === 'busy') {
    base = undefined;
    loaded = undefined;
    open = open.filter(isOpen);
  }
  // One of which it is not known is of fewer people than the others, or the first of all.
  const [dearest] = known.flatMap(({ cost }) => cost ?? []).sort((one, other) => other.pace - one.pace);
  let cost = base ? (open.filter(lacksHeld).length > few ? held.loading : held.asking) : dearest;
  let took = 0;
  try {
    if (open.length === 0) yield { known, isDone: true, took };
    while (open.length > 0) {
      const size = now ? partOf(cost) : open.length;
      const part = open.slice(0, size);
      const of = known.map((one) => part.filter((bucket) => lacks(one, bucket)));
      const ofHeld = part.filter(lacksHeld);
      const began = performance.now();
      const found = await askedFor(work, { known, held }, { queries, parted, of, base: base && { base, of: ofHeld } });
      const lasted = performance.now() - began;
      const own: Cost = { pace: lasted / part.length, length: found.length / part.length };
      ({ known, held } = found);
      // Of few buckets most of the time is the statement's own.
      const isTelling = (many: number) => many >= Math.min(few, size);
      if (!base) known = known.map((one, at) => (isTelling(of[at]?.length ?? 0) ? { ...one, cost: own } : one));
      else if (isTelling(part.length) && ofHeld.length === part.length) held = { ...held, loading: own };
      else if (isTelling(part.length) && ofHeld.length === 0) held = { ...held, asking: own };
      if (base) engine.held.keep(base.key, found.loaded, held);
      if (base && engine.held.isTooLarge(base.key)) {
        base = undefined;
        loaded?.();
        loaded = undefined;
      }
      cost = own;
      if (ofHeld.length < few) took += lasted;
      open = open.filter((bucket) => !part.includes(bucket) && isOpen(bucket));
      yield { known, isDone: open.length === 0, took };
    }
  } finally {
    loaded?.();
  }
}

const nothing: Reckoned = { rows: [], others: '', versions: [] };

/** How many buckets are asked for at once. */
const partOf = (cost: Reckoned['cost']): number =>
  cost ? Math.max(1, Math.floor(Math.min(atMost / cost.pace, longest / cost.length))) : few;

interface Last {
  keys: readonly string[];
  others: string;
  /** Whether one lacks a bucket, where that is known. */
  lacks: ((one: Reckoned | undefined, bucket: number) => boolean) | undefined;
}

/** What is known, or where much is lacking in it, what the database has kept. */
async function lastOf(engine: RecordEngine, work: Work, { keys, others, lacks }: Last): Promise<readonly Reckoned[]> {
  const known = keys.map((key) => {
    const last = engine.reckonings.last(key);
    return last?.others === others ? last : { ...nothing, others };
  });
  if (!lacks) return known;
  const lackedBy = (one: Reckoned) => allBuckets.filter((bucket) => lacks(one, bucket)).length;
  const stale = keys.filter((_, at) => lackedBy(known[at] ?? nothing) > many);
  if (stale.length === 0) return known;
  const kept = await readKept(work, stale);
  return known.map((one, at) => {
    const other = kept.get(keys[at] ?? '');
    return other?.others === others && lackedBy(other) < lackedBy(one) ? other : one;
  });
}

interface State {
  known: readonly Reckoned[];
  held: HeldOfCompany;
}

/** What has been found, and of which buckets records were loaded. */
interface Found extends State {
  loaded: readonly number[];
  length: number;
}

/**
 * A statement sees rows and versions of one moment. What changed meanwhile, in a bucket that one query was asked for and
 * another not, is asked of all: in each bucket all have seen the same.
 */
async function askedFor(work: Work, state: State, asked: Asked): Promise<Found> {
  const { queries, base } = asked;
  const answer = await ask(work, asked);
  const found = replaced(state, asked, answer);
  const { length } = answer;
  const versions = byBucket(answer.versions, asked.parted);
  const ofHeld = base && byBucket(answer.versions, [base.base.topic]);
  const late = [...new Set([...asked.of.flat(), ...(base?.of ?? [])])].filter(
    (bucket) =>
      found.known.some((one) => one.versions[bucket] !== versions[bucket]) ||
      (ofHeld && found.held.versions[bucket] !== ofHeld[bucket]),
  );
  if (late.length === 0) return { ...found, loaded: base?.of ?? [], length };
  const again = { ...asked, of: queries.map(() => late), base: base && { ...base, of: late } };
  return {
    ...replaced(found, again, await ask(work, again)),
    loaded: base ? [...new Set([...base.of, ...late])] : [],
    length,
  };
}

function replaced({ known, held }: State, { queries, parted, of, base }: Asked, answer: Answer): State {
  const versions = byBucket(answer.versions, parted);
  const holds = base
    ? withBuckets(held, base.of, base.base.rows(answer.packed, base.of), byBucket(answer.versions, [base.base.topic]))
    : held;
  const heldOf = base && heldIn(holds);
  const rowsOf = (query: Query, at: number) =>
    (answer.found[at] ?? []).map((row) => {
      const own = heldOf?.get(row.bucket);
      if (heldOf && !own) throw new Error(`nothing is held of the bucket ${row.bucket}`);
      return query.row(row, own);
    });
  return {
    known: known.map((one, at) => {
      const query = queries[at];
      return query ? withBuckets(one, of[at] ?? [], rowsOf(query, at), versions) : one;
    }),
    held: holds,
  };
}

async function versionsIn(work: Work, parted: readonly string[]): Promise<TableVersions> {
  const [now] = await bucketVersionsOf(work.db, work.company, parted);
  return now?.versions ?? {};
}
