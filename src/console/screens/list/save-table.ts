import type { Artifacts } from '../../../shared/documents/artifacts.ts';
import type { Formats } from '../../cells/dates.ts';

/** Saves a table of texts, its headings first, as the lists save theirs: UTF-8, and no cell that is taken for a formula. */
export async function saveTable(table: readonly (readonly string[])[], name: string): Promise<void> {
  const { csvOf, saveCsv } = await import('./csv.ts');
  const [head = [], ...body] = table;
  const columns = head.map((label, at) => ({ field: String(at), label }));
  const rows = body.map((cells) => Object.fromEntries(cells.map((text, at) => [String(at), text])));
  const bare = { artifacts: { options: {} } as Artifacts, entity: undefined, cells: {}, formats: {} as Formats };
  saveCsv(csvOf(rows, columns, bare), `${name}.csv`);
}
