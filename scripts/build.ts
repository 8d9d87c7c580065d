import { buildConsole } from './build/console.ts';
import { buildDev } from './build/dev.ts';
import { bundlePackages } from './build/packages.ts';
import { buildServer } from './build/server.ts';

/** `tsx scripts/build.ts [part ...]`: into `.build/`, what `npm start` runs, where nothing is named, or parts of it and of `npm run dev`. */

const parts = { console: buildConsole, server: buildServer, dev: buildDev, packages: bundlePackages };
const asked = process.argv.length > 2 ? process.argv.slice(2) : ['console', 'server'];

for (const [name, build] of Object.entries(parts)) {
  if (asked.includes(name)) await build();
}
