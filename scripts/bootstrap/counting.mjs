// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
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
export function vitest(name, args, env = {}) {
  const report = at('.build/test', `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runner(name, [commandOf('vitest'), 'run', ...args, ...reporters], {
    env,
    reportedAt: () => ({}),
    read(result) {
      const faults = result.testResults.flatMap((/** @type {any} */ suite) => {
        const file = relative(at(), suite.name);
        const failed = suite.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
        if (suite.status === 'failed' && failed.length === 0) return [`${file} could not be loaded`];
        return failed.map((/** @type {any} */ test) => `${file} › ${test.fullName}`);
      });
      return {
        passed: result.numPassedTests,
        failed: faults.length,
        skipped: result.numPendingTests + (result.numTodoTests ?? 0),
        faults,
      };
    },
  });
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

/** @param {any} suite @returns {string[]} */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ test) => test.status === 'unexpected'))
    .map((/** @type {any} */ spec) => `${spec.file}:${spec.line} › ${spec.title}`),
  ...suites.flatMap(failedIn),
];
