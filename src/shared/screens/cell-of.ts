import type { BuiltinCell } from '../builtins.ts';
import type { Schema } from '../documents/schema.ts';

/** The cell that draws a value where no other is named. */
export function cellOf(schema: Schema | undefined): BuiltinCell {
  if (schema?.format === 'date' || schema?.format === 'date-time') return schema.format;
  if (schema?.['x-image']) return 'picture';
  if (schema?.['x-rich-text']) return 'rich-text';
  const type = Array.isArray(schema?.type) ? schema.type.find((one) => one !== 'null') : schema?.type;
  if (type === 'boolean') return 'yes-no';
  if (type === 'array') return 'tags';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}
