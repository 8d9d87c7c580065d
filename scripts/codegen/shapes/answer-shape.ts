import type { Schema } from '../../../src/shared/documents/schema.ts';
import { type DocumentFile, isObject, type Path } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

/**
 * An answer as documents write it: every property of an object is there, but for those in `optional` (true: all of
 * them). Written out as JSON Schema, with `required`. Shared definitions are JSON Schema already and stay as they are.
 */
export function answerShape(schema: Schema): Schema {
  const { optional, ...rest } = mapSubschemas(schema, answerShape);
  if (!isObject(rest.properties)) return rest;
  const left = new Set(Array.isArray(optional) ? optional : []);
  const required =
    rest.required ?? (optional === true ? [] : Object.keys(rest.properties).filter((name) => !left.has(name)));
  return { type: 'object', ...rest, ...(required.length > 0 && { required }) };
}

/** Whether the schema at this place of a document is an answer, or part of one. */
export const isAnswer = ({ kind }: DocumentFile, path: Path): boolean =>
  path[kind === 'defaults' ? 2 : 0] === 'answers' && (kind === 'call' || kind === 'defaults');
