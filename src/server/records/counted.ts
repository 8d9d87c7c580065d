import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { coveredApart, readingIndexes } from '../db/covered.ts';
import type { Counting } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';

const dialect = new PgDialect();

/** See `Records.counted`. */
export const counted = <Row>(engine: RecordEngine, work: Work, query: Counting<Row>): Promise<Readonly<Row>> =>
  remembered(engine, work, query.toSQL(), async () => {
    const [row] = await query;
    if (row === undefined) throw new Error('a counting query has a row');
    return row;
  });

/** See `Records.countedPeople`. */
export function countedPeople(engine: RecordEngine, work: Work, which: SQL | undefined): Promise<number> {
  const { people } = engine;
  if (!people) throw new Error('there are no people to be counted');
  const each = coveredApart(people.entity, people.table).map(
    (part) => sql`select count(*) from ${people.table} where ${and(eq(people.company, work.company), part, which)}`,
  );
  const query = sql`select sum(count)::int as many from (${sql.join(each, sql` union all `)}) as parts`;
  return remembered(engine, work, dialect.sqlToQuery(query), async () => {
    await work.db.execute(readingIndexes);
    const { rows } = (await work.db.execute(query)) as unknown as { rows: { many: number }[] };
    return rows[0]?.many ?? 0;
  });
}

async function remembered<Found>(
  engine: RecordEngine,
  work: Work,
  query: { sql: string; params: unknown[] },
  one: () => Promise<Found>,
): Promise<Found> {
  const { versions } = work;
  const { key, topics } = namedIn(engine, work, query);
  // Where the transaction may have written, its count is its own.
  if (!versions || topics.length === 0) return one();
  const before = engine.counts.get(key, versions, topics);
  if (before !== undefined) return before as Found;
  const found = await engine.counts.shared(key, one);
  engine.counts.set(key, versions, topics, found);
  return found as Found;
}

/** The tables that a query names, and what it is known by. */
export function namedIn(
  engine: RecordEngine,
  { company }: Work,
  { sql, params }: { sql: string; params: unknown[] },
): { key: string; topics: string[] } {
  return {
    key: createHash('sha256')
      .update(JSON.stringify([company, sql, params]))
      .digest('base64'),
    topics: [...new Set(sql.match(engine.topics))].sort(),
  };
}
