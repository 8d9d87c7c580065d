// @ts-check
import { availableParallelism } from 'node:os';
import { ensureChromium, howToGetChromium } from './chromium.mjs';
import { one, playwright, sum, vitest, vitestParts } from './counting.mjs';
import { aptInstall, which } from './debian.mjs';
import { commandOf } from './place.mjs';
import { howToGetPostgres, startPostgres } from './postgres.mjs';
import { run, runScript } from './process.mjs';

/** @typedef {import('./counting.mjs').Count} Count */

/** What runs against either database. */
const serverSuites = ['tests/engine', 'tests/hr', 'tests/security', 'src/server'];

/** Of these, what asks no database and takes long: once is enough. */
const withoutDatabase = ['tests/engine/sheets/**', 'tests/security/{supply-chain,content/tables}.test.ts'];

/** Of these, what is also asked of several servers at once. */
const severalSuites = ['matrix', 'races.test.ts', 'races-of-limits.test.ts', 'last-superadmin.test.ts'].map(
  (name) => `tests/security/${name}`,
);

/** @param {string} what @param {string} command @param {readonly string[]} args */
const node = async (what, command, args) => one((await run(process.execPath, [command, ...args])).code === 0, what);

/** @param {string} script @param {readonly string[]} [args] */
const script = async (script, args = []) =>
  one((await runScript(script, args)).code === 0, [script, ...args].join(' '));

/**
 * The parts of `npm test`, in order; those marked `asked` run only when named, those marked `together` in one
 * run that begins with the first of them.
 * @type {Record<string, { says: string, asked?: true, together?: true, count: (asked: readonly string[]) => Promise<Count> }>}
 */
export const sections = {
  drift: {
    says: 'generated files and migrations are those of schemas/',
    count: async () =>
      sum(...(await Promise.all([script('scripts/codegen.ts', ['--check']), script('scripts/migrate.ts', ['check'])]))),
  },
  check: { says: 'documents hold together', count: () => script('scripts/check.ts') },
  lint: {
    says: 'Biome',
    count: () =>
      node('lint', commandOf('@biomejs/biome'), [
        'check',
        '--config-path=scripts',
        'src',
        'scripts',
        'schemas',
        'tests',
        'vite.config.ts',
      ]),
  },
  types: {
    says: 'TypeScript in four parts',
    async count() {
      const parts = ['src/shared', 'src/server', 'src/console', 'tests'];
      return sum(
        ...(await Promise.all(
          parts.map((part) => node(`types of ${part}`, commandOf('typescript', 'tsc'), ['-p', part])),
        )),
      );
    },
  },
  unit: {
    says: 'rules, engine and product, server on the embedded database',
    together: true,
    count: (asked) => suite('unit', asked),
  },
  matrices: {
    says: 'generated suites: every call by every right, foreign id and bad input',
    together: true,
    count: (asked) => suite('matrices', asked),
  },
  console: { says: 'console in jsdom', together: true, count: (asked) => suite('console', asked) },
  journeys: { says: 'a started server in Chromium', count: journeys },
  postgres: { says: 'server suites against a PostgreSQL of their own', asked: true, count: onPostgres },
  several: { says: 'matrices and races, asked of three servers behind HAProxy', asked: true, count: onSeveral },
};

/** @param {string} file @returns {'unit' | 'matrices' | 'console'} */
function partOf(file) {
  if (file.endsWith('.tsx') || file.startsWith('tests/console/')) return 'console';
  return file.startsWith('tests/security/') ? 'matrices' : 'unit';
}

const filesOf = {
  unit: ['tests/*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{schemas,engine,hr}/**'],
  matrices: ['tests/security/**'],
};

/** @type {Promise<Record<string, Count>> | undefined} */
let suites;

/**
 * Those that are asked for are one run: while the last files of one are tested, the other cores have the next.
 * @param {string} name @param {readonly string[]} asked
 */
async function suite(name, asked) {
  const parts = ['unit', 'matrices', 'console'].filter((part) => asked.includes(part));
  const projects = new Set(parts.map((part) => (part === 'console' ? 'console' : 'unit')));
  const left = Object.entries(filesOf).flatMap(([part, files]) => (parts.includes(part) ? [] : files));
  const args = [
    ...[...projects].flatMap((project) => ['--project', project]),
    ...left.flatMap((files) => ['--exclude', files]),
  ];
  suites ??= vitestParts(parts, args, partOf);
  return (await suites)[name] ?? one(false, `${name}: nothing was run`);
}

async function journeys() {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error(howToGetChromium);
    return one(false, 'no Chromium');
  }
  // Each lane has a worker, a server and a browser, which wait for one another: two cores are busy with three of them. With
  // four a slow machine is late with what a person would wait for.
  return playwright('journeys', [], { CHROMIUM: chromium, E2E_LANES: String(availableParallelism() + 1) });
}

function onPostgres() {
  return withPostgres('postgres', [...withoutDatabase.flatMap((files) => ['--exclude', files]), ...serverSuites]);
}

/** Each request goes to another of them. Three processes beside the test's own are as many as a machine has cores for. */
function onSeveral() {
  return withPostgres('several', ['--no-file-parallelism', ...severalSuites], { SEVERAL: '1' });
}

/** @param {string} name @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
async function withPostgres(name, args, env = {}) {
  const postgres = await startPostgres({ settings: { fsync: 'off', max_connections: '300' } });
  if (!postgres) {
    console.error(howToGetPostgres);
    return one(false, 'no PostgreSQL');
  }
  // What stands before and behind several servers; a machine that people work on is left as it is.
  const missing = ['haproxy', 'pgbouncer'].filter((program) => !which(program));
  if (process.env.CI && missing.length > 0) await aptInstall(missing);
  try {
    return await vitest(name, ['--project', 'unit', ...args], { TEST_DATABASE_URL: postgres.url, ...env });
  } finally {
    await postgres.stop();
  }
}
