// @ts-check
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from './place.mjs';

// Asked for late: the package is installed by then.
export const typescript = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/**
 * Ends with one plain sentence and a non-zero code.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command to its end. With `quiet` its output is kept and only answered.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Runs one of the project's TypeScript scripts.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function runScript(script, args = [], options = {}) {
  return run(process.execPath, [...typescript(), script, ...args], options);
}

/**
 * Stands in for a long-running script: signals reach it, and its end is ours.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [defaults] of the environment, where it says nothing
 */
export function become(script, args, defaults = {}) {
  const loader = script.endsWith('.ts') ? typescript() : [];
  const child = spawn(process.execPath, [...loader, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...defaults, ...process.env },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
