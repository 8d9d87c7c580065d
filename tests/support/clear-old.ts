import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes what has lain in a folder for so long untouched that no test can be at it. */
export function clearOld(folder: string, hours: number): void {
  const old = Date.now() - hours * 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Someone else may be clearing up too.
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? old) < old)
      rmSync(path, { recursive: true, force: true });
  }
}
