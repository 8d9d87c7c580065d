import { columnPlans, columnType } from '../../../src/server/db/columns.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** Indexes and numbers that the database would refuse. */
export function checkStoredKinds(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity || entity.storage.system) continue;
    checkContained(checking, entry, entity);
    checkEnds(checking, entry, entity);
  }
}

/** An index of what lists and objects contain. */
function checkContained(checking: Checking, entry: Entry, { storage, schema }: Entity): void {
  for (const [path, { kind, properties }] of placed(['storage', 'indexes'], storage.indexes))
    for (const [place, name] of kind === 'gin' ? placed([...path, 'properties'], properties) : []) {
      const own = name.replace(/^-/, '');
      if (columnType(schema.properties[own] ?? {}).make !== 'jsonb')
        at(checking, entry, place, `The field ${own} is no list, and "gin" is for lists`, 'leave "kind" out');
      else if (own !== name) at(checking, entry, place, 'An index of the kind "gin" has no order', 'leave the "-" out');
    }
}

/** JSON has whole numbers without an end, a column has not; what code alone writes, it knows. */
function checkEnds(checking: Checking, entry: Entry, entity: Entity): void {
  for (const { property, type, schema } of columnPlans(entity)) {
    if (!['integer', 'bigint'].includes(type.make) || schema.readOnly || schema.enum || schema.const !== undefined)
      continue;
    const say = (how: string, key: string) =>
      at(
        checking,
        entry,
        ['schema', 'properties', property],
        `Nothing says how ${how} ${property} may be, and the database does not take every number`,
        `give it a "${key}"`,
      );
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) say('small', 'minimum');
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) say('large', 'maximum');
  }
}
