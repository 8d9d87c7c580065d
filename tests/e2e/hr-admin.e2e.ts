import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import readXlsx, { readSheetNames } from 'read-excel-file/node';
import { accounts, downloadOf, expect, password, test } from './support/people.ts';

/** An HR admin's morning: sign in, add a touchpoint, put it first, find it, export it, delete it and take that back. */

/** No other run has made one that is called so. */
const mark = Date.now().toString(36);
const title = `Hundredth day ${mark}`;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const tab = '/settings?tab=milestones';

test('signs in at the page that was asked for', async ({ page }) => {
  await page.goto(tab);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(accounts.superAdmin);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-2026!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Touchpoints' })).toBeVisible();
  await expect(page).toHaveURL(/tab=milestones/);
});

test('adds, moves, finds, exports and deletes a touchpoint', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto(tab);
  await expect(rows(page)).toHaveCount(10);

  await test.step('add', async () => {
    await page
      .getByRole('button', { name: 'Add touchpoint' })
      .or(page.getByRole('link', { name: 'Add touchpoint' }))
      .click();
    await expect(page).toHaveURL(/\/lifecycle\/new\?page=1/);
    await page.getByLabel('Milestone').fill(title);
    await page.getByLabel('Trigger after').fill('100');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please check the marked fields')).toBeVisible();
    await page.getByRole('textbox', { name: 'Question' }).fill('How do you feel after three months?');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Touchpoint added!')).toBeVisible();
    await expect(page).toHaveURL(/tab=milestones/);
  });

  await test.step('find', async () => {
    await page.getByRole('searchbox', { name: 'Search touchpoints' }).fill('nothing is called so');
    await expect(page.getByText('No touchpoints found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search touchpoints' }).fill(mark);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('100 days');
    await expect(page).toHaveURL(new RegExp(mark));
  });

  await test.step('reorder by keyboard', async () => {
    await page.goto(tab);
    await expect(rows(page)).toHaveCount(10);
    const handle = (row: number) =>
      rows(page)
        .nth(row)
        .getByRole('button', { name: /^Move: / });
    const name = async (row: number) => (await handle(row).getAttribute('aria-label'))?.replace('Move: ', '') ?? '';
    const [first, second] = [await name(0), await name(1)];
    const saved = page.waitForResponse((answer) => answer.url().includes('/stage/update_stage_timeline'));
    await handle(1).focus();
    await page.keyboard.press('ArrowUp');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(rows(page).nth(0)).toContainText(second);
    await expect(rows(page).nth(1)).toContainText(first);
  });

  await test.step('export, and open the file', async () => {
    await page.getByRole('button', { name: 'Export touchpoints' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Select all').check();
    const path = await downloadOf(page, dialog.getByRole('button', { name: /^Export|Download/ }));
    const names = await readSheetNames(readFileSync(path));
    expect(names[0]).toBe('Touchpoints');
    const sheet = await readXlsx(readFileSync(path));
    expect(sheet[0]).toContain('Milestone');
    expect(sheet.some((line) => line.includes(title))).toBe(true);
    expect(sheet.length).toBeGreaterThan(10);
  });

  await test.step('delete, and take it back', async () => {
    await page.goto(tab);
    await page.getByRole('searchbox', { name: 'Search touchpoints' }).fill(mark);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: `More actions: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Are you sure?');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Stage deleted!')).toBeVisible();
    await expect(page.getByText('No touchpoints found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});
