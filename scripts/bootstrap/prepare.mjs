// @ts-check
import { readFileSync } from 'node:fs';
import { at } from './place.mjs';
import { runScript } from './process.mjs';
import { whenChanged } from './stamp.mjs';

const engine = [
  'src/shared',
  'src/generated',
  'src/hr/rules',
  'schemas',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build',
];

export const serverInputs = [
  ...engine,
  'src/server',
  'src/hr/server',
  'scripts/seed',
  'scripts/company',
  'scripts/operator',
  'scripts/sandbox',
];

export const devInputs = [
  'vite.config.ts',
  'scripts/bootstrap',
  'scripts/build',
  'scripts/codegen',
  'scripts/migrate',
  'scripts/sandbox',
  'src/shared',
  'src/server/calls/paths.ts',
  'src/server/db',
  'package-lock.json',
];

const steps = {
  generated: {
    name: 'generated',
    inputs: [
      'schemas',
      'scripts/codegen.ts',
      'scripts/codegen',
      'scripts/migrate',
      'src/shared',
      'src/server/db',
      'src/hr/server',
      'src/hr/console',
      'package-lock.json',
    ],
    outputs: [
      '.build/artifacts.json',
      '.build/validators/server.mjs',
      '.build/openapi.json',
      '.build/compared.json',
      '.build/editors/names.schema.json',
      'src/generated',
    ],
  },
  console: {
    name: 'console',
    inputs: [...engine, 'vite.config.ts', 'scripts/codegen', 'src/console', 'src/hr/console'],
    outputs: ['.build/console/index.html', '.build/console/standalone.html', '.build/console/.vite/manifest.json'],
  },
  server: {
    name: 'server',
    inputs: serverInputs,
    outputs: ['.build/server/main.mjs'],
  },
  dev: {
    name: 'dev',
    inputs: devInputs,
    outputs: ['.build/dev/server.mjs', '.build/dev/documents.mjs', '.build/dev/sandbox.mjs'],
  },
  packages: {
    name: 'packages',
    inputs: [
      'package-lock.json',
      'vite.config.ts',
      'scripts/codegen/vite-plugin.ts',
      'scripts/bootstrap/dev-vite.ts',
      'scripts/build/packages.ts',
    ],
    outputs: ['.build/vite/deps/_metadata.json'],
  },
};

/** @param {string} words @param {string} script @param {string[]} [args] */
async function step(words, script, args = []) {
  console.log(`${words} …`);
  const { code, output } = await runScript(script, args, { quiet: true });
  if (code === 0) return;
  console.error(output.trim());
  throw new Error(`${words} failed; see above.`);
}

/** Types, validators and artifacts from `schemas/`. */
export const generate = () =>
  whenChanged(steps.generated, () => step('Generating from schemas/', 'scripts/codegen.ts'));

/** Fails while documents ask for what no migration makes: writing would fail for a column that is not there. */
export function assertMigrations() {
  const { says } = JSON.parse(readFileSync(at('.build/compared.json'), 'utf8'));
  if (says.length > 0) throw new Error(says.join('\n'));
}

/** What `npm run dev` runs, and serves of packages. */
export async function buildDev() {
  await Promise.all([
    whenChanged(steps.dev, () => step('Building the development server', 'scripts/build.ts', ['dev'])),
    // What is said to be wrong with them, Vite says on the page too.
    whenChanged(steps.packages, () => step('Bundling packages', 'scripts/build.ts', ['packages'])).catch(() => {}),
  ]);
}

/** Everything the server needs, made anew only where its inputs have changed. Fails with one sentence. */
export async function build() {
  await generate();
  assertMigrations();
  await Promise.all([
    whenChanged(steps.console, () => step('Building the console', 'scripts/build.ts', ['console'])),
    whenChanged(steps.server, () => step('Building the server', 'scripts/build.ts', ['server'])),
  ]);
}
