import { constants, optionDetails } from '../../../../generated/options.ts';
import type { SheetLimits } from '../../../../server/context.ts';
import type { ImportColumn } from '../../../rules/import-values.ts';

/** What a file may say of a person. */
export const columns: readonly ImportColumn[] = optionDetails['people/import.columns'];
export const properties: readonly string[] = columns.map(({ value }) => value);

export const limits: SheetLimits = {
  // The headings are a row too.
  rows: constants['people/import.mostRows'] + 1,
  columns: constants['people/import.mostColumns'],
  cell: constants['people/import.mostSigns'],
  unpacked: constants['people/import.mostUnpacked'],
};

export type Values = Record<string, unknown>;

export interface Problem {
  column: string;
  value: string;
  reason: string;
}
