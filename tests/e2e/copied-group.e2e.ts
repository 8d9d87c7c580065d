import type { Page } from '@playwright/test';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

const tab = '/settings?tab=users';
const group = 'Engineering partners';

const dialog = (page: Page) => page.getByRole('dialog');

async function openGroup(page: Page, name: string): Promise<void> {
  await page.goto(tab);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('a group is copied, and what a change of the copy does is said before', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const copy = `Copy of ${group}`;
  await openGroup(page, group);
  await page.getByRole('button', { name: 'Copy group' }).click();
  await expect(page.getByText(`“${copy}” has the same permissions and filters, and no admins yet.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: copy, level: 1 })).toBeVisible();
  await expect(page.getByText('This group has no admins yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Group' }).click();
  await dialog(page)
    .getByRole('button', { name: /Members/ })
    .click();
  await dialog(page)
    .getByRole('radio', { name: /All Employee/ })
    .check();
  await expect(dialog(page).getByText(/^Sees \d+ more people\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.goto(tab);
  await page.getByRole('button', { name: `More actions: ${copy}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Group deleted!')).toBeVisible();
});
