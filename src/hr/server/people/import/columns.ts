import { constants, optionDetails } from '../../../../generated/options.ts';
import type { SheetLimits } from '../../../../server/context.ts';
import type { ImportColumn } from '../../../rules/import-values.ts';

/** What a file may say of a person. */
export const columns: readonly ImportColumn[] = optionDetails['people/import/columns'];
export const properties: readonly string[] = columns.map(({ value }) => value);

/** As the call that takes a file names them, too. */
export const limits: SheetLimits = {
  rows: constants['people/import/mostRows'],
  columns: constants['people/import/mostColumns'],
  cell: constants['people/import/mostSigns'],
  cells: constants['people/import/mostCells'],
  signs: constants['people/import/mostText'],
  texts: constants['people/import/mostTexts'],
  textBytes: constants['people/import/mostTextBytes'],
  unpacked: constants['people/import/mostUnpacked'],
  seconds: constants['people/import/mostSeconds'],
  megabytes: constants['people/import/mostMemory'],
};

export type Values = Record<string, unknown>;

export interface Problem {
  column: string;
  value: string;
  reason: string;
}
