import { isDeepStrictEqual } from 'node:util';
import type { Drop } from '../../src/server/db/losses.ts';
import { changesOf, fillSql } from './changes.ts';
import { guardStatements } from './guard-changes.ts';
import { keyRenameSql, keyRenamesOf } from './key-renames.ts';
import { formerName, renamed, renamesOf } from './renames.ts';
import { rowTests } from './row-tests.ts';
import {
  type Entities,
  emptySnapshot,
  mapped,
  type Snapshot,
  snapshotOf,
  statementsBetween,
  type Tables,
} from './snapshot.ts';
import { tableRenameSql, tableRenamesOf, withTables } from './table-renames.ts';
import { type TypeChange, typeChangeSql } from './type-change.ts';

export interface Difference {
  sql: string;
  /** What it does, one line each. */
  says: string[];
  /** What is lost by it; also among `says`. */
  drops: Drop[];
  /** Why it cannot be done, or would fail on tables that have rows. */
  refusals: string[];
}

/** The way from one snapshot to another. Additions come before removals, so that nothing must be guessed. */
export async function difference(last: Snapshot, to: Snapshot, entities: Entities): Promise<Difference> {
  const tables = tableRenamesOf(last, entities);
  const from = withTables(last, tables.renames);
  const { renames, refusals } = renamesOf(from.tables, entities);
  const keys = keyRenamesOf(renames, entities);
  const before = renamed(from.tables, renames);
  const changes = changesOf(before, to.tables);
  const freed = withoutObstacles(before, to.tables);
  const typed = withTypes(freed, changes.types);
  const both = union(typed, to.tables);
  const tests = rowTests(typed, both, entities);
  const guards = guardStatements(from.guards, to.guards, changes);
  const parts = [
    ...(to.preamble === from.preamble ? [] : [to.preamble]),
    ...tables.renames.map((one) => tableRenameSql(last, one)),
    ...guards.before,
    // Before the fills, which a unique index or a check that goes may not let pass. Nothing here names a column.
    ...(await statementsBetween(before, freed)),
    // Under their former names: these are what the trigger of the table knows until it is made anew.
    ...changes.fills.map((fill) => fillSql({ ...fill, column: formerName(renames, fill) })),
    ...renames.map(({ table, from: old, to: now }) => `ALTER TABLE "${table}" RENAME COLUMN "${old}" TO "${now}";`),
    ...changes.types.map(typeChangeSql),
    ...(await statementsBetween(typed, tests.open)),
    // Of columns as they are from now on, filled and turned.
    ...tests.sql,
    ...(await statementsBetween(tests.open, to.tables)),
    ...guards.after,
    // Last: what is written is seen by the triggers as they are now.
    ...keys.map(keyRenameSql),
  ];
  const says = [
    ...tables.renames.map((one) => `renames the table ${one.from} to ${one.to}, keeping its rows`),
    ...renames.map((one) => `renames ${one.table}.${one.from} to ${one.to}, keeping its data`),
    ...keys.map(({ table, column, from: old, to: now }) => `renames the key ${old} in ${table}.${column} to ${now}`),
    ...changes.says,
    ...tests.says,
  ];
  return {
    sql: parts.map((part) => part.replaceAll('--> statement-breakpoint', '').trim()).join('\n\n'),
    says: says.length > 0 ? says : guards.says,
    drops: changes.drops,
    refusals: [...tables.refusals, ...refusals, ...changes.refusals],
  };
}

/** Everything that an empty database needs. */
export async function schemaSql(entities: Entities): Promise<string> {
  return (await difference(emptySnapshot(), snapshotOf(entities), {})).sql;
}

/** Indexes and keys that go or change are away before a column is filled or takes another type. */
function withoutObstacles(before: Tables, after: Tables): Tables {
  return mapped(before, (old, key) => {
    const table = after.tables[key];
    if (!table) return old;
    const kept = <T>(was: Record<string, T>, is: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(was).filter(([name, value]) => isDeepStrictEqual(value, is[name])));
    return {
      ...old,
      indexes: kept(old.indexes, table.indexes),
      foreignKeys: kept(old.foreignKeys, table.foreignKeys),
      checkConstraints: kept(old.checkConstraints, table.checkConstraints),
    };
  });
}

/** As it is once `typeChangeSql` has run. */
function withTypes(before: Tables, types: readonly TypeChange[]): Tables {
  return mapped(before, (table) => {
    const own = types.filter((change) => change.table === table.name);
    const columns = own.map(({ from, to }) => {
      const { default: _default, ...column } = { ...from, type: to.type };
      return [to.name, to.default === undefined ? column : { ...column, default: to.default }] as const;
    });
    return { ...table, columns: { ...table.columns, ...Object.fromEntries(columns) } };
  });
}

function union(before: Tables, after: Tables): Tables {
  const tables: Tables['tables'] = { ...before.tables };
  for (const [name, table] of Object.entries(after.tables)) {
    const old = before.tables[name];
    tables[name] = old ? { ...table, columns: { ...old.columns, ...table.columns } } : table;
  }
  return { ...after, tables };
}
