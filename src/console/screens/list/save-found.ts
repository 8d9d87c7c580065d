import type { Column } from '../../../shared/documents/screen.ts';
import { csvOf, saveCsv, tableOf, type Words } from './csv.ts';

export type FileKind = 'csv' | 'xlsx';

type Rows = Record<string, unknown>[];

interface Found {
  /** One of its pages, from 1 up, and how many rows there are in all. */
  page(page: number): Promise<{ data: Rows; total?: number | undefined }>;
  columns: readonly Column[];
  words: Words;
  /** Of the file, without its ending. */
  name: string;
}

/** Saves all pages of what a list finds. The list on the screen may still be on its way: how much there is, the answers say. */
export async function saveFound(kind: FileKind, { page, columns, words, name }: Found): Promise<void> {
  const rows: Rows = [];
  for (let at = 1, total = 1; rows.length < total; at += 1) {
    const answer = await page(at);
    if (answer.data.length === 0) break;
    rows.push(...answer.data);
    total = answer.total ?? rows.length;
  }
  if (kind === 'csv') return saveCsv(csvOf(rows, columns, words), `${name}.csv`);
  const { saveXlsx } = await import('./xlsx.ts');
  await saveXlsx(tableOf(rows, columns, words), name);
}
