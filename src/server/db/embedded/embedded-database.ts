import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import { answerOf, startPglite } from './start-pglite.mjs';
import { type Answering, Wire } from './wire.ts';

export interface EmbeddedDatabase {
  /** What `pg` takes for a socket. */
  connect(): Wire;
  isAlive(): boolean;
  /** Its files as they are between two statements; of one in memory there are none. */
  copy?(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** In this very thread and in memory: for tests, which start hundreds of them. */
export async function databaseHere(options: PGliteOptions): Promise<EmbeddedDatabase> {
  const pglite = await startPglite(options);
  const database: Answering = {
    send: (piece, answered) => {
      const answer = answerOf(pglite, piece);
      // As from elsewhere: never before the caller has finished asking.
      setImmediate(answered, answer);
    },
  };
  return { connect: () => new Wire(database), isAlive: () => !pglite.closed, close: () => pglite.close() };
}

type Told = { done: true } | { failed: string };

/** The thread that databases in directories live in, one after another. */
export class DatabaseThread implements Answering {
  private readonly worker = new Worker(new URL('./database-thread.mjs', import.meta.url));
  private readonly waiting: ((answer: Uint8Array) => void)[] = [];
  private readonly wires = new Set<Wire>();
  private readonly orders: { resolve(): void; reject(error: Error): void }[] = [];
  private gone: Error | undefined;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (message: Uint8Array | Told) => this.take(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('the thread of the database has ended')));
  }

  async open(directory: string): Promise<EmbeddedDatabase> {
    await this.order({ open: directory });
    let open = true;
    return {
      connect: () => this.connect(),
      isAlive: () => open && !this.gone,
      copy: (to) => this.order({ copy: directory, to }),
      close: () => {
        open = false;
        return this.order({ close: true });
      },
    };
  }

  async end(error?: Error): Promise<void> {
    this.gone ??= error ?? new Error('the thread of the database has ended');
    for (const order of this.orders.splice(0)) order.reject(this.gone);
    for (const wire of this.wires) wire.destroy(this.gone);
    this.wires.clear();
    await this.worker.terminate();
  }

  send(piece: Uint8Array<ArrayBuffer>, answered: (answer: Uint8Array) => void): void {
    this.waiting.push(answered);
    // The process does not end while someone waits, and is not kept by a database that nobody asks.
    this.worker.ref();
    this.worker.postMessage(piece, [piece.buffer]);
  }

  private connect(): Wire {
    const wire = new Wire(this);
    if (this.gone) wire.destroy(this.gone);
    this.wires.add(wire);
    wire.once('close', () => this.wires.delete(wire));
    return wire;
  }

  private order(order: object): Promise<void> {
    if (this.gone) return Promise.reject(this.gone);
    return new Promise<void>((resolve, reject) => {
      this.orders.push({ resolve, reject });
      this.worker.ref();
      this.worker.postMessage(order);
    });
  }

  private take(message: Uint8Array | Told): void {
    if (message instanceof Uint8Array) this.waiting.shift()?.(message);
    else if ('failed' in message) this.orders.shift()?.reject(new Error(message.failed));
    else this.orders.shift()?.resolve();
    if (this.waiting.length === 0 && this.orders.length === 0) this.worker.unref();
  }
}
