import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Health {
  /** The longest wait for `/healthz` since it was asked the last time, in milliseconds. */
  longest(): Promise<number>;
  end(): Promise<unknown>;
}

/** Someone who asks a server all the time whether it is there. */
export function watchHealth(port: number): Health {
  const thread = new Worker(new URL('./health-thread.mjs', import.meta.url), { workerData: { port } });
  return {
    async longest() {
      thread.postMessage('longest');
      const [waited] = (await once(thread, 'message')) as [number];
      return waited;
    },
    end: () => thread.terminate(),
  };
}
