import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Column } from '../../../src/shared/documents/screen.ts';
import { cellOf } from '../../../src/shared/screens/cell-of.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { rowSchemas } from './row-properties.ts';

/** Columns in which people would read what is stored or sent, and not what it means to them. */
export function checkRawColumns(checking: Checking): void {
  const { screens, entities } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = screens[entry.id];
    if (screen?.kind !== 'list') continue;
    const own = entities[screen.resource]?.schema.properties ?? {};
    const answered = rowSchemas(checking, screen) ?? own;
    for (const [path, column] of placed(['columns'], screen.columns)) {
      const { field = '', options } = column;
      if (isDrawnOtherwise(column)) continue;
      const found = rawValue(own[field], answered[field] ?? own[field], options !== undefined);
      if (found)
        at(checking, entry, [...path, 'field'], `What ${JSON.stringify(field)} shows is ${found.what}`, found.cure);
    }
  }
}

const isDrawnOtherwise = ({ reads, cell, action, switches }: Column): boolean =>
  [reads, cell, action, switches].some((one) => one !== undefined);

const otherCell = 'name a "cell" that draws it, or a field that says it in words';

/** The list looks at the entity's own property; what an answer has beside it is drawn as a text. */
function rawValue(own: Schema | undefined, answered: Schema | undefined, hasOptions: boolean) {
  const { items } = answered ?? {};
  if (isObject(answered)) return { what: 'an object', cure: otherCell };
  if (isObject(items)) return { what: 'a list of objects', cure: otherCell };
  if (items?.['x-relation']) return { what: 'a list of ids of records', cure: otherCell };
  // Of the entity's own it is said with what to do about it.
  if (own === undefined && answered?.['x-relation']) return { what: 'the id of a record', cure: otherCell };
  const cell = cellOf(answered);
  if (own !== undefined || hasOptions || cell === 'text' || cell === 'number') return undefined;
  return { what: 'drawn as a text', cure: `name the "cell" ${JSON.stringify(cell)}` };
}

const isObject = (schema: Schema | undefined): boolean =>
  schema !== undefined && (schema.properties !== undefined || [schema.type].flat().includes('object'));
