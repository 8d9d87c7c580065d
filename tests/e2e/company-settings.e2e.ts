import type { Page } from '@playwright/test';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** Company settings: a switch that is not confirmed goes back, links and words are added, and two admins save at once. */

const tab = '/settings?tab=companysettings';

async function edit(page: Page): Promise<void> {
  await page.goto(tab);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const saved = (page: Page) => expect(page.getByText('Company settings saved successfully!')).toBeVisible();
const day = (page: Page, name: string) => page.getByRole('textbox', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a switch turned off and not confirmed stays on, by mouse and by keyboard', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const patched: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patched.push(request.url()));
  await edit(page);
  const names = [
    'Tell admins about alert words',
    'Ask people in a good mood to say so in public',
    'Assign disengaged people',
    'Acknowledge by itself',
    'Ask how the help was',
    'Mail someone about detractors',
  ];
  for (const name of names) {
    const control = page.getByRole('switch', { name });
    await expect(control).toBeChecked();
    await control.focus();
    await page.keyboard.press('Space');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toBeVisible();
    // Cancel has the focus: Enter loses nothing.
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(control).toBeChecked();
    await expect(control).toBeFocused();
  }
  await expect(page.getByLabel('Social link')).toHaveValue('linkedin_link');
  await save(page);
  // Nothing has changed, so edit mode is only left.
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(patched).toEqual([]);
});

