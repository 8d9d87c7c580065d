import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { allBuckets, bucketColumn, bucketTopic } from '../db/buckets.ts';
import { coveredApart, readingAll, workingInMemory } from '../db/covered.ts';
import { bucketVersionsOf } from '../db/versions.ts';
import type { TableVersions } from '../services.ts';
import type { Bucketed, Held, Holding, Reckoning } from './contract.ts';
import { namedIn } from './counted.ts';
import type { RecordEngine, Work } from './engine.ts';
import type { Reckoned } from './held.ts';
import { type Base, withinOf } from './held-base.ts';
import { signature } from './totals.ts';

const dialect = new PgDialect();

/** Of each of these buckets the versions in all tables, as one text. */
export function byBucket(versions: TableVersions, parted: readonly string[], which = allBuckets): Reckoned['versions'] {
  const topics = topicsByBucket(parted);
  const found: (string | undefined)[] = [];
  for (const bucket of which) found[bucket] = signature(versions, topics[bucket] ?? []);
  return found;
}

const topicsMade = new Map<string, string[][]>();

function topicsByBucket(parted: readonly string[]): readonly string[][] {
  const key = parted.join();
  const made = topicsMade.get(key) ?? allBuckets.map((bucket) => parted.map((table) => bucketTopic(table, bucket)));
  topicsMade.set(key, made);
  return made;
}

export interface Query {
  /** Of the buckets that are wanted. */
  ask(which: readonly number[], isHeld: boolean): SQL;
  row(found: unknown, held: Held | undefined): Bucketed;
  by: unknown;
  holds: Holding<Held> | undefined;
}

export function queryOf<Row extends Bucketed>(
  { people }: RecordEngine,
  { ask, row, by, holds }: Reckoning<Row>,
): Query {
  if (!people) throw new Error('figures are reckoned of people');
  const bucket = sql`${sql.identifier(people.topic)}.${sql.identifier(bucketColumn)}`;
  const apart = coveredApart(people.entity, people.table);
  return {
    ask: (which, isHeld) => ask({ bucket, within: withinOf(bucket, which), apart, isHeld }),
    row: (found, held) => row?.(found as never, held) ?? (found as Bucketed),
    by,
    holds,
  };
}

/** It is the same whether records are held or not: so are its figures. */
export function nameOf(engine: RecordEngine, work: Work, { ask, by }: Query): ReturnType<typeof namedIn> {
  const { sql, params } = dialect.sqlToQuery(ask(allBuckets, false));
  return namedIn(engine, work, { sql, params: by === undefined ? params : [...params, by] });
}

export interface Asked {
  queries: readonly Query[];
  /** The tables whose versions are told too, of the buckets that are asked for. */
  parted: readonly string[];
  /** The buckets, by query. */
  of: readonly (readonly number[])[];
  /** What is held, and of which buckets it is asked for. */
  base?: { base: Base; of: readonly number[] } | undefined;
}

export interface Answer {
  /** By query, as it was found. */
  found: { bucket: number }[][];
  /** Of the base. */
  packed: { bucket: number; packed: Uint8Array }[];
  /** Of the texts and bytes in it. */
  length: number;
  versions: TableVersions;
}

interface Found {
  part: number;
  row: { bucket: number } | { versions: TableVersions };
  packed: Uint8Array | null;
}

/** Before many buckets are asked for, which are sorted, until the transaction ends: what comes after it takes single rows. */
export async function prepareFor({ db }: Work, base: Base | undefined): Promise<void> {
  await db.execute(base ? readingAll : workingInMemory);
}

/** All buckets that something is asked of. */
export const askedIn = ({ of, base }: Pick<Asked, 'of' | 'base'>): number[] => [
  ...new Set([...of.flat(), ...(base?.of ?? [])]),
];

/** One statement, so that all is of one moment. */
export async function ask(work: Work, { queries, parted, of, base }: Asked): Promise<Answer> {
  const part = (at: number) => sql.raw(String(at));
  const parts = queries.flatMap((query, at) => {
    const which = of[at] ?? [];
    return which.length > 0
      ? [
          sql`select ${part(at)} as part, to_json(q) as row, null::bytea as packed from (${query.ask(which, base !== undefined)}) as q`,
        ]
      : [];
  });
  const held =
    base && base.of.length > 0
      ? [
          sql`select ${part(queries.length)} as part, json_build_object('bucket', q.bucket) as row, q.packed from (${base.base.ask(base.of)}) as q`,
        ]
      : [];
  const told =
    parted.length > 0
      ? [
          sql`select -1 as part, to_json(v) as row, null::bytea as packed from (${bucketVersionsOf(work.db, work.company, parted, askedIn({ of, base }))}) as v`,
        ]
      : [];
  const { rows } = (await work.db.execute(sql.join([...parts, ...held, ...told], sql` union all `))) as unknown as {
    rows: Found[];
  };
  const versions = rows.find(({ part }) => part < 0)?.row as { versions: TableVersions } | undefined;
  const rowsOf = (at: number) => rows.flatMap(({ part, row }) => (part === at ? [row as { bucket: number }] : []));
  return {
    found: queries.map((_, at) => rowsOf(at)),
    packed: rows.flatMap(({ row, packed }) => (packed ? [{ ...(row as { bucket: number }), packed }] : [])),
    length: rows.reduce((sum, { row, packed }) => sum + textLength(row) + 2 * (packed?.length ?? 0), 0),
    versions: versions?.versions ?? {},
  };
}

const textLength = (row: object): number =>
  Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
