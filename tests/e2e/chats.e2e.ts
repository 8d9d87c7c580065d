import type { Page } from '@playwright/test';
import { expect, test } from './support/people.ts';

const employees = (page: Page) => page.getByRole('dialog', { name: 'Employees' });

/** Opens whom a touchpoint has reached, from its row. */
async function whoGot(page: Page): Promise<void> {
  await page.goto('/settings?tab=milestones');
  await page.getByRole('button', { name: /^More/ }).nth(2).click();
  await page.getByRole('menuitem', { name: 'Who got this' }).click();
  await expect(employees(page).getByRole('row').nth(1)).toBeVisible();
}

test('a SuperAdmin sees who got a touchpoint, reads a chat, works on the case and opens the person', async ({ as }) => {
  const page = await as('superAdmin');
  await whoGot(page);
  const dialog = employees(page);
  for (const column of ['Employee Details', 'Last Touchpoint', 'Engagement Score', 'Current Mood'])
    await expect(dialog.getByRole('columnheader', { name: column })).toBeVisible();
  expect(await dialog.getByRole('row').count()).toBeLessThanOrEqual(11);

  const unfold = dialog.getByRole('button', { name: /^Chat/ }).first();
  await unfold.focus();
  await page.keyboard.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByText('Q:').or(dialog.getByText('No chat to show.')).first()).toBeVisible();
  await expect(dialog.getByText("Let's Begin")).toHaveCount(0);

  const open = dialog.getByRole('row').filter({ hasText: 'Open' }).first();
  const name = (await open.getByRole('link').innerText()).split('\n')[1] as string;
  await open.getByRole('button', { name: /^More/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Schedule meeting' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Work In Progress' }).click();
  await expect(page.getByText('Employee status updated!')).toBeVisible();
  const row = dialog.getByRole('row', { name });
  await expect(row.getByText('Work In Progress')).toBeVisible();

  await row.getByRole('link').click();
  await expect(dialog).toHaveCount(0);
  const address = new URL(page.url());
  expect(address.pathname).toBe('/employees');
  expect(address.searchParams.get('search')).toBe(name);
  expect(address.searchParams.get('eID')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a case is resolved with a summary, and opened again with a reason', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/');
  await page.getByRole('button', { name: 'Show employees: High risk' }).click();
  const dialog = employees(page);
  const row = dialog.getByRole('row').nth(1);
  const name = (await row.getByRole('link').innerText()).split('\n')[1] as string;
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Resolved' }).click();
  const asked = page.getByRole('dialog', { name: 'Resolved' });
  if (await asked.isVisible({ timeout: 3000 }).catch(() => false)) {
    await asked.getByLabel('How was it resolved?').fill('Talked it over.');
    await asked.getByRole('button', { name: 'Resolve' }).click();
  }
  await expect(page.getByText('Employee status updated!')).toBeVisible();
  await expect(dialog.getByRole('link', { name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an admin who may not see names reads of pseudonyms, from which nothing leads to a person', async ({ as }) => {
  const page = await as('limitedAdmin');
  await whoGot(page);
  const dialog = employees(page);
  await expect(dialog.getByText(/^Employee [A-Z2-7]{5}-[A-Z2-7]{5}$/).first()).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByText('@acme.example')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Chat/ }).first().click();
  await expect(dialog.getByText('Q:').or(dialog.getByText('No chat to show.')).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/employees');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const column of ['Engagement score', 'Current mood', 'Last touchpoint'])
    await expect(page.getByRole('columnheader', { name: column })).toHaveCount(0);
});

test('whoever opens an ad hoc chat finds its employees without a way to their profiles', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/adhoc/view/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No employees present.')).toBeVisible();
});
