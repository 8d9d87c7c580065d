import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** An admin writes a template with placeholders, looks at it as an employee, changes it, and deletes it. */

test('a template is written, previewed, changed, restored and deleted', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=ManageTemplates');
  await expect(page.getByRole('row', { name: /Checking in/ })).toContainText('All admins');
  await page.getByRole('button', { name: 'Add email template' }).click();
  const form = page.getByRole('dialog', { name: 'Add email template' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill all mandatory fields!').first()).toBeVisible();
  const name = `Welcome ${Date.now()}`;
  await form.getByRole('textbox', { name: 'Template name' }).fill(name);
  await form.getByRole('radio', { name: 'All admins' }).check();
  await form.getByRole('textbox', { name: 'Subject' }).fill('Hello ');
  const subject = form.getByRole('button', { name: 'Insert placeholder into Subject' });
  await subject.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect(subject).toBeFocused();
  await subject.click();
  await page.getByRole('menuitem', { name: 'First Name' }).click();
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello {{recipient.first_name}}');
  await form.getByRole('textbox', { name: 'Body' }).click();
  await page.keyboard.type('Dear ');
  await form.getByRole('button', { name: 'Insert placeholder into Body' }).click();
  await page.getByRole('menuitem', { name: 'Employee Full Name' }).click();
  await expect(form.getByRole('textbox', { name: 'Body' })).toHaveText('Dear {{recipient.display_name}}');
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Email template created successfully!')).toBeVisible();

  const menu = async (item: string) => {
    await page.getByRole('button', { name: `More actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Preview');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Dear Asha Verma', { exact: true })).toBeVisible();
  await preview.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  const chosen = await preview.getByRole('combobox').inputValue();
  await expect(preview.getByText(`Dear ${chosen}`, { exact: true })).toBeVisible();
  await preview.getByRole('button', { name: 'Phone' }).click();
  expect(await barriers(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Test email sent successfully!')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  await menu('Edit');
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('textbox', { name: 'Subject' }).fill('Good morning');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Email template updated successfully!')).toBeVisible();
  await menu('Versions');
  const versions = page.getByRole('dialog', { name: `Versions of ${name}` });
  await versions
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Compare with today' }).getByRole('insertion').first()).toHaveText(
    'Good',
  );
  await page.getByRole('dialog', { name: 'Compare with today' }).getByRole('button', { name: 'Close' }).click();
  await versions.getByRole('button', { name: 'More actions: 1' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The template says again what it said then.')).toBeVisible();
  await versions.getByRole('button', { name: 'Cancel' }).click();

  await menu('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Email template deleted successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar templates' }).click();
  await expect(page.getByRole('row', { name: /One-to-one/ })).toBeVisible();
});

test('the invitation mail of a touchpoint gets a layout of its own', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=milestones');
  await page
    .getByRole('button', { name: /^More actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Invitation mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation mail' })).toBeVisible();
  await page.getByRole('radio', { name: /^Banner/ }).check();
  await page.getByRole('textbox', { name: 'Subject' }).fill('{{recipient.first_name}}, a moment?');
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('How are you?');
  await page.getByRole('textbox', { name: 'Body' }).fill('We would like to know.');
  await page.getByRole('textbox', { name: 'Button', exact: true }).fill('Start');
  await expect(page.getByText('Asha, a moment?')).toBeVisible();
  await expect(page.getByRole('group', { name: 'The mail' }).getByText('How are you?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Colour of the button', exact: true }).fill('#ffee00');
  await expect(
    page.getByText(/^The button is hard to read: its contrast is 1\.\d to 1, and should be 4\.5 to 1\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('textbox', { name: 'Colour of the button', exact: true }).fill('#1d4ed8');
  // The preview is as hard to read as what was warned of, until it is drawn anew.
  await expect(page.getByText(/^The button is hard to read/)).toBeHidden();
  await expect
    .poll(() => page.getByRole('group', { name: 'The mail' }).getByText('Start').last().evaluate(colourBehind))
    .toBe('rgb(29, 78, 216)');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The invitation mail is saved.')).toBeVisible();
});

/** Of the nearest element that has one. */
function colourBehind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (colour !== 'rgba(0, 0, 0, 0)') return colour;
  }
  return '';
}
