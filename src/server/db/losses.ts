import { sql } from 'drizzle-orm';
import type { Store } from '../services.ts';
import { bucketColumn } from './buckets.ts';
import { coveredColumn } from './covered.ts';
import { quoted } from './guards.ts';
import { packedColumn } from './packed.ts';
import { searchedColumn } from './search.ts';

/** A table or, with `column`, one of its columns that a migration drops. */
export interface Drop {
  table: string;
  column?: string;
}

/** How many rows of the database would lose something. */
export interface Loss extends Drop {
  rows: number;
}

/** `support_ticket` or `support_ticket.note`: as it is said on the command line. */
export const dropName = ({ table, column }: Drop): string => (column === undefined ? table : `${table}.${column}`);

/** What the statements of a migration drop; comments and texts are not statements. */
export function dropsIn(statements: string): Drop[] {
  const bare = statements.replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return bare.split(';').flatMap((statement) => [...droppedTables(statement), ...droppedColumns(statement)]);
}

const name = String.raw`(?:"?public"?\.)?(?:"([^"]+)"|(\w+))`;

function droppedTables(statement: string): Drop[] {
  const [, list = ''] = /^\s*drop\s+table\s+(?:if\s+exists\s+)?([^;]*)/i.exec(statement) ?? [];
  const names = list.replace(/\b(cascade|restrict)\b\s*$/i, '').matchAll(new RegExp(name, 'g'));
  return [...names].map(([, exact, plain]) => ({ table: exact ?? (plain as string).toLowerCase() }));
}

function droppedColumns(statement: string): Drop[] {
  const table = new RegExp(String.raw`^\s*alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}`, 'i').exec(statement);
  if (!table) return [];
  const action = String.raw`\bdrop\s+(?:column\s+)?(?!constraint\b|default\b|not\b|identity\b|expression\b)(?:if\s+exists\s+)?`;
  const found = statement.slice(table[0].length).matchAll(new RegExp(`${action}(?:"([^"]+)"|(\\w+))`, 'gi'));
  const columns = [...found].map(([, exact, plain]) => exact ?? (plain as string).toLowerCase());
  return columns.flatMap((column) =>
    madeOfOthers.includes(column) ? [] : [{ table: table[1] ?? (table[2] as string).toLowerCase(), column }],
  );
}

/** Columns that the engine makes of others, and makes again: no property is stored in one. */
export const madeOfOthers: readonly string[] = [packedColumn, bucketColumn, coveredColumn, searchedColumn];

/** Those of the drops by which rows of this database lose something, with their number over all companies. */
export async function lossesOf(store: Store, drops: readonly Drop[]): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (const drop of drops) {
    const rows = await rowsOf(store, drop);
    if (rows > 0) losses.push({ ...drop, rows });
  }
  return losses;
}

async function rowsOf(store: Store, { table, column }: Drop): Promise<number> {
  const { rows } = await store.exec(
    `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1
      and ($2::text is null or column_name = $2::text) limit 1`,
    [table, column ?? null],
  );
  if (rows.length === 0) return 0;
  const held = column === undefined ? '' : ` where ${quoted(column)} is not null`;
  return store.inSystem(async (db) => {
    const answer = await db.execute(sql.raw(`select count(*)::float8 as rows from ${quoted(table)}${held}`));
    return Number((answer as unknown as { rows: { rows: number }[] }).rows[0]?.rows);
  });
}
