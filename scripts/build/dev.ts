import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { at } from '../bootstrap/place.mjs';
import { devInputs } from '../bootstrap/prepare.mjs';
import { assertInputs } from './inputs.ts';

/**
 * `npm run dev` as plain JavaScript: with the loader of TypeScript, which takes Vite, Prettier and their source maps too,
 * it would hold 280 MB more for as long as it runs.
 */
export async function buildDev(): Promise<void> {
  const { metafile } = await build({
    entryPoints: {
      server: at('scripts/bootstrap/dev-server.ts'),
      documents: at('scripts/bootstrap/dev-documents-process.ts'),
      sandbox: at('scripts/sandbox/process.ts'),
    },
    outdir: at('.build/dev'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [places],
    logLevel: 'warning',
    metafile: true,
  });
  assertInputs('development server', metafile, devInputs, 'devInputs');
}

/** Each file goes on reading what lies beside it: to it, it is where its source is. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => ({
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    })),
};
