import type { JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { isObject } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

/** A type written out, where no schema says it. */
export type TypeText = { tsType: string };

/** `export interface <name> { <member>: <type of its schema> }`, everything inline. */
export async function interfaceOf(name: string, members: Record<string, Schema | TypeText>): Promise<string> {
  const properties = Object.entries(members).map(([member, schema]) => [
    member,
    'tsType' in schema ? schema : typeOnly(schema),
  ]);
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(members),
    properties: Object.fromEntries(properties),
  };
  // Late: it brings Prettier, which what only checks documents can do without.
  const { compile } = await import('json-schema-to-typescript');
  return compile(schema as JSONSchema, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    declareExternallyReferenced: false,
    unknownAny: true,
    strictIndexSignatures: false,
  });
}

const spoken = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'tsType',
];

/** What a type says. The title becomes the doc comment where there is no description, for a title would make an alias. */
function typeOnly(schema: Schema): Schema {
  const result: Record<string, unknown> = {};
  for (const key of spoken) if (key in schema) result[key] = schema[key as keyof Schema];
  const description = schema.description ?? schema.title;
  if (description) result.description = description.replaceAll('*/', '*');
  if (schema.format === 'binary') result.tsType = 'Uint8Array';
  if (schema.allOf) result.allOf = schema.allOf.filter((member) => !member.if);
  if (Array.isArray(result.allOf) && result.allOf.length === 0) delete result.allOf;
  return mapSubschemas(result as Schema, (sub) => (isObject(sub) ? typeOnly(sub as Schema) : sub));
}
