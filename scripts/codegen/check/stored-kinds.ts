import { columnType } from '../../../src/server/db/columns.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** Indexes that the database would refuse. */
export function checkStoredKinds(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity || entity.storage.system) continue;
    checkContained(checking, entry, entity);
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
