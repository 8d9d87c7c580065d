import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { type DocumentFile, isObject, type Path } from '../document.ts';
import { mapSubschemas } from '../walk.ts';
import { answeredRecord } from './record-shapes.ts';

/** Whether the schema at this place of a document is an answer, or part of one. */
export const isAnswer = ({ kind }: DocumentFile, path: Path): boolean => kind === 'call' && path[0] === 'answers';

/**
 * An answer as documents write it: every property of an object is there, but for those in `optional` (true: all of
 * them) and those whose name ends in `?`; what has `items` is a list. Written out as JSON Schema, with `required`. Shared
 * definitions are JSON Schema already and stay as they are.
 */
export function answerShape(schema: Schema): Schema {
  const inner = withPlainNames(mapSubschemas(schema, answerShape));
  if (inner.items && !inner.type) return { type: 'array', ...inner };
  if (inner.of) return { type: 'object', ...inner };
  const { optional, ...rest } = inner;
  if (!isObject(rest.properties)) return rest;
  return { type: 'object', ...rest, ...required(rest.required ?? without(Object.keys(rest.properties), optional)) };
}

/** Without the `?` of those that may be absent. */
function withPlainNames(schema: Schema): Schema {
  const names = Object.keys(schema.properties ?? {});
  const absent = names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1));
  if (absent.length === 0) return schema;
  const entries = Object.entries(schema.properties ?? {}).map(([name, one]) => [name.replace(/[?]$/, ''), one]);
  const optional = schema.optional === true || [...(schema.optional ?? []), ...absent];
  return { ...schema, optional, properties: Object.fromEntries(entries) };
}

/** `of` and `fields` become properties, as the entity's records are answered. A field that a gate guards may be absent. */
export function withFields(schema: Schema, entities: Readonly<Record<string, Entity>>): Schema {
  const { of, fields = [], optional, ...rest } = mapSubschemas(schema, (sub) => withFields(sub, entities));
  const entity = entities[of ?? ''];
  if (!entity) return rest;
  const known = answeredRecord(entity, entities, { returns: fields, written: true }).properties;
  const taken = Object.fromEntries(fields.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  const properties: Record<string, Schema> = { ...taken, ...rest.properties };
  const always = Object.keys(properties).filter((name) => !properties[name]?.['x-read']);
  return { ...rest, properties, ...required(without(always, optional)) };
}

const without = (names: string[], optional: Schema['optional']): string[] =>
  optional === true ? [] : names.filter((name) => !optional?.includes(name));

const required = (names: string[]): Pick<Schema, 'required'> => (names.length > 0 ? { required: names } : {});
