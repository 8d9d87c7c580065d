import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { downloadOf, expect, test } from './support/people.ts';

/** What employees have answered, as admins read it: on the board of the survey, and on that of those who have left. */

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Nothing keeps anyone out, on a large screen and on a phone, and nothing is cut at the side. */
async function isOpenToAll(page: Page): Promise<void> {
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    expect(await barriers(page), `at ${size.width}`).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beside, `at ${size.width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(wide);
}

/** Presses Print; the browser's own dialog would stop the journey. */
async function prints(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
}

/** What was shown before is pale until what is chosen is there; what was shown before may be read again meanwhile. */
async function chooses(page: Page, name: string, choice: { label: string } | { index: number }): Promise<void> {
  const asked = 'label' in choice ? choice.label : 'filters';
  const told = page.waitForResponse((answer) => {
    const address = decodeURIComponent(answer.url());
    return (
      /wellbeing_bot\/results|exit_bot\/dashboard/.test(address) &&
      `${address}${answer.request().postData() ?? ''}`.includes(asked)
    );
  });
  await page.getByRole('combobox', { name, exact: true }).selectOption(choice);
  await told;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('a SuperAdmin reads the board of the survey, of another group too, prints it and takes it along', async ({
  as,
}) => {
  const page = await as('superAdmin');
  await page.goto('/wellbeing/results');
  await expect(page.getByRole('heading', { name: 'Results of the well-being survey', level: 1 })).toBeVisible();
  const figures = page.getByRole('group', { name: 'Figures' }).or(page.getByRole('region', { name: 'Figures' }));
  await expect(figures.first()).toContainText('Answered');
  const everyone = await figures.first().textContent();
  await isOpenToAll(page);

  await chooses(page, 'Group', { index: 1 });
  await expect(page).toHaveURL(/filters=/);
  await expect(figures.first()).not.toHaveText(everyone ?? '');
  await isOpenToAll(page);

  await prints(page);
  expect(await downloadOf(page, page.getByRole('button', { name: 'Download' }))).toBeTruthy();
});

test('a SuperAdmin reads why people leave, of another group too, prints it and takes it along', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/exit-dashboard');
  await expect(page.getByRole('heading', { name: 'Exit dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Main reason for leaving' })).toBeVisible();
  await isOpenToAll(page);

  await prints(page);
  expect(await downloadOf(page, page.getByRole('button', { name: 'Download' }))).toBeTruthy();

  await chooses(page, 'Department', { label: 'Engineering' });
  await expect(page).toHaveURL(/department=Engineering/);
  await isOpenToAll(page);
});

test('a SuperAdmin sees who has left and cannot be reached, and takes the list along', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=exit');
  await expect(page.getByRole('heading', { name: 'Who cannot be reached', level: 2 })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'No private address' }).first()).toBeVisible();
  await isOpenToAll(page);
  expect(await downloadOf(page, page.getByRole('button', { name: 'Download' }).last())).toBeTruthy();
});

test('who would get which mail is paged through, and taken along', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=employeewellbing');
  const plan = page.getByRole('region', { name: 'Dry run' });
  await expect(plan.getByText(/^1–10 of \d{2,}$/)).toBeVisible();
  await plan.getByRole('button', { name: 'Next page' }).click();
  await expect(plan.getByText(/^11–20 of/)).toBeVisible();
  expect(await downloadOf(page, plan.getByRole('button', { name: 'Download' }))).toBeTruthy();
});

test('an admin of a group without the right reads why there is nothing', async ({ as }) => {
  const page = await as('limitedAdmin');
  for (const path of ['/wellbeing/results', '/exit-dashboard']) {
    await page.goto(path);
    const reason = 'You may not have the appropriate permissions to access this tab.';
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await isOpenToAll(page);
  }
});
