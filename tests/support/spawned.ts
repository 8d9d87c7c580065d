import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { at } from '../../scripts/bootstrap/place.mjs';
import { clearOld } from './clear-old.ts';

/** Each file goes on being where it is, though all of them stand in one. */
const inPlace: Plugin = {
  name: 'in-place',
  setup(building) {
    building.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

/** Arguments of Node for one of our TypeScript files, as one file: each start is seconds quicker than through a loader. */
export async function argumentsFor(script: string): Promise<string[]> {
  const folder = at('.build/test-processes');
  mkdirSync(folder, { recursive: true });
  // Longer than the longest run.
  clearOld(folder, 24);
  const outfile = join(folder, `${basename(script, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [inPlace],
  });
  return [outfile];
}
