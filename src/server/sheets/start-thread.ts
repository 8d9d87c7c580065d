import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

type Name = 'reading-thread' | 'writing-thread';

/** A thread with the code of a file that lies here. */
export async function startThread(name: Name, given: WorkerOptions): Promise<Worker> {
  // Without the loader of TypeScript that the process may have been started with: it does not reach into threads.
  const options: WorkerOptions = { ...given, execArgv: [] };
  return import.meta.url.endsWith('.ts')
    ? new Worker(await source(name), { ...options, eval: true })
    : new Worker(new URL(`./${name}.mjs`, import.meta.url), options);
}

const bundled = new Map<Name, Promise<string>>();

/** The thread's code in development and tests, where nothing has been built. */
function source(name: Name): Promise<string> {
  const made = bundled.get(name) ?? bundle(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));
  bundled.set(name, made);
  return made;
}

async function bundle(entry: string): Promise<string> {
  const { buildSync } = await import('esbuild');
  // The other way would leave a process that waits for more.
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  return outputFiles[0]?.text ?? '';
}
