import { once } from 'node:events';
import { Slots } from '../slots.ts';
import type { WrittenSheet } from './contract.ts';
import { startThread } from './start-thread.ts';

/** One workbook is made at a time. */
const writers = new Slots(1, Number.POSITIVE_INFINITY);

/** A failure of the thread is the caller's. */
export const writeWorkbook = (sheets: readonly WrittenSheet[]): Promise<Uint8Array> =>
  writers.run(async () => {
    const worker = await startThread('writing-thread', { workerData: sheets });
    try {
      const [bytes] = (await once(worker, 'message')) as [Uint8Array];
      return bytes;
    } finally {
      await worker.terminate();
    }
  });
