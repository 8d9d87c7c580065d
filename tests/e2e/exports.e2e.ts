import { readFile } from 'node:fs/promises';
import { confirmation, expect, password, test } from './support/people.ts';

/** Employees are taken along as a table, by someone who says again who they are, and by nobody else. */

const stepUpNeeded = { status: 401, code: 'StepUpNeeded', error: '', message: '', detail: '' };

test('employees are saved as CSV, once the password is given', async ({ as }) => {
  const page = await as('superAdmin');
  // Here the journey confirms by itself.
  await page.removeLocatorHandler(confirmation(page));
  await page.goto('/employees?activeTab=total_session');
  await page.getByRole('searchbox').fill('rao');
  await expect(page).toHaveURL(/rao/);
  // Five minutes have not gone by: this one answer says they had. Dialog, proof and the second call are real.
  await page.route('**/users/export', (route) => route.fulfill({ status: 401, json: stepUpNeeded }), { times: 1 });
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const dialog = confirmation(page);
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toBeFocused();
  const saved = page.waitForEvent('download', { timeout: 40_000 });
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('"Name"');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !/rao/i.test(line))).toEqual([]);
  await expect(dialog).toBeHidden();
  await page.goto('/settings?tab=userdownloads');
  const row = page.getByRole('row', { name: /Employees/ }).first();
  await expect(row).toContainText('Ready');
  await expect(row.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('what is cancelled is not saved', async ({ as }) => {
  const page = await as('superAdmin');
  // Here the journey confirms by itself.
  await page.removeLocatorHandler(confirmation(page));
  await page.goto('/employees?activeTab=total_session');
  await page.route('**/users/export', (route) => route.fulfill({ status: 401, json: stepUpNeeded }));
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const dialog = confirmation(page);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('You have not confirmed that it is you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused();
});
