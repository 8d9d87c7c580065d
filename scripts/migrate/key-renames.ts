import { columnPlans } from '../../src/server/db/columns.ts';
import type { Rename } from './renames.ts';
import type { Entities } from './snapshot.ts';

interface KeyRename {
  table: string;
  column: string;
  /** Keys of the objects that the column holds. */
  from: string;
  to: string;
}

/** Keys by which columns of objects (`x-keys-of`) name what is renamed. */
export function keyRenamesOf(renames: readonly Rename[], entities: Entities): KeyRename[] {
  return Object.values(entities).flatMap((entity) =>
    columnPlans(entity).flatMap(({ name: column, schema: { 'x-keys-of': keys } }) =>
      renames.flatMap(({ entity: id, property }) => {
        if (keys?.entity !== id) return [];
        const keyOf = (name: string) => keys.as.replaceAll('<name>', name);
        return [{ table: entity.storage.table, column, from: keyOf(property.from), to: keyOf(property.to) }];
      }),
    ),
  );
}

/** Over all companies. */
export function keyRenameSql({ table, column, from, to }: KeyRename): string {
  const [held, former, now] = [`"${column}"`, `'${from}'`, `'${to}'`];
  const renamed = `(${held} - ${former}) || jsonb_build_object(${now}, ${held} -> ${former})`;
  return `SET ROLE rapport_system;\nUPDATE "${table}" SET ${held} = ${renamed} WHERE ${held} ? ${former};\nRESET ROLE;`;
}
