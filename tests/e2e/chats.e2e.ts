import type { Locator, Page } from '@playwright/test';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

const employees = (page: Page) => page.getByRole('dialog', { name: 'Employees' });

/** Opens whom a touchpoint has reached, from its row. */
async function whoGot(page: Page, touchpoint?: string): Promise<void> {
  await page.goto('/settings?tab=milestones');
  if (touchpoint) await page.getByRole('searchbox').fill(touchpoint);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More/ }) });
  const row = touchpoint ? rows.filter({ hasText: touchpoint }).first() : rows.nth(2);
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Who got this' }).click();
  await expect(employees(page)).toBeVisible();
}

/** Whose row it is, once the cell is drawn that shows the address below the name. */
async function nameIn(row: Locator): Promise<string> {
  const link = row.getByRole('link');
  await expect(link).toContainText('@');
  const lines = (await link.innerText()).trim().split('\n');
  return lines.at(-2) as string;
}

/** What the journey needs of the company's settings, whatever another one has left there. */
async function setSummary(page: Page, enable_action_summary: '0' | '1' | '2'): Promise<void> {
  const headers = { 'x-requested-with': 'journey' };
  const { id } = await (await page.request.get('/feedback_bot/company/profile')).json();
  const answer = await page.request.patch(`/feedback_bot/company/settings/${id}/`, {
    data: { enable_action_summary },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a SuperAdmin sees who got a touchpoint, reads a chat, works on the case and opens the person', {
  tag: extended,
}, async ({ as }) => {
  const page = await as('superAdmin');
  await whoGot(page);
  const dialog = employees(page);
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
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
  const name = await nameIn(open);
  await open.getByRole('button', { name: /^More/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Schedule meeting' })).toBeVisible();
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
  // Through five screens and the pages of a list.
  test.slow();
  const page = await as('superAdmin');
  await setSummary(page, '2');
  await page.goto('/');
  await page.getByRole('button', { name: 'Show employees: High risk' }).click();
  const dialog = employees(page);
  const row = dialog.getByRole('row').nth(1);
  const name = await nameIn(row);
  const touchpoint = await row.getByRole('cell').nth(2).innerText();
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Resolved' }).click();
  const resolving = page.getByRole('dialog', { name: 'Resolved' });
  const resolve = resolving.getByRole('button', { name: 'Resolve', exact: true });
  await resolve.click();
  await expect(resolving.getByText('Please say in a few words how it was resolved.').first()).toBeVisible();
  await resolving.getByLabel('How was it resolved?').fill('Talked it over.');
  // The button moves up while it is pressed, when the complaint goes.
  await resolve.click();
  await expect(page.getByText('Employee status updated!')).toBeVisible();
  await expect(dialog.getByRole('link', { name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await whoGot(page, touchpoint);
  const closed = dialog.getByRole('row', { name }).filter({ hasText: 'Resolved' });
  let first = await nameIn(dialog.getByRole('row').nth(1));
  for (let pages = 0; pages < 20 && (await closed.count()) === 0; pages += 1) {
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByRole('row').nth(1)).not.toContainText(first);
    first = await nameIn(dialog.getByRole('row').nth(1));
  }
  await closed.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Open again' }).click();
  const reopening = page.getByRole('dialog', { name: 'Open again' });
  await reopening.getByRole('button', { name: 'Open again' }).click();
  await expect(reopening.getByText('Please say why it is opened again.').first()).toBeVisible();
  await reopening.getByLabel('Why is it opened again?').fill('It has come back.');
  await reopening.getByRole('button', { name: 'Open again' }).click();
  await expect(reopening).toHaveCount(0);
  await expect(dialog.getByRole('row', { name }).getByText('Open', { exact: true })).toBeVisible();
  await setSummary(page, '1');
});

test('an admin who may not see names reads of pseudonyms, from which nothing leads to a person', async ({ as }) => {
  const page = await as('limitedAdmin');
  await whoGot(page);
  const dialog = employees(page);
  // Of a touchpoint that fits fewer than five people nothing is told: a pseudonym would lead to one of them.
  const pseudonym = dialog.getByText(/^Employee [A-Z2-7]{5}-[A-Z2-7]{5}$/);
  await expect(pseudonym.or(dialog.getByText('Who had this chat is kept hidden')).first()).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByText('@acme.example')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/employees');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const column of ['Engagement score', 'Current mood', 'Last touchpoint sent'])
    await expect(page.getByRole('columnheader', { name: column })).toHaveCount(0);
});

test('anyone who opens an ad hoc chat finds its employees without a way to their profiles', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/adhoc/view/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No employees present.')).toBeVisible();
});
