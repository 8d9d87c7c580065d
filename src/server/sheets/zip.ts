import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { UnreadableSheet } from './contract.ts';

interface Part {
  method: number;
  size: number;
  offset: number;
}

const most = 1000;
const marks = { end: 0x06054b50, listed: 0x02014b50, local: 0x04034b50 };

/** The parts of a ZIP file. They are unpacked as a stream, and no more bytes of them all than are allowed. */
export class Zip {
  private readonly parts = new Map<string, Part>();
  private readonly bytes: Buffer;
  private allowed: number;

  constructor(bytes: Uint8Array, allowed: number) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.allowed = allowed;
    try {
      this.list();
    } catch (error) {
      throw error instanceof RangeError ? new UnreadableSheet('broken') : error;
    }
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const part = this.parts.get(name);
    if (!part) throw new UnreadableSheet('broken');
    const packed = this.packed(part);
    const unpacked =
      part.method === 0 ? Readable.from([packed]) : Readable.from(slices(packed)).pipe(createInflateRaw());
    try {
      for await (const chunk of unpacked as AsyncIterable<Buffer>) {
        this.allowed -= chunk.length;
        if (this.allowed < 0) throw new UnreadableSheet('unpacks-too-large');
        yield chunk;
      }
    } catch (error) {
      throw String((error as { code?: string }).code).startsWith('Z_') ? new UnreadableSheet('broken') : error;
    }
  }

  private packed({ offset, size }: Part): Buffer {
    if (offset + 30 > this.bytes.length || this.bytes.readUInt32LE(offset) !== marks.local)
      throw new UnreadableSheet('broken');
    const from = offset + 30 + this.bytes.readUInt16LE(offset + 26) + this.bytes.readUInt16LE(offset + 28);
    if (from + size > this.bytes.length) throw new UnreadableSheet('broken');
    return this.bytes.subarray(from, from + size);
  }

  /** The list at the end of the file is the one that programs go by. */
  private list(): void {
    const { bytes } = this;
    let end = bytes.length - 22;
    while (end >= 0 && bytes.length - end < 66_000 && bytes.readUInt32LE(end) !== marks.end) end -= 1;
    if (end < 0 || bytes.readUInt32LE(end) !== marks.end) throw new UnreadableSheet('broken');
    const count = bytes.readUInt16LE(end + 10);
    if (count > most) throw new UnreadableSheet('broken');
    let at = bytes.readUInt32LE(end + 16);
    for (let part = 0; part < count; part += 1) {
      if (bytes.readUInt32LE(at) !== marks.listed) throw new UnreadableSheet('broken');
      const isLocked = (bytes.readUInt16LE(at + 8) & 1) === 1;
      if (isLocked) throw new UnreadableSheet('protected');
      const method = bytes.readUInt16LE(at + 10);
      const nameLength = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      if (method === 0 || method === 8)
        this.parts.set(name, { method, size: bytes.readUInt32LE(at + 20), offset: bytes.readUInt32LE(at + 42) });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  }
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}
