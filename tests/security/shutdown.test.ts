import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataDirectory } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { patience } from '../support/patience.ts';
import { argumentsFor } from '../support/spawned.ts';

/** G22: SIGTERM under load cuts no request that was accepted, and ends with success in ten seconds. */

const port = await freePort();
const rounds = process.env.FULL ? 20 : 1;
const script = await argumentsFor(join(import.meta.dirname, 'shutdown-process.ts'));
const directory = await dataDirectory('rapport-shutdown-');
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...script, directory, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return child;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });

/** The status; `not accepted` when nobody took the connection; else how the connection broke. */
function get(path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error) => resolve(error.message));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that was closed before anything was sent on it was never accepted as a request.
      const unsent = error.code === 'ECONNREFUSED' || (request.reusedSocket && error.code === 'ECONNRESET');
      resolve(unsent ? 'not accepted' : `${error.code} ${error.message}`);
    });
  });
}

// The product itself is stopped in the same way by `product-shutdown`, at every size.
it.runIf(process.env.FULL)(
  'a server that is told to stop finishes what it has begun',
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const child = await start();
      const seen = new Map<number | string, number>();
      let on = true;
      const clients = Array.from({ length: 20 }, async (_, client) => {
        for (let at = 0; on; at += 1) {
          const line = `${round}-${client}-${at}`;
          const answer = await get(`/write?line=${line}`);
          seen.set(answer, (seen.get(answer) ?? 0) + 1);
          if (answer === 200) acknowledged.push(line);
          if (answer !== 200) return;
        }
      });
      while ((seen.get(200) ?? 0) <= 20) await new Promise((resolve) => setTimeout(resolve, 20));
      const begun = Date.now();
      const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(Date.now() - begun).toBeLessThan(10_000);
      on = false;
      await Promise.all(clients);
      expect(seen.get(200)).toBeGreaterThan(20);
      expect([...seen.keys()].filter((answer) => ![200, 503, 'not accepted'].includes(answer))).toEqual([]);
    }
    const child = await start();
    const state = await fetch(`http://127.0.0.1:${port}/state`).then(
      (answer) => answer.json() as Promise<{ lines: string[]; endless: string }>,
    );
    const lines = new Set(state.lines);
    expect(acknowledged.filter((line) => !lines.has(line))).toEqual([]);
    expect(lines.size).toBe(state.lines.length);
    // The job that never ends was put back each time, and taken up again.
    expect(['created', 'retry', 'active']).toContain(state.endless);
    child.kill('SIGKILL');
  },
  patience,
);
