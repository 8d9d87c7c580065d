import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isAccessible } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** Someone keeps their own profile: a picture, a phone number, a date; an admin keeps that of an employee. */

/** What no run before has left. */
const mark = Date.now().toString(36);

const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#2f6f9f' } })
    .jpeg()
    .toBuffer();

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

test('an employee keeps a picture and a phone number', async ({ as }) => {
  const page = await as('employee');
  await page.goto('/settings?tab=profile');
  await edit(page);
  await expect(page.getByLabel('Employee ID')).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeDisabled();
  await expect(page.getByText('Coming soon')).toBeVisible();
  await expect(page.getByLabel('Department')).toHaveCount(0);

  await test.step('a file of another kind is refused at once', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByText('Only JPG and PNG images are allowed.')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_001) });
    await expect(page.getByText('Image size must be less than 2MB. Please try again!')).toBeVisible();
  });

  await test.step('a picture is cut by keyboard', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
    await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
    await expect(dialog.getByRole('application', { name: 'Picture' })).toBeFocused();
    const moved = () => dialog.locator('img').evaluate((image: HTMLImageElement) => image.style.transform);
    const before = await moved();
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).not.toBe(before);
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('what is wrong is said in place', async () => {
    await page.getByLabel('First name').fill('R2D2');
    await page.getByLabel('Birth date', { exact: true }).fill('31-02-1990');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Fill all the mandatory fields with valid values!')).toBeVisible();
    await page.getByLabel('First name').fill('Priya');
    await page.getByLabel('Birth date', { exact: true }).fill('28-02-1990');
    await page.getByLabel('Phone number', { exact: true }).fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Fields necessary, Please resolve all the errors!')).toBeVisible();
    await expect(page.getByText('The phone number field format is invalid').first()).toBeVisible();
  });

  await test.step('what is right is saved, with the picture', async () => {
    await page.getByLabel('Phone number: Country').selectOption('IN');
    await page.getByLabel('Phone number', { exact: true }).fill('98765 43210');
    await isAccessible(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).headers()['content-type']).toContain('multipart/form-data');
    await expect(page.getByText('Details updated successfully!')).toBeVisible();
    await edit(page);
    await expect(page.getByRole('button', { name: 'Replace: Picture' }), 'edited again at once').toBeVisible();
    await page.reload();
    await expect(page.getByText('+919876543210')).toBeVisible();
    await expect(page.getByText('28-02-1990')).toBeVisible();
    const shown = page.locator('main img').first();
    await expect(shown).toHaveAttribute('src', /^\/pictures\//);
    expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      400, 400,
    ]);
  });

  await test.step('only what has changed is sent', async () => {
    await edit(page);
    const education = `B.Arch ${mark}`;
    await page.getByLabel('Education').fill(education);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ education });
    await expect(page.getByText(education)).toBeVisible();
  });
});

test('nothing is sent when nothing has changed, and Cancel takes a picture back', async ({ as }) => {
  const page = await as('employee');
  await page.goto('/settings?tab=profile');
  await edit(page);
  let patches = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches += 1;
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await edit(page);
  await page.getByLabel('Education').fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByText('Something else')).toHaveCount(0);
  expect(patches).toBe(0);
});

test('an admin changes an employee, with values that are in use', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const people = await (await page.request.get('/feedback_bot/users/list?raw_search_string=kavita.menon')).json();
  await page.goto(`/employees/${people.data[0].id}?tab=profile`);
  await edit(page);
  await page.getByLabel('Designation').fill(`Lead ${mark}`);
  await page.getByLabel('Location').fill('Singap');
  await page.getByRole('option', { name: 'Singapore Office' }).click();
  await page.getByRole('radio', { name: 'Manual (Select Timezone)' }).check();
  await page.getByRole('combobox', { name: 'Select Timezone' }).fill('Kolkata');
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await page.getByLabel('Exit date', { exact: true }).fill('01-01-2001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("Exit date can't be before joining date!").first()).toBeVisible();
  await page.getByLabel('Exit date', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details updated successfully!')).toBeVisible();
  await expect(page.getByText('Singapore Office')).toBeVisible();
  // In the head, and on its card.
  await expect(page.getByText(`Lead ${mark}`, { exact: true })).toHaveCount(2);
});
