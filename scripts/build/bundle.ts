import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { at } from '../bootstrap/place.mjs';
import { oneByte } from '../codegen/one-byte.ts';

/**
 * Our own TypeScript in a few files, packages beside them: starts as fast as plain JavaScript.
 * @param inputs `places` from which alone it may be built, by their `name` in prepare.mjs: else a start after a change would
 * run what was built before it
 */
export async function bundle(
  folder: string,
  inputs: { name: string; places: readonly string[] },
  options: Pick<BuildOptions, 'entryPoints' | 'plugins' | 'sourcemap'>,
): Promise<void> {
  rmSync(at(folder), { recursive: true, force: true });
  const { metafile, outputFiles } = await build({
    ...options,
    outdir: at(folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported late is a chunk of its own.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    metafile: true,
    write: false,
  });
  mkdirSync(at(folder), { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith('.mjs') ? oneByte(text) : text);
  for (const file of Object.keys(metafile.inputs))
    if (!inputs.places.some((place) => file === place || file.startsWith(`${place}/`)))
      throw new Error(
        `${folder} is built from ${file}, too: name its place in ${inputs.name} of scripts/bootstrap/prepare.mjs.`,
      );
}
