import { type SheetLimits, UnreadableSheet } from '../../../src/server/sheets/contract.ts';
import { openTable } from '../../../src/server/sheets/table.ts';

export const limits: SheetLimits = {
  rows: 1000,
  columns: 50,
  cell: 500,
  cells: 40_000,
  signs: 300_000,
  texts: 20_000,
  textBytes: 300_000,
  unpacked: 20_000_000,
  seconds: 20,
  megabytes: 32,
};

/** All rows of a table, or why there are none; without the thread in which the server reads it. */
export async function read(bytes: Uint8Array, more: Partial<SheetLimits> = {}) {
  try {
    const table = await openTable(bytes, { ...limits, ...more });
    const rows: string[][] = [];
    const numbers: number[] = [];
    for await (const batch of table.rows()) {
      rows.push(...batch.map(({ cells }) => cells));
      numbers.push(...batch.map(({ row }) => row));
    }
    return { kind: table.kind, encoding: table.encoding, delimiter: table.delimiter, rows, numbers };
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    return { problem: error.problem, row: error.row };
  }
}
