import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** An admin goes through the mails that have come back: one is resolved with its reason, one employee has left. */

test('a bounced mail is resolved, and an employee marked as exited', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=auditLog');
  await page.getByRole('link', { name: 'Blacklist email logs' }).click();
  await expect(page).toHaveURL(/list=blacklist/);
  await page.goto('/settings?tab=auditLog&blacklist_logs');
  const rows = page.getByRole('row').filter({ hasText: 'Email bounced' });
  await expect(rows.first()).toBeVisible();
  const open = await rows.count();
  expect(open).toBeGreaterThan(2);
  expect(await barriers(page)).toEqual([]);

  const address = async () => String(await rows.first().getByRole('cell').first().textContent());
  const first = await address();
  await rows
    .first()
    .getByRole('button', { name: /Mark as resolved/ })
    .click();
  const resolve = page.getByRole('dialog', { name: 'Mark as resolved' });
  await resolve.getByRole('button', { name: 'Update' }).click();
  await expect(resolve.getByText('Please add a valid reason for email bounced first!').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await resolve.getByRole('textbox', { name: 'Remarks' }).fill('The address was misspelt');
  await resolve.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Blacklisted email resolved successfully!')).toBeVisible();
  await expect(rows.filter({ hasText: first })).toHaveCount(0);

  const second = await address();
  await rows
    .first()
    .getByRole('button', { name: /More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mark as exit' }).click();
  const exit = page.getByRole('dialog', { name: 'Mark as exit' });
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await exit.getByRole('textbox', { name: 'Mark exit date' }).fill(`${day}-${month}-${year}`);
  await exit.getByRole('button', { name: 'OK' }).click();
  await expect(exit).toHaveCount(0);
  await expect(rows.filter({ hasText: second })).toHaveCount(0);
});
