import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableSheet } from './contract.ts';

const most = 1000;

/** The parts of a ZIP file. They are unpacked as a stream, and no more bytes of them all than are allowed. */
export class Zip {
  private readonly file: ZipFile;
  private readonly parts: ReadonlyMap<string, Entry>;
  private allowed: number;

  private constructor(file: ZipFile, parts: ReadonlyMap<string, Entry>, allowed: number) {
    this.file = file;
    this.parts = parts;
    this.allowed = allowed;
  }

  static async open(bytes: Uint8Array, allowed: number): Promise<Zip> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      const file = await fromBufferPromise(buffer);
      if (file.entryCount > most) throw new UnreadableSheet('broken');
      const parts = new Map<string, Entry>();
      for await (const entry of file.eachEntry()) {
        if (entry.isEncrypted()) throw new UnreadableSheet('protected');
        parts.set(entry.fileName, entry);
      }
      return new Zip(file, parts, allowed);
    } catch (error) {
      throw unreadable(error);
    }
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const part = this.parts.get(name);
    if (!part) throw new UnreadableSheet('broken');
    try {
      for await (const chunk of (await this.file.openReadStreamPromise(part)) as AsyncIterable<Buffer>) {
        this.allowed -= chunk.length;
        if (this.allowed < 0) throw new UnreadableSheet('unpacks-too-large');
        yield chunk;
      }
    } catch (error) {
      throw unreadable(error);
    }
  }
}

/** All bytes are there: whatever the library complains about is the file's fault. */
const unreadable = (error: unknown): Error =>
  error instanceof UnreadableSheet ? error : new UnreadableSheet('broken');
