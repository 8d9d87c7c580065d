import { Duplex } from 'node:stream';

/** Takes messages of PostgreSQL's protocol; each piece is answered by one, in order. */
export interface Answering {
  send(piece: Uint8Array<ArrayBuffer>, answered: (piece: Uint8Array) => void): void;
}

/** Stands in the place of a socket: what `pg` writes goes to the embedded database, and its answers come back. */
export class Wire extends Duplex {
  private readonly database: Answering;

  constructor(database: Answering) {
    super();
    this.database = database;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, written: () => void): void {
    this.pass(chunk, written);
  }

  /** What was written while corked leaves as one piece. */
  override _writev(chunks: { chunk: Buffer }[], written: () => void): void {
    this.pass(Buffer.concat(chunks.map(({ chunk }) => chunk)), written);
  }

  override _final(ended: () => void): void {
    this.push(null);
    ended();
  }

  private pass(piece: Buffer, written: () => void): void {
    // A copy: the piece is handed over, and `pg` goes on writing into its own buffer.
    this.database.send(new Uint8Array(piece), (answer) => {
      if (answer.length > 0 && !this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
    });
    written();
  }
}
