import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { build } from '../../scripts/bootstrap/prepare.mjs';
import { everything, lanes, port } from './support/address.ts';
import { extended } from './support/extended.ts';

/** Journeys of a person in a real Chromium, against a server started as `npm start` does, on new data. */

// The workers evaluate this file again: they must find the folder that the server was given.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'rapport-e2e-'));
// Once for all lanes: two builds at the same time would write over each other.
if (process.env.TEST_PARALLEL_INDEX === undefined) await build();

// Those that wait (for the next minute, for a build) begin first, so that none of them is left alone at the end.
const patient = ['text-messages', 'recipes', 'analyst', 'start', 'postgres', 'second-factor'].map(
  (name) => `**/${name}.e2e.ts`,
);

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'patient', testMatch: patient },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: patient },
  ],
  outputDir: '../../test-results',
  // Two lanes share two processors: what is there is told at once, and what is late there is not missing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: lanes,
  grepInvert: everything ? undefined : new RegExp(extended),
  forbidOnly: Boolean(process.env.CI),
  // What a loaded machine was late with may be tried once more; the report says so.
  retries: 1,
  reporter: [['list']],
  globalSetup: './support/servers.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // To record every journey is a third of what all of them cost; what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? undefined },
  },
});
