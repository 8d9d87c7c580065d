import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Path } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

/** Below these an object is only looked at in part; closing it there would refuse the other part. */
const parts = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

/** An object that names its properties takes no others, at any depth, unless it says so. */
export function closed<S extends Schema>(schema: S): S {
  const inner = mapSubschemas(schema, (sub, [key]) => (parts.has(String(key)) ? sub : closed(sub)));
  const composed = Object.keys(schema).some((key) => parts.has(key));
  const open = schema.properties && schema.additionalProperties === undefined && !composed;
  return (open ? { ...inner, additionalProperties: false } : inner) as S;
}

/** The object is closed by itself: it names its properties, and is no part of another. */
export const closes = (schema: Schema, at: Path): boolean =>
  schema.properties !== undefined &&
  !Object.keys(schema).some((key) => parts.has(key)) &&
  !at.some((step) => parts.has(String(step)));
