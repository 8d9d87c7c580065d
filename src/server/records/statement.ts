import { DrizzleQueryError, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg, { type QueryConfig } from 'pg';
import type { Database } from '../context.ts';

/** Hands values to a statement that is written once and run often: `values[i]` fills the i-th `bind()`. */
export type Bind = () => Placeholder<string>;

interface Statement {
  text: string;
  /** Numbers are places in the values given at each run; the rest is constant. */
  params: readonly ({ place: number } | { constant: unknown })[];
}

const dialect = new PgDialect();

export function statementOf(write: (bind: Bind) => SQL): Statement {
  let count = 0;
  const query = dialect.sqlToQuery(write(() => sql.placeholder(String(count++))));
  return {
    text: query.sql,
    params: query.params.map((param) => (isPlaceholder(param) ? { place: Number(param.name) } : { constant: param })),
  };
}

const isPlaceholder = (param: unknown): param is Placeholder =>
  typeof param === 'object' && param !== null && 'name' in param && 'getSQL' in param;

/** Statements by the shape of what is asked; values never are part of a shape, so there are few. */
export class Statements {
  private readonly known = new Map<string, Statement>();

  get(shape: string, write: (bind: Bind) => SQL): Statement {
    let statement = this.known.get(shape);
    if (!statement) {
      statement = statementOf(write);
      if (this.known.size >= 5_000) this.known.clear();
      this.known.set(shape, statement);
    }
    return statement;
  }
}

interface Connected {
  session: { client: { query(config: QueryConfig, values: unknown[]): Promise<Result> } };
}

interface Result {
  rows: Record<string, unknown>[];
  rowCount: number | null;
}

const { builtins, getTypeParser } = pg.types;
/** Times stay texts, as Drizzle has them too. */
const asText: readonly number[] = [builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE];
const types = {
  getTypeParser: (type: number, format?: Parameters<typeof getTypeParser>[1]) =>
    asText.includes(type) ? (text: string) => text : getTypeParser(type, format),
};

/** Rows as the driver gives them: times as text, jsonb parsed. */
export async function run(
  db: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  return (await execute(db, statement, values)).rows;
}

/**
 * The same, with how many rows were written. Drizzle would make an object with its own readers of each statement that is
 * run, where nothing but the driver is needed.
 */
export async function execute(db: Database, statement: Statement, values: readonly unknown[]): Promise<Result> {
  const params = statement.params.map((param) => ('place' in param ? values[param.place] : param.constant));
  const { client } = (db as unknown as { _: Connected })._.session;
  try {
    return await client.query({ text: statement.text, types }, params);
  } catch (error) {
    throw new DrizzleQueryError(statement.text, params, error as Error);
  }
}
