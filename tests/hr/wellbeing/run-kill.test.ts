import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyPlace } from '../../support/database.ts';
import { argumentsFor } from '../../support/spawned.ts';

/** kill -9 while the reachouts of a survey are sent: none is lost, none goes twice. */

const people = process.env.FULL ? 10_000 : 300;
/** Once as many are written to. */
const kills = process.env.FULL ? [500, 3_000, 5_500, 8_000] : [60, 180];
let script: string[];
let place: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  script = await argumentsFor(join(import.meta.dirname, '../support/survey-process.ts'));
  ({ place, remove } = await emptyPlace('rapport-survey-kill-'));
});
afterAll(() => remove());

/** Kills it once as many are sent (never: lets it end); answers what it printed. */
function run(killAt?: number): Promise<{ output: string; signal: string | null; sent: number }> {
  const child = spawn(process.execPath, [...script, place, String(people)]);
  let output = '';
  let sent = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    sent = Math.max(sent, ...[...output.matchAll(/sent (\d+)/g)].map(([, n]) => Number(n)));
    if (killAt !== undefined && sent >= killAt) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.on('exit', (_code, signal) => resolve({ output, signal, sent })));
}

it(
  `${people} people get one reachout each, though the process is killed ${kills.length} times in the middle`,
  async () => {
    for (const at of kills) {
      const { signal, sent, output } = await run(at);
      expect(signal, output).toBe('SIGKILL');
      expect(sent).toBeLessThan(people);
    }
    const { output } = await run();
    console.log(`survey: ${kills.length} kills, ${people} mails; the last run: ${/rate .*/.exec(output)?.[0]}`);
    const all = { reached: people, sessions: people, mails: people, addresses: people, links: people, chats: people };
    expect(JSON.parse(/result (.*)/.exec(output)?.[1] ?? 'null'), output).toEqual(all);
  },
  process.env.FULL ? 1_800_000 : 300_000,
);
