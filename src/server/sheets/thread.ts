import type { Worker } from 'node:worker_threads';
import { type SheetLimits, UnreadableSheet } from './contract.ts';
import type { Given, Told } from './reading-thread.ts';
import { startThread } from './start-thread.ts';

/** Where rows, texts and tags live for a moment. */
const young = 16;

/** What a thread says of a table, step by step; while one step is looked at, the next one is made. */
export async function* toldOf(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<Told> {
  // The file's bytes are copied for it.
  const copy = new Uint8Array(bytes);
  const worker = await startThread('reading-thread', {
    workerData: { bytes: copy, limits } satisfies Given,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: young },
  });
  // Also what goes wrong while nobody waits, or while it is being ended, must not end the server.
  worker.on('error', () => {});
  try {
    let next = asked(worker, limits);
    for (;;) {
      const told = await next;
      if ('trouble' in told) throw new UnreadableSheet(told.trouble.problem, told.trouble.row);
      if ('end' in told) return;
      next = asked(worker, limits);
      // Heard of when it is its turn, or not at all.
      next.catch(() => {});
      yield told;
    }
  } finally {
    await worker.terminate();
  }
}

/** One step. Fails when the thread takes too much time or memory for it. */
function asked(worker: Worker, limits: SheetLimits): Promise<Told> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(tooLong);
      worker.off('message', told).off('error', failed).off('exit', gone);
      end();
    };
    const told = (answer: Told) => settle(() => resolve(answer));
    const failed = (error: Error & { code?: string }) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableSheet('too-much-work') : error));
    const gone = () => settle(() => reject(new Error('the thread that reads a table has ended')));
    const tooLong = setTimeout(() => settle(() => reject(new UnreadableSheet('too-much-work'))), limits.seconds * 1000);
    worker.on('message', told).on('error', failed).on('exit', gone);
    worker.postMessage('next');
  });
}
