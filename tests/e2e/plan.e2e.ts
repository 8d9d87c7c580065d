import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap/place.mjs';
import { port } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { accounts, expect, password, test } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** What a plan counts, on data that no other journey has touched; and what is asked of support, as a SuperAdmin finds it. */

const address = `http://localhost:${port + 6}`;
const folder = mkdtempSync(join(tmpdir(), 'rapport-plan-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (page: Page) => page.getByRole('region', { name: 'Usage' }).locator('tbody tr');
const figures = (page: Page) =>
  lines(page).evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('[role="rowheader"]')?.firstChild?.textContent,
      ...[...row.querySelectorAll('.right')].map((cell) => cell.textContent),
    ]),
  );

test('the plan of the demo, and two requests about it', { tag: extended }, async ({ page }) => {
  test.setTimeout(180_000);
  const env = { DATA_DIR: folder, PORT: String(port + 6), DEMO_PEOPLE: '20', DEMO_ADMINS: '', DATABASE_URL: '' };
  const server = await started(root, 'scripts/start.mjs', env, 'password:');
  try {
    await page.request.post(`${address}/auth/login`, {
      headers: { 'x-requested-with': 'journey' },
      data: { username: accounts.superAdmin, password },
    });
    await page.goto(`${address}/settings?tab=plan`);
    await expect(lines(page)).toHaveCount(4);
    expect(await figures(page)).toEqual([
      ['Touchpoints', '2,000', '1,202'],
      ['Ad hoc campaigns', '20', '9'],
      ['Recipients', '1,500', '458'],
      ['Admin logins', '4', '1'],
    ]);

    await test.step('what cannot be asked for now is said', async () => {
      await page.route('**/support/add', (route) => route.fulfill({ status: 500, json: {} }));
      await page
        .getByRole('button', { name: /^Request feature/ })
        .first()
        .click();
      await expect(page.getByText('Unable to create ticket, Please try again later!')).toBeVisible();
      await page.unroute('**/support/add');
    });

    await test.step('a feature is asked for once', async () => {
      const sso = page.getByRole('row').filter({ hasText: 'SSO' });
      await sso.getByRole('button', { name: /^Request feature/ }).click();
      await expect(page.getByText('This feature is successfully requested for your account.')).toBeVisible();
      await isAccessible(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(sso.getByText(/^\d\d-\d\d-\d{4}/)).toBeVisible();
      await expect(sso.getByRole('button')).toHaveCount(0);
    });

    await test.step('and a change of the plan', async () => {
      await page.getByRole('button', { name: 'Modify plan' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request plan change' });
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(dialog.getByLabel('What should change')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('What should change').fill('500 more touchpoints');
      await dialog.getByLabel('Anything we should know').fill('From January on');
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('This feature is successfully requested for your account.')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('both wait for the SuperAdmin, and a closed one can be asked for again', async () => {
      await page
        .getByRole('link', { name: 'Requests to support' })
        .or(page.getByRole('button', { name: 'Requests to support' }))
        .click();
      const row = (subject: string) => page.getByRole('row').filter({ hasText: subject });
      await expect(row('500 more touchpoints').getByText('Open')).toBeVisible();
      await row('SSO').getByRole('button', { name: 'Close request' }).click();
      await page.getByRole('button', { name: 'Close request' }).last().click();
      await expect(row('SSO').getByText('Closed')).toBeVisible();
    });
  } finally {
    await ended(server);
  }
});
