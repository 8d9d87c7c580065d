import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part as it stands in the file. */
export interface Packed {
  packed: Buffer;
  size: number;
  sum: number;
  method: number;
}

export const packedOf = (content: string | Buffer, method = 8): Packed => {
  const bytes = Buffer.from(content);
  return { packed: method === 8 ? deflateRawSync(bytes) : bytes, size: bytes.length, sum: crc32(bytes), method };
};

/** A few bytes that unfold to `times` this piece between a head and a tail, and that nobody has to write out to make. */
export function repeated(head: string, piece: string, times: number, tail: string): Packed {
  const parts = [head, piece, tail].map((text) => Buffer.from(text));
  const [before, each, after] = parts as [Buffer, Buffer, Buffer];
  // Whole blocks, each of which can be read by itself.
  const open = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const block = open(each);
  let sum = crc32(before);
  for (let time = 0; time < times; time += 1) sum = crc32(each, sum);
  return {
    packed: Buffer.concat([open(before), ...Array.from({ length: times }, () => block), deflateRawSync(after)]),
    size: before.length + each.length * times + after.length,
    sum: crc32(after, sum),
    method: 8,
  };
}

interface Lies {
  /** Of every part. */
  flags?: number;
  /** What the list says of every part, instead of the truth. */
  size?: number;
  sum?: number;
  /** How many parts there are said to be. */
  count?: number;
}

/** A ZIP file of these parts, as programs write it, or as someone does who means harm. */
export function zipOf(parts: Readonly<Record<string, string | Buffer | Packed>>, lies: Lies = {}): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const part = typeof content === 'string' || Buffer.isBuffer(content) ? packedOf(content) : content;
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(lies.flags ?? 0, 2);
    facts.writeUInt16LE(part.method, 4);
    facts.writeUInt32LE(lies.sum ?? part.sum, 10);
    facts.writeUInt32LE(part.packed.length, 14);
    facts.writeUInt32LE(lies.size ?? part.size, 18);
    facts.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, part.packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, place, title]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(lies.count ?? list.length, 8);
  end.writeUInt16LE(lies.count ?? list.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
