import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap/place.mjs';
import { argumentsFor } from '../support/spawned.ts';
import { port } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { accounts, expect, password, test } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** A check-in falls due: the job starts it, its mail is read in the outbox, and it is answered on a phone by keyboard. */

const address = `http://localhost:${port + 5}`;
let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const [script = ''] = await argumentsFor(join(root, 'tests/e2e/support/chat-server.ts'));
  server = await started(root, script, { PORT: String(port + 5) }, 'ready');
});
test.afterAll(() => ended(server));

async function fits(page: Page): Promise<void> {
  await isAccessible(page);
  const tooWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  expect(tooWide).toBe(false);
}

/** The question that has the focus, as it is read out. */
const asked = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name: words })).toBeFocused();

test('a check-in is mailed by the job and answered on a phone by keyboard', async ({ browser }) => {
  const admin = await browser.newContext({ baseURL: address });
  await admin.request.post('/auth/login', {
    data: { username: accounts.superAdmin, password },
    headers: { 'x-requested-with': 'journey' },
  });
  const desk = await admin.newPage();
  await desk.goto('/outbox');
  const mail = desk.getByRole('row').filter({ hasText: 'Asha, a few questions' });
  await expect(mail).toContainText('Answer now');
  const said = await mail.getByRole('cell').filter({ hasText: '/chat/' }).textContent();
  const [path] = /\/chat\/[\w-]{60,}/.exec(said ?? '') ?? [''];

  const options = { baseURL: address, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const answer = await page.goto(path);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');

  await test.step('little is loaded for it, and nothing of the console', async () => {
    await asked(page, /How are you/);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\.(js|css)$/.test(entry.name))
        .map(({ name, encodedBodySize: bytes }) => ({ name: name.replace(/^.*\//, ''), bytes })),
    );
    const kib = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    test.info().annotations.push({ type: 'script and style of the chat page', description: `${kib.toFixed(1)} KiB` });
    expect(kib, loaded.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(90);
    expect(await page.evaluate(() => document.querySelectorAll('[class*="Mui"], [class*="css-"]').length)).toBe(0);
  });

  await test.step('a scale', async () => {
    await asked(page, /How are you/);
    await page.getByText('Who can read my answers?').click();
    await expect(page.getByText(/each time they open them is recorded/)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await fits(page);
    }
    await page.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Terrible' })).toBeFocused();
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });

  await test.step('words of one’s own, kept over a reload and while offline', async () => {
    await asked(page, /What is missing/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('A second <b>monitor</b>, it feels unsafe at work');
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue('A second <b>monitor</b>, it feels unsafe at work');
    await fits(page);
    await context.setOffline(true);
    await page.getByRole('textbox').press('Control+Enter');
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a reply, and a card', async () => {
    await asked(page, /Met your buddy/);
    await expect(page.getByText('A second <b>monitor</b>, it feels unsafe at work')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await asked(page, /What shall we order/);
    await expect(page.getByText('Lovely.')).toBeVisible();
    await fits(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Coffee, please: Coffee' })).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('the end', async () => {
    await asked(page, 'Thank you, Asha!');
    await fits(page);
    expect(violations).toEqual([]);
  });

  await test.step('what the console shows of it', async () => {
    const listed = await admin.request.post('/feedback_bot/users/list', {
      data: { page_limit: 1, page_offset: 1, raw_search_string: 'Asha Verma' },
      headers: { 'x-requested-with': 'journey' },
    });
    const { data } = await listed.json();
    expect(JSON.stringify(data)).toContain('"user_mood":4');
    await desk.goto(`/employees/${data[0].id}?tab=chats`);
    await desk.getByRole('button', { name: /^Seventh day/ }).click();
    await expect(desk.getByText('A second <b>monitor</b>, it feels unsafe at work')).toBeVisible();
    await desk.getByRole('button', { name: /Alerts/ }).click();
    await expect(desk.getByText('Asha Verma used an alert word in “Seventh day”: unsafe at work.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.goto('/settings?tab=milestones');
    await desk.getByRole('searchbox').fill('Seventh');
    await expect(desk.getByRole('row').filter({ hasText: 'First week' })).toHaveCount(0);
    await desk.getByRole('link', { name: 'Seventh day' }).click();
    const chats = desk.getByRole('region', { name: 'Chats' });
    await expect(chats).toContainText('Answered');
    await expect(chats.locator('dd').nth(1)).toHaveText('1');
  });
  await context.close();
  await admin.close();
});

test('a link that does not work says so, and nothing else', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  for (const path of ['/chat/abc', `/chat/${'x'.repeat(64)}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
    await fits(page);
  }
  // Anyone who has a true one that has ended gets another by mail; what the page says does not tell which.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please look into your mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fits(page);
  await page.context().close();
});
