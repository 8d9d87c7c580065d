import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/people.ts';

/** What a dialog's call is refused for is said in the dialog; a snackbar is heard and reached, and stands over nothing. */

const snackbars = (page: Page) => page.locator('[data-type]');

/** Assistive technology is told of it: no part around it is hidden. */
const isHeard = (of: Locator) => of.evaluate((node) => !node.closest('[aria-hidden="true"], [inert]'));

/** The pointer meets this control and nothing that lies over it. */
const isClear = (control: Locator) =>
  control.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const met = [0.1, 0.5, 0.9].map((x) => document.elementFromPoint(left + width * x, top + height / 2));
    return met.every((one) => one !== null && node.contains(one));
  });

async function openSegment(page: Page, name: string): Promise<Locator> {
  await page.goto('/settings?tab=filtersegment');
  await page.getByRole('button', { name: 'Add segment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Segment name' }).fill(name);
  return dialog;
}

async function choose(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Department', exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Engineering/ }).check();
}

for (const width of [1280, 390])
  test(`a refusal stands in its dialog, once, and goes with the next try (${width})`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openSegment(page, `Refused ${width} ${Date.now()}`);
    const save = dialog.getByRole('button', { name: 'Save' });
    const said = dialog.getByRole('alert').filter({ hasText: 'choose at least one filter' });
    for (const _try of [1, 2]) {
      await save.click();
      await expect(said).toHaveCount(1);
      expect(await isHeard(said)).toBe(true);
      await expect(page.getByText('Please choose at least one filter.')).toHaveCount(1);
      await expect(snackbars(page)).toHaveCount(0);
      expect(await isClear(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true);
    }
    await choose(dialog);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(snackbars(page)).toHaveText([/Filter saved/]);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });

test('a name that is taken is said at its field', async ({ as }) => {
  const page = await as('superAdmin');
  const name = `Twice ${Date.now()}`;
  for (const time of [1, 2]) {
    const dialog = await openSegment(page, name);
    await choose(dialog);
    await dialog.getByRole('button', { name: 'Save' }).click();
    if (time === 1) await expect(dialog).toBeHidden();
  }
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Segment name' });
  await expect(field).toHaveAccessibleDescription(/already have a segment/);
  await expect(field).toBeFocused();
  await expect(snackbars(page)).toHaveCount(0);
});

test('a sentence is read out by one alert', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@acme.example');
  await page.getByLabel(/^Password/).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
});

test('a snackbar about a refusal is one, and goes with the next try and the session', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=filtersegment');
  const dialog = await openSegment(page, `Standard ${Date.now()}`);
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await snackbars(page).getByRole('button', { name: 'Close' }).click();
  const standard = page.getByRole('button', { name: /^Set as default/ }).first();
  await page.context().setOffline(true);
  for (const _try of [1, 2]) {
    await standard.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(snackbars(page)).toHaveCount(1);
  }
  const close = snackbars(page).getByRole('button', { name: 'Close' });
  expect(await isHeard(close)).toBe(true);
  await page.getByRole('button', { name: 'Add segment' }).click();
  // Over a dialog it is heard and reached by the keyboard, too.
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isHeard(close)).toBe(true);
  const isReached = () => close.evaluate((node) => node === document.activeElement);
  for (let tab = 0; tab < 120 && !(await isReached()); tab++) await page.keyboard.press('Tab');
  expect(await isReached()).toBe(true);
  for (const name of ['Cancel', 'Save'])
    expect(await isClear(page.getByRole('dialog').getByRole('button', { name, exact: true }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(snackbars(page)).toHaveCount(0);
});
