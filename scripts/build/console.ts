import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { at } from '../bootstrap/place.mjs';
import { compressed } from './compressed.ts';
import { initialScripts, type Manifest } from './weight.ts';

const folder = '.build/console';
/** Brotli bytes of all script that the page loads before it can draw anything. */
const most = 200 * 1024;

/** The console with its `.br` and `.gz` files. Fails when the first load has grown too heavy. */
export async function buildConsole(): Promise<void> {
  // Whatever the server is started for, browsers get React without its development aids.
  process.env.NODE_ENV = 'production';
  await build({ configFile: at('vite.config.ts'), logLevel: 'warn' });
  const sizes = await compressed(at(folder));
  const manifest = JSON.parse(readFileSync(at(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = initialScripts(manifest, 'index.html');
  const weight = scripts.reduce((total, file) => total + (sizes.get(file)?.brotli ?? 0), 0);
  const said = `Script of the first load: ${(weight / 1024).toFixed(1)} KiB brotli in ${scripts.length} files`;
  if (weight > most) throw new Error(`${said}; ${most / 1024} KiB are allowed. Load the new part when it is used.`);
  console.log(`${said}, of ${most / 1024} KiB allowed.`);
}
