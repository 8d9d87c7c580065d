// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { at, commandOf } from './place.mjs';
import { run } from './process.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @param {...Count} counts @returns {Count} */
export function sum(...counts) {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {boolean} good @returns {Count} */
export const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

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
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = how.read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`${name}: the test runner left no report.`);
  }
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0);
  return silent ? sum(count, one(false)) : count;
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
      const unloaded = result.testResults.filter(
        (/** @type {any} */ suite) =>
          suite.status === 'failed' &&
          suite.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
      ).length;
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + unloaded,
        skipped: result.numPendingTests + (result.numTodoTests ?? 0),
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
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
  });
}
