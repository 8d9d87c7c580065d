import { readFile } from 'node:fs/promises';
import { isAccessible } from './support/barriers.ts';
import { accounts, downloadOf, expect, test } from './support/people.ts';

/** A SuperAdmin looks as an admin of a group; the admin asks why something is refused; all permissions in one table. */

test('a SuperAdmin views as an admin of a group, changes nothing, and returns', async ({ as }) => {
  const page = await as('superAdmin');
  const banner = page.getByRole('region', { name: 'Viewing as someone else' });

  await test.step('starts', async () => {
    await page.goto('/settings?tab=users&list=users');
    const row = page.getByRole('row').filter({ hasText: accounts.limitedAdmin });
    await row.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'View as' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'View as' }).click();
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(/Viewing as .+ min left/);
  });

  await test.step('nothing can be changed', async () => {
    await page.goto('/settings?tab=milestones');
    const add = page.getByRole('button', { name: 'Add touchpoint' });
    await expect(add).toBeDisabled();
    await add.focus();
    const reason = /nothing can be changed|permissions to add or edit touchpoints/;
    await expect(page.getByText(reason).filter({ visible: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await isAccessible(page);
  });

  await test.step('the overview is of the people of the group', async () => {
    await page.goto('/?tab=overview&filters=%7B%7D');
    await expect(banner).toBeVisible();
    // What the SuperAdmin was told of nearly the same people before, by another journey, keeps the figures from being told.
    const figures = page.locator('dl > div').filter({ hasText: 'Employees' }).first();
    await expect(figures.or(page.getByText('Not enough data to generate analysis'))).toBeVisible();
    await isAccessible(page);
  });

  await test.step('only people of the group are found', async () => {
    const found = await page.request.post('/feedback_bot/users/list', {
      data: { page_limit: 100, page_offset: 1 },
      headers: { 'x-requested-with': 'journey' },
    });
    const { total_count } = await found.json();
    expect(total_count).toBeGreaterThan(0);
    expect(total_count).toBeLessThan(120);
    await expect(banner).toBeVisible();
  });

  await test.step('returns', async () => {
    await banner.getByRole('button', { name: 'Stop viewing' }).click();
    await expect(banner).toBeHidden();
    await page.goto('/settings?tab=milestones');
    await expect(page.getByRole('button', { name: 'Add touchpoint' })).toBeEnabled();
  });
});

test('an admin of a group asks by keyboard why a control is off', async ({ as }) => {
  const page = await as('limitedAdmin');
  await page.goto('/settings?tab=milestones');
  const add = page.getByRole('button', { name: 'Add touchpoint' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog.getByRole('status')).toContainText('You may not do this');
  await expect(dialog).toContainText('Engineering partners');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('everyone’s permissions are filtered and taken along as CSV', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=users&list=permissions');
  const table = page.getByRole('region', { name: 'Groups' }).getByRole('table');
  await expect(table).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Search by name').fill('engineering');
  await expect(table.getByRole('row')).toHaveCount(3);
  const file = await readFile(await downloadOf(page, page.getByRole('button', { name: 'Download CSV' })), 'utf8');
  expect(file).toContain('Engineering partners');
  expect(file).not.toContain('People partners');
});
