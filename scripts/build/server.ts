import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { at } from '../bootstrap/place.mjs';
import { serverInputs } from '../bootstrap/prepare.mjs';
import { assertInputs } from './inputs.ts';

/** Our own TypeScript in a few files, packages beside them: starts as fast as plain JavaScript. */
export async function buildServer(): Promise<void> {
  rmSync(at('.build/server'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      main: at('src/server/main.ts'),
      sandbox: at('scripts/sandbox/process.ts'),
      'reading-thread': at('src/server/sheets/reading-thread.ts'),
      'writing-thread': at('src/server/sheets/writing-thread.ts'),
      'database-thread': at('src/server/db/embedded/database-thread.mjs'),
    },
    outdir: at('.build/server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What only a first start needs, the demo's seed, is a chunk of its own.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    metafile: true,
  });
  assertInputs('server', metafile, serverInputs, 'serverInputs');
}
