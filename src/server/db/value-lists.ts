import { sql } from 'drizzle-orm';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import type { Store } from '../services.ts';
import { quoted } from './guards.ts';
import { columnsOf } from './tables.ts';

/** A closed list of values that a column may hold, somewhere in it. */
interface ValueList {
  entity: Entity;
  property: string;
  table: string;
  column: string;
  /** Inside a column of JSON. */
  path?: string;
  values: readonly string[];
}

/** Rows that hold a value which their list has lost. */
export interface LostValue extends Omit<ValueList, 'values'> {
  value: string;
  rows: number;
}

export const valueLists = (entities: Readonly<Record<string, Entity>>): ValueList[] =>
  Object.values(entities).flatMap((entity) =>
    Object.entries(columnsOf(entity)).flatMap(([property, { column, type, schema }]) =>
      listsIn(schema, type.make === 'jsonb' ? '$' : undefined).map(({ path, values }) => ({
        entity,
        property,
        table: entity.storage.table,
        column: column.name,
        path,
        values,
      })),
    ),
  );

function listsIn(schema: Schema, path: string | undefined): { path?: string; values: string[] }[] {
  const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
  const own = values.length > 0 ? [{ path, values }] : [];
  if (path === undefined) return own;
  const members = Object.entries(schema.properties ?? {});
  return [
    ...own,
    ...members.flatMap(([name, member]) => listsIn(member, `${path}.${quoted(name)}`)),
    ...(schema.items ? listsIn(schema.items, `${path}[*]`) : []),
  ];
}

/**
 * Values that a list had when it was looked at last and that rows still hold. The lists are remembered with the
 * database, so that nothing is searched while none of them loses a value.
 */
export async function lostValues(store: Store, entities: Readonly<Record<string, Entity>>): Promise<LostValue[]> {
  const lists = valueLists(entities);
  const before = await remembered(store);
  const found: LostValue[] = [];
  for (const { values, ...list } of lists) {
    const gone = (before[keyOf(list)] ?? []).filter((value) => !values.includes(value));
    for (const value of gone) {
      const rows = await rowsWith(store, list, value);
      if (rows > 0) found.push({ ...list, value, rows });
    }
  }
  if (found.length === 0) await remember(store, Object.fromEntries(lists.map((list) => [keyOf(list), list.values])));
  return found;
}

type Place = Omit<ValueList, 'values'>;
type Remembered = Readonly<Record<string, readonly string[]>>;

const keyOf = ({ table, column, path }: Place): string => `${table}.${column}${path?.slice(1) ?? ''}`;

async function rowsWith(store: Store, { table, column, path }: Place, value: string): Promise<number> {
  const found = sql.raw(quoted(column));
  const holds =
    path === undefined
      ? sql`${found}::text = ${value}`
      : sql`exists (select from jsonb_path_query(${found}, ${path}::jsonpath) held where held #>> '{}' = ${value})`;
  return store.inSystem(async (db) => {
    const answer = await db.execute(sql`select count(*)::float8 as rows from ${sql.raw(quoted(table))} where ${holds}`);
    return Number((answer as unknown as { rows: { rows: number }[] }).rows[0]?.rows);
  });
}

/** They stand in the comment on the table of the migrations, which every copy of the database carries along. */
async function remembered(store: Store): Promise<Remembered> {
  const { rows } = await store.exec(`select obj_description('schema_migration'::regclass, 'pg_class') as lists`);
  try {
    return JSON.parse(String(rows[0]?.lists)) ?? {};
  } catch {
    return {};
  }
}

async function remember(store: Store, lists: Remembered): Promise<void> {
  const text = JSON.stringify(lists);
  if (text === JSON.stringify(await remembered(store))) return;
  await store.exec(`comment on table schema_migration is '${text.replaceAll("'", "''")}'`);
}
