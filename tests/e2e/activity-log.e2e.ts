import { readFileSync } from 'node:fs';
import { barriers } from './support/barriers.ts';
import { downloadOf, expect, test } from './support/people.ts';

/** An admin looks up who did what: the newest first, more by scrolling, narrowed by the drawer, each line with its values. */

test('who did what is read line by line', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?user_activity');
  await expect(page.getByRole('heading', { name: 'User activity logs' })).toBeVisible();
  await expect(page).toHaveURL(/tab=auditLog&list=activity/);
  const rows = page.getByRole('button', { name: /View details/ });
  await expect(rows.first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // More rows come with the end of those that are there.
  await page.keyboard.press('End');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('option', { name: 'Last 12 Months' }).click();
  await drawer.getByRole('checkbox', { name: 'Company settings' }).first().check();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Filters, 2 chosen' })).toBeVisible();
  await expect(page).toHaveURL(/f\.created=12m/);
  await expect(page.getByRole('cell', { name: 'Update in company settings' }).first()).toBeVisible();
  await expect(page.getByText('Employees taken along')).toHaveCount(0);

  await rows.last().click();
  const details = page.getByRole('dialog', { name: 'Activity' });
  await expect(details.getByText('Activity in')).toBeVisible();
  const line = details.getByRole('row', { name: /Auto acknowledge/ });
  await expect(line.getByRole('cell')).toHaveText([/Yes|No/, /Yes|No/]);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  await page.getByRole('button', { name: 'Check the log' }).click();
  const check = page.getByRole('dialog', { name: 'Check the log' });
  await check.getByRole('button', { name: 'Check now' }).click();
  await expect(check.getByText('Every sealed line is as it was written, and none is missing.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await check.getByRole('button', { name: 'Close' }).click();

  const saved = await downloadOf(page, page.getByRole('button', { name: 'Download CSV' }));
  const table = readFileSync(saved, 'utf8').trim().split('\r\n');
  expect(table.length - 1).toBe(await rows.count());
  expect(table[1]).toContain('"Update in company settings"');

  // The address alone says what is shown.
  await page.goto('/settings?tab=auditLog&list=activity&f.created=2020-01-01..2020-01-31');
  await expect(page.getByText('No results :(')).toBeVisible();
});

test('a list without buttons above it stands close below its tabs', async ({ as }) => {
  const page = await as('superAdmin', { viewport: { width: 390, height: 844 } });
  await page.goto('/settings?tab=auditLog');
  const heading = page.getByRole('heading', { level: 1, name: 'Employee upload' });
  await expect(heading).toBeAttached();
  const list = page.getByRole('region', { name: 'Employee upload' });
  const top = async (of: typeof list) => (await of.boundingBox())?.y ?? 0;
  const bar = page.getByRole('link', { name: 'User activity logs' }).locator('xpath=ancestor::nav');
  const below = async () => (await top(list)) - (await top(bar)) - ((await bar.boundingBox())?.height ?? 0);
  await expect.poll(below).toBeLessThan(30);
});

test('who changed a record is asked in its menu', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=milestones');
  await page
    .getByRole('button', { name: /^More actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Who changed this?' }).click();
  await expect(page).toHaveURL(/list=activity&f\.entity=touchpoints%2Fstage&f\.record=[0-9a-f-]{36}/);
  await expect(page.getByRole('button', { name: 'Filters, 2 chosen' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Update in touchpoints' }).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

for (const [what, tab, entity] of [
  ['the settings of the company', 'companysettings', 'company/settings'],
  ['its profile', 'company', 'company/company'],
  ["one's own profile", 'profile', 'people/user'],
] as const)
  test(`who changed ${what} is asked beside it`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.goto(`/settings?tab=${tab}`);
    await page.getByRole('button', { name: 'Who changed this?' }).click();
    const about = new RegExp(`list=activity&f\\.entity=${encodeURIComponent(entity)}&f\\.record=[0-9a-f-]{36}`);
    await expect(page).toHaveURL(about);
    await expect(page.getByRole('button', { name: 'Filters, 2 chosen' })).toBeVisible();
  });

test('it is not asked by who may not know', async ({ as }) => {
  const page = await as('employee');
  await page.goto('/settings?tab=profile');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Who changed this?' })).toHaveCount(0);
});

test('lines are searched for the words in which they are read', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=auditLog&list=activity');
  await page.getByPlaceholder('Search name, email or activity').fill('Update in company');
  await expect(page.getByRole('cell', { name: 'Update in company settings' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Employees taken along' })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});
