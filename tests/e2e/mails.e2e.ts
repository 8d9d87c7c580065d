import { expect, test } from './support/people.ts';

/** A SuperAdmin finds a mail, holds it back and sends it again; someone asks for no more mails of one kind. */

const reader = 'groupadmin@acme.example';

test('a mail that waits is cancelled, and sent again', async ({ as }) => {
  const page = await as('superAdmin');
  const forgot = await page.request.post('/auth/forgot', { data: { username: reader }, headers: asked });
  expect(forgot.ok(), await forgot.text()).toBe(true);
  await page.goto('/settings?tab=profile');
  await page
    .getByRole('button', { name: /Anita Rao|Your account|Account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Mails' }).click();
  await expect(page).toHaveURL(/\/outbox/);
  const row = page.getByRole('row', { name: reader }).first();
  await expect(row).toContainText('Waiting', { timeout: 60_000 });
  await row.getByRole('button', { name: /^Do not send/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Do not send' }).click();
  await expect(row).toContainText('Cancelled');
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect(row).toContainText('Waiting');
  await row.getByRole('link', { name: 'Waiting' }).click();
  await expect(page.getByText('This mail has not been handed over yet.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.waitForTimeout(1000);
  await page.goto('/outbox?list=suppressed');
  await expect(page.getByText('All addresses are written to.')).toBeVisible();
});

test('the link of a mail asks before it unsubscribes', async ({ page }) => {
  await page.goto('/unsubscribe?token=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link has expired or was used before. Please ask for a new one.')).toBeVisible();
});

const asked = { 'x-requested-with': 'journey' };
