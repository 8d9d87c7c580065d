/** What is taken of a table that somebody sent; beyond it the reading ends. */
export interface SheetLimits {
  rows: number;
  columns: number;
  /** Signs of one cell. */
  cell: number;
  /** Bytes of a compressed file once it is unpacked, all its parts together. */
  unpacked: number;
}

export type SheetProblem =
  | 'empty'
  | 'not-a-table'
  | 'protected'
  | 'broken'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  | 'unpacks-too-large';

export interface SheetRow {
  /** As a spreadsheet numbers it: the first line of the file is 1. */
  row: number;
  cells: string[];
}

/** The first sheet of a file, read row by row as often as it is asked for: never all of it at once. */
export interface Sheet {
  kind: 'csv' | 'xlsx';
  /** Of a CSV file. */
  encoding?: string;
  delimiter?: string;
  /**
   * Rows that hold something, some hundred at a time. Cells are trimmed texts; a date of a workbook is YYYY-MM-DD, a
   * formula what it came to last. Throws what `problemOf` knows.
   */
  rows(): AsyncGenerator<SheetRow[]>;
}

export interface Sheets {
  /** Told by its bytes, whatever it is called. Throws what `problemOf` knows. */
  open(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet>;
  /** Why a table could not be read; undefined for any other error. */
  problemOf(error: unknown): { problem: SheetProblem; row?: number } | undefined;
}

export class UnreadableSheet extends Error {
  readonly problem: SheetProblem;
  readonly row: number | undefined;
  constructor(problem: SheetProblem, row?: number) {
    super(`the table cannot be read: ${problem}${row === undefined ? '' : ` in row ${row}`}`);
    this.problem = problem;
    this.row = row;
  }
}
