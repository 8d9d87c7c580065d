import type { Entity } from '../../../shared/documents/entity.ts';

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** What says nothing to a reader: the engine's own bookkeeping. */
const kept = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Names of the values of a line, those that differ first. */
export function fieldsOf(old: Values, now: Values): string[] {
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].filter((name) => !kept.has(name));
  const differs = (name: string) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]);
  return [...names.filter(differs), ...names.filter((name) => !differs(name))];
}

/** What its document calls it; a name that no document knows is read as words, a filter's as its field. */
export function fieldLabel(given: string, entity: Pick<Entity, 'schema'> | undefined): string {
  const name = given.replace(/^user__profile__/, '').replace(/__in$/, '');
  const title = entity?.schema.properties[name]?.title;
  if (title) return title;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
