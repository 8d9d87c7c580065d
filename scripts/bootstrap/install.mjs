// @ts-check
import { readFileSync } from 'node:fs';
import { at, root } from './place.mjs';
import { giveUp, run } from './process.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, integrity?: string }>} Packages */

/** @param {string} file @returns {Packages | null} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * npm keeps what it has installed in `node_modules/.package-lock.json`, written last: comparing it with the lockfile
 * also notices an install that was cut short. Packages for other systems may be missing.
 * @param {Packages} wanted
 * @param {Packages | null} present
 */
export function upToDate(wanted, present) {
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, optional, integrity }]) => {
    const there = present[path];
    if (path === '' || (!there && optional)) return true;
    return there?.version === version && there?.integrity === integrity;
  });
}

/** Installs exactly what the lockfile names, when something is missing. Build tools are needed in production too. */
export async function ensureInstalled() {
  const wanted = packagesOf(at('package-lock.json'));
  if (!wanted) giveUp('package-lock.json is missing or damaged: restore it from the repository.');
  if (upToDate(wanted, packagesOf(at('node_modules/.package-lock.json')))) return;
  console.log('Installing the packages of package-lock.json (this takes a minute, once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true });
  if (code === 0) return;
  console.error(output.trim().split('\n').slice(-12).join('\n'));
  giveUp(`The packages could not be installed in ${root}: npm ended with code ${code}; see its words above.`);
}
