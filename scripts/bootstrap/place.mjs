// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever it was started from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} parts */
export const at = (...parts) => join(root, ...parts);

/**
 * Script of an installed package's command, to be run by this Node: no shell, no PATH, the same on every system.
 * @param {string} name package
 * @param {string} [command] when it is not called like the package
 */
export function commandOf(name, command = name.replace(/^.*\//, '')) {
  const folder = at('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
