import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from '../../../scripts/bootstrap/place.mjs';

/** A copy of the working tree to change freely, as someone would who has generated once. */
export interface Tree {
  folder: string;
  read(file: string): string;
  /** Replaces a text that must be there, as an editor would. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
  /** Runs one of the npm scripts and answers what it said; fails when it did. */
  npm(script: string, ...args: string[]): string;
  remove(): void;
}

export function copyOfTree(): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-tree-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name && existsSync(at(name))))
    cpSync(at(file), join(folder, file));
  for (const made of ['artifacts.json', 'validators', 'compared.json', 'stamp.json'])
    cpSync(at('.build', made), join(folder, '.build', made), { recursive: true });
  symlinkSync(at('node_modules'), join(folder, 'node_modules'), 'junction');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      write(file, text.replace(from, to));
    },
    npm(script, ...args) {
      const command = JSON.parse(read('package.json')).scripts[script].split(' ').slice(1);
      return execFileSync(process.execPath, [...command, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Longer than the slowest start on a loaded machine. */
const patience = 500_000;

/** Starts a script of the tree and waits until it says `words`; one that never does is ended. */
export async function started(
  folder: string,
  script: string,
  env: NodeJS.ProcessEnv,
  words: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  const tooLong = setTimeout(() => child.kill('SIGKILL'), patience);
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code, signal) => reject(new Error(`${script} ended with ${code ?? signal}:\n${said}`)));
  }).finally(() => clearTimeout(tooLong));
  return child;
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  return end;
}
