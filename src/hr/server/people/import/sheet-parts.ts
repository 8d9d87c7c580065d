import type { SheetHead, SheetRow } from '../../../../server/context.ts';
import { asLabel } from '../../../../shared/hidden-signs.ts';

/** What is below the headings: the rows, and up to which row of the file they go. */
export async function* bodyOf(sheet: AsyncIterable<SheetRow[]>): AsyncGenerator<{ rows: SheetRow[]; upTo: number }> {
  let isBelow = false;
  for await (const batch of sheet) {
    const rows = isBelow ? batch : batch.slice(1);
    isBelow = true;
    if (rows.length > 0) yield { rows, upTo: rows.at(-1)?.row ?? 0 };
  }
}

/** The first row that holds something, and those behind it, as they are shown. */
export function partsOf({ rows }: SheetHead): { headings: string[]; preview: string[][] } {
  const cut = (cells: string[]) => cells.map((cell) => cell.slice(0, 200));
  const [headings = [], ...preview] = rows.map(({ cells }) => cells);
  return { headings: cut(headings.map(asLabel)), preview: preview.map(cut) };
}
