import { type SQL, sql } from 'drizzle-orm';

type Row = Record<string, unknown>;

/** Something to select, under the name by which it is answered. */
export interface Column {
  name: string;
  value: SQL;
}

export const selected = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** So many arguments a function of PostgreSQL takes at most. */
const mostArguments = 100;

/**
 * All columns as one value, for a statement that answers a single row: the database describes each column before the row,
 * and the driver makes ready to read it, which for sixty columns takes longer than the row itself.
 */
export function selectedAsOne(columns: readonly Column[]): SQL {
  const parts: SQL[] = [];
  for (let from = 0; from < columns.length; from += mostArguments)
    parts.push(listOf(columns.slice(from, from + mostArguments).map(({ value }) => value)));
  return sql`${listOf(parts)} as record`;
}

const listOf = (values: SQL[]): SQL => sql`json_build_array(${sql.join(values, sql`, `)})`;

/** The row of such a statement: as with columns of its own, but for times, which are written with a T. */
export function rowOf(columns: readonly Column[], { record }: Row): Row {
  const values = (record as unknown[][]).flat();
  const row: Row = {};
  columns.forEach(({ name }, at) => {
    row[name] = values[at];
  });
  return row;
}
