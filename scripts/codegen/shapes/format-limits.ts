import type { Schema } from '../../../src/shared/documents/schema.ts';
import { isObject } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

/** Formats of which no text is longer than this. */
const longest: Readonly<Record<string, number>> = { date: 10, 'date-time': 35, uuid: 36 };

export const formatLimit = ({ format, 'x-relation': relation }: Schema): number | undefined =>
  longest[format ?? (relation ? 'uuid' : '')];

/** Each text of a call with the limit that its format has, where none is said. */
export function withFormatLimits<S extends Schema>(schema: S): S {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? withFormatLimits(sub as Schema) : sub)) as S;
  const limit = formatLimit(inner);
  const isText = [inner.type ?? []].flat().includes('string');
  return limit && isText && inner.maxLength === undefined ? { ...inner, maxLength: limit } : inner;
}
