import type { Column } from '../../../shared/documents/screen.ts';
import { Cell } from '../../cells/Cell.tsx';
import { columnValues } from '../list/column-schema.ts';

type Values = Record<string, unknown>;

/** What a column says of a record, outside of a table. */
export const RecordValue = ({ column, record }: { column: Column; record: Values }) => (
  <Cell
    name={column.cell ?? 'text'}
    record={record}
    values={columnValues(column, record)}
    schema={column.options ? { 'x-options': column.options } : undefined}
  />
);

export const hasValue = (column: Column, record: Values): boolean =>
  columnValues(column, record).some((value) => value !== undefined && value !== null);
