import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** Fields that an entity's document names and does not have; values that its states do not know; tables claimed twice. */
export function checkEntities(checking: Checking): void {
  const tables = new Map<string, string>();
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity) continue;
    for (const [path, name] of namedFields(entity)) checkField(checking, entry, path, name, entity.schema.properties);
    checkRequired(checking, entry, entity);
    checkLabels(checking, entry, entity);
    checkStates(checking, entry, entity);
    const { table } = entity.storage;
    const other = tables.get(table);
    if (other) at(checking, entry, ['storage', 'table'], `The table ${table} belongs to ${other} already`);
    tables.set(table, entry.id);
  }
}

/** Says that a name is none of these properties. */
export function checkField(
  checking: Checking,
  entry: Entry,
  path: Path,
  name: string,
  properties: object,
  of = 'entity',
): void {
  if (Object.hasOwn(properties, name)) return;
  const hint = didYouMean(name, Object.keys(properties));
  at(checking, entry, path, `The ${of} has no field ${JSON.stringify(name)}`, hint);
}

/** Every property of the entity's records, what the engine adds included. */
export const allProperties = (checking: Checking, entity: Entity): object => ({
  id: {},
  version: {},
  createdAt: {},
  updatedAt: {},
  ...recordProperties(entity, checking.artifacts.entities),
});

function namedFields(entity: Entity): [Path, string][] {
  const { storage, states } = entity;
  const single: [Path, string | undefined][] = [
    [['display'], entity.display === 'id' ? undefined : entity.display],
    [['employee'], entity.employee === 'id' ? undefined : entity.employee],
    [['storage', 'order'], storage.order],
    [['states', 'field'], states?.field],
  ];
  const unique = placed(['storage', 'unique'], storage.unique).flatMap(([path, { properties, where }]) => [
    ...placed([...path, 'properties'], properties),
    ...Object.keys(where ?? {}).map((name): [Path, string] => [[...path, 'where', name], name]),
  ]);
  const indexed = placed(['storage', 'indexes'], storage.indexes).flatMap(([path, { properties }]) =>
    placed([...path, 'properties'], properties)
      .map(([at, name]): [Path, string] => [at, name.replace(/^-/, '')])
      .filter(([, name]) => name !== 'createdAt' && name !== 'updatedAt'),
  );
  const named = single.filter((pair): pair is [Path, string] => pair[1] !== undefined);
  return [...named, ...placed(['storage', 'search'], storage.search), ...unique, ...indexed];
}

function checkRequired(checking: Checking, entry: Entry, entity: Entity): void {
  (entity.schema.required ?? []).forEach((name, index) => {
    checkField(checking, entry, ['schema', 'required', index], name, entity.schema.properties);
  });
}

function checkLabels(checking: Checking, entry: Entry, entity: Entity): void {
  for (const [name, schema] of Object.entries(entity.schema.properties)) {
    const related = checking.artifacts.entities[schema['x-relation'] ?? ''];
    const path = ['schema', 'properties', name, 'x-label'];
    const label = schema['x-label'];
    if (schema['x-public-label'] && !label)
      at(
        checking,
        entry,
        [...path.slice(0, -1), 'x-public-label'],
        'x-public-label speaks of a label, but there is no x-label',
      );
    if (label && !schema['x-relation'])
      at(checking, entry, path, 'x-label says a field of a related entity, but there is no x-relation');
    else if (label && related)
      checkField(checking, entry, path, label, related.schema.properties, `entity ${related.id}`);
  }
}

function checkStates(checking: Checking, entry: Entry, entity: Entity): void {
  const { states } = entity;
  const values = entity.schema.properties[states?.field ?? '']?.enum;
  if (!states || !values) return;
  const check = (path: Path, value: string | undefined) => {
    if (value === undefined || values.includes(value)) return;
    const hint = didYouMean(value, values.map(String));
    at(checking, entry, ['states', ...path], `The field ${states.field} has no value ${JSON.stringify(value)}`, hint);
  };
  check(['initial'], states.initial);
  check(['deleted'], states.deleted);
  states.moves.forEach((move, index) => {
    check(['moves', index, 'from'], move.from);
    check(['moves', index, 'to'], move.to);
  });
}
