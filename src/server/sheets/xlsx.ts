import { type Sheet, type SheetLimits, type SheetRow, UnreadableSheet } from './contract.ts';
import { dayOf, isDateFormat } from './excel-dates.ts';
import { attribute, type XmlEvents, XmlReader } from './xml.ts';
import { Zip } from './zip.ts';

const atOnce = 500;

interface Book {
  /** Part that holds the first sheet which is shown. */
  sheet: string;
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
  texts: readonly string[];
  /** By the number of a cell's style. */
  dates: readonly boolean[];
}

export async function xlsxSheet(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet> {
  const book = await bookOf(new Zip(bytes, limits.unpacked));
  return { kind: 'xlsx', rows: () => read(new Zip(bytes, limits.unpacked), book, limits) };
}

async function bookOf(zip: Zip): Promise<Book> {
  const root = 'xl/workbook.xml';
  if (!zip.has(root)) throw new UnreadableSheet('not-a-table');
  const targets = new Map<string, string>();
  await walk(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, given) => {
      if (name === 'Relationship') targets.set(attribute(given, 'Id') ?? '', attribute(given, 'Target') ?? '');
    },
  });
  const sheets: string[] = [];
  let from1904 = false;
  await walk(zip, root, {
    open: (name, given) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(given, 'date1904') ?? '');
      const isShown = (attribute(given, 'state') ?? 'visible') === 'visible';
      if (name === 'sheet' && isShown) sheets.push(targets.get(attribute(given, 'id') ?? '') ?? '');
    },
  });
  const sheet = `xl/${(sheets[0] ?? '').replace(/^\/?xl\//, '').replace(/^\//, '')}`;
  if (!zip.has(sheet)) throw new UnreadableSheet('empty');
  return { sheet, from1904, texts: await textsOf(zip), dates: await datesOf(zip) };
}

/** Texts that cells refer to by number. */
async function textsOf(zip: Zip): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let taken = false;
  let aside = false;
  await walk(zip, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') aside = true;
      taken = name === 't' && !aside;
    },
    text: (part) => {
      if (taken) text += part;
    },
    close: (name) => {
      if (name === 't') taken = false;
      if (name === 'rPh') aside = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** Which styles show a number as a date. */
async function datesOf(zip: Zip): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const dates: boolean[] = [];
  let inCells = false;
  await walk(zip, 'xl/styles.xml', {
    open: (name, given) => {
      const id = Number(attribute(given, 'numFmtId'));
      if (name === 'numFmt') formats.set(id, attribute(given, 'formatCode') ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) dates.push(isDateFormat(id, formats.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return dates;
}

/** A part that is not there holds nothing. */
async function walk(zip: Zip, part: string, on: XmlEvents): Promise<void> {
  if (!zip.has(part)) return;
  for await (const _ of pieces(zip, part, new XmlReader(on)));
}

async function* pieces(zip: Zip, part: string, reader: XmlReader): AsyncGenerator<void> {
  const decoder = new TextDecoder();
  for await (const chunk of zip.read(part)) {
    reader.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  reader.write(decoder.decode());
  reader.end();
}

async function* read(zip: Zip, book: Book, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  const cells = new Cells(book, limits);
  for await (const _ of pieces(zip, book.sheet, new XmlReader(cells))) {
    if (cells.rows.length < atOnce) continue;
    // A piece of a well packed file may hold many thousand rows.
    for (let from = 0; from < cells.rows.length; from += atOnce) yield cells.rows.slice(from, from + atOnce);
    cells.rows = [];
  }
  if (cells.rows.length > 0) yield cells.rows;
}

/** Makes rows of the tags of a sheet. */
class Cells implements XmlEvents {
  rows: SheetRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private takes = false;
  private readonly book: Book;
  private readonly limits: SheetLimits;

  constructor(book: Book, limits: SheetLimits) {
    this.book = book;
    this.limits = limits;
  }

  open(name: string, given: string): void {
    if (name === 'row') {
      this.row = Number(attribute(given, 'r')) || this.row + 1;
      if (this.row > this.limits.rows) throw new UnreadableSheet('too-many-rows', this.row);
      this.cells = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(attribute(given, 'r')) ?? this.column + 1;
      if (this.column >= this.limits.columns) throw new UnreadableSheet('too-many-columns', this.row);
      this.type = attribute(given, 't') ?? 'n';
      this.style = Number(attribute(given, 's') ?? 0);
      this.value = '';
    }
    this.takes = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (!this.takes) return;
    this.value += text;
    if (this.value.length > this.limits.cell) throw new UnreadableSheet('cell-too-long', this.row);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.takes = false;
    if (name === 'c') this.put();
    if (name !== 'row') return;
    if (this.cells.some((cell) => cell !== '')) this.rows.push({ row: this.row, cells: this.cells });
  }

  private put(): void {
    while (this.cells.length < this.column) this.cells.push('');
    const text = this.shown().trim();
    if (text.length > this.limits.cell) throw new UnreadableSheet('cell-too-long', this.row);
    this.cells[this.column] = text;
  }

  private shown(): string {
    const { type, value, book } = this;
    if (type === 's') return book.texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type !== 'n' || value === '') return value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return book.dates[this.style] ? dayOf(number, book.from1904) : String(number);
  }
}

/** `AB12` stands in column 27. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
