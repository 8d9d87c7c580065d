import type { Schema } from '../../../shared/documents/schema.ts';
import type { FormScreen } from '../../../shared/documents/screen.ts';
import type { Begun } from '../../forms/begun.ts';
import { isValues, type Values } from '../../forms/values.ts';

/**
 * What a new record begins with that is made like another one: its values, without their ids, and under a name that says
 * so, as long as that fits.
 */
export function copyOf(
  record: Values,
  { without = [] }: NonNullable<FormScreen['copy']>,
  name: { property: string; schema: Schema | undefined; words(name: string): string },
): Begun {
  const kept = Object.entries(record).filter(([property]) => !without.includes(property));
  const copy = withoutIds(Object.fromEntries(kept)) as Values;
  // A name is that of the id beside it.
  const names = Object.fromEntries(
    kept.filter(([property]) => /__name$/.test(property) || `${property}__name` in record),
  );
  const called = record[name.property];
  if (typeof called !== 'string') return { values: copy, names };
  const told = name.words(called);
  const fits = told.length <= (name.schema?.maxLength ?? told.length);
  return { values: { ...copy, [name.property]: fits ? told : called }, names };
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : [[key, withoutIds(inner)]])),
  );
}
