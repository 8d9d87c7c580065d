import { barriers } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** A SuperAdmin looks after the bank of questions: finds, writes, imports, and takes one out of the offer. */

const file = (lines: string) => ({
  name: 'questions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Driver,Sub driver,Type,Question,Replies\n${lines}\n`),
});

test('questions of the bank are written, imported and no longer offered', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const mark = Date.now().toString(36);
  const written = `How loud is it at your desk, ${mark}?`;
  const imported = `Can you see daylight, ${mark}?`;
  const search = page.getByRole('searchbox', { name: 'Search questions' });
  const row = (text: string) => page.getByRole('row', { name: new RegExp(text.replace('?', '\\?')) });

  await page.goto('/wellbeing/bank');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/tab=employeewellbing/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Bank of questions' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('combobox', { name: 'Driver', exact: true }).selectOption({ label: 'Mental' });
  await page.getByRole('textbox', { name: 'Sub driver' }).fill('Focus');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Free answer' });
  await page.getByRole('textbox', { name: 'Question' }).fill(written);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The question is in the bank.')).toBeVisible();
  await search.fill(mark);
  await expect(row(written)).toBeVisible();

  await page.getByRole('button', { name: 'Import questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles(
    file(`Mental,Light,Single choice,"${imported}",Yes=5|No=1\nMood,Light,Free answer,Wrong?,`),
  );
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Row 3: Driver').last()).toBeVisible();
  await choose.setInputFiles(file(`Mental,Light,Single choice,"${imported}",Yes=5|No=1`));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(row(imported)).toBeVisible();

  // Nobody else is asked what a journey has made up.
  for (const text of [written, imported]) {
    await row(text).getByText('Edit', { exact: true }).click();
    await page.getByRole('switch', { name: 'Offered' }).uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    await search.fill(mark);
    await expect(row(text).getByRole('cell', { name: 'No', exact: true })).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
});
