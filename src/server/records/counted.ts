import { createHash } from 'node:crypto';
import type { Counting } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';

/** See `Records.counted`. */
export async function counted<Row>(engine: RecordEngine, work: Work, query: Counting<Row>): Promise<Readonly<Row>> {
  const one = async (): Promise<Row> => {
    const [row] = await query;
    if (row === undefined) throw new Error('a counting query has a row');
    return row;
  };
  const { versions } = work;
  const { key, topics } = namedIn(engine, work, query.toSQL());
  // Where the transaction may have written, its count is its own.
  if (!versions || topics.length === 0) return one();
  const before = engine.counts.get(key, versions, topics);
  if (before !== undefined) return before as Row;
  const found = await engine.counts.shared(key, one);
  engine.counts.set(key, versions, topics, found);
  return found as Row;
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