test('a switch turned off and confirmed is off, and the card says who did it', async ({ as }) => {
  const page = await as('superAdmin');
  await edit(page);
  await page.getByRole('switch', { name: 'Ask how the help was' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await save(page);
  await saved(page);
  const feedback = card(page, 'Post-Resolution feedback for HR partner interventions');
  await expect(feedback.getByText('Off')).toBeVisible();
  await expect(feedback.getByText(/^Last changed by Anita/)).toBeVisible();
});

test('a link that the company profile lacks is asked for, refused blank, and added', async ({ as }) => {
  const page = await as('superAdmin');
  await edit(page);
  const link = page.getByLabel('Social link');
  await link.selectOption('glassdoor_link');
  const dialog = page.getByRole('dialog', { name: 'Add a social link' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toHaveValue('linkedin_link');
  await link.selectOption('glassdoor_link');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByText('Please add a social link to add!').first()).toBeVisible();
  await dialog.getByLabel('Glassdoor').fill('glassdoor.example');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByText('Invalid Social link!').first()).toBeVisible();
  await dialog.getByLabel('Glassdoor').fill('https://www.glassdoor.example/acme');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByText('Glassdoor link added successfully!')).toBeVisible();
  await expect(link).toHaveValue('glassdoor_link');
  await save(page);
  await saved(page);
  await expect(card(page, 'Employer branding').getByText('Glassdoor')).toBeVisible();
});

test('an empty list is refused, words and tags alone are told apart, the four tags stay', { tag: extended }, async ({
  as,
}) => {
  const page = await as('superAdmin');
  await edit(page);
  await expect(page.getByLabel('Add to Words')).toBeVisible();
  const words = page.getByRole('list', { name: 'Words' });
  while ((await words.getByRole('button').count()) > 0) await words.getByRole('button').first().click();
  await save(page);
  const sentence = 'You can not proceed without adding a alert word, if alert word is enabled!';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await page.getByLabel('Add to Words').fill('bribe, Bribe , scared');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Already in the list: Bribe')).toBeVisible();
  await save(page);
  await expect(page.getByText('Successfully saved alert words!')).toBeVisible();

  await edit(page);
  const tags = page.getByRole('list', { name: 'Tags' });
  for (const name of ['Performers', 'Non Performers', 'Core Team', 'Senior LT'])
    await expect(tags.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
  await page.getByLabel('Add to Tags').fill('Mentor');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(page.getByText('Tag saved uccessfully!')).toBeVisible();
  await expect(card(page, 'Tags').getByText('Mentor')).toBeVisible();
});

test('a pause begins today by itself, needs its last day, and its dates go with it', async ({ as }) => {
  const page = await as('superAdmin');
  await edit(page);
  await page.getByRole('switch', { name: 'Pause all chats, surveys and reminders' }).click();
  await expect(day(page, 'First day')).toHaveValue(/^\d{2}-\d{2}-\d{4}$/);
  await save(page);
  await expect(page.getByText('Fill all the mandatory fields!')).toBeVisible();
  await day(page, 'Last day').fill(await day(page, 'First day').inputValue());
  await save(page);
  await saved(page);
  await expect(card(page, 'Pause interaction').getByText('Nothing is sent now')).toBeVisible();
  // Every page says so, and to whom it may be changed, where.
  await page.goto('/employees');
  const banner = page.getByRole('status').filter({ hasText: 'Interactions are paused until' });
  await banner.getByRole('link', { name: 'Change or end the pause' }).click();
  await expect(page).toHaveURL(/tab=companysettings/);
  await edit(page);
  await page.getByRole('switch', { name: 'Pause all chats, surveys and reminders' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(day(page, 'First day')).toBeHidden();
  await save(page);
  await saved(page);
  await expect(card(page, 'Pause interaction').getByText('Everything is sent as usual')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('two who save different cards at once keep both', { tag: extended }, async ({ as }) => {
  const [one, other] = [await as('superAdmin'), await as('superAdmin')];
  await edit(one);
  await edit(other);
  await one.getByRole('radio', { name: 'Mandatory' }).check();
  await other.getByRole('radio', { name: 'Scores 0 to 6' }).check();
  await save(one);
  await saved(one);
  await save(other);
  await saved(other);
  await other.goto(tab);
  await expect(card(other, 'Resolution Summary').getByText('Mandatory')).toBeVisible();
  await expect(card(other, 'eNPS detractor notification').getByText('Scores 0 to 6')).toBeVisible();
});

test('alert words are switched off once that is confirmed, saved a moment after they are added, and tried', async ({
  as,
}) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=alertWord');
  const control = page.getByRole('switch', { name: 'Enabled' });
  await control.click();
  await page.getByRole('button', { name: 'Keep it on' }).click();
  await expect(control).toBeChecked();
  await control.click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Successfully disabled alert words!')).toBeVisible();
  await expect(page.getByLabel('Add to Alert words')).toBeHidden();
  await page.getByRole('switch', { name: 'Disabled' }).click();
  await expect(page.getByText('Successfully enabled alert words!')).toBeVisible();
  await page.getByText(/^Suggestions/).click();
  await page.getByRole('button', { name: 'lonely' }).click();
  await page.getByLabel('Add to Alert words').fill('unfair');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully saved alert words!')).toBeVisible();
  await page.getByLabel('A sentence as someone might write it').fill('So lonely, and all of it UNFAIR. He was bribed.');
  await expect(page.getByText('Found: lonely, unfair, bribe (“bribed”)')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove unfair' })).toBeVisible();
});

test('who may not change alert words reads them, and the settings not at all', async ({ as }) => {
  const page = await as('limitedAdmin');
  await page.goto('/settings?tab=alertWord');
  await expect(page.getByText('You do not have the permission to change the alert words.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await page.goto(tab);
  await expect(page.getByText('Insufficient Permissions')).toBeVisible();
  await expect(page.getByText('You may not have the appropriate permissions to access this tab.')).toBeVisible();
});

test('who has lost the right meanwhile is told so, and led to their profile', async ({ as }) => {
  const page = await as('superAdmin');
  await edit(page);
  const sentence = 'You may not have the appropriate permissions to access this tab.';
  const body = { status: 403, code: 'Forbidden', error: sentence, message: sentence, detail: sentence };
  await page.route('**/feedback_bot/company/settings/**', (route) => route.fulfill({ status: 403, json: body }));
  await page.getByRole('radio', { name: 'Disable' }).check();
  await save(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByText('Insufficient Permissions')).toBeVisible();
  await expect(dialog.getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/settings\?tab=profile/);
});

test('before a tag goes it is said how many carry it', async ({ as }) => {
  const page = await as('superAdmin');
  await edit(page);
  await page.getByRole('button', { name: 'Remove Buddy' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the tag “Buddy”?' });
  await expect(question.getByText(/(\d+|One|None) of the people whom you see/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: 'Remove Buddy' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Buddy' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Buddy' })).toBeHidden();
});
