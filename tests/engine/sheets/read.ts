import type { SheetLimits } from '../../../src/server/sheets/contract.ts';
import { sheets } from '../../../src/server/sheets/sheets.ts';

const limits: SheetLimits = { rows: 1000, columns: 50, cell: 500, unpacked: 20_000_000 };

/** All rows of a table, or why there are none. */
export async function read(bytes: Uint8Array, more: Partial<SheetLimits> = {}) {
  try {
    const sheet = await sheets.open(bytes, { ...limits, ...more });
    const rows: string[][] = [];
    const numbers: number[] = [];
    for await (const batch of sheet.rows()) {
      rows.push(...batch.map(({ cells }) => cells));
      numbers.push(...batch.map(({ row }) => row));
    }
    return { kind: sheet.kind, encoding: sheet.encoding, delimiter: sheet.delimiter, rows, numbers };
  } catch (error) {
    const problem = sheets.problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}
