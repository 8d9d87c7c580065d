import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataDirectory } from '../../support/database.ts';
import { argumentsFor } from '../../support/spawned.ts';

/** An import half done at kill -9 is finished after the restart, and nobody is imported twice. */

const kills = 12;
const rows = 1500 + kills * 1500;
const script = await argumentsFor(join(import.meta.dirname, 'import-process.ts'));
const directory = await dataDirectory('rapport-import-kill-');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** It kills itself in this piece of its work (never: it comes to its end); answers what it printed. */
function run(killIn?: number): Promise<{ output: string; signal: string | null }> {
  const more = killIn === undefined ? [] : [String(killIn)];
  const child = spawn(process.execPath, [...script, directory, String(rows), ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.on('exit', (_code, signal) => resolve({ output, signal })));
}

// At every size an import is killed once by `product-kill`.
it.runIf(process.env.FULL)(
  `is finished once, though the process is killed in the middle of it, ${kills} kills`,
  async () => {
    for (let kill = 0; kill < kills; kill++) {
      const { output, signal } = await run(2);
      expect(signal, output).toBe('SIGKILL');
    }
    const { output } = await run();
    const result = JSON.parse(/result (.*)/.exec(output)?.[1] ?? 'null');
    expect(result, output).toEqual({ people: rows, noted: rows, different: rows, counted: rows, told: 1 });
  },
  120_000 * (kills + 1),
);
