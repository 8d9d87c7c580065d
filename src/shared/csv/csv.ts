const formula = /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;
const number = /^-?\d+(\.\d+)?$/;

/**
 * What a cell holds behind another separator. A spreadsheet that splits there does not see that the text is quoted: to
 * it the quotes stand amid a cell. One that splits at commas does, so these are no matter. Behind a plus or minus
 * there often is a phone number or an entry of a list: of these only what calls a function, a program or a sheet.
 */
const behind = String.raw`([;\t|\r\n](?:[^\S\t\r\n]|")*)`;
const signs = String.raw`(?='*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^;\t\r\n(!|]*[(!|]))`;
const inside = new RegExp(behind + signs, 'g');
const insideBefore = new RegExp(`${behind}'${signs}`, 'g');

/** A text that a spreadsheet would take for a formula begins with an apostrophe, also behind blanks or full-width. */
export function unlikeFormula(text: string): string {
  const start = formula.test(text) && !number.test(text) ? "'" : '';
  return start + text.replace(inside, "$1'");
}

/** Such a text as it was before: files that were made here come back. */
export function likeBefore(text: string): string {
  const before = text.replace(insideBefore, '$1');
  return before.startsWith("'") && formula.test(before.slice(1)) ? before.slice(1) : before;
}

/** A CSV file that spreadsheets read as UTF-8, in which no cell is a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${unlikeFormula(cell).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
