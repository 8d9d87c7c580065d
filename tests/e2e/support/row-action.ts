import type { Page } from '@playwright/test';

/** By keyboard, in the first row that has it: a button, or an item of the row's menu. */
export async function pressRowAction(page: Page, label: string): Promise<void> {
  const rows = page.locator('tbody tr');
  const own = rows.getByRole('button', { name: new RegExp(`^${label}: `) });
  const menu = rows.getByRole('button', { name: /^More actions: / });
  await own.or(menu).first().waitFor();
  if ((await own.count()) > 0) return own.first().press('Enter');
  await menu.first().press('Enter');
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter');
}
