import { optionValues } from '../../../../generated/options.ts';
import type { CallContext } from '../../../../server/context.ts';
import { likeBefore } from '../../../../shared/csv/csv.ts';
import {
  type DateFormat,
  type ImportColumn,
  readChoice,
  readDate,
  readPhone,
  readYesNo,
} from '../../../rules/import-values.ts';
import { audience } from '../../access/scope.ts';
import { columns, type Values } from './columns.ts';

export interface Plan {
  mapping: Readonly<Record<string, number>>;
  format: DateFormat;
  headings: readonly string[];
}

/** A row as the file says it: empty cells say nothing. */
export interface ReadRow {
  row: number;
  cells: readonly string[];
  values: Values;
  /** By property. */
  faults: Record<string, string>;
}

/** Stands for a property in the faults of a row that has more cells than there are headings. */
export const beyond = 'beyond';

/** Where the first cell behind the last heading stands that says something; -1 where none does. */
export const placeBeyond = (cells: readonly string[], headings: readonly string[]): number =>
  cells.findIndex((cell, at) => at >= headings.length && cell !== '');

/** Of every list: which of them a column reads, its document says. */
const choices: Readonly<Record<string, readonly unknown[]>> = optionValues;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unshown = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/;

export function readRow(
  context: Pick<CallContext, 'text'>,
  plan: Plan,
  { row, cells }: { row: number; cells: readonly string[] },
): ReadRow {
  const read: ReadRow = { row, cells, values: {}, faults: {} };
  for (const column of columns) {
    const at = plan.mapping[column.value];
    const text = at === undefined ? '' : likeBefore(cells[at] ?? '').trim();
    if (text === '') continue;
    const { value, fault } = cellOf(context, column, text, plan.format);
    read.values[column.value] = value;
    if (fault) read.faults[column.value] = fault;
  }
  // A comma without quotation marks: each cell behind it has moved by one.
  if (placeBeyond(cells, plan.headings) >= 0) read.faults[beyond] = context.text('people/import/row-beyond');
  return read;
}

function cellOf({ text: say }: Pick<CallContext, 'text'>, column: ImportColumn, text: string, format: DateFormat) {
  if (unshown.test(text)) return { value: null, fault: say('people/import/row-signs') };
  if (column.kind === 'date') {
    const value = readDate(text, format);
    return { value, fault: value === null ? say('people/import/row-date', { format }) : undefined };
  }
  if (column.kind === 'yes-no') {
    const value = readYesNo(text);
    return { value, fault: value === null ? say('people/import/row-choice', { values: 'yes, no' }) : undefined };
  }
  if (column.kind === 'choice') {
    const list = choices[column.options ?? ''] ?? [];
    const value = readChoice(text, list);
    const values = list.join(', ');
    return { value, fault: value === null ? say('people/import/row-choice', { values }) : undefined };
  }
  if (column.kind === 'phone') return { value: readPhone(text) };
  // Values by which people are filtered are joined with commas.
  const fault = audience.includes(column.value) && text.includes(',') ? say('people/import/row-comma') : undefined;
  return { value: text.normalize('NFC'), fault };
}
