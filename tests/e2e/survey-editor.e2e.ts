import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** An admin sets the well-being survey up from nothing, in the company that has none, and activates it. */

test('the survey is configured, filled tab by tab, and activated', async ({ as }) => {
  test.slow();
  const page = await as('otherCompany');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto('/settings?tab=employeewellbing');
  await page.getByRole('button', { name: 'Configure' }).click();
  const configure = page.getByRole('dialog', { name: 'Configure the survey' });
  const more = (driver: string) => configure.getByRole('button', { name: `One question more: ${driver}` });
  await more('Mental').click();
  await configure.getByRole('button', { name: 'Configure' }).click();
  await expect(configure.getByText('Select a minimum of 4 questions to proceed!').first()).toBeVisible();
  for (const driver of ['Social', 'Physical', 'Purposefulness', 'Mental', 'Social', 'Physical'])
    await more(driver).click();
  await expect(configure.getByText('You can not add more question!')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await configure.getByRole('button', { name: 'Configure' }).click();

  // The summary says what is missing, each with a way to where it is mended.
  await expect(page.getByRole('link', { name: 'Select at least one employee.' })).toBeVisible();
  await page.getByRole('link', { name: /^As per your configuration/ }).click();
  await next.click();
  await expect(page.getByText(/^As per your configuration.*Purposefulness/).last()).toBeVisible();
  await expect(page).toHaveURL(/edit=tab-1/);

  await page.getByRole('tab', { name: 'Purposefulness' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  const bank = page.getByRole('dialog', { name: 'Question bank' });
  for (const driver of ['Mental', 'Social', 'Physical', 'Purposefulness']) {
    await bank.getByRole('tab', { name: driver }).click();
    for (const at of [0, 1]) await bank.getByRole('switch').nth(at).check();
  }
  expect(await barriers(page)).toEqual([]);
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
  // What was added is read anew; the driver that was looked at stays.
  await expect(page.getByText('Only 1 question(s) per interaction are asked from this driver.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?tab=employeewellbing&edit=tab-1&driver=purposefulness');
  expect(await barriers(page)).toEqual([]);

  // What is being written is saved on the way to the next tab.
  await next.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('');
  await next.click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('How are you?');
  // What was refused on the way is saved by its own button, and the tab stays.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('{{recipient.first_name}}, tell us how you are');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Reminder emails' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByText('Asha, tell us how you are')).toBeVisible();
  await next.click();

  await page.getByRole('button', { name: 'Add reminder' }).click();
  const reminder = page.getByRole('dialog', { name: 'Add reminder email' });
  await reminder.getByRole('button', { name: 'Save' }).click();
  await expect(reminder.getByText('Fill all the mandatory fields!').first()).toBeVisible();
  await reminder.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /^More actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This may impact the response rate!');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('A short reminder').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Click here to start chat')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Close' }).click();
  // Which kind is shown stands in the address, within the tabs of the editor and of the settings.
  await page.getByRole('link', { name: 'Thankyou emails' }).click();
  await expect(page.getByRole('button', { name: 'Add thankyou email' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?tab=employeewellbing&edit=tab-3&list=thanks');
  expect(await barriers(page)).toEqual([]);

  await next.click();
  await expect(page.getByText('0 Employees selected')).toBeVisible();
  await next.click();
  await expect(page.getByText('Select at least one employee.')).toBeVisible();
  await page.getByRole('button', { name: 'Update audience filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Update audience filter' });
  await filter.getByRole('button', { name: 'Department', exact: true }).click();
  await filter.getByRole('checkbox').nth(1).check();
  await expect(filter.getByText(/^[1-9]\d* Employees selected$/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(filter).toBeHidden();
  await expect(page.getByText(/^[1-9]\d* Employees selected$/)).toBeVisible();
  await next.click();

  await page.getByRole('button', { name: 'Send Test email' }).click();
  await expect(page.getByText('you have not selected the sender yet!')).toBeVisible();
  await page.getByRole('button', { name: 'Select sender' }).click();
  await page.getByRole('combobox', { name: 'Sender' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-12-2030');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-01-2031');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Test email' }).click();
  const trial = page.getByRole('dialog', { name: 'Test email' });
  await trial.getByRole('textbox', { name: 'First name' }).fill('Asha');
  await trial.getByRole('textbox', { name: 'Email' }).fill('asha@globex.example');
  expect(await barriers(page)).toEqual([]);
  await trial.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Test email sent successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Save & exit' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Dry run' })
      .getByText(/^Reachout: 02-12-2030 09:00/)
      .first(),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Your well-being survey is all set.')).toBeVisible();
  await expect(page.getByText('Your well-being survey is all set.')).toBeHidden();

  // Another frequency of an active survey is asked about, and begins with no questions.
  await page.goto('/settings?tab=employeewellbing&edit=tab-0');
  await page.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog', { name: 'Frequency and questions' });
  await change.getByRole('radio', { name: 'Quarterly' }).click();
  await expect(page.getByText('Are you sure? You want to change the frequency!')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(change.getByText('0 of 8 questions')).toBeVisible();
  await change.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();

  await page.goto('/settings?tab=employeewellbing');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Survey deactivated successfully!')).toBeVisible();
  await expect(
    page
      .getByRole('cell', { name: 'Draft' })
      .or(page.getByText('Draft', { exact: true }))
      .first(),
  ).toBeVisible();
});
