import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { at } from '../bootstrap/place.mjs';
import { devInputs } from '../bootstrap/prepare.mjs';
import { bundle } from './bundle.ts';

const folder = '.build/dev';

/**
 * `npm run dev` as plain JavaScript: with the loader of TypeScript, which takes Vite, Prettier and their source maps too,
 * it would hold 280 MB more for as long as it runs.
 */
export const buildDev = (): Promise<void> =>
  bundle(
    folder,
    { name: 'devInputs', places: devInputs },
    {
      entryPoints: {
        server: at('scripts/bootstrap/dev-server.ts'),
        documents: at('scripts/bootstrap/dev-documents-process.ts'),
        sandbox: at('scripts/sandbox/process.ts'),
      },
      plugins: [places],
    },
  );

/** Each file goes on reading what lies beside it: to it, it is where its source is, wherever the project lies. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      // All that is written lies flat in this folder.
      const fromThere = relative(at(folder), path).replaceAll('\\', '/');
      return {
        loader: path.endsWith('.ts') ? 'ts' : 'js',
        contents: readFileSync(path, 'utf8')
          .replaceAll('import.meta.url', () => `new URL(${JSON.stringify(fromThere)}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            () => `(import.meta.dirname + ${JSON.stringify(`/${dirname(fromThere)}`)})`,
          ),
      };
    }),
};
