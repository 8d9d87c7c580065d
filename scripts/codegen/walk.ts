import type { Schema } from '../../src/shared/documents/schema.ts';
import { isObject } from './document.ts';

/** Keywords of draft-07 that hold a schema, a list of schemas, or schemas by name. */
export const oneSchema = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
export const manySchemas = ['allOf', 'anyOf', 'oneOf'];
export const namedSchemas = ['properties', 'patternProperties', 'definitions', 'each'];

type Place = (string | number)[];

/** The same schema with every direct subschema replaced. */
export function mapSubschemas(schema: Schema, change: (sub: Schema, at: Place) => Schema): Schema {
  const result: Record<string, unknown> = { ...schema };
  for (const [key, value] of Object.entries(result)) {
    if (oneSchema.includes(key) && isObject(value)) result[key] = change(value as Schema, [key]);
    else if (manySchemas.includes(key) && Array.isArray(value)) {
      result[key] = value.map((sub: Schema, index) => change(sub, [key, index]));
    } else if (namedSchemas.includes(key) && isObject(value)) {
      const entries = Object.entries(value) as [string, Schema][];
      result[key] = Object.fromEntries(entries.map(([name, sub]) => [name, change(sub, [key, name])]));
    }
  }
  return result as Schema;
}

/** Calls `see` with the schema and every schema below it; `parent` is the object schema around a property. */
export function eachSchema(schema: Schema, see: (schema: Schema, at: Place) => void, at: Place = []): void {
  see(schema, at);
  mapSubschemas(schema, (sub, step) => {
    if (isObject(sub)) eachSchema(sub as Schema, see, [...at, ...step]);
    return sub;
  });
}

/** The same schema without these keywords, in every schema below it, too. */
export function without(schema: Schema, keywords: (keyof Schema)[]): Schema {
  const inner: Schema = mapSubschemas(schema, (sub) => (isObject(sub) ? without(sub as Schema, keywords) : sub));
  for (const keyword of keywords) delete inner[keyword];
  return inner;
}
