import type { Entity } from '../../../shared/documents/entity.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { FilterKey } from '../../rules/saved-filters.ts';

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

/** Filters in the order of the table of all there are, each as a field: what it and its values are called. */
export function filterFields(keys: readonly string[], table: readonly FilterKey[]): [key: string, field: Schema][] {
  const places = keys.map((key) => {
    const at = table.findIndex((row) => isOf(row, key));
    return { key, at, field: fieldOf(table[at], key) };
  });
  return places.sort((one, other) => one.at - other.at).map(({ key, field }) => [key, field]);
}

const isOf = ({ value, kind, property, start, end }: FilterKey, key: string): boolean =>
  [value, start, end].includes(key) || (kind !== 'dates' && property === key.replace(/__in$/, ''));

function fieldOf(row: FilterKey | undefined, key: string): Schema {
  if (!row) return {};
  const { kind, label, start, end, names } = row;
  if (key === start || key === end) return { type: 'string', format: 'date' };
  if (kind === 'flag') return { title: label, type: 'boolean' };
  return { title: label, 'x-options': kind === 'dates' ? 'segments/keys.presets' : names };
}
