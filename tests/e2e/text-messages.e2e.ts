import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/place.mjs';
import { port } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { accounts, expect, password, test } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** Codes by text message, on a server with a gateway: the gateway is a process of the outside world, which takes what the product posts. */

const address = `http://localhost:${port + 5}`;
const gatewayPort = port + 6;
const folder = mkdtempSync(join(tmpdir(), 'rapport-with-gateway-'));
const taken: { to: string; text: string; authorization?: string }[] = [];
let gateway: Server;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      taken.push({ ...JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((listening) => gateway.listen(gatewayPort, '127.0.0.1', listening));
  const env = { PORT: String(port + 5), DATA_DIR: folder, DEMO_PEOPLE: '20' };
  const sms = { SMS_URL: `http://127.0.0.1:${gatewayPort}/send`, SMS_TOKEN: 'of-the-gateway' };
  server = await started(root, 'scripts/start.mjs', { ...env, ...sms }, 'password:');
});
test.afterAll(async () => {
  await ended(server);
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The code of the next message after so many. */
async function codeAfter(count: number, timeout = 20_000): Promise<string> {
  await expect.poll(() => taken.length, { timeout }).toBeGreaterThan(count);
  return /^\d{6}/.exec(taken[count]?.text ?? '')?.[0] ?? '';
}

test('a phone is made the second factor, and signs in', { tag: extended }, async ({ page }) => {
  test.setTimeout(240_000);
  const firstStep = async () => {
    await page.getByLabel('Email').fill(accounts.employee);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await page.goto(`${address}/settings?tab=2FA`);
  await firstStep();
  await page.getByRole('button', { name: 'Enable: Code by text message' }).press('Enter');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The phone number field format is invalid')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('98765 43210');
  await isAccessible(page);
  await page.keyboard.press('Enter');
  const first = await codeAfter(0);
  expect(taken[0]).toEqual({
    to: '+919876543210',
    text: expect.stringMatching(/^\d{6} is your code for Acme/),
    authorization: 'Bearer of-the-gateway',
  });
  await expect(page.getByRole('textbox', { name: 'Character 1 of 6' })).toBeFocused();
  await page.screenshot({ path: 'test-results/screens/text-message-code.png' });
  await page.keyboard.type(first);
  await expect(page.getByText('Two-factor authentication is enabled.')).toBeVisible();
  await page.screenshot({ path: 'test-results/screens/text-message-enabled.png', fullPage: true });

  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(`${address}/settings?tab=2FA`);
  await firstStep();
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect(page.getByText('Type the 6 digits that we send to your phone.')).toBeVisible();
  await isAccessible(page);
  // Not two codes within a minute: the one that was sent is for something else, and another follows.
  await expect(page.getByText(/^The code that was sent a moment ago was for something else/)).toBeVisible();
  await page.keyboard.type(first);
  await expect(
    page.getByText(/This code (is not right|has expired)|There is no code|ask for a new one/).first(),
  ).toBeVisible();
  const second = await codeAfter(1, 75_000);
  await expect(page.getByText(/was for something else/)).toBeHidden();
  await page.screenshot({ path: 'test-results/screens/text-message-sign-in.png' });
  await page.getByRole('textbox', { name: 'Character 1 of 6' }).focus();
  await page.keyboard.type(second);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  expect(taken.every(({ to }) => to === '+919876543210')).toBe(true);
});
