import { snakeCase } from '../../src/server/db/columns.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { isSound } from './check/meta-walk.ts';
import type { DocumentFile, Documents } from './document.ts';

/** A table that a `removed.json` names, and where. */
interface RemovedTable {
  table: string;
  document: DocumentFile;
  index: number;
}

export function removedTables(documents: Documents): RemovedTable[] {
  const files = documents.files.filter((document) => document.kind === 'removed' && isSound(document));
  return files.flatMap((document) => {
    const { tables = [] } = document.value as { tables?: string[] };
    return tables.map((table, index) => ({ table, document, index }));
  });
}

/** What the documents let a migration drop: tables, and columns as `table.column`. */
export function removable(documents: Documents, entities: Readonly<Record<string, Entity>>): ReadonlySet<string> {
  const columns = Object.values(entities).flatMap(({ storage }) =>
    (storage.removed ?? []).flatMap((name) => [`${storage.table}.${name}`, `${storage.table}.${snakeCase(name)}`]),
  );
  return new Set([...removedTables(documents).map(({ table }) => table), ...columns]);
}
