import { baseColumns, columnName, columnType } from '../../../src/server/db/columns.ts';
import { madeOfOthers } from '../../../src/server/db/losses.ts';
import { engineNames, indexName } from '../../../src/server/db/names.ts';
import { columnsOfTable, indexNames, tableNames } from '../../../src/server/db/system-tables.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** PostgreSQL cuts longer names without a word. */
const longest = 63;

/** Names that the database would refuse, cut, or take for the same: of properties, tables, indexes. */
export function checkStorageNames(checking: Checking): void {
  const taken = takenNames(Object.values(checking.artifacts.entities));
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity) continue;
    checkTable(checking, entry, entity);
    checkProperties(checking, entry, entity);
    for (const [path, name] of constraints(entity)) checkConstraint(checking, entry, entity, path, name, taken);
  }
}

/** SQL names of tables and of what the engine makes for them, with whose they are: PostgreSQL keeps them all in one place. */
function takenNames(entities: readonly Entity[]): Map<string, string> {
  const own = (names: readonly string[]) => names.map((name) => [name, byEngine] as const);
  return new Map([
    ...own(tableNames),
    ...own(indexNames),
    ...entities.flatMap((entity) => own(engineNames(entity))),
    ...entities.map(({ id, storage }) => [storage.table, `the table of ${id}`] as const),
  ]);
}

const byEngine = 'the engine';

function checkTable(checking: Checking, entry: Entry, { storage: { table, system } }: Entity): void {
  const path = ['storage', 'table'];
  const known = tableNames.includes(table);
  if (known && !system) at(checking, entry, path, `The table ${table} belongs to the engine`, 'choose another name');
  if (!known && system) at(checking, entry, path, `The engine has no table ${table}`, 'leave "system" out');
  if (table.length > longest - 10)
    at(checking, entry, path, `The name has ${table.length} characters`, `at most ${longest - 10} fit`);
}

function checkProperties(checking: Checking, entry: Entry, entity: Entity): void {
  const columns = new Map<string, string>();
  for (const [property, schema] of Object.entries(entity.schema.properties)) {
    const path = ['schema', 'properties', property];
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(property)) {
      const hint = 'it has letters from a to z, digits and _, and begins with a letter; "title" may be any text';
      at(checking, entry, path, `${JSON.stringify(property)} is no name for a property`, hint);
      continue;
    }
    checkLabelName(checking, entry, path, property, entity);
    if (schema['x-virtual']) continue;
    const column = columnName(property, schema);
    const other = columns.get(column);
    columns.set(column, property);
    if (other !== undefined) {
      const sentence = `The properties ${other} and ${property} would share the column ${column}`;
      at(checking, entry, path, sentence, 'rename one, or give it an "x-column"');
    }
    if (column.length > longest)
      at(checking, entry, path, `The column's name has ${column.length} characters`, `at most ${longest} fit`);
    if (!entity.storage.system) checkEngineColumn(checking, entry, path, property, column, entity);
    else if (!hasColumn(entity, column))
      at(
        checking,
        entry,
        path,
        `The engine's table ${entity.storage.table} has no column ${column}`,
        'say "x-virtual", or leave it out',
      );
  }
}

/** Of a table that there is not, nothing more is said. */
const hasColumn = ({ storage: { table } }: Entity, column: string): boolean =>
  columnsOfTable(table)?.includes(column) ?? true;

/** `<relation>__name` is what the engine serves as the label of a relation. */
function checkLabelName(checking: Checking, entry: Entry, path: Path, property: string, { schema }: Entity): void {
  const [, relation] = /^(.+)__name$/.exec(property) ?? [];
  if (relation === undefined || !schema.properties[relation]?.['x-label']) return;
  at(checking, entry, path, `${property} is what the label of ${relation} is called`, 'choose another name');
}

/** A document may describe the columns that every table has; it cannot make them something else. */
function checkEngineColumn(
  checking: Checking,
  entry: Entry,
  path: Path,
  property: string,
  column: string,
  entity: Entity,
): void {
  const schema = entity.schema.properties[property] ?? {};
  const base = baseColumns.find((one) => one.name === column);
  if (madeOfOthers.includes(column))
    at(checking, entry, path, `The engine keeps a column ${column} of its own`, 'choose another name');
  if (column !== 'company_id' && !base) return;
  if (base?.property !== property) {
    at(checking, entry, path, `Every table has a column ${column} already`, 'choose another name');
  } else if (columnType(schema).make !== base.type.make) {
    const is = { uuid: 'a uuid', integer: 'a whole number', timestamp: 'a date-time' }[base.type.make as string];
    at(checking, entry, path, `The engine keeps ${property} as ${is}`, 'describe it so, or choose another name');
  }
}

function constraints({ storage }: Entity): [Path, string][] {
  const named = (member: 'unique' | 'indexes') =>
    placed(['storage', member], storage[member]).map(([path, { name }]): [Path, string] => [[...path, 'name'], name]);
  return [...named('unique'), ...named('indexes')];
}

function checkConstraint(
  checking: Checking,
  entry: Entry,
  entity: Entity,
  path: Path,
  name: string,
  taken: Map<string, string>,
): void {
  const made = indexName(entity, name);
  const other = taken.get(made);
  taken.set(made, entry.id);
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    at(checking, entry, path, `${JSON.stringify(name)} is no name in SQL`, 'small letters, digits and _');
  } else if (made.length > longest) {
    at(checking, entry, path, `In the database it is ${made}: ${made.length} characters`, `at most ${longest} fit`);
  } else if (other !== undefined) {
    const whose = other === entry.id ? 'another one of this document' : other;
    at(checking, entry, path, `The name ${name} is taken`, `in the database ${made} belongs to ${whose}`);
  }
}
