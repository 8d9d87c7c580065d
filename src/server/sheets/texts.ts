import { type SheetLimits, UnreadableSheet } from './contract.ts';

/**
 * The texts that cells of a workbook refer to by number. Kept as bytes: a million of them as strings would be several
 * times as large.
 */
export class Texts {
  private readonly blocks: Buffer[] = [];
  private readonly block: number;
  private next = 0;
  /** Where each text begins, counted over all blocks, and how long it is. */
  private places = new Uint32Array(2048);
  private count = 0;
  private bytes = 0;
  private readonly limits: SheetLimits;

  constructor(limits: SheetLimits) {
    this.limits = limits;
    // Any text fits into one.
    this.block = Math.max(1_000_000, 3 * (limits.cell + 1));
  }

  add(text: string): void {
    // Longer ones are refused where a cell shows them.
    const kept = text.slice(0, this.limits.cell + 1);
    const size = Buffer.byteLength(kept);
    this.bytes += size;
    if (this.count >= this.limits.texts || this.bytes > this.limits.textBytes)
      throw new UnreadableSheet('too-much-text');
    const from = this.placeFor(size);
    this.blocks.at(-1)?.write(kept, from % this.block);
    if (this.count * 2 === this.places.length) {
      const more = new Uint32Array(this.places.length * 2);
      more.set(this.places);
      this.places = more;
    }
    this.places.set([from, size], this.count * 2);
    this.count += 1;
    this.next = from + size;
  }

  at(number: number): string {
    if (!Number.isInteger(number) || number < 0 || number >= this.count) return '';
    const [place = 0, size = 0] = this.places.subarray(number * 2, number * 2 + 2);
    const from = place % this.block;
    return this.blocks[Math.floor(place / this.block)]?.toString('utf8', from, from + size) ?? '';
  }

  private placeFor(size: number): number {
    const end = this.blocks.length * this.block;
    if (this.next + size < end) return this.next;
    this.blocks.push(Buffer.allocUnsafeSlow(this.block));
    return end;
  }
}
