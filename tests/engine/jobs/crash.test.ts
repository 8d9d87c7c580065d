import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataDirectory } from '../../support/database.ts';
import { argumentsFor } from '../../support/spawned.ts';

/** G16 for jobs: a job half done at kill -9 is finished once after the restart. */

const script = await argumentsFor(join(import.meta.dirname, 'crash-process.ts'));
const directory = await dataDirectory('rapport-crash-');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Kills it at the given step (never: lets it end); answers what it printed. */
function run(killAt?: number): Promise<{ output: string; signal: string | null }> {
  const child = spawn(process.execPath, [...script, directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (killAt !== undefined && output.includes(`step ${killAt}\n`)) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.on('exit', (_code, signal) => resolve({ output, signal })));
}

const kills = process.env.FULL ? [3, 11] : [3];

// At every size the product kills a job of its own, in `run-crash`.
it.runIf(process.env.FULL)(
  'a job is finished once, though the process is killed in the middle of it',
  async () => {
    for (const step of kills) expect(await run(step)).toMatchObject({ signal: 'SIGKILL' });
    const { output } = await run();
    expect(output).toContain(`result {"lines":20,"different":20,"begun":${kills.length + 1}}`);
  },
  90_000,
);
