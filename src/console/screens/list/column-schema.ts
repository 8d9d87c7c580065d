import type { Entity } from '../../../shared/documents/entity.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { cellOf } from '../../../shared/screens/cell-of.ts';

/** Schema of a column's one field, with the options that the column names; `<property>__name` is the text that stands for the related record. */
export function columnSchema(column: Column, entity: Entity | undefined): Schema | undefined {
  const name = column.field ?? (column.reads?.length === 1 ? column.reads[0] : undefined);
  const schema = name === undefined ? undefined : entity?.schema.properties[name];
  return column.options ? { ...schema, 'x-options': column.options } : schema;
}

export function columnLabel(column: Column, entity: Entity | undefined): string {
  if (column.label !== undefined) return column.label;
  const base = column.field?.replace(/__name$/, '') ?? '';
  return columnSchema(column, entity)?.title ?? entity?.schema.properties[base]?.title ?? column.field ?? '';
}

/** What a cell is given: the values of what the column reads. */
export function columnValues(column: Column, row: Record<string, unknown>): unknown[] {
  return (column.reads ?? (column.field ? [column.field] : [])).map((name) => row[name]);
}

/** The cell that draws a column: the one it names, else what its schema suggests. */
export const cellName = (column: Column, schema: Schema | undefined): string => column.cell ?? cellOf(schema);

/** Numbers stand at the right, unless the column says otherwise. */
export function columnAlign(column: Column, schema: Schema | undefined): string {
  if (column.align) return column.align;
  return cellName(column, schema) === 'number' && !schema?.['x-options'] ? 'right' : 'left';
}

/** Words of up to 28 characters are not broken in a narrow column; one that is longer must not make it wide. */
const longWord = /\S{29}/;
export const isOfShortWords = (values: readonly unknown[]): boolean =>
  !values.some((value) => typeof value === 'string' && longWord.test(value));
