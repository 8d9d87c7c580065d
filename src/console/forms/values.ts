import type { Layout } from '../../shared/documents/form.ts';
import type { ObjectSchema, Schema } from '../../shared/documents/schema.ts';
import { hiddenFields, levelOf } from './layout.ts';

export type Values = Record<string, unknown>;

/** A form writes absence as a missing key, a server often as null: both mean nothing is there. */
export const absent = (value: unknown): value is undefined | null => value === undefined || value === null;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form may hold of a record: the schema's own properties, without nulls that the schema would refuse. */
export function pick(schema: Schema, record: Values): Values {
  const kept: Values = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = record[name];
    if (!absent(value)) kept[name] = pickValue(property, value);
  }
  return kept;
}

function pickValue(schema: Schema, value: unknown): unknown {
  if (schema.properties && isValues(value)) return pick(schema, value);
  if (schema.items && Array.isArray(value)) {
    const { items } = schema;
    return value.map((item) => pickValue(items, item));
  }
  return value;
}

/** Without the fields (also those of list items) that a `when` of the layout hides: they are not part of what is sent. */
export function visible(layout: Layout, values: Values, at = ''): Values {
  const hidden = hiddenFields(levelOf(layout, at).rules, values);
  const shown = Object.entries(values).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, visibleValue(layout, value, at ? `${at}.${name}` : name)]),
  );
}

function visibleValue(layout: Layout, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => (isValues(item) ? visible(layout, item, path) : item));
}

/** Equal as data; key order, and absence written as null or as a missing key, make no difference. */
export function same(a: unknown, b: unknown): boolean {
  if (absent(a) || absent(b)) return absent(a) && absent(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (isValues(a) && isValues(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
  }
  return a === b;
}

/** The properties that differ, with their new values. One that was emptied is sent as what its schema takes for empty. */
export function changes(schema: ObjectSchema, before: Values, after: Values): Values {
  const changed: Values = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!same(before[name], after[name])) changed[name] = absent(after[name]) ? emptied(property) : after[name];
  }
  return changed;
}

function emptied(schema: Schema): unknown {
  const types = [schema.type ?? []].flat();
  if (types.includes('null') || types.length === 0) return null;
  if (types.includes('array')) return [];
  // An empty text is no date, and none of several choices.
  return types.includes('string') && !schema.format && !schema.enum ? '' : null;
}

/** Names of the properties in which the two differ. */
export function differing(schema: ObjectSchema, mine: Values, theirs: Values): string[] {
  return Object.keys(schema.properties).filter((name) => !same(mine[name], theirs[name]));
}
