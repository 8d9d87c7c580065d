import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connections } from '../../../src/server/mail/transport.ts';
import { emptyPlace } from '../../support/database.ts';
import { freePort } from '../../support/free-port.ts';
import { argumentsFor } from '../../support/spawned.ts';
import { Postbox } from './postbox.ts';

/** Mails drain through kill -9: none is lost, and what is sent twice has the Message-ID of the first. */

const mails = process.env.FULL ? 10_000 : 200;
const kills = process.env.FULL ? [0.1, 0.4, 0.8] : [0.4];
const script = await argumentsFor(join(import.meta.dirname, 'kill-process.ts'));
const { place, remove } = await emptyPlace('rapport-mails-');
const port = await freePort();
const postbox = new Postbox(port);
beforeAll(() => postbox.open());
afterAll(async () => {
  await postbox.close();
  await remove();
});

/** Kills it once so many have arrived (never: lets it end); answers what it printed. */
function run(minutes: number, killAt = Number.POSITIVE_INFINITY): Promise<{ output: string; signal: string | null }> {
  const args = [...script, place, String(mails), String(port), String(minutes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const watching = setInterval(() => {
    if (postbox.received.length >= killAt) child.kill('SIGKILL');
  }, 5);
  return new Promise((resolve) =>
    child.on('exit', (_code, signal) => {
      clearInterval(watching);
      resolve({ output, signal });
    }),
  );
}

it(
  'every mail arrives, though the process is killed in the middle of them',
  async () => {
    for (const [round, part] of kills.entries())
      expect(await run(round * 6, mails * part)).toMatchObject({ signal: 'SIGKILL' });
    const { output } = await run(kills.length * 6);
    expect(output).toContain(`result {"sent":${mails},"written":${mails}}`);
    const ids = postbox.received.map(({ message }) => /^Message-ID: (\S+)\r$/m.exec(message)?.[1]);
    expect(new Set(ids).size).toBe(mails);
    expect(new Set(postbox.received.map(({ to }) => to.join())).size).toBe(mails);
    // Those that were on their way when it was killed, each under the id that it had before.
    expect(ids.length - mails).toBeLessThanOrEqual(kills.length * connections);
  },
  process.env.FULL ? 1_800_000 : 120_000,
);
