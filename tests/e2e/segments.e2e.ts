import type { Page } from '@playwright/test';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** Saved filters, and the figures of the employees that they select. */

const tile = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('.figure');

async function headcount(page: Page): Promise<number> {
  await expect(tile(page, 'Employees')).toHaveText(/^\d+$/);
  return Number(await tile(page, 'Employees').textContent());
}

async function openCategory(page: Page, name: string): Promise<void> {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('button', { name, exact: true }).click();
}

test('a segment is made, becomes the default and is what the overview begins with', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const all = await headcount(page);

  await page.goto('/settings?tab=filtersegment');
  await expect(page.getByRole('row', { name: /All data/ })).toContainText('All data *');
  await page.getByRole('button', { name: 'Add segment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await openCategory(page, 'Department');
  await dialog.getByRole('searchbox', { name: 'Search in Department' }).fill('eng');
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(dialog.getByText('Department: Engineering')).toBeVisible();
  const count = dialog.getByText(/^\d+ people$/);
  await expect(count).not.toHaveText(`${all} people`);
  await expect(count).toBeInViewport();
  const counted = Number.parseInt(await count.innerText(), 10);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter custom filter segment name!')).toBeVisible();
  const name = `Engineers ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Segment name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Filter saved successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Set as default: ${name}` }).click();
  const ask = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(ask).toContainText(`You want to set '${name}' segment as default!`);
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(`${name} *`);

  await page.goto('/');
  await expect(page.getByText('Department: Engineering')).toBeVisible();
  const engineers = await headcount(page);
  expect(engineers).toBeLessThan(all);
  expect(engineers).toBe(counted);
  await page.getByRole('combobox', { name: 'Segment' }).selectOption({ label: 'All data' });
  await expect(tile(page, 'Employees')).toHaveText(String(all));
  expect(new URL(page.url()).searchParams.get('filters')).toBe('{}');

  await page.goto('/settings?tab=filtersegment');
  await page.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(ask).toContainText(`You want to delete '${name}' segment!`);
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('row', { name: /All data/ })).toContainText('All data *');
});

test('filters are applied without being kept, taken off again, and too few answers are not shown', {
  tag: extended,
}, async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/?tab=overview&filters=%7B%7D');
  const all = await headcount(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await openCategory(page, 'Joining Date');
  await page.getByRole('radio', { name: 'Last 12 months' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Joining Date: Last 12 months')).toBeVisible();
  await expect(tile(page, 'Employees')).not.toHaveText(String(all));
  await page.getByRole('button', { name: 'Remove Joining Date: Last 12 months' }).click();
  await expect(tile(page, 'Employees')).toHaveText(String(all));

  const few = { user__profile__department__in: 'Legal', user__profile__city__in: 'Dubai' };
  await page.goto(`/?tab=overview&filters=${encodeURIComponent(JSON.stringify(few))}`);
  await expect(page.getByText('Not enough data to generate analysis')).toBeVisible();
  await page.goto('/?tab=overview&filters=%7B%22nothing%22%3A1%7D');
  await expect(page.getByText('You cannot filter by nothing.')).toBeVisible();
});

test('an admin of a group sees the figures of the people of the group', async ({ as }) => {
  const wide = await as('superAdmin');
  await wide.goto('/?tab=overview&filters=%7B%7D');
  const all = await headcount(wide);
  const page = await as('limitedAdmin');
  await page.goto('/');
  expect(await headcount(page)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Filters' }).click();
  await openCategory(page, 'Department');
  await expect(page.getByRole('checkbox', { name: /Engineering/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Sales/ })).toHaveCount(0);
});

test('anyone who has no overview begins with the settings', async ({ as }) => {
  const page = await as('employee');
  await page.goto('/');
  await expect(page).toHaveURL(/\/settings/);
  await page.goto('/?tab=overview');
  await expect(page.getByText('You may not have the appropriate permissions to access this tab.')).toBeVisible();
});
