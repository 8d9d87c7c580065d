import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { bucketIn, buckets, bucketTopic } from '../db/buckets.ts';
import { bucketVersions, bucketVersionsOf } from '../db/versions.ts';
import type { Bucketed, Reckoning } from './contract.ts';
import { namedIn } from './counted.ts';
import type { Reckoned, RecordEngine, Work } from './engine.ts';
import { signature } from './totals.ts';

const dialect = new PgDialect();

/** Of more buckets than this, all are asked for at once. */
const few = buckets / 4;
const all = Array.from({ length: buckets }, (_, bucket) => bucket);

type Versions = Reckoned['versions'];

/** See `Records.reckoned`. */
export async function reckoned<Row extends Bucketed>(
  engine: RecordEngine,
  work: Work,
  queries: readonly Reckoning[],
): Promise<readonly (readonly Readonly<Row>[])[]> {
  const { versions } = work;
  const named = queries.map((query) => namedIn(engine, work, dialect.sqlToQuery(within(query, all))));
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
  const [first] = before;
  if (before.length === keys.length && before.every((one) => sameVersions(one.versions, first?.versions ?? {})))
    return rowsOf(before);
  const found = await known.shared(keys.join(), () => {
    const last = keys.map((key) => known.last(key));
    return renewed(engine, work, { queries, last, topics });
  });
  for (const [at, one] of found.entries()) known.set(keys[at] ?? '', versions, topics, one);
  return rowsOf(found);
}

interface Renewal {
  queries: readonly Reckoning[];
  last: readonly (Reckoned | undefined)[];
  topics: readonly string[];
}

/**
 * Asks for the buckets that have changed, of each query those that it lacks; then for those that changed meanwhile of
 * which another query was not asked. A statement sees rows and versions of one moment, so that in each bucket all
 * queries have seen the same.
 */
async function renewed(engine: RecordEngine, work: Work, { queries, last, topics }: Renewal): Promise<Reckoned[]> {
  const parted = topics.filter((topic) => engine.bucketed.has(topic));
  const others = signature(
    work.versions ?? {},
    topics.filter((topic) => !parted.includes(topic)),
  );
  const usable = last.map((one) => (one?.others === others ? one : undefined));
  const known = parted.length > 0 && usable.some(Boolean);
  const now = known ? await bucketVersions(work.db, work.company, parted) : {};
  const of = usable.map((one) => (one ? orAll(changed(parted, one.versions, now)) : all));
  const asked = await ask(work, { queries, parted, of });
  const late = all.filter((bucket) =>
    usable.some(
      (one, at) => one && !of[at]?.includes(bucket) && changedIn(parted, bucket, one.versions, asked.versions),
    ),
  );
  const again =
    late.length > 0
      ? await ask(work, { queries, parted, of: queries.map(() => late) })
      : { rows: [], versions: asked.versions };
  const isLate = (topic: string) => late.some((bucket) => topic.endsWith(`/${bucket}`));
  const versions = {
    ...asked.versions,
    ...Object.fromEntries(Object.entries(again.versions).filter(([topic]) => isLate(topic))),
  };
  return queries.map((_, at) => {
    const kept = usable[at]?.rows.filter(({ bucket }) => !of[at]?.includes(bucket) && !late.includes(bucket)) ?? [];
    const new_ = asked.rows[at]?.filter(({ bucket }) => !late.includes(bucket)) ?? [];
    return { rows: [...kept, ...new_, ...(again.rows[at] ?? [])], others, versions };
  });
}

const orAll = (stale: readonly number[]): readonly number[] => (stale.length > few ? all : stale);

/** Buckets that one of the tables has changed in. */
const changed = (tables: readonly string[], before: Versions, now: Versions): number[] =>
  all.filter((bucket) => changedIn(tables, bucket, before, now));

function changedIn(tables: readonly string[], bucket: number, before: Versions, now: Versions): boolean {
  return tables.some((table) => before[bucketTopic(table, bucket)] !== now[bucketTopic(table, bucket)]);
}

const sameVersions = (one: Versions, other: Versions): boolean =>
  Object.keys({ ...one, ...other }).every((topic) => one[topic] === other[topic]);

interface Asked {
  queries: readonly Reckoning[];
  /** The tables whose versions are told too. */
  parted: readonly string[];
  /** The buckets, by query. */
  of: readonly (readonly number[])[];
}

/** One statement, so that all is of one moment. */
async function ask(
  work: Work,
  { queries, parted, of }: Asked,
): Promise<{ rows: Bucketed[][]; versions: Record<string, number> }> {
  const parts = queries.flatMap((query, at) =>
    of[at]?.length
      ? [sql`select ${sql.raw(String(at))} as part, to_jsonb(q) as row from (${within(query, of[at])}) as q`]
      : [],
  );
  const told =
    parted.length > 0
      ? [sql`select -1 as part, to_jsonb(v) as row from (${bucketVersionsOf(work.db, work.company, parted)}) as v`]
      : [];
  const { rows } = (await work.db.execute(sql.join([...parts, ...told], sql` union all `))) as unknown as {
    rows: { part: number; row: unknown }[];
  };
  const versions = rows.flatMap(({ part, row }) => (part < 0 ? [row as { topic: string; version: number }] : []));
  return {
    rows: queries.map((_, at) => rows.flatMap(({ part, row }) => (part === at ? [row as Bucketed] : []))),
    versions: Object.fromEntries(versions.map(({ topic, version }) => [topic, version])),
  };
}

const within = (query: Reckoning, which: readonly number[]): SQL =>
  query({
    of: bucketIn,
    within: (person) => (which === all ? sql`true` : sql`${bucketIn(person)} in ${which}`),
  });
