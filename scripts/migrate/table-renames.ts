import type { Guards } from '../../src/server/db/guards.ts';
import { didYouMean } from '../codegen/suggest.ts';
import type { Entities, Snapshot, Table } from './snapshot.ts';

interface TableRename {
  from: string;
  to: string;
}

const keyOf = (table: string): string => `public.${table}`;

/** Tables that the documents call otherwise than the last snapshot; a mark that was served stays harmless. */
export function tableRenamesOf({ tables: { tables } }: Snapshot, entities: Entities) {
  const found: { renames: TableRename[]; refusals: string[] } = { renames: [], refusals: [] };
  const storages = Object.values(entities).map(({ storage }) => storage);
  for (const { table: to, renamedFrom: from } of storages) {
    if (from === undefined || tables[keyOf(to)]) continue;
    const says = `The documents say that the table ${to} was ${from} before`;
    if (!tables[keyOf(from)]) {
      const names = Object.values(tables).map(({ name }) => name);
      found.refusals.push(`${says}, but there is no such table: ${didYouMean(from, names) ?? names.join(', ')}`);
    } else if (storages.some(({ table }) => table === from)) found.refusals.push(`${says}, but ${from} is still there`);
    else found.renames.push({ from, to });
  }
  return found;
}

/** The snapshot as it is once the renames have run. */
export function withTables(before: Snapshot, renames: readonly TableRename[]): Snapshot {
  const { tables, guards, preamble } = structuredClone(before);
  for (const rename of renames) {
    const { from, to } = rename;
    const old = tables.tables[keyOf(from)] as Table;
    delete tables.tables[keyOf(from)];
    tables.tables[keyOf(to)] = renamedTable(old, rename);
    for (const table of Object.values(tables.tables))
      for (const key of Object.values(table.foreignKeys)) if (key.tableTo === from) key.tableTo = to;
    guards[to] = renamedGuards(guards[from] ?? {}, rename);
    delete guards[from];
  }
  return { preamble, guards, tables };
}

function renamedTable(table: Table, rename: TableRename): Table {
  const { from, to } = rename;
  const named = <T>(parts: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [ownName(name, rename), { ...part, name: ownName(name, rename) }]),
    );
  const keys = named(table.foreignKeys);
  for (const key of Object.values(keys)) Object.assign(key, { tableFrom: to });
  const indexes = named(table.indexes);
  for (const index of Object.values(indexes)) {
    for (const part of index.columns) part.expression = part.expression.replaceAll(`"${from}".`, `"${to}".`);
    if (index.where) index.where = index.where.replaceAll(`"${from}".`, `"${to}".`);
  }
  const compositePrimaryKeys = named(table.compositePrimaryKeys);
  return { ...table, name: to, indexes, foreignKeys: keys, compositePrimaryKeys };
}

/** Names of indexes and keys begin with that of their table. */
const ownName = (name: string, { from, to }: TableRename): string =>
  name.startsWith(`${from}_`) ? `${to}${name.slice(from.length)}` : name;

/** All go along but the triggers: they are told the table's name, and are made anew. */
const renamedGuards = (guards: Guards, { from, to }: TableRename): Guards =>
  Object.fromEntries(
    Object.entries(guards).map(([part, sql]) => [
      part,
      part === 'triggers' ? sql : sql.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`),
    ]),
  );

/** The statements, and with the table the number of its version, by which is known what was read of it. */
export function tableRenameSql({ tables: { tables } }: Snapshot, rename: TableRename): string {
  const { from, to } = rename;
  const { indexes, foreignKeys, compositePrimaryKeys } = tables[keyOf(from)] as Table;
  const changed = (names: Record<string, unknown>) =>
    Object.keys(names).flatMap((name) => (ownName(name, rename) === name ? [] : [[name, ownName(name, rename)]]));
  return [
    `ALTER TABLE "${from}" RENAME TO "${to}";`,
    ...changed({ ...foreignKeys, ...compositePrimaryKeys }).map(
      ([old, now]) => `ALTER TABLE "${to}" RENAME CONSTRAINT "${old}" TO "${now}";`,
    ),
    ...changed(indexes).map(([old, now]) => `ALTER INDEX "${old}" RENAME TO "${now}";`),
    `SET ROLE rapport_system;\nUPDATE table_version SET topic = '${to}' WHERE topic = '${from}';\nRESET ROLE;`,
  ].join('\n');
}
