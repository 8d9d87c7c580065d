import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { at } from '../bootstrap/place.mjs';
import { compressed, type Sizes } from './compressed.ts';
import { initialScripts, type Manifest } from './weight.ts';

const folder = '.build/console';
/** KiB of brotli, of all script that a page loads before it can draw anything. */
const most = { console: 180, standalone: 90 };

/** The console with its `.br` and `.gz` files, and the pages without it. Fails when a first load has grown too heavy. */
export async function buildConsole(): Promise<void> {
  // Whatever the server is started for, browsers get React without its development aids.
  process.env.NODE_ENV = 'production';
  const configFile = at('vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  // On its own: what both use would else be cut into chunks that neither needs.
  const standalone = {
    emptyOutDir: false,
    manifest: '.vite/standalone.json',
    rolldownOptions: { input: at('src/console/standalone.html') },
  };
  await build({ configFile, logLevel: 'warn', build: standalone });
  const sizes = await compressed(at(folder));
  weigh('the first load', sizes, scriptsOf('manifest', 'index.html'), most.console);
  weigh('a page without the console', sizes, scriptsOf('standalone', 'standalone.html'), most.standalone);
}

const scriptsOf = (manifest: string, entry: string): string[] =>
  initialScripts(JSON.parse(readFileSync(at(folder, `.vite/${manifest}.json`), 'utf8')) as Manifest, entry);

function weigh(what: string, sizes: Map<string, Sizes>, scripts: readonly string[], allowed: number): void {
  const weight = scripts.reduce((total, file) => total + (sizes.get(file)?.brotli ?? 0), 0) / 1024;
  const said = `Script of ${what}: ${weight.toFixed(1)} KiB brotli in ${scripts.length} files`;
  if (weight > allowed) throw new Error(`${said}; ${allowed} KiB are allowed. Load the new part when it is used.`);
  console.log(`${said}, of ${allowed} KiB allowed.`);
}
