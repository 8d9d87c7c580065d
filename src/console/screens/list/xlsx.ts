import writeExcelFile from 'write-excel-file/browser';
import { saveBlob } from './csv.ts';

/** A workbook of one sheet; its first row are headings. Texts stay texts, whatever they begin with. */
export async function saveXlsx(table: readonly (readonly (string | number)[])[], name: string): Promise<void> {
  const [head = [], ...body] = table;
  const rows = [
    head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => ({ value: typeof value === 'string' ? legible(value) : value }))),
  ];
  saveBlob(await writeExcelFile(rows as never).toBlob(), `${name}.xlsx`);
}

/** Characters that XML cannot hold would make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const legible = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
