import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { at } from '../../scripts/bootstrap/place.mjs';
import { port, providerPort, providerSecret } from './support/address.ts';

/** Journeys of a person in a real Chromium, against a server started as `npm start` does, on new data. */

// The workers evaluate this file again: they must find the folder that the server was given.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'rapport-e2e-'));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // What a loaded machine was late with may be tried once more; the report says so.
  retries: 1,
  reporter: [['list']],
  globalTeardown: './support/teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined },
  },
  webServer: {
    command: `"${process.execPath}" "${at('scripts/start.mjs')}"`,
    cwd: at(),
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      DEMO_EMPLOYEES: '120',
      NODE_ENV: 'development',
      OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
      OIDC_CLIENT_ID: 'rapport',
      OIDC_CLIENT_SECRET: providerSecret,
      OIDC_LABEL: 'Acme ID',
    },
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    // While journeys are written: a server that one has started oneself, with E2E_DATA as its DATA_DIR.
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
