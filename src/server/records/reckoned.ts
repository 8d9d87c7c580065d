import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { bucketColumn, buckets, bucketTopic } from '../db/buckets.ts';
import { bucketVersionsOf, versionsOf } from '../db/versions.ts';
import type { TableVersions } from '../services.ts';
import type { Bucketed, Reckoning } from './contract.ts';
import { namedIn } from './counted.ts';
import type { Reckoned, RecordEngine, Work } from './engine.ts';
import { keep, readKept } from './kept-reckonings.ts';
import { signature } from './totals.ts';

const dialect = new PgDialect();

const all = Array.from({ length: buckets }, (_, bucket) => bucket);
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
  const { versions } = work;
  const queries = reckonings.map((one) => withinBuckets(engine, one));
  const named = queries.map((query) => nameOf(engine, work, query));
  const keys = named.map(({ key }) => key);
  const topics = [...new Set(named.flatMap((one) => one.topics))].sort();
  const rowsOf = (found: readonly Reckoned[]) => found.map(({ rows }) => rows as Row[]);
  // Where the transaction may have written, its figures are its own.
  if (!versions || topics.length === 0) {
    const { rows } = await ask(work, { queries, parted: [], of: queries.map(() => all) });
    return rows as Row[][];
  }
  const known = engine.reckonings;
  const before = keys.flatMap((key) => known.get(key, versions, topics) ?? []);
  if (before.length === keys.length && areOfOneMoment(before)) return rowsOf(before);
  const found = await known.shared(keys.join(), async () => {
    const last = keys.map((key) => known.last(key));
    const began = performance.now();
    // Not read from what is known: others who ask for one of them put their moment there.
    let found: readonly Reckoned[] = [];
    for await (found of renewals(engine, work, { queries, keys, last, topics }))
      for (const [at, one] of found.entries()) known.set(keys[at] ?? '', versions, topics, one);
    if (performance.now() - began > worthKeeping)
      await keep(work, new Map(found.map((one, at) => [keys[at] ?? '', one])));
    return found;
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
  await reckoned(engine, { ...work, versions }, reckonings);
  const known = reckonings.flatMap((one) => {
    const { key } = nameOf(engine, work, withinBuckets(engine, one));
    const last = engine.reckonings.last(key);
    return last?.cost && last.cost.pace * buckets > worthKeeping ? [[key, last] as const] : [];
  });
  await keep(work, new Map(known));
}

async function beginningOf({ db, company }: Work): Promise<{ versions: TableVersions; written: boolean }> {
  const versions = versionsOf(sql`${company}::uuid`);
  const { rows } = (await db.execute(
    sql`select ${versions} as versions, pg_current_xact_id_if_assigned() is not null as written`,
  )) as unknown as { rows: { versions: TableVersions; written: boolean }[] };
  return rows[0] ?? { versions: {}, written: false };
}

const areOfOneMoment = (found: readonly Reckoned[]): boolean =>
  found.every(({ versions }) =>
    all.every((bucket) => (versions[bucket] ?? null) !== null && versions[bucket] === found[0]?.versions[bucket]),
  );

interface Renewal {
  queries: readonly Query[];
  keys: readonly string[];
  last: readonly (Reckoned | undefined)[];
  topics: readonly string[];
}

/**
 * Asks for the buckets that have changed, of each query those that it lacks: of so many at once as can be answered in
 * time, and after each such part says what is known by then, so that who asks again goes on where it ended.
 */
async function* renewals(engine: RecordEngine, work: Work, { queries, keys, last, topics }: Renewal) {
  const parted = topics.filter((topic) => engine.bucketed.has(topic));
  const rest = topics.filter((topic) => !parted.includes(topic));
  const others = signature(work.versions ?? {}, rest);
  const nothing: Reckoned = { rows: [], others, versions: [] };
  let known = last.map((one) => (one?.others === others ? one : nothing));
  const now = parted.length > 0 ? await versionsNow(work, parted) : undefined;
  const lacks = (one: Reckoned | undefined, bucket: number) => !now || one?.versions[bucket] !== now[bucket];
  const isLacking = (at: number, bucket: number) => lacks(known[at], bucket);
  const lackedBy = (one: Reckoned) => all.filter((bucket) => lacks(one, bucket)).length;
  const stale = keys.filter((_, at) => now && lackedBy(known[at] ?? nothing) > many);
  if (stale.length > 0) {
    const kept = await readKept(work, stale);
    known = known.map((one, at) => {
      const other = kept.get(keys[at] ?? '');
      return other?.others === others && lackedBy(other) < lackedBy(one) ? other : one;
    });
  }
  let open = all.filter((bucket) => queries.some((_, at) => isLacking(at, bucket)));
  const partOf = (cost: Reckoned['cost']) =>
    cost ? Math.max(1, Math.floor(Math.min(atMost / cost.pace, longest / cost.length))) : few;
  // One of which it is not known is of fewer people than the others, or the first of all.
  const [dearest] = known.flatMap(({ cost }) => cost ?? []).sort((one, other) => other.pace - one.pace);
  let size = now ? partOf(dearest) : open.length;
  if (open.length === 0) yield known;
  while (open.length > 0) {
    const part = open.slice(0, size);
    const of = queries.map((_, at) => part.filter((bucket) => isLacking(at, bucket)));
    const began = performance.now();
    const { found, length } = await renewed(work, known, { queries, parted, of });
    const cost = { pace: (performance.now() - began) / part.length, length: length / part.length };
    // Of few buckets most of the time is the statement's own.
    known = found.map((one, at) => ((of[at]?.length ?? 0) < few ? one : { ...one, cost }));
    yield known;
    size = partOf(cost);
    open = open.filter((bucket) => !part.includes(bucket));
  }
}

/**
 * A statement sees rows and versions of one moment. What changed meanwhile, in a bucket that one query was asked for and
 * another not, is asked of all: in each bucket all have seen the same.
 */
async function renewed(
  work: Work,
  known: readonly Reckoned[],
  asked: Asked,
): Promise<{ found: Reckoned[]; length: number }> {
  const { queries, of } = asked;
  const answer = await ask(work, asked);
  const found = known.map((one, at) => replaced(one, of[at] ?? [], answer, at));
  const late = [...new Set(of.flat())].filter((bucket) =>
    found.some(({ versions }) => versions[bucket] !== answer.versions[bucket]),
  );
  const { length } = answer;
  if (late.length === 0) return { found, length };
  const again = await ask(work, { ...asked, of: queries.map(() => late) });
  return { found: found.map((one, at) => replaced(one, late, again, at)), length };
}

function replaced(one: Reckoned, by: readonly number[], { rows, versions }: Answer, at: number): Reckoned {
  if (by.length === 0) return one;
  const which = new Set(by);
  return {
    ...one,
    rows: [...one.rows.filter(({ bucket }) => !which.has(bucket)), ...(rows[at] ?? [])],
    versions: all.map((bucket) => (which.has(bucket) ? versions : one.versions)[bucket]),
  };
}

async function versionsNow(work: Work, parted: readonly string[]): Promise<Reckoned['versions']> {
  const [now] = await bucketVersionsOf(work.db, work.company, parted);
  return byBucket(now?.versions ?? {}, parted);
}

/** Of each bucket the versions in all tables, as one text. */
const byBucket = (versions: TableVersions, parted: readonly string[]): Reckoned['versions'] =>
  topicsByBucket(parted).map((topics) => signature(versions, topics));

const topicsMade = new Map<string, string[][]>();

function topicsByBucket(parted: readonly string[]): readonly string[][] {
  const key = parted.join();
  const made = topicsMade.get(key) ?? all.map((bucket) => parted.map((table) => bucketTopic(table, bucket)));
  topicsMade.set(key, made);
  return made;
}

interface Answer {
  rows: Bucketed[][];
  /** Of the texts in it. */
  length: number;
  versions: Reckoned['versions'];
}

interface Asked {
  queries: readonly Query[];
  /** The tables whose versions are told too. */
  parted: readonly string[];
  /** The buckets, by query. */
  of: readonly (readonly number[])[];
}

/** One statement, so that all is of one moment. */
async function ask(work: Work, { queries, parted, of }: Asked): Promise<Answer> {
  const parts = queries.flatMap((query, at) => {
    const which = of[at] ?? [];
    return which.length > 0
      ? [sql`select ${sql.raw(String(at))} as part, to_jsonb(q) as row from (${query.ask(which)}) as q`]
      : [];
  });
  const told =
    parted.length > 0
      ? [sql`select -1 as part, to_jsonb(v) as row from (${bucketVersionsOf(work.db, work.company, parted)}) as v`]
      : [];
  const { rows } = (await work.db.execute(sql.join([...parts, ...told], sql` union all `))) as unknown as {
    rows: { part: number; row: unknown }[];
  };
  const versions = rows.find(({ part }) => part < 0)?.row as { versions: TableVersions } | undefined;
  return {
    rows: queries.map((query, at) => rows.flatMap(({ part, row }) => (part === at ? [query.row(row)] : []))),
    length: rows.reduce((sum, { row }) => sum + textLength(row), 0),
    versions: byBucket(versions?.versions ?? {}, parted),
  };
}

const textLength = (row: unknown): number =>
  Object.values(row as object).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

interface Query {
  /** Of the buckets that are wanted. */
  ask(which: readonly number[]): SQL;
  row(found: unknown): Bucketed;
  by: unknown;
}

function withinBuckets<Row extends Bucketed>({ people }: RecordEngine, { ask, row, by }: Reckoning<Row>): Query {
  if (!people) throw new Error('figures are reckoned of people');
  const bucket = sql`${sql.identifier(people.topic)}.${sql.identifier(bucketColumn)}`;
  return {
    ask: (which) => ask({ bucket, within: which.length === all.length ? sql`true` : sql`${bucket} in ${which}` }),
    row: (found) => row?.(found as never) ?? (found as Bucketed),
    by,
  };
}

function nameOf(engine: RecordEngine, work: Work, { ask, by }: Query): ReturnType<typeof namedIn> {
  const { sql, params } = dialect.sqlToQuery(ask(all));
  return namedIn(engine, work, { sql, params: by === undefined ? params : [...params, by] });
}
