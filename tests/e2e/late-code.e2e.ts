import { expect, test } from './support/people.ts';

/** The server is of another version by now, or the network is gone: what is opened first does not arrive, the page stays. */

test('a menu, a drawer and a dialog whose code does not arrive leave the page as it is, and say so', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=milestones');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toBeVisible();
  const said = page.getByText('This could not be loaded: you are offline, or Rapport was updated meanwhile.');
  const shown = await rows.count();
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 503, body: '' }));
  for (const name of [/^Account of/, /^More actions/, 'Filters', 'Columns']) {
    const button = page.getByRole('button', { name }).first();
    if ((await button.count()) === 0) continue;
    await button.click();
    await expect(said).toBeVisible();
    await expect(rows).toHaveCount(shown);
    await expect(button).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Export touchpoints' }).click();
  await expect(said).toBeVisible();
  await expect(rows).toHaveCount(shown);

  await page.unroute(/\/assets\//);
  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' }).first()).toBeVisible();
});
