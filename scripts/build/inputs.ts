import type { Metafile } from 'esbuild';

/** Else a start after a change would run what was built before it. `name`: of the places, in prepare.mjs. */
export function assertInputs(built: string, { inputs }: Metafile, places: readonly string[], name: string): void {
  for (const file of Object.keys(inputs))
    if (!places.some((place) => file === place || file.startsWith(`${place}/`)))
      throw new Error(
        `The ${built} is built from ${file}, too: name its place in ${name} of scripts/bootstrap/prepare.mjs.`,
      );
}
