// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, commandOf } from './place.mjs';
import { run } from './process.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, faults: readonly string[] }} Count `faults` names what failed */

/** @type {Count} */
const nothing = { passed: 0, failed: 0, skipped: 0, faults: [] };

/** @param {...Count} counts @returns {Count} */
export function sum(...counts) {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      faults: [...all.faults, ...one.faults],
    }),
    nothing,
  );
}

/** @param {boolean} good @param {string} what is named when it failed @returns {Count} */
export const one = (good, what) => (good ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, faults: [what] });

/**
 * What failed, and how its error begins: where one has no more than the end of a long output, this is it.
 * @param {string} what @param {string} [message]
 */
function fault(what, message = '') {
  const said = stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n').slice(0, 600);
  return said ? `${what}\n${said}`.replaceAll('\n', '\n    ') : what;
}

/**
 * Runs a test runner that leaves a report. Nothing run, or a bad end without a failed test, counts as one failure:
 * a suite that cannot be loaded must not look green.
 * @param {string} name
 * @param {readonly string[]} args of Node
 * @param {{ reportedAt: (file: string) => NodeJS.ProcessEnv, read: (report: any) => Count, env?: NodeJS.ProcessEnv }} how
 * @returns {Promise<Count>}
 */
async function runner(name, args, how) {
  const file = at('.build/test', `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(process.execPath, args, { env: { ...process.env, ...how.reportedAt(file), ...how.env } });
  /** @type {Count} */
  let count = nothing;
  try {
    count = how.read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`${name}: the test runner left no report.`);
  }
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0);
  return silent ? sum(count, one(false, `the runner of ${name} ended with code ${code}`)) : count;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const vitest = async (name, args, env) => (await vitestParts([name], args, () => name, env))[name] ?? nothing;

/**
 * One run, counted by parts. What cannot be said of a file is said of the first part.
 * @param {readonly string[]} names of the parts
 * @param {readonly string[]} args
 * @param {(file: string) => string} partOf which a file belongs to
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Record<string, Count>>}
 */
export async function vitestParts(names, args, partOf, env = {}) {
  const name = names.join('-');
  const report = at('.build/test', `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  /** @type {Record<string, Count>} */
  const parts = Object.fromEntries(names.map((part) => [part, nothing]));
  const whole = await runner(name, [commandOf('vitest'), 'run', ...args, ...reporters], {
    env,
    reportedAt: () => ({}),
    read(result) {
      for (const suite of result.testResults) {
        const file = relative(at(), suite.name);
        const part = partOf(file);
        parts[part] = sum(parts[part] ?? nothing, countOf(file, suite));
      }
      return sum(...Object.values(parts));
    },
  });
  const told = sum(...Object.values(parts)).faults;
  for (const fault of whole.faults.filter((one) => !told.includes(one)))
    parts[names[0] ?? name] = sum(parts[names[0] ?? name] ?? nothing, one(false, fault));
  for (const part of names) {
    const { passed = 0, failed = 0 } = parts[part] ?? nothing;
    if (passed + failed === 0) parts[part] = one(false, `${part}: nothing was run`);
  }
  return parts;
}

/** @param {string} file @param {any} suite @returns {Count} */
function countOf(file, { status, assertionResults }) {
  /** @param {readonly string[]} ends */
  const ended = (...ends) => assertionResults.filter((/** @type {any} */ test) => ends.includes(test.status));
  const failed = ended('failed').map((/** @type {any} */ test) =>
    fault(`${file} › ${test.fullName}`, test.failureMessages[0]),
  );
  const faults = status === 'failed' && failed.length === 0 ? [`${file} could not be loaded`] : failed;
  return {
    passed: ended('passed').length,
    failed: faults.length,
    skipped: ended('pending', 'skipped', 'disabled', 'todo').length,
    faults,
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function playwright(name, args, env) {
  const config = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  return runner(name, [commandOf('@playwright/test', 'playwright'), 'test', ...config, ...args], {
    env,
    reportedAt: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      faults: suites.flatMap(failedIn),
    }),
  });
}

/** The error of the last try of a journey, with its line. @param {any} spec @returns {string | undefined} */
function errorOf(spec) {
  const { error } = spec.tests.at(-1)?.results.at(-1) ?? {};
  const place = error?.location ? `at line ${error.location.line}: ` : '';
  return error && `${place}${error.message ?? error.value ?? ''}`;
}

/** @param {any} suite @returns {string[]} */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ test) => test.status === 'unexpected'))
    .map((/** @type {any} */ spec) => fault(`${spec.file}:${spec.line} › ${spec.title}`, errorOf(spec))),
  ...suites.flatMap(failedIn),
];
