import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sets of changes that `check` passes, made by a process of its own: see tests/schemas/mutants/passed.ts. */
export function changedSets() {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-changed-'));
  const file = join(folder, 'sets.json');
  const [many, seed] = [process.env.FULL ? '300' : '6', process.env.SEED ?? '20261124'];
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'tests/schemas/mutants/passed.ts', file, many, seed], {
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
