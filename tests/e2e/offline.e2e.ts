import type { Page } from '@playwright/test';
import { expect, test } from './support/people.ts';

/** What is opened for the first time while the network is away says so, leaves all else as it was, and opens later. */

const told = (page: Page) => page.locator('[data-type]').filter({ hasText: /offline/i });
/** What is asked of the server before the network goes. */
const patient = { timeout: 40_000 };
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

const openers = [
  ['the actions of a row', '/employees', (page: Page) => page.getByRole('button', { name: /^More actions/ }), 'menu'],
  ['a drawer', '/employees', (page: Page) => page.getByRole('button', { name: 'Filters', exact: true }), 'dialog'],
  [
    'a dialog',
    '/settings?tab=filtersegment',
    (page: Page) => page.getByRole('button', { name: 'Add segment' }),
    'dialog',
  ],
] as const;

for (const [what, path, button, role] of openers)
  test(`${what} that has not been there`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.goto(path);
    const opener = button(page).first();
    await expect(opener).toBeVisible(patient);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await opener.click();
    await expect(told(page)).toBeVisible();
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(opener).toBeVisible();
    await page.context().setOffline(false);
    await opener.click();
    await expect(page.getByRole(role)).toBeVisible();
  });

test('a menu, over a form that is half done', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/lifecycle/new?page=1');
  const title = page.getByLabel('Milestone');
  await expect(title).toBeVisible(patient);
  await title.fill('Half done');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await account(page).click();
  await expect(told(page)).toBeVisible();
  await expect(title).toHaveValue('Half done');
  await page.context().setOffline(false);
  await account(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Half done');
});
