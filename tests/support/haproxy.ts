import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { which } from '../../scripts/bootstrap/debian.mjs';
import { freePort } from './free-port.ts';
import { type Asked, ask, type Told } from './served.ts';

export const hasHaproxy = (): boolean => which('haproxy') !== null;

/** The HAProxy of the README before servers of this machine. */
export interface Haproxy {
  readonly port: number;
  ask(method: string, path: string, more?: Asked): Promise<Told>;
  stop(): void;
}

/** `unchecked`: servers that go on to the end, and may be slow to say so. */
export async function haproxy(ports: readonly number[], unchecked = false): Promise<Haproxy> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'rapport-haproxy-'));
  const file = join(directory, 'haproxy.cfg');
  const text = configuration(port, ports);
  writeFileSync(file, unchecked ? text.replace(/default-server check.*| track .*/g, '') : text);
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  const asking: Haproxy['ask'] = (method, path, more) => ask({ port, agent }, method, path, more);
  for (let tries = 0; (await asking('GET', '/readyz')).status !== 200; tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`HAProxy does not answer: ${said}`);
    await pause(100);
  }
  return {
    port,
    ask: asking,
    stop() {
      child.kill('SIGKILL');
      agent.destroy();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** As the README has it, with addresses of this test. */
function configuration(port: number, ports: readonly number[]): string {
  const text = /```haproxy\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  return text
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.1(\d):3000/g, (_address, nth) => `127.0.0.1:${ports[Number(nth) - 1]}`);
}
