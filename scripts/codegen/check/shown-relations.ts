import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Path } from '../document.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** Columns and cards on which people would read the id of a record and not its name. */
export function checkShownRelations(checking: Checking): void {
  const { screens, entities } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = screens[entry.id];
    if (screen?.kind !== 'list' && screen?.kind !== 'cards') continue;
    const entity = entities[screen.resource];
    if (!entity) continue;
    const isList = screen.kind === 'list';
    for (const [path, name] of isList ? columnFields(screen.columns) : cardFields(screen.cards)) {
      const hint = whyAnId(entity, name, isList);
      if (hint) at(checking, entry, path, `What ${JSON.stringify(name)} shows is the id of a record`, hint);
    }
  }
}

const columnFields = (columns: readonly { field?: string; cell?: string; action?: unknown }[]): [Path, string][] =>
  placed(['columns'], columns).flatMap(([path, { field, cell, action }]) =>
    field && !cell && !action ? [[[...path, 'field'], field] as [Path, string]] : [],
  );

const cardFields = (cards: readonly { fields?: string[] }[]): [Path, string][] =>
  placed(['cards'], cards).flatMap(([path, { fields }]) => placed([...path, 'fields'], fields));

/** What to do about it; a card finds the label by itself. */
function whyAnId(entity: Entity, name: string, isList: boolean): string | undefined {
  const schema = entity.schema.properties[name];
  if (!schema?.['x-relation']) return undefined;
  if (!schema['x-label']) return `give the property in ${entity.id} an "x-label"`;
  return isList ? `name the field "${name}__name"` : undefined;
}
