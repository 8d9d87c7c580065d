import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataDirectory } from '../../support/database.ts';
import { argumentsFor } from '../../support/spawned.ts';

const script = await argumentsFor(join(import.meta.dirname, '../support/run-process.ts'));
const directory = await dataDirectory('rapport-runs-');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const kills = process.env.FULL ? [50, 100, 150] : [20];
const people = process.env.FULL ? 200 : 40;

/** Kills it once as many are started (never: lets it end); answers what it printed. */
function run(killAt?: number): Promise<{ output: string; signal: string | null }> {
  const child = spawn(process.execPath, [...script, directory, String(people)]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const started = Math.max(...[...output.matchAll(/started (\d+)/g)].map(([, n]) => Number(n)), -1);
    if (killAt !== undefined && started >= killAt) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.on('exit', (_code, signal) => resolve({ output, signal })));
}

it('everyone is asked once, though the process is killed in the middle of it', async () => {
  for (const started of kills) expect(await run(started)).toMatchObject({ signal: 'SIGKILL' });
  const { output } = await run();
  expect(output).toContain(
    `result {"sessions":${people},"people":${people},"links":${people},"mails":${people},"credits":${people}}`,
  );
}, 240_000);
