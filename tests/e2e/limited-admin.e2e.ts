import { expect, test } from './support/people.ts';

/** Controls that a person may not use are off, and say why: also to someone who only has a keyboard. */

test('an admin of a group sees what the group may, and reads why the rest is off', async ({ as }) => {
  const page = await as('limitedAdmin');
  await page.goto('/settings?tab=milestones');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const [name, reason] of [
    ['Export touchpoints', 'You may not have the appropriate permissions to export data.'],
    ['Add touchpoint', 'You may not have the appropriate permissions to add or edit touchpoints.'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await button.focus();
    await expect(page.getByText(reason).filter({ visible: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test("what is not among one's people says so, and which people those are", async ({ as }) => {
  const all = await as('superAdmin');
  const people = await all.request.get('/feedback_bot/users/list?department__in=Sales&page_limit=1');
  const { data } = await people.json();
  const page = await as('limitedAdmin');
  await page.goto(`/employees/${data[0].id}`);
  await expect(page.getByText('Not found, or not among the people you may see.')).toBeVisible();
  await page.getByRole('button', { name: 'Why? Which people you see' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog.getByText('You see these people, and no one else.')).toBeVisible();
  await expect(dialog.getByText('Engineering', { exact: false }).first()).toBeVisible();
});

test('an employee reads in words that the tab is not for them', async ({ as }) => {
  const page = await as('employee');
  await page.goto('/settings?tab=milestones');
  await expect(page.getByText('You may not have the appropriate permissions to access this tab.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('someone of another company finds nothing of this one', async ({ as }) => {
  const acme = await as('superAdmin');
  await acme.goto('/settings?tab=milestones');
  const listed = await acme.request.post('/feedback_bot/stage/list', {
    data: { page_limit: 1 },
    headers: { 'x-requested-with': 'journey' },
  });
  const { data } = await listed.json();
  const id = JSON.stringify(data).match(/[0-9a-f]{8}-[0-9a-f-]{27}/)?.[0];
  const globex = await as('otherCompany');
  await globex.goto(`/lifecycle/view/${id}`);
  await expect(globex.getByText(data[0].stage_details.title)).toHaveCount(0);
  expect((await globex.request.get(`/feedback_bot/stage/${id}`)).status()).toBe(404);
});
