import { baseColumns, columnPlans } from '../../../src/server/db/columns.ts';
import { removedTables } from '../removed.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** What may be dropped must not be in use. */
export function checkRemoved(checking: Checking): void {
  const owners = new Map<string, string>();
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity) continue;
    owners.set(entity.storage.table, entry.id);
    for (const [path, id] of placed(['formerly'], entity.formerly)) {
      if (id === entry.id || !checking.artifacts.entities[id]) continue;
      at(
        checking,
        entry,
        path,
        `There is another entity ${id}, whose lines of the audit would be taken for those of this one`,
      );
    }
    const fields = new Set([...baseColumns, ...columnPlans(entity)].flatMap(({ property, name }) => [property, name]));
    for (const [path, name] of placed(['storage', 'removed'], entity.storage.removed)) {
      if (fields.has(name)) at(checking, entry, path, `The field ${name} is there, so that it cannot be removed`);
    }
  }
  for (const { table, document, index } of removedTables(checking.documents)) {
    const owner = owners.get(table);
    if (!owner) continue;
    checking.say(document, ['tables', index], `The table ${table} belongs to ${owner}, so that it cannot be removed`);
  }
}
