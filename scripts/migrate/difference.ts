import { renamed, renamesOf } from './renames.ts';
import {
  type Entities,
  emptySnapshot,
  type Snapshot,
  snapshotOf,
  statementsBetween,
  type Table,
  type Tables,
} from './snapshot.ts';

export interface Difference {
  sql: string;
  /** What it does, one line each. */
  says: string[];
  /** What is lost by it; also among `says`. */
  drops: string[];
  /** Why it would fail on tables that have rows. */
  refusals: string[];
}

/** The way from one snapshot to another. Additions come before removals, so that nothing must be guessed. */
export async function difference(from: Snapshot, to: Snapshot, entities: Entities): Promise<Difference> {
  const renames = renamesOf(from.tables, entities);
  const before = renamed(from.tables, renames);
  const both = union(before, to.tables);
  const structure = [...(await statementsBetween(before, both)), ...(await statementsBetween(both, to.tables))];
  const changes = changesOf(before, to.tables);
  const touched = new Set(changes.tables);
  const guarded = Object.keys(to.guards).filter(
    (table) => to.guards[table] !== from.guards[table] || touched.has(table),
  );
  const drops = changes.says.filter((line) => line.startsWith('DROPS'));
  const parts = [
    ...(to.preamble === from.preamble ? [] : [to.preamble]),
    ...guarded.filter((table) => from.guards[table]?.includes('POLICY search')).map(withoutSearch),
    ...renames.map(({ table, from: old, to: now }) => `ALTER TABLE "${table}" RENAME COLUMN "${old}" TO "${now}";`),
    ...changes.fills,
    ...structure.map(withCast),
    ...guarded.map((table) => `-- ${table}\n${to.guards[table]}`),
  ];
  const says = [
    ...renames.map((one) => `renames ${one.table}.${one.from} to ${one.to}, keeping its data`),
    ...changes.says,
  ];
  return {
    sql: parts.join('\n\n'),
    says: says.length > 0 ? says : guardWords(guarded),
    drops,
    refusals: changes.refusals,
  };
}

/** A column that a policy reads cannot be altered; the search comes back with the guards, if there still is one. */
function withoutSearch(table: string): string {
  return `DROP POLICY IF EXISTS search ON "${table}";\nREVOKE SELECT ON "${table}" FROM rapport_search;`;
}

/** PostgreSQL does not turn text into anything else unless it is told how. */
function withCast(statement: string): string {
  return statement
    .replaceAll('--> statement-breakpoint', '')
    .replace(/(ALTER COLUMN (".+") SET DATA TYPE (.+?));$/, '$1 USING $2::$3;')
    .trim();
}

/** Everything that an empty database needs. */
export async function schemaSql(entities: Entities): Promise<string> {
  return (await difference(emptySnapshot(), snapshotOf(entities), {})).sql;
}

function guardWords(tables: string[]): string[] {
  return tables.length > 0 ? [`renews row security, grants or triggers of ${tables.join(', ')}`] : [];
}

function union(before: Tables, after: Tables): Tables {
  const tables: Tables['tables'] = { ...before.tables };
  for (const [name, table] of Object.entries(after.tables)) {
    const old = before.tables[name];
    tables[name] = old ? merged(old, table) : table;
  }
  return { ...after, tables };
}

function merged(old: Table, table: Table): Table {
  return {
    ...table,
    columns: { ...old.columns, ...table.columns },
    indexes: { ...old.indexes, ...table.indexes },
    foreignKeys: { ...old.foreignKeys, ...table.foreignKeys },
    checkConstraints: { ...old.checkConstraints, ...table.checkConstraints },
  };
}

interface Changes {
  says: string[];
  refusals: string[];
  /** Statements that fill a column before it may no longer be empty. */
  fills: string[];
  tables: string[];
}

function changesOf(before: Tables, after: Tables): Changes {
  const changes: Changes = { says: [], refusals: [], fills: [], tables: [] };
  const made = Object.keys(after.tables).filter((key) => !before.tables[key]);
  if (made.length > 0) changes.says.push(`makes ${made.map((key) => after.tables[key]?.name).join(', ')}`);
  for (const [key, table] of Object.entries(after.tables)) {
    const old = before.tables[key];
    if (old && JSON.stringify(old) !== JSON.stringify(table)) {
      changes.tables.push(table.name);
      const said = changes.says.length;
      compareColumns(old, table, changes);
      if (changes.says.length === said) changes.says.push(`changes indexes or keys of ${table.name}`);
    }
  }
  for (const [key, old] of Object.entries(before.tables)) {
    if (!after.tables[key]) changes.says.push(`DROPS the table ${old.name} with everything in it`);
  }
  return changes;
}

function compareColumns(old: Table, table: Table, changes: Changes): void {
  for (const [name, column] of Object.entries(table.columns)) {
    const former = old.columns[name];
    if (!former) {
      changes.says.push(`adds ${table.name}.${name}`);
      if (column.notNull && column.default === undefined) changes.refusals.push(needsDefault(table.name, name));
    } else if (former.type !== column.type) {
      changes.says.push(`turns ${table.name}.${name} from ${former.type} into ${column.type}`);
    }
    if (former && column.notNull && !former.notNull) tighten(table.name, name, column.default, changes);
  }
  for (const name of Object.keys(old.columns)) {
    if (!table.columns[name]) changes.says.push(`DROPS ${table.name}.${name} with what is in it`);
  }
}

function tighten(table: string, name: string, value: unknown, changes: Changes): void {
  changes.says.push(`requires ${table}.${name}`);
  if (value === undefined) changes.refusals.push(needsDefault(table, name));
  else changes.fills.push(`UPDATE "${table}" SET "${name}" = ${String(value)} WHERE "${name}" IS NULL;`);
}

function needsDefault(table: string, name: string): string {
  return `${table}.${name} is required and has no default, which rows that exist cannot meet: give it a "default", or leave it out of "required"`;
}
