import { parentPort, workerData } from 'node:worker_threads';
import { type SheetKind, type SheetLimits, type SheetRow, type SheetTrouble, UnreadableSheet } from './contract.ts';
import { openTable } from './table.ts';

/**
 * The thread in which a table is read: memory or time that a file takes is the thread's, and not the server's. It does
 * one step for each message, so no more rows are unpacked than someone has asked for.
 */

export interface Given {
  bytes: Uint8Array;
  limits: SheetLimits;
}

export type Told = { kind: SheetKind } | { rows: SheetRow[] } | { end: true } | { trouble: SheetTrouble };

async function* steps({ bytes, limits }: Given): AsyncGenerator<Told> {
  const { rows, ...kind } = await openTable(bytes, limits);
  yield { kind };
  for await (const batch of rows()) if (batch.length > 0) yield { rows: batch };
  yield { end: true };
}

const given = workerData as Given;
const reading = steps(given);
let spent = 0;

async function step(): Promise<Told> {
  const began = performance.now();
  try {
    const { value } = await reading.next();
    spent += performance.now() - began;
    return spent > given.limits.seconds * 1000 ? { trouble: { problem: 'too-much-work' } } : value;
  } catch (error) {
    // Anything else ends the thread, and is thrown where it was asked.
    if (!(error instanceof UnreadableSheet)) throw error;
    return { trouble: { problem: error.problem, row: error.row } };
  }
}

parentPort?.on('message', () => void step().then((told) => parentPort?.postMessage(told)));
