import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { root } from '../../scripts/bootstrap/place.mjs';
import { Postbox } from '../engine/mail/postbox.ts';
import { argumentsFor } from '../support/spawned.ts';
import { port } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { accounts, expect, password, test } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** A mail with a layout is built, the check-in falls due, and the mail arrives at a real SMTP server. */

const address = `http://localhost:${port + 7}`;
const postbox = new Postbox(port + 8);
let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await postbox.open();
  const [script = ''] = await argumentsFor(join(root, 'tests/e2e/support/campaign-server.ts'));
  const env = { PORT: String(port + 7), SMTP_URL: `smtp://127.0.0.1:${port + 8}` };
  server = await started(root, script, env, 'ready');
});
test.afterAll(async () => {
  await ended(server);
  await postbox.close();
});

test('a campaign mail is built, mailed and followed to the chat', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  await admin.request.post('/auth/login', {
    data: { username: accounts.superAdmin, password },
    headers: { 'x-requested-with': 'journey' },
  });
  const page = await admin.newPage();

  await test.step('layouts that cannot be fetched are said so, and asked for again', async () => {
    await page.route('**/feedback_bot/campaigns', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await page.goto('/settings?tab=milestones');
    await page.getByRole('searchbox').first().fill('Seventh');
    await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
    await page.getByRole('button', { name: 'More actions: Seventh day' }).click();
    await page.getByRole('menuitem', { name: 'Invitation mail' }).click();
    await expect(page.getByText('Unable to fetch campaigns, Please try again later!')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
  });

  await test.step('it is built', async () => {
    await page.getByRole('radio', { name: /^Banner/ }).check();
    await page.getByRole('textbox', { name: 'Subject' }).fill('{{recipient.first_name}}, a week at {{company.name}}');
    await page.getByRole('textbox', { name: 'Header', exact: true }).fill('Your first week');
    await page.getByRole('textbox', { name: 'Body' }).fill('How was it, {{recipient.first_name}}?');
    await page.getByRole('textbox', { name: 'Button', exact: true }).fill('Answer now');
    await expect(page.getByText('How was it, Asha?', { exact: true })).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The invitation mail is saved.')).toBeVisible();
  });

  server.kill('SIGUSR2');
  await expect.poll(() => postbox.received.length, { timeout: 90_000 }).toBe(1);
  const [mail] = postbox.received;
  const message = mail?.message ?? '';
  expect(mail?.to).toEqual(['zoe@acme.example']);
  expect(message).toMatch(/^content-type: multipart\/alternative/im);
  const { html, text: plain = '' } = await simpleParser(message);
  expect(plain).toContain('How was it, Zoë?');
  expect(plain).toMatch(/Answer now: http\S+\/chat\//);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  for (const width of [390, 1280]) {
    await reader.setViewportSize({ width, height: 844 });
    await reader.setContent(String(html));
    await expect(reader.getByText('How was it, Zoë?').last()).toBeVisible();
    expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await reader.screenshot({ path: test.info().outputPath(`mail-${width}.png`) });
  }
  const opened = context.waitForEvent('page');
  await reader.getByRole('link', { name: 'Answer now' }).click();
  await expect((await opened).getByRole('heading', { level: 2, name: /How are you/ })).toBeVisible();
});
