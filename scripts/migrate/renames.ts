import { columnPlans, snakeCase } from '../../src/server/db/columns.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { didYouMean } from '../codegen/suggest.ts';
import type { Entities, Table, Tables } from './snapshot.ts';

export interface Rename {
  table: string;
  /** Column names. */
  from: string;
  to: string;
  /** Of which entity, and what the property was and is called. */
  entity: string;
  property: { from: string; to: string };
}

interface Renames {
  renames: Rename[];
  /** Why what the documents declare cannot be done. */
  refusals: string[];
}

/** Renames that the documents declare and the last snapshot has not seen yet; a mark that was served stays harmless. */
export function renamesOf(before: Tables, entities: Entities): Renames {
  const found: Renames = { renames: [], refusals: [] };
  for (const entity of Object.values(entities)) {
    const columns = before.tables[`public.${entity.storage.table}`]?.columns;
    if (columns && !entity.storage.system) collect(entity, Object.keys(columns), found);
  }
  return found;
}

function collect(entity: Entity, columns: string[], { renames, refusals }: Renames): void {
  const { table } = entity.storage;
  const plans = columnPlans(entity);
  for (const { property, name, schema } of plans) {
    const former = schema['x-renamed-from'];
    if (former === undefined || columns.includes(name)) continue;
    const from = [snakeCase(former), former].find((candidate) => columns.includes(candidate));
    const says = `${entity.id} says that ${property} was ${former} before`;
    if (from === undefined) {
      const hint = didYouMean(former, columns);
      refusals.push(`${says}, but the table ${table} has no such column${hint ? `, ${hint}` : ''}`);
    } else if (plans.some((plan) => plan.name === from)) {
      refusals.push(`${says}, but ${former} is still there`);
    } else renames.push({ table, from, to: name, entity: entity.id, property: { from: former, to: property } });
  }
}

export const formerName = (renames: readonly Rename[], { table, column }: { table: string; column: string }): string =>
  renames.find((one) => one.table === table && one.to === column)?.from ?? column;

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
