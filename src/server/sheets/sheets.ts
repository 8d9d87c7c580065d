import { Slots } from '../slots.ts';
import { type SheetLimits, type SheetRow, type Sheets, type SheetsOfCalls, UnreadableSheet } from './contract.ts';
import { toldOf } from './thread.ts';
import { writeWorkbook } from './write.ts';

/** One table at a time is looked at for someone who waits, and one is gone through by a job. */
const heads = new Slots(1, 8);
const passes = new Slots(1, Number.POSITIVE_INFINITY);

export const sheets: Sheets = {
  head: (bytes, limits, most) =>
    heads.run(async () => {
      const rows: SheetRow[] = [];
      let kind: Awaited<ReturnType<Sheets['head']>> | undefined;
      for await (const told of toldOf(bytes, limits)) {
        if ('kind' in told) kind = { ...told.kind, rows };
        if ('rows' in told) rows.push(...told.rows.slice(0, most - rows.length));
        if (rows.length >= most) break;
      }
      return kind ?? { kind: 'csv', rows };
    }),
  rows: passOf,
  problemOf: (error) => (error instanceof UnreadableSheet ? { problem: error.problem, row: error.row } : undefined),
  write: (made) => writeWorkbook(made, 'job'),
};

/** What a call may wait for in its transaction: never for a job. */
export const sheetsOfCalls: SheetsOfCalls = { write: (made) => writeWorkbook(made, 'call') };

async function* passOf(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  const free = await passes.take();
  try {
    for await (const told of toldOf(bytes, limits)) if ('rows' in told) yield told.rows;
  } finally {
    free();
  }
}
