import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { bucketIn, buckets, bucketTopic } from '../db/buckets.ts';
import { bucketVersions } from '../db/versions.ts';
import type { Bucketed, Reckoning } from './contract.ts';
import { namedIn } from './counted.ts';
import type { Reckoned, RecordEngine, Work } from './engine.ts';
import { signature } from './totals.ts';

const dialect = new PgDialect();

/** Of more buckets than this, all are asked for at once. */
const few = buckets / 4;

/** See `Records.reckoned`. */
export async function reckoned<Row extends Bucketed>(
  engine: RecordEngine,
  work: Work,
  query: Reckoning,
): Promise<readonly Readonly<Row>[]> {
  const { versions } = work;
  const { key, topics } = namedIn(engine, work, dialect.sqlToQuery(within(query, 'all')));
  // Where the transaction may have written, its figures are its own.
  if (!versions || topics.length === 0) return (await ask(work, query, 'all')) as Row[];
  const known = engine.reckonings;
  const before = known.get(key, versions, topics);
  if (before) return before.rows as Row[];
  const found = await known.shared(key, () => renewed(engine, work, query, { last: known.last(key), topics }));
  known.set(key, versions, topics, found);
  return found.rows as Row[];
}

/** The versions are read before the rows: what changes in between is asked for once more the next time. */
async function renewed(
  engine: RecordEngine,
  work: Work,
  query: Reckoning,
  { last, topics }: { last: Reckoned | undefined; topics: readonly string[] },
): Promise<Reckoned> {
  const parted = topics.filter((topic) => engine.bucketed.has(topic));
  const others = signature(
    work.versions ?? {},
    topics.filter((topic) => !parted.includes(topic)),
  );
  const versions = parted.length > 0 ? await bucketVersions(work.db, work.company, parted) : {};
  const stale = last?.others === others ? changed(parted, last.versions, versions) : undefined;
  if (!last || !stale || stale.length > few) return { rows: await ask(work, query, 'all'), others, versions };
  const renewed = stale.length > 0 ? await ask(work, query, stale) : [];
  return { rows: [...last.rows.filter(({ bucket }) => !stale.includes(bucket)), ...renewed], others, versions };
}

/** Buckets that one of the tables has changed in. */
function changed(tables: readonly string[], before: Reckoned['versions'], now: Reckoned['versions']): number[] {
  return Array.from({ length: buckets }, (_, bucket) => bucket).filter((bucket) =>
    tables.some((table) => before[bucketTopic(table, bucket)] !== now[bucketTopic(table, bucket)]),
  );
}

async function ask(work: Work, query: Reckoning, which: readonly number[] | 'all'): Promise<Bucketed[]> {
  return ((await work.db.execute(within(query, which))) as unknown as { rows: Bucketed[] }).rows;
}

const within = (query: Reckoning, which: readonly number[] | 'all'): SQL =>
  query({
    of: bucketIn,
    within: (person) => (which === 'all' ? sql`true` : sql`${bucketIn(person)} in ${which}`),
  });
