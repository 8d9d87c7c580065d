import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Table } from './contract.ts';
import { type SheetLimits, type SheetRow, UnreadableSheet } from './contract.ts';
import { decoded, encodingOf } from './encoding.ts';
import { Gathered } from './gathered.ts';

const delimiters = [',', ';', '\t', '|'];
/** Signs from which the delimiter is told. */
const sample = 64 * 1024;

export function csvTable(bytes: Uint8Array, limits: SheetLimits): Table {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) throw new UnreadableSheet('not-a-table');
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, sample)).trimStart();
  // A web page or picture description that is called .csv or .xls.
  if (head.startsWith('<')) throw new UnreadableSheet('not-a-table');
  if (head === '') throw new UnreadableSheet('empty');
  const delimiter = delimiterOf(head);
  return { kind: 'csv', encoding, delimiter, rows: () => read(bytes, encoding, delimiter, limits) };
}

/** Which sign parts the first lines into most cells, as many in each line; signs within quotes do not count. */
export function delimiterOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    const alike = counts.filter((count) => count === first).length / counts.length;
    if (first * alike > best.score) best = { delimiter, score: first * alike };
  }
  return best.delimiter;
}

/** The parser's own limit does not count what stands between cells: a line of nothing but delimiters has no end. */
function* inLines(pieces: Iterable<string>, longest: number): Generator<string> {
  let since = 0;
  for (const piece of pieces) {
    const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    since = end < 0 ? since + piece.length : piece.length - end;
    if (since > longest) throw new UnreadableSheet('cell-too-long');
    yield piece;
  }
}

async function* read(
  bytes: Uint8Array,
  encoding: string,
  delimiter: string,
  limits: SheetLimits,
): AsyncGenerator<SheetRow[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.cell * 20,
  });
  // What goes wrong on the way is thrown where the rows are asked for.
  pipeline(Readable.from(inLines(decoded(bytes, encoding), limits.cell * 100)), parser, () => {});
  const gathered = new Gathered(limits);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      gathered.begin(row);
      for (let column = 0; column < cells.length; column += 1) gathered.count(row, column);
      gathered.add(
        row,
        cells.map((cell) => gathered.cell(row, cell)),
      );
      if (gathered.isFull) yield gathered.take();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const read = Number((error as { records?: number }).records ?? row);
    throw new UnreadableSheet(error.code === 'CSV_MAX_RECORD_SIZE' ? 'cell-too-long' : 'broken', read + 1);
  }
  yield gathered.take();
}
