import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { argumentsFor } from '../../support/spawned.ts';

const script = await argumentsFor(join(import.meta.dirname, 'child.ts'));

export interface Child {
  process: ChildProcess;
  lines: string[];
  /** Resolves when it says `ready`; rejects when it ends before. */
  ready: Promise<void>;
  ended: Promise<number | null>;
}

export function child(...args: string[]): Child {
  const started = spawn(process.execPath, [...script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  let isReady = () => {};
  let isNot = (_error: Error) => {};
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    isNot = reject;
  });
  ready.catch(() => {});
  started.stdout.on('data', (bytes: Buffer) => {
    const parts = (rest + bytes.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    if (lines[0] === 'ready') isReady();
  });
  const ended = new Promise<number | null>((resolve) => {
    started.on('close', (code) => {
      isNot(new Error(lines.join('\n')));
      resolve(code);
    });
  });
  return { process: started, lines, ready, ended };
}
