import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Given } from './reading-thread.ts';

/** Where rows, texts and tags live for a moment. */
const young = 16;

/** A thread that reads one table. The file's bytes are copied for it. */
export async function startThread({ bytes, limits }: Given): Promise<Worker> {
  const copy = new Uint8Array(bytes);
  const options: WorkerOptions = {
    workerData: { bytes: copy, limits } satisfies Given,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: young },
    // Without the loader of TypeScript that the process may have been started with: it does not reach into threads.
    execArgv: [],
  };
  const built = new URL('./reading-thread.mjs', import.meta.url);
  return import.meta.url.endsWith('.ts')
    ? new Worker(await source(), { ...options, eval: true })
    : new Worker(built, options);
}

let bundled: Promise<string> | undefined;

/** The thread's code in development and tests, where nothing has been built. */
function source(): Promise<string> {
  bundled ??= bundle(fileURLToPath(new URL('./reading-thread.ts', import.meta.url)));
  return bundled;
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  return outputFiles[0]?.text ?? '';
}
