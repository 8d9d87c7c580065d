import { buildConsole } from './build/console.ts';
import { buildServer } from './build/server.ts';

/** `tsx scripts/build.ts [console] [server]`: what `npm start` runs, into `.build/`. */

const parts = { console: buildConsole, server: buildServer };
const asked = process.argv.slice(2);

for (const [name, build] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await build();
}
