/**
 * `tsx scripts/build.ts [part ...]`, into `.build/`: console and server for `npm start`, which are meant where none is named;
 * dev and packages for `npm run dev`.
 */

const parts = {
  console: async () => (await import('./build/console.ts')).buildConsole(),
  server: async () => (await import('./build/server.ts')).buildServer(),
  dev: async () => (await import('./build/dev.ts')).buildDev(),
  packages: async () => (await import('./build/packages.ts')).bundlePackages(),
};
const asked = process.argv.length > 2 ? process.argv.slice(2) : ['console', 'server'];

for (const [name, build] of Object.entries(parts)) {
  if (asked.includes(name)) await build();
}

export {};
