import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { SheetCell, WrittenSheet } from './contract.ts';

/** The thread in which a workbook is made: thousands of rows take seconds, in which the server answers others. */

function sheet({ name, headings, rows, widths }: WrittenSheet) {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  return {
    sheet: name,
    data: [head, ...rows.map((row) => row.map(plain))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

/** Text cells are never formulas; characters that XML cannot hold would make the whole file unreadable. */
function plain(cell: SheetCell): SheetCell {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return typeof cell === 'string' ? cell.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '') : cell;
}

void writeExcelFile((workerData as WrittenSheet[]).map(sheet))
  .toBuffer()
  .then((made) => {
    const bytes = new Uint8Array(made);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
