// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

/** Where a command of the PATH lies. @param {string} name */
export function which(name) {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const file of names) if (folder && existsSync(join(folder, file))) return join(folder, file);
  }
  return null;
}

/** Only root on a system with apt may install; everyone else is told how. */
const mayInstall = () => process.getuid?.() === 0 && which('apt-get') !== null;

/**
 * Installs Debian packages. Answers whether it did.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  if (!mayInstall()) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { quiet: true, env });
  const install = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
  if (install.code !== 0) console.error(`${update.output}\n${install.output}`.trim().split('\n').slice(-8).join('\n'));
  return install.code === 0;
}
