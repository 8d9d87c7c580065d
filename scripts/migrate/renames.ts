import { columnPlans, snakeCase } from '../../src/server/db/columns.ts';
import type { Entities, Table, Tables } from './snapshot.ts';

export interface Rename {
  table: string;
  /** Column names. */
  from: string;
  to: string;
}

/** Renames that the documents declare and the last snapshot has not seen yet; a mark that was served stays harmless. */
export function renamesOf(before: Tables, entities: Entities): Rename[] {
  return Object.values(entities).flatMap((entity) => {
    const columns = before.tables[`public.${entity.storage.table}`]?.columns;
    if (!columns || entity.storage.system) return [];
    return columnPlans(entity).flatMap((plan) => {
      const former = plan.schema['x-renamed-from'];
      if (former === undefined || columns[plan.name]) return [];
      const from = [snakeCase(former), former].find((name) => columns[name]);
      return from === undefined ? [] : [{ table: entity.storage.table, from, to: plan.name }];
    });
  });
}

/** The snapshot as it is once the renames have run. */
export function renamed(before: Tables, renames: Rename[]): Tables {
  const tables = structuredClone(before);
  for (const rename of renames) {
    const key = `public.${rename.table}`;
    tables.tables[key] = renamedTable(tables.tables[key] as Table, rename);
    for (const table of Object.values(tables.tables)) renameTargets(table, rename);
  }
  return tables;
}

function renamedTable(table: Table, { from, to }: Rename): Table {
  const name = (column: string) => (column === from ? to : column);
  const columns = Object.entries(table.columns).map(([key, column]) => [
    name(key),
    { ...column, name: name(column.name) },
  ]);
  for (const index of Object.values(table.indexes)) {
    for (const part of index.columns) {
      part.expression = part.isExpression ? part.expression.replaceAll(`"${from}"`, `"${to}"`) : name(part.expression);
    }
    if (index.where) index.where = index.where.replaceAll(`"${from}"`, `"${to}"`);
  }
  for (const key of Object.values(table.foreignKeys)) key.columnsFrom = key.columnsFrom.map(name);
  return { ...table, columns: Object.fromEntries(columns) };
}

function renameTargets(table: Table, { table: target, from, to }: Rename): void {
  for (const key of Object.values(table.foreignKeys)) {
    if (key.tableTo === target) key.columnsTo = key.columnsTo.map((column) => (column === from ? to : column));
  }
}
