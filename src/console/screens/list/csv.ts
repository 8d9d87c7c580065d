import { stringify } from 'csv-stringify/browser/esm/sync';
import { unlikeFormula } from '../../../shared/csv/csv.ts';
import type { Artifacts } from '../../../shared/documents/artifacts.ts';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { type Formats, formatDateTime, formatDay } from '../../cells/dates.ts';
import type { ConsoleRegistry } from '../../slots.ts';
import { cellName, columnLabel, columnSchema, columnValues } from './column-schema.ts';

export interface Words {
  artifacts: Artifacts;
  entity: Entity | undefined;
  cells: ConsoleRegistry['cells'];
  formats: Formats;
}

/** The rows as they are read on the screen, uncut; the headings first. */
export function csvOf(rows: readonly Record<string, unknown>[], columns: readonly Column[], words: Words): string {
  const cells = tableOf(rows, columns, words).map((row) => row.map((cell) => unlikeFormula(String(cell))));
  // The mark makes spreadsheets read UTF-8.
  return stringify(cells, { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' });
}

/** The same with numbers as such. */
export function tableOf(
  rows: readonly Record<string, unknown>[],
  columns: readonly Column[],
  words: Words,
): (string | number)[][] {
  const head = columns.map((column) => columnLabel(column, words.entity));
  const body = rows.map((row, index) =>
    columns.map((column) =>
      column.rowNumber ? index + 1 : (numberOf(column, row, words) ?? textOf(column, row, words)),
    ),
  );
  return [head, ...body];
}

function numberOf(column: Column, row: Record<string, unknown>, { entity }: Words): number | undefined {
  const schema = columnSchema(column, entity);
  const [value, ...more] = columnValues(column, row);
  const isNumber = cellName(column, schema) === 'number' && !schema?.['x-options'] && more.length === 0;
  return isNumber && typeof value === 'number' ? value : undefined;
}

function textOf(column: Column, row: Record<string, unknown>, { artifacts, entity, cells, formats }: Words): string {
  const schema = columnSchema(column, entity);
  const values = columnValues(column, row);
  const own = column.cell ? cells[column.cell]?.text : undefined;
  if (own) return own({ record: row, values, schema }, artifacts);
  const name = cellName(column, schema);
  return values
    .filter((value) => value !== undefined && value !== null)
    .map((value) => {
      if (name === 'date') return formatDay(String(value), formats);
      if (name === 'date-time') return formatDateTime(String(value), formats);
      return Array.isArray(value) ? value.join('; ') : label(artifacts, schema, value);
    })
    .join(' ');
}

function label(artifacts: Artifacts, schema: Schema | undefined, value: unknown): string {
  const options = artifacts.options[schema?.['x-options'] ?? ''];
  const found = options && 'values' in options ? options.values.find((option) => option.value === value) : undefined;
  return found?.label ?? String(value);
}

export function saveCsv(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
