const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const number = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet would take for a formula begins with an apostrophe, also behind blanks or full-width. */
export const unlikeFormula = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);

/** Such a text as it was before: files that were made here come back. */
export const likeBefore = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** A CSV file that spreadsheets read as UTF-8, in which no cell is a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${unlikeFormula(cell).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
