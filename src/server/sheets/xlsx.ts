import { type Book, CellRows } from './cell-rows.ts';
import type { Table } from './contract.ts';
import { type SheetLimits, type SheetRow, UnreadableSheet } from './contract.ts';
import { isDateFormat } from './excel-dates.ts';
import { Gathered } from './gathered.ts';
import { Texts } from './texts.ts';
import { attribute, type XmlEvents, XmlReader } from './xml.ts';
import { Zip } from './zip.ts';

/** Parts of a workbook, and formats of cells: spreadsheets themselves write no more. */
const most = 70_000;

export async function xlsxTable(bytes: Uint8Array, limits: SheetLimits): Promise<Table> {
  const zip = await Zip.open(bytes, limits.unpacked);
  const book = await bookOf(zip, limits);
  return { kind: 'xlsx', rows: () => read(zip, book, limits) };
}

async function bookOf(zip: Zip, limits: SheetLimits): Promise<Book> {
  const root = 'xl/workbook.xml';
  if (!zip.has(root)) throw new UnreadableSheet('not-a-table');
  const targets = new Map<string, string>();
  await walk(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, given) => {
      if (name === 'Relationship') targets.set(given.Id ?? '', given.Target ?? '');
      if (targets.size > most) throw new UnreadableSheet('broken');
    },
  });
  let first: string | undefined;
  let from1904 = false;
  await walk(zip, root, {
    open: (name, given) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(given.date1904 ?? '');
      const isShown = (given.state ?? 'visible') === 'visible';
      if (name === 'sheet' && isShown) first ??= targets.get(attribute(given, 'id') ?? '') ?? '';
    },
  });
  const sheet = `xl/${(first ?? '').replace(/^\/?xl\//, '').replace(/^\//, '')}`;
  if (!zip.has(sheet)) throw new UnreadableSheet('empty');
  return { sheet, from1904, texts: await textsOf(zip, limits), dates: await datesOf(zip) };
}

async function textsOf(zip: Zip, limits: SheetLimits): Promise<Texts> {
  const texts = new Texts(limits);
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
      if (taken && text.length <= limits.cell) text += part;
    },
    close: (name) => {
      if (name === 't') taken = false;
      if (name === 'rPh') aside = false;
      if (name === 'si') texts.add(text);
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
      const id = Number(given.numFmtId);
      if (name === 'numFmt') formats.set(id, given.formatCode ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) dates.push(isDateFormat(id, formats.get(id)));
      if (formats.size + dates.length > most) throw new UnreadableSheet('broken');
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

const atOnce = 65_536;

async function* pieces(zip: Zip, part: string, reader: XmlReader): AsyncGenerator<void> {
  const decoder = new TextDecoder();
  for await (const chunk of zip.read(part)) {
    for (let from = 0; from < chunk.length; from += atOnce) {
      reader.write(decoder.decode(chunk.subarray(from, from + atOnce), { stream: true }));
      yield;
    }
  }
  reader.write(decoder.decode());
  reader.end();
  yield;
}

async function* read(zip: Zip, book: Book, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  const gathered = new Gathered(limits);
  for await (const _ of pieces(zip, book.sheet, new XmlReader(new CellRows(book, gathered))))
    if (gathered.isFull) yield gathered.take();
  yield gathered.take();
}
