import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** Two admins change the well-being survey at once: the second to save is told, loses nothing, and decides. */

const root = '/employee_wellbeing_bot';
const headers = { 'x-requested-with': 'journey' };

interface Survey {
  driverwise_questions_config: Record<string, number>;
  end_date: string;
}

/** What another admin saves meanwhile, on a device of their own. */
async function saves(other: Page, method: string, path: string, data: object): Promise<void> {
  const answer = await other.request.fetch(`${root}/${path}`, { method, headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(`${root}/${path}`)).json();

/** The dialog that tells of the other save: read, escaped from with everything as it was, and met again. */
async function isTold(page: Page, save: Locator, mine: string | RegExp, theirs: string | RegExp): Promise<Locator> {
  const told = page.getByRole('alertdialog');
  await save.click();
  await expect(told.getByRole('columnheader').or(told.getByRole('cell'))).not.toHaveCount(0);
  const row = told.getByRole('row').nth(1);
  await expect(row.getByRole('cell').first()).toContainText(mine);
  await expect(row.getByRole('cell').last()).toContainText(theirs);
  expect(await barriers(page)).toEqual([]);
  await told.getByRole('button').first().click();
  await expect(told).toBeHidden();
  await save.click();
  return told;
}

test('the second of two admins to save the survey loses nothing', async ({ as }) => {
  test.slow();
  const page = await as('superAdmin');
  const other = await as('superAdmin');
  const [before] = await read<Survey[]>(page, 'survey/');
  const asked = (await read<{ interaction_list: Record<string, { id: string }[]> }>(page, 'interactions/'))
    .interaction_list;
  const question_ids = Object.values(asked).flatMap((questions) => questions.map(({ id }) => id));
  const { driverwise_questions_config: counts, end_date } = before as Survey;
  const overwrite = page.getByRole('alertdialog').getByRole('button', { name: 'Overwrite' });
  const reload = page.getByRole('alertdialog').getByRole('button', { name: 'Reload' });
  try {
    await test.step('how many questions are asked', async () => {
      await page.goto('/settings?tab=employeewellbing&edit=tab-0');
      await page.getByRole('button', { name: /^Change/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Frequency and questions' });
      // Opened again it begins with the same numbers.
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Change/ }).click();
      await dialog.getByRole('button', { name: 'One question fewer: Social' }).click();
      await saves(other, 'PATCH', 'survey/', {
        driverwise_questions_config: { ...counts, mental: Number(counts.mental) - 1 },
      });
      await isTold(page, dialog.getByRole('button', { name: 'Update' }), /Social/, /Mental/);
      await overwrite.click();
      await expect(dialog).toBeHidden();
      const [now] = await read<Survey[]>(page, 'survey/');
      expect(now?.driverwise_questions_config).toEqual({ ...counts, social: Number(counts.social) - 1 });
    });

    await test.step('which questions are asked', async () => {
      await page.goto('/settings?tab=employeewellbing&edit=tab-1');
      await page.getByRole('button', { name: 'Add question' }).click();
      const bank = page.getByRole('dialog', { name: 'Question bank' });
      const added = bank.getByRole('switch', { checked: false }).first();
      const name = /^.*?: ?(.*)$/.exec((await added.getAttribute('aria-label')) ?? '')?.[1] ?? '';
      await added.check();
      // Of purposefulness more are chosen than are asked: the active survey can do without one.
      const needless = asked.purposefulness?.[0]?.id;
      await saves(other, 'POST', 'interactions/', { question_ids: question_ids.filter((id) => id !== needless) });
      await isTold(page, bank.getByRole('button', { name: 'Save' }), name, /./);
      await overwrite.click();
      await expect(page.getByText('Question added successfully!')).toBeVisible();
      const all = Object.values(
        (await read<{ interaction_list: Record<string, object[]> }>(page, 'interactions/')).interaction_list,
      ).flat();
      expect(all).toHaveLength(question_ids.length + 1);
    });

    await test.step('who is asked', async () => {
      await page.goto('/settings?tab=employeewellbing&edit=tab-4');
      await page.getByRole('button', { name: 'Update audience filter' }).click();
      const filter = page.getByRole('dialog', { name: 'Update audience filter' });
      await filter.getByRole('button', { name: 'Department', exact: true }).click();
      await filter.getByRole('checkbox').nth(1).check();
      await saves(other, 'PATCH', 'survey/id/audience/', { audience: { department__in: ['Sales'] } });
      await isTold(page, filter.getByRole('button', { name: 'Apply' }), 'Department', 'Sales');
      await reload.click();
      await expect(filter.getByText('Sales').first()).toBeVisible();
      await filter.getByRole('button', { name: 'Select all employee' }).click();
      await expect(filter).toBeHidden();
      expect((await read<{ all_employees: boolean }[]>(page, 'survey/'))[0]?.all_employees).toBe(true);
    });

    await test.step('until when', async () => {
      await page.goto('/settings?tab=employeewellbing&edit=tab-5');
      const last = page.getByRole('textbox', { name: 'End date' }).or(page.getByRole('group', { name: 'End date' }));
      await expect(last.first()).toBeVisible();
      await page.getByLabel('End date').first().fill('01-12-2031');
      await saves(other, 'PATCH', 'survey/', { end_date: '2031-11-01' });
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await isTold(page, save, '01-12-2031', '01-11-2031');
      await overwrite.click();
      await expect
        .poll(async () => (await read<Survey[]>(page, 'survey/'))[0]?.end_date)
        .toMatch(/2031-12-01|01-12-2031/);
    });
  } finally {
    await saves(other, 'PATCH', 'survey/', { driverwise_questions_config: counts, end_date, all_employees: true });
    await saves(other, 'POST', 'interactions/', { question_ids });
  }
});
