import { type SheetLimits, type SheetRow, UnreadableSheet } from './contract.ts';

const most = { rows: 500, signs: 500_000 };

/** Rows on their way to the one that asked for them, held to the limits: some hundred at a time, fewer where they are long. */
export class Gathered {
  private rows: SheetRow[] = [];
  private waiting = 0;
  private last = 0;
  private cells = 0;
  private signs = 0;
  private readonly limits: SheetLimits;

  constructor(limits: SheetLimits) {
    this.limits = limits;
  }

  /** Programs that write tables number the rows upwards; who does not wants to hide some. */
  begin(row: number): void {
    if (!Number.isInteger(row) || row <= this.last) throw new UnreadableSheet('broken', this.last);
    this.last = row;
    if (row > this.limits.rows + 1) throw new UnreadableSheet('too-many-rows', row);
  }

  /** Before anything is kept of a cell. */
  count(row: number, column: number): void {
    const { columns, cells } = this.limits;
    if (column >= columns) throw new UnreadableSheet('too-many-columns', row);
    this.cells += 1;
    if (this.cells > cells) throw new UnreadableSheet('too-many-cells', row);
  }

  cell(row: number, text: string): string {
    const cell = text.trim();
    if (cell.length > this.limits.cell) throw new UnreadableSheet('cell-too-long', row);
    this.signs += cell.length;
    this.waiting += cell.length;
    if (this.signs > this.limits.signs) throw new UnreadableSheet('too-much-text', row);
    return cell;
  }

  isTooLong(text: string): boolean {
    return text.length > this.limits.cell;
  }

  add(row: number, cells: string[]): void {
    if (cells.some((cell) => cell !== '')) this.rows.push({ row, cells });
  }

  /** Enough for one time. */
  get isFull(): boolean {
    return this.rows.length >= most.rows || (this.waiting >= most.signs && this.rows.length > 0);
  }

  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    this.waiting = 0;
    return rows;
  }
}
