import { type SQL, sql } from 'drizzle-orm';
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

/** Rows that hold a value which their list does not know. */
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
 * Values that rows hold and their list does not, the most frequent first. The lists are remembered with the database, so
 * that nothing is searched while none of them loses a value. One that is new at its place, such as that of a renamed
 * field or of what was a text before, may know less than its rows: they are searched once.
 */
export async function lostValues(store: Store, entities: Readonly<Record<string, Entity>>): Promise<LostValue[]> {
  const lists = valueLists(entities);
  const before = await remembered(store);
  const found: LostValue[] = [];
  for (const { values, ...list } of lists) {
    const known = before ? before[keyOf(list)] : values;
    const gone = known?.filter((value) => !values.includes(value));
    if (gone?.length === 0) continue;
    const isLost = gone ? sql`held.value in ${gone}` : sql`held.value not in ${values}`;
    for (const lost of await heldIn(store, list, isLost)) found.push({ ...list, ...lost });
  }
  if (found.length === 0) await remember(store, Object.fromEntries(lists.map((list) => [keyOf(list), list.values])));
  return found;
}

type Place = Omit<ValueList, 'values'>;
type Remembered = Readonly<Record<string, readonly string[]>>;

const keyOf = ({ table, column, path }: Place): string => `${table}.${column}${path?.slice(1) ?? ''}`;

async function heldIn(
  store: Store,
  { table, column, path }: Place,
  isLost: SQL,
): Promise<Pick<LostValue, 'value' | 'rows'>[]> {
  const stored = sql.raw(quoted(column));
  const values =
    path === undefined
      ? sql`select ${stored}::text as value`
      : sql`select distinct one #>> '{}' as value from jsonb_path_query(${stored}, ${path}::jsonpath) as one`;
  return store.inSystem(async (db) => {
    const answer = await db.execute(sql`select held.value, count(*)::float8 as rows
      from ${sql.raw(quoted(table))}, lateral (${values}) as held where ${isLost} group by 1 order by 2 desc, 1`);
    return (answer as unknown as { rows: Pick<LostValue, 'value' | 'rows'>[] }).rows;
  });
}

/**
 * They stand in the comment on the table of the migrations, which every copy of the database carries along. Undefined of a
 * database that has not been looked at yet: a new one.
 */
async function remembered(store: Store): Promise<Remembered | undefined> {
  const { rows } = await store.exec(`select obj_description('schema_migration'::regclass, 'pg_class') as lists`);
  try {
    return JSON.parse(String(rows[0]?.lists)) ?? undefined;
  } catch {
    return undefined;
  }
}

async function remember(store: Store, lists: Remembered): Promise<void> {
  const text = JSON.stringify(lists);
  if (text === JSON.stringify(await remembered(store))) return;
  await store.exec(`comment on table schema_migration is '${text.replaceAll("'", "''")}'`);
}
