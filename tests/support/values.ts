import type { Schema } from '../../src/shared/documents/schema.ts';
import type { Random } from './random.ts';

/** A value that the schema allows (for the keywords our documents use). `known` supplies ids by relation. */
export function validValue(schema: Schema, random: Random, known: Record<string, string> = {}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.allOf) return validValue(merge(schema), random, known);
  if (schema.anyOf || schema.oneOf)
    return validValue(random.pick((schema.anyOf ?? schema.oneOf) as Schema[]), random, known);
  const type = Array.isArray(schema.type) ? schema.type.find((t) => t !== 'null') : schema.type;
  if (type === 'object' || schema.properties) return validObject(schema, random, known);
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, Math.min(1, schema.maxItems ?? 1));
    return Array.from({ length }, () => validValue(schema.items ?? { type: 'string' }, random, known));
  }
  if (type === 'integer' || type === 'number') return validNumber(schema);
  if (type === 'boolean') return random.next() < 0.5;
  if (type === 'null') return null;
  return validString(schema, random, known);
}

function merge(schema: Schema): Schema {
  const { allOf = [], ...own } = schema;
  const parts = [...allOf, own];
  return Object.assign({}, ...parts, { properties: Object.assign({}, ...parts.map((part) => part.properties)) });
}

function validObject(schema: Schema, random: Random, known: Record<string, string>): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name)) value[name] = validValue(property, random, known);
  }
  return value;
}

function validNumber(schema: Schema): number {
  const low = schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + 1 : undefined);
  return low ?? Math.min(1, schema.maximum ?? 1);
}

function validString(schema: Schema, random: Random, known: Record<string, string>): string {
  if (schema['x-relation'] && known[schema['x-relation']]) return known[schema['x-relation']] as string;
  if (schema.format === 'uuid' || schema['x-relation']) return '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'date') return '2026-06-15';
  if (schema.format === 'date-time') return '2026-06-15T10:00:00+05:30';
  if (schema.format === 'email') return `p${random.below(1e6)}@example.com`;
  if (schema.format === 'uri') return 'https://example.com/';
  const text = `value ${random.below(1e6)}`.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 40);
  if (!schema.pattern) return text;
  const pattern = new RegExp(schema.pattern, 'u');
  const candidates = [
    text,
    'abc',
    'Abc',
    '123456',
    '1',
    'a-b',
    '',
    'Abcdef1!',
    'en',
    '+919876543210',
    '00000000-0000-4000-8000-000000000000',
  ];
  return candidates.find((c) => pattern.test(c)) ?? text;
}
