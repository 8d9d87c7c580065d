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

  const address = async () => String(await rows.first().getByText(/@/).first().textContent());
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
  await page.getByRole('menuitem', { name: 'Mark exit' }).click();
  const exit = page.getByRole('dialog', { name: 'Mark as exit' });
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  const date = exit.getByRole('textbox', { name: 'Mark exit date' });
  await expect(date, 'the first field, though its code comes later').toBeFocused();
  await date.fill(`${day}-${month}-${year}`);
  await exit.getByRole('button', { name: 'OK' }).click();
  await expect(exit).toHaveCount(0);
  await expect(rows.filter({ hasText: second })).toHaveCount(0);
});

/** The first test of this file works on the same rows: this one takes the last. */
test('a wrong address is corrected, confirmed by the employee, and done with', async ({ as, browser }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=auditLog&blacklist_logs');
  const rows = page.getByRole('row').filter({ hasText: 'Email bounced' });
  await expect(rows.first()).toBeVisible();
  const wrong = String(await rows.last().getByText(/@/).first().textContent());
  const right = `right.${Date.now().toString(36)}@acme.example`;
  await rows
    .last()
    .getByRole('button', { name: /More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Correct address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct address' });
  await expect(dialog.getByText(/What did not arrive goes to the corrected address/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Corrected address' }).fill(wrong);
  await dialog.getByRole('button', { name: 'Correct address' }).click();
  await expect(dialog.getByText('This is the address that mails came back from.').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Corrected address' }).fill(right);
  await dialog.getByRole('button', { name: 'Correct address' }).click();
  await expect(page.getByText(/The address is corrected/)).toBeVisible();
  await expect(rows.filter({ hasText: wrong })).toHaveCount(1);

  const filter = encodeURIComponent(JSON.stringify({ toAddress_like: right }));
  const [mail] = await (await page.request.get(`/api/account/outbox?filter=${filter}`)).json();
  const [, link = ''] = /(\/email\?token=[\w-]+)/.exec(mail.text) ?? [];
  const employee = await browser.newPage();
  await employee.goto(link);
  await employee.getByRole('button', { name: 'Confirm', exact: false }).click();
  await expect(employee).toHaveURL(/login/);
  await employee.close();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: wrong })).toHaveCount(0);
});

test('many are done with at once: some by an exit date, all others with one reason', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=auditLog&blacklist_logs');
  const rows = page.getByRole('row').filter({ hasText: 'Email bounced' });
  await expect(rows.first()).toBeVisible();
  const total = await rows.count();
  const all = page.getByRole('checkbox', { name: `Select 0 of ${total}` });
  await expect(all).toBeVisible();

  // Each a date of its own: the dialog gives way to the row's own controls.
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByRole('checkbox', { name: `Select 1 of ${total}` })).toBeVisible();
  await page.getByRole('button', { name: 'Bulk action' }).click();
  const wizard = page.getByRole('dialog', { name: 'Bulk action' });
  await wizard.getByRole('button', { name: 'Mark All as Exited' }).click();
  expect(await barriers(page)).toEqual([]);
  await wizard.getByRole('button', { name: 'Go back' }).click();
  await wizard.getByRole('button', { name: 'Mark All as Exited' }).click();
  await wizard.getByRole('button', { name: 'Mark individual exit date' }).click();
  await expect(wizard).toHaveCount(0);
  await expect(rows.first().getByRole('button').first()).toBeFocused();

  // One date for all of them: today, as nobody says another.
  await page.getByRole('button', { name: 'Bulk action' }).click();
  await wizard.getByRole('button', { name: 'Mark All as Exited' }).click();
  await wizard.getByRole('button', { name: 'Mark bulk exit date' }).click();
  await wizard.getByRole('textbox', { name: 'Remarks' }).fill('Has left');
  expect(await barriers(page)).toEqual([]);
  await wizard.getByRole('button', { name: 'Update' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure!' });
  await expect(sure).toContainText('by adding same exit date as of today, and this process is irreversible.');
  await sure.getByRole('button', { name: 'No' }).click();
  await wizard.getByRole('button', { name: 'Update' }).click();
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Updation in progress....')).toBeVisible();
  await expect(wizard).toContainText(/Exit date successfully updated, success: \d, failure: \d/);
  expect(await barriers(page)).toEqual([]);
  await wizard.getByRole('button', { name: 'Close' }).last().click();

  // All that are left, with one reason.
  await page.getByRole('checkbox', { name: /Select 0 of/ }).check();
  await page.getByRole('button', { name: 'Bulk action' }).click();
  await wizard.getByRole('button', { name: 'Resolve with Specific Reason' }).click();
  await expect(wizard).toContainText('A second bounce permanently deactivates e-mail delivery');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Update' }).click();
  await expect(wizard.getByText('Please add a valid reason for email bounced first!').first()).toBeVisible();
  await wizard.getByRole('textbox', { name: 'Remarks' }).fill('The mail server was down');
  await wizard.getByRole('button', { name: 'Update' }).click();
  await expect(sure).toContainText('You are about to resolve all the selected employees with single reason.');
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(wizard).toContainText(/\d+ Blacklisted email resolved successfully!/);
  await wizard.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No blacklist email found')).toBeVisible();
});
