import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { devPort, lanes } from './support/address.ts';
import { overload } from './support/load.ts';
import { accounts, password } from './support/people.ts';
import { copyOfTree, ended, started, type Tree } from './support/tree.ts';

/** An analyst changes what the console says, in a copy of `schemas/`, and watches the open page follow. */

const address = `http://localhost:${devPort}`;
/** From the save in the editor to the page: what the README promises. */
const promised = 2000;
/** Beside other lanes as much longer. */
const soon = () => ({ timeout: promised * Math.max(lanes, overload()) });
/** What is asked for the first time is compiled first. */
const first = { timeout: 60_000 };
let tree: Tree;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  tree = copyOfTree();
  const env = { PORT: String(devPort), DEMO_EMPLOYEES: '20', DATA_DIR: '', DATABASE_URL: '', CI: '' };
  server = await started(tree.folder, 'scripts/dev.mjs', env, address);
});

test.afterAll(async () => {
  if (server) await ended(server);
  tree?.remove();
});

test('a label, a message and a limit show in the open page, and what was typed stays', async ({ page }) => {
  test.setTimeout(180_000);
  const headers = { 'x-requested-with': 'journey' };
  const signIn = await page
    .context()
    .request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
  expect(signIn.status(), await signIn.text()).toBe(200);

  await page.goto(`${address}/settings?tab=milestones`, first);
  const search = page.getByRole('searchbox', { name: 'Search touchpoints' });
  await expect(search).toBeVisible(first);

  await test.step('a label', async () => {
    await expect(page.getByRole('columnheader', { name: 'Milestone' })).toBeVisible();
    tree.edit('schemas/touchpoints/touchpoints.screen.json', '"label": "Milestone"', '"label": "Moment"');
    await expect(page.getByRole('columnheader', { name: 'Moment' })).toBeVisible(soon());
  });

  await test.step('a message', async () => {
    await search.fill('nothing is called so');
    await expect(page.getByText('No touchpoints found')).toBeVisible();
    tree.edit('schemas/touchpoints/stage.messages.json', '"No touchpoints found"', '"No moments found"');
    await expect(page.getByText('No moments found')).toBeVisible(soon());
    await expect(search).toHaveValue('nothing is called so');
  });

  await test.step('a limit, in the form and in the server', async () => {
    await page.goto(`${address}/lifecycle/new?page=1`, first);
    const title = page.getByLabel('Milestone');
    await title.fill('A name of twenty-nine letters');
    await expect(title).toHaveValue('A name of twenty-nine letters');
    await page.evaluate('window.notReloaded = true');
    tree.edit('schemas/touchpoints/stage.entity.json', '"maxLength": 100', '"maxLength": 12');
    const refused = await expect
      .poll(
        async () => {
          const body = {
            title: 'A name of twenty-nine letters',
            triggerTimeDuration: 1,
            triggerTimeUnit: 'days',
            questions: [],
          };
          const answer = await page
            .context()
            .request.post(`${address}/feedback_bot/stage/create`, { headers, data: body });
          return (await answer.json()).errors?.title?.length ?? 0;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
      .then(() => true);
    expect(refused).toBe(true);
    await expect(title).toHaveValue('A name of twenty-nine letters');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(title).toHaveAttribute('aria-invalid', 'true', soon());
    expect(await page.evaluate('window.notReloaded')).toBe(true);
  });

  await test.step('a mistake is told in the terminal and in the page, and nothing breaks', async () => {
    tree.edit('schemas/touchpoints/stage.messages.json', '"no-hits": {', '"no-hits": { "colour": "red",');
    await expect(page.locator('vite-error-overlay')).toBeAttached();
    tree.edit('schemas/touchpoints/stage.messages.json', '"no-hits": { "colour": "red",', '"no-hits": {');
    await page.goto(`${address}/settings?tab=milestones`);
    await expect(page.getByRole('columnheader', { name: 'Moment' })).toBeVisible();
  });
});
