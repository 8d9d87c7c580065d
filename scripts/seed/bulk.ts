import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/server/context.ts';
import { columnsOf } from '../../src/server/db/tables.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';

export type Row = Record<string, unknown>;

/** Rows a statement: one JSON parameter of about a megabyte. */
const atOnce = 1000;

/**
 * Writes many rows with one statement a thousand: the values travel as JSON and are spread by the database. Property
 * names are those of the entity's document. Every row needs the properties of the first one.
 */
export async function insertRows(db: Database, entity: Entity, company: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await insertBatch(db, entity, company, rows.slice(from, from + atOnce));
  }
}

async function insertBatch(db: Database, entity: Entity, company: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = columnsOf(entity);
  const used = Object.keys(first).map((property) => {
    const column = columns[property];
    if (!column) throw new Error(`${entity.id} stores no ${property}`);
    return { property, name: column.name, type: column.column.getSQLType() };
  });
  const names = sql.join(
    used.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    used.map(({ property }) => sql`r.${sql.identifier(property)}`),
    sql`, `,
  );
  const shape = sql.join(
    used.map(({ property, type }) => sql`${sql.identifier(property)} ${sql.raw(type)}`),
    sql`, `,
  );
  const query = sql`
    insert into ${sql.identifier(entity.storage.table)} (company_id, ${names})
    select ${company}::uuid, ${values} from json_to_recordset(${JSON.stringify(rows)}::json) as r(${shape})`;
  try {
    await db.execute(query);
  } catch (error) {
    // Drizzle's own message repeats the statement with its megabyte of values.
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new Error(`Rows of ${entity.id} could not be written: ${message.slice(0, 300)}`);
  }
}

/** Drizzle's result as both drivers give it. */
export async function rowsOf(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
