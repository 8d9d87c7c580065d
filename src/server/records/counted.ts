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
  const { sql, params } = query.toSQL();
  const topics = [...new Set(sql.match(engine.topics))].sort();
  // Where the transaction may have written, its count is its own.
  if (!versions || topics.length === 0) return one();
  const key = createHash('sha256')
    .update(JSON.stringify([work.company, sql, params]))
    .digest('base64');
  const remembered = engine.counts.get(key, versions, topics);
  if (remembered !== undefined) return remembered as Row;
  const row = await engine.counts.shared(key, one);
  engine.counts.set(key, versions, topics, row);
  return row as Row;
}
