// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './place.mjs';

const file = at('.build/stamp.json');

/** @returns {Record<string, string>} step → hash of the inputs it was last made from */
function stamps() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** What is built has no tests in it. @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/**
 * Hash of names and contents; a touched but equal file changes nothing.
 * @param {readonly string[]} inputs files and folders, from the project's folder
 */
function hashOf(inputs) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const input of inputs) {
    for (const path of filesUnder(at(input)))
      hash.update(path.slice(at().length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Runs `work` unless it was done from the same inputs and its outputs are still there.
 * @param {{ name: string, inputs: readonly string[], outputs: readonly string[] }} step
 * @param {() => Promise<void>} work
 */
export async function whenChanged(step, work) {
  // Taken before the work: what is edited meanwhile is made the next time.
  const hash = hashOf(step.inputs);
  if (stamps()[step.name] === hash && step.outputs.every((output) => existsSync(at(output)))) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...stamps(), [step.name]: hash }, null, 2));
  renameSync(`${file}.new`, file);
}
