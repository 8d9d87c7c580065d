import { isDeepStrictEqual } from 'node:util';
import type { Drop } from '../../src/server/db/losses.ts';
import type { Column, Table, Tables } from './snapshot.ts';
import type { TypeChange } from './type-change.ts';

interface Fill {
  table: string;
  column: string;
  /** As SQL. */
  value: string;
}

/** What lies between two sets of tables, besides the renames. */
export interface Changes {
  /** One line each; `DROPS` where something is lost. */
  says: string[];
  drops: Drop[];
  /** Why it would fail on tables that have rows. */
  refusals: string[];
  /** Columns that are filled before they may no longer be empty. */
  fills: Fill[];
  types: TypeChange[];
}

export function changesOf(before: Tables, after: Tables): Changes {
  const changes: Changes = { says: [], drops: [], refusals: [], fills: [], types: [] };
  const made = Object.keys(after.tables).filter((key) => !before.tables[key]);
  if (made.length > 0) changes.says.push(`makes ${made.map((key) => after.tables[key]?.name).join(', ')}`);
  for (const [key, table] of Object.entries(after.tables)) {
    const old = before.tables[key];
    if (!old || isDeepStrictEqual(old, table)) continue;
    const said = changes.says.length;
    compareColumns(old, table, changes);
    if (changes.says.length === said) changes.says.push(`changes indexes or keys of ${table.name}`);
  }
  for (const [key, { name }] of Object.entries(before.tables)) {
    if (after.tables[key]) continue;
    changes.drops.push({ table: name });
    changes.says.push(`DROPS the table ${name} with everything in it`);
  }
  return changes;
}

function compareColumns(old: Table, table: Table, changes: Changes): void {
  for (const [name, column] of Object.entries(table.columns)) {
    const former = old.columns[name];
    if (!former) {
      changes.says.push(`adds ${table.name}.${name}`);
      if (column.notNull && column.default === undefined) changes.refusals.push(needsDefault(table.name, name));
    } else compareColumn(table.name, former, column, changes);
  }
  for (const name of Object.keys(old.columns)) {
    if (table.columns[name]) continue;
    changes.drops.push({ table: table.name, column: name });
    changes.says.push(`DROPS ${table.name}.${name} with what is in it`);
  }
}

function compareColumn(table: string, from: Column, to: Column, changes: Changes): void {
  const turns = from.type !== to.type;
  if (turns) {
    changes.says.push(`turns ${table}.${to.name} from ${from.type} into ${to.type}`);
    changes.types.push({ table, from, to });
  }
  if (from.notNull && !to.notNull) changes.says.push(`lets ${table}.${to.name} be empty`);
  if (from.notNull === to.notNull && from.default !== to.default && !turns)
    changes.says.push(`changes the default of ${table}.${to.name}`);
  if (!to.notNull || from.notNull) return;
  // Whether a record is without one, is asked of the records (row-tests.ts).
  if (to.default === undefined) {
    changes.says.push(`requires ${table}.${to.name}`);
    return;
  }
  const value = String(to.default);
  changes.says.push(`fills empty ${table}.${to.name} with ${inOneLine(value)}`);
  if (!turns) changes.fills.push({ table, column: to.name, value });
}

/** What is said stands in a comment of the file, which a line break would end. */
const inOneLine = (value: string): string => value.replace(/\s+/g, ' ');

/** Over all companies. */
export function fillSql({ table, column, value }: Fill): string {
  return `SET ROLE rapport_system;\nUPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NULL;\nRESET ROLE;`;
}

function needsDefault(table: string, name: string): string {
  return `${table}.${name} is required and has no default, which rows that exist cannot meet: give it a "default", or leave it out of "required"`;
}
