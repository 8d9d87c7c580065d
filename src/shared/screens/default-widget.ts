import type { Schema } from '../documents/schema.ts';

/** The widget of a property that the form document says nothing about. */
export function defaultWidget(schema: Schema): string {
  const types = [schema.type ?? 'string'].flat();
  if (schema['x-relation']) return 'relation';
  if (types.includes('array')) return 'list';
  if (types.includes('boolean')) return 'switch';
  if (schema['x-options'] || schema.enum) return 'select';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (schema['x-image']) return 'image';
  if (schema['x-rich-text']) return 'rich-text';
  return schema.format === 'email' || schema.format === 'date' ? schema.format : 'text';
}
