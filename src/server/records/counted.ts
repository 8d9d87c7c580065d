import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Counting } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import type { Totals } from './totals.ts';

const dialect = new PgDialect();

/** See `Records.counted`. */
export async function counted<Row>(engine: RecordEngine, work: Work, query: Counting<Row>): Promise<Readonly<Row>> {
  const one = async (): Promise<Row> => {
    const [row] = await query;
    if (row === undefined) throw new Error('a counting query has a row');
    return row;
  };
  return (await remembered(engine, engine.counts, work, query.toSQL(), one)) as Row;
}

/** See `Records.reckoned`. */
export async function reckoned<Row>(engine: RecordEngine, work: Work, query: SQL): Promise<readonly Readonly<Row>[]> {
  const all = async () => ((await work.db.execute(query)) as unknown as { rows: Row[] }).rows;
  return (await remembered(engine, engine.reckonings, work, dialect.sqlToQuery(query), all)) as readonly Row[];
}

/** What a query finds, as long as no table that it names changes in the company. */
async function remembered(
  engine: RecordEngine,
  known: Totals<unknown>,
  work: Work,
  { sql, params }: { sql: string; params: unknown[] },
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const { versions } = work;
  const topics = [...new Set(sql.match(engine.topics))].sort();
  // Where the transaction may have written, its count is its own.
  if (!versions || topics.length === 0) return ask();
  const key = createHash('sha256')
    .update(JSON.stringify([work.company, sql, params]))
    .digest('base64');
  const before = known.get(key, versions, topics);
  if (before !== undefined) return before;
  const found = await known.shared(key, ask);
  known.set(key, versions, topics, found);
  return found;
}
