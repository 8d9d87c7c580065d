import { dayOf } from './excel-dates.ts';
import type { Gathered } from './gathered.ts';
import type { Texts } from './texts.ts';
import type { Attributes, XmlEvents } from './xml.ts';

export interface Book {
  /** Part that holds the first sheet which is shown. */
  sheet: string;
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
  texts: Texts;
  /** By the number of a cell's style. */
  dates: readonly boolean[];
}

/** Makes rows of the tags of a sheet. */
export class CellRows implements XmlEvents {
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private takes = false;
  private readonly book: Book;
  private readonly gathered: Gathered;

  constructor(book: Book, gathered: Gathered) {
    this.book = book;
    this.gathered = gathered;
  }

  open(name: string, given: Attributes): void {
    if (name === 'row') {
      this.row = Number(given.r) || this.row + 1;
      this.gathered.begin(this.row);
      this.cells = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(given.r) ?? this.column + 1;
      this.gathered.count(this.row, this.column);
      this.type = given.t ?? 'n';
      this.style = Number(given.s ?? 0);
      this.value = '';
    }
    this.takes = name === 'v' || name === 't';
  }

  text(text: string): void {
    // The rest of one that is too long by now says nothing more.
    if (this.takes && !this.gathered.isTooLong(this.value)) this.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.takes = false;
    if (name === 'c') this.put();
    if (name === 'row') this.gathered.add(this.row, this.cells);
  }

  private put(): void {
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = this.gathered.cell(this.row, this.shown());
  }

  private shown(): string {
    const { type, value, book } = this;
    if (type === 's') return book.texts.at(Number(value));
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type !== 'n' || value === '') return value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return book.dates[this.style] ? dayOf(number, book.from1904) : String(number);
  }
}

/** `AB12` stands in column 27. */
function columnOf(place: string | undefined): number | undefined {
  let column = 0;
  for (let at = 0; place !== undefined && at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26 || at > 2) break;
    column = column * 26 + letter;
  }
  return column === 0 ? undefined : column - 1;
}
