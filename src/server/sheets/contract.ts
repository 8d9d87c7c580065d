/** What is taken of a table that someone sent; beyond it the reading ends. */
export interface SheetLimits {
  /** Below the headings. */
  rows: number;
  columns: number;
  /** Signs of one cell. */
  cell: number;
  /** Cells of all rows, empty ones too. */
  cells: number;
  /** Signs of all cells together. */
  signs: number;
  /** Texts that a workbook keeps apart from its cells. */
  texts: number;
  /** Bytes of all these texts together. */
  textBytes: number;
  /** Bytes of a compressed file once it is unpacked, all its parts together. */
  unpacked: number;
  /** Time that reading it may take, not counting what is done with the rows. */
  seconds: number;
  /** Memory of the thread that reads it. */
  megabytes: number;
}

export type SheetProblem =
  | 'empty'
  | 'not-a-table'
  | 'protected'
  | 'broken'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-many-cells'
  | 'too-much-text'
  | 'cell-too-long'
  | 'unpacks-too-large'
  | 'too-much-work';

export interface SheetRow {
  /** As a spreadsheet numbers it: the first line of the file is 1. */
  row: number;
  cells: string[];
}

export interface SheetKind {
  kind: 'csv' | 'xlsx';
  /** Of a CSV file. */
  encoding?: string;
  delimiter?: string;
}

/** The first rows of a file. */
export interface SheetHead extends SheetKind {
  rows: SheetRow[];
}

/** Why a table could not be read, and where. */
export interface SheetTrouble {
  problem: SheetProblem;
  row?: number;
}

export type SheetCell = string | number | null;

/** A sheet of a workbook that is made here. */
export interface WrittenSheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** In signs. */
  widths: readonly number[];
}

/** Tables that people send, told by their bytes and whatever they are called, and workbooks that they get. In threads. */
export interface Sheets {
  /** The first rows that hold something. Throws what `problemOf` knows. */
  head(bytes: Uint8Array, limits: SheetLimits, rows: number): Promise<SheetHead>;
  /**
   * Rows that hold something, some hundred at a time: never all of them at once. Cells are trimmed texts; a date of a
   * workbook is YYYY-MM-DD, a formula what it came to last. One file after another is read; a reader that stops early has to
   * leave the loop. Throws what `problemOf` knows.
   */
  rows(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow[]>;
  /** Why a table could not be read; undefined for any other error. */
  problemOf(error: unknown): SheetTrouble | undefined;
  /** An XLSX file in which no text is a formula. */
  write(sheets: readonly WrittenSheet[]): Promise<Uint8Array>;
}

/** Of calls, whose tables are read before their transaction begins. Busy with others' workbooks, it answers 503. */
export type SheetsOfCalls = Pick<Sheets, 'write'>;

export class UnreadableSheet extends Error {
  readonly problem: SheetProblem;
  readonly row: number | undefined;
  constructor(problem: SheetProblem, row?: number) {
    super(`the table cannot be read: ${problem}${row === undefined ? '' : ` in row ${row}`}`);
    this.problem = problem;
    this.row = row;
  }
}

/** The first sheet of a file, in the thread that reads it. */
export interface Table extends SheetKind {
  /** Lists of rows; the last one may be empty. */
  rows(): AsyncGenerator<SheetRow[]>;
}
