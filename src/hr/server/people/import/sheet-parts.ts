import type { Sheet, SheetRow } from '../../../../server/context.ts';

/** What is below the headings: the rows, and up to which row of the file they go. */
export async function* bodyOf(sheet: Sheet): AsyncGenerator<{ rows: SheetRow[]; upTo: number }> {
  let isBelow = false;
  for await (const batch of sheet.rows()) {
    const rows = isBelow ? batch : batch.slice(1);
    isBelow = true;
    if (rows.length > 0) yield { rows, upTo: rows.at(-1)?.row ?? 0 };
  }
}

/** The first row that holds something, and those behind it. */
export async function headOf(sheet: Sheet, rows: number): Promise<{ headings: string[]; preview: string[][] }> {
  const found: string[][] = [];
  for await (const batch of sheet.rows()) {
    found.push(...batch.slice(0, rows + 1 - found.length).map(({ cells }) => cells));
    if (found.length > rows) break;
  }
  const [headings = [], ...preview] = found;
  const cut = (cells: string[]) => cells.map((cell) => cell.slice(0, 200));
  return { headings: cut(headings), preview: preview.map(cut) };
}
