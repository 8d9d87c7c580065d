import type { Page } from '@playwright/test';
import { port } from './support/address.ts';
import { barriers } from './support/barriers.ts';
import { downloadOf, expect, test } from './support/people.ts';

/** An admin sets up the survey for people who have left, in the company that has none, and activates and deactivates it. */

/** What an earlier try has left live would stand in the way of another one. */
async function toNewSurvey(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/exit_bot/stage/list')).json();
  for (const { stage_details: left } of data) {
    const headers = { origin: `http://localhost:${port}` };
    await page.request.patch(`/exit_bot/stage/update/${left.id}`, { headers, data: { status: 'draft' } });
  }
  if (data.length > 0) return void (await page.goto('/exit/new'));
  await page.goto('/settings?tab=exit');
  await page.getByRole('link', { name: 'Proceed' }).click();
}

test('a post-exit survey is set up, activated and deactivated', async ({ as }) => {
  const page = await as('otherCompany');
  await toNewSurvey(page);
  await expect(page.getByRole('heading', { name: 'Add post exit survey' })).toBeVisible();
  await expect(page.getByText('Cannot be changed', { exact: true })).toHaveCount(5);
  const first = page.getByRole('group', { name: 'Question 1', exact: true });
  await first.getByRole('button', { name: /^Question 1/ }).click();
  await expect(first.getByRole('textbox', { name: 'Question' }).first()).toBeDisabled();
  await page.getByRole('textbox', { name: 'Send after' }).fill('3');
  await page.getByRole('button', { name: 'Add custom question' }).click();
  const own = page.getByRole('group', { name: 'Question 6', exact: true });
  await own.getByRole('textbox', { name: 'Question' }).fill('Where do you go now?');
  await page.getByRole('button', { name: 'Add reminder' }).click();
  await page.getByRole('textbox', { name: 'Days after the invitation' }).fill('4');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Survey updated successfully!')).toBeVisible();

  const line = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(line('Total number of questions')).toContainText('6');
  await expect(line('Total number of reminders')).toContainText('1');
  await expect(line('Chat trigger')).toContainText('3 days after exit date');
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Please tick all the checkboxes!')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Add "Chat on behalf"')).toBeVisible();
  await page.getByRole('button', { name: 'Add: Chat on behalf of' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Chat on behalf of' });
  await dialog.getByRole('combobox').fill('nobody at all');
  await expect(page.getByText('No user found')).toBeVisible();
  await dialog.getByRole('combobox').fill('');
  await page.getByRole('option').first().click();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Chat on behalf of' })).toBeVisible();
  const download = page.getByRole('button', { name: 'Download: Total number of questions' });
  expect(await downloadOf(page, download)).toBeTruthy();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Survey activated successfully!')).toBeVisible();
  await expect(page.getByText('Activated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Survey deactivated successfully!')).toBeVisible();
});
