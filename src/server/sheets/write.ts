import { once } from 'node:events';
import { Slots } from '../slots.ts';
import type { WrittenSheet } from './contract.ts';
import { startThread } from './start-thread.ts';

/** One workbook is made at a time by jobs, and one by calls: those hold a connection meanwhile, and few may wait. */
const writers = { job: new Slots(1, Number.POSITIVE_INFINITY), call: new Slots(1, 3) };

/** A failure of the thread is the caller's. */
export const writeWorkbook = (sheets: readonly WrittenSheet[], by: keyof typeof writers): Promise<Uint8Array> =>
  writers[by].run(async () => {
    const worker = await startThread('writing-thread', { workerData: sheets });
    try {
      const [bytes] = (await once(worker, 'message')) as [Uint8Array];
      return bytes;
    } finally {
      await worker.terminate();
    }
  });
