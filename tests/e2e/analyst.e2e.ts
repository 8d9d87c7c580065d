import type { ChildProcess } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { devPort, lanes } from './support/address.ts';
import { extended } from './support/extended.ts';
import { overload } from './support/load.ts';
import { memoryAtRest } from './support/memory.ts';
import { accounts, password } from './support/people.ts';
import { copyOfTree, ended, started, type Tree } from './support/working-copy.ts';

/** An analyst changes what the console says, in a copy of `schemas/`, and watches the open page follow. */

const address = `http://localhost:${devPort}`;
/** From the save in the editor to the page: what the README promises. */
const promised = 2000;
/** Beside other lanes as much longer, and twice that: the load is that of the last minute, and types are made meanwhile. */
const soon = () => ({ timeout: promised * (lanes > 1 ? 2 * Math.max(lanes, overload()) : overload()) });
/** What is asked for the first time is compiled first. */
const first = { timeout: 60_000 };
let tree: Tree;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  tree = copyOfTree();
  const env = { PORT: String(devPort), DEMO_PEOPLE: '20', DATA_DIR: '', DATABASE_URL: '', CI: '' };
  server = await started(tree.folder, 'scripts/dev.mjs', env, address);
});

test.afterAll(async () => {
  if (server) await ended(server);
  tree?.remove();
});

test('a label, a message and a limit show in the open page, and what was typed stays', async ({ page }) => {
  test.setTimeout(300_000);
  const headers = { 'x-requested-with': 'journey' };
  const signIn = await page
    .context()
    .request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
  expect(signIn.status(), await signIn.text()).toBe(200);

  await page.goto(`${address}/settings?tab=milestones`, first);
  const search = page.getByRole('searchbox', { name: 'Search touchpoints' });
  await expect(search).toBeVisible(first);

  await test.step('a label', async () => {
    await expect(page.getByRole('columnheader', { name: 'Milestone' })).toBeVisible(first);
    tree.edit('schemas/touchpoints/touchpoints.screen.json', '"label": "Milestone"', '"label": "Moment"');
    await expect(page.getByRole('columnheader', { name: 'Moment' })).toBeVisible(soon());
  });

  await test.step('a message', async () => {
    await search.fill('nothing is called so', first);
    await expect(page.getByText('No touchpoints found')).toBeVisible(first);
    tree.edit('schemas/touchpoints/stage.messages.json', '"No touchpoints found"', '"No moments found"');
    await expect(page.getByText('No moments found')).toBeVisible(soon());
    await expect(search).toHaveValue('nothing is called so');
  });

  await test.step('a limit, in the form and in the server', async () => {
    await page.goto(`${address}/lifecycle/new?page=1`, first);
    const title = page.getByLabel('Milestone');
    await title.fill('A name of twenty-nine letters', first);
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
            .request.post(`${address}/feedback_bot/stage/create`, { headers, data: body, ...first });
          return (await answer.json()).errors?.title?.length ?? 0;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
      .then(() => true);
    expect(refused).toBe(true);
    await expect(title).toHaveValue('A name of twenty-nine letters');
    await page.getByRole('button', { name: 'Save' }).click(first);
    await expect(title).toHaveAttribute('aria-invalid', 'true', soon());
    expect(await page.evaluate('window.notReloaded')).toBe(true);
  });

  await test.step('a mistake is told in the terminal and in the page, and nothing breaks', async () => {
    tree.edit('schemas/touchpoints/stage.messages.json', '"no-hits": {', '"no-hits": { "colour": "red",');
    await expect(page.locator('vite-error-overlay')).toBeAttached();
    await page.reload();
    await expect(page.locator('vite-error-overlay'), 'the page is loaded anew').toBeAttached();
    tree.edit('schemas/touchpoints/stage.messages.json', '"no-hits": { "colour": "red",', '"no-hits": {');
    await expect(page.locator('vite-error-overlay'), 'it is cured').not.toBeAttached(soon());
    await page.goto(`${address}/settings?tab=milestones`, first);
    await expect(page.getByRole('columnheader', { name: 'Moment' })).toBeVisible(first);
  });
});

test('edit after edit is seen, also in a folder that was replaced, and memory stays', { tag: extended }, async ({
  request,
}) => {
  const edits = process.env.FULL ? 200 : 12;
  // One that is lost is never seen: how long it takes on a machine with other work says nothing.
  const patience = { timeout: 120_000 };
  test.setTimeout(600_000 + edits * 10_000);
  const file = 'schemas/shell/shell.messages.json';
  const said = async () => (await (await request.get(`${address}/auth/session`, patience)).json()).message;
  let text = 'Please sign in to continue.';
  const change = async (next: string) => {
    tree.edit(file, text, next);
    text = next;
    const began = performance.now();
    await expect.poll(said, { ...patience, intervals: [50] }).toBe(next);
    return performance.now() - began;
  };
  const generated = () => tree.read('src/generated/messages.ts');
  // What the first ones load is kept.
  for (const word of ['one', 'two', 'three']) await change(`Nobody is signed in (${word})`);
  await expect.poll(generated, patience).toContain('Nobody is signed in (three)');
  const before = await memoryAtRest(server.pid as number);
  const times: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) times.push(await change(`Nobody is signed in (${edit})`));
  const median = times.sort((a, b) => a - b)[Math.floor(edits / 2)] as number;

  const folder = join(tree.folder, 'schemas/shell');
  renameSync(folder, `${tree.folder}/folder-before`);
  cpSync(`${tree.folder}/folder-before`, folder, { recursive: true });
  rmSync(`${tree.folder}/folder-before`, { recursive: true });
  await change('Nobody is signed in, in a new folder');
  await expect.poll(generated, patience).toContain('Nobody is signed in, in a new folder');

  const after = await memoryAtRest(server.pid as number);
  const description = `${edits} edits, median ${Math.round(median)} ms, ${before} MB before, ${after} MB after`;
  test.info().annotations.push({ type: 'dev', description });
  console.log(description);
  if (process.env.FULL) expect(median).toBeLessThan(soon().timeout);
  // A module of validators that is loaded anew with every edit alone would be some 10 MB each.
  expect(after - before).toBeLessThan(300);
  // All of its processes; some 700 were seen. With the loader of TypeScript, and packages bundled inside, it was 1,300.
  expect(after).toBeLessThan(850);
});

test('a migration waits until it is taken, and one that fails says so on the page', { tag: extended }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const headers = { 'x-requested-with': 'journey' };
  const { request } = page.context();
  await request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
  const overlay = page.locator('vite-error-overlay .message-body');
  const later = { timeout: 90_000 };
  const works = async () => expect((await request.get(`${address}/auth/session`, { headers })).status()).toBe(200);
  const take = () => server.stdin?.write('m\n');
  await page.goto(`${address}/settings?tab=milestones`, first);
  await expect(page.getByRole('searchbox', { name: 'Search touchpoints' })).toBeVisible(first);

  const note =
    '"owner_note": { "allOf": [{ "$ref": "../common/label.json#/text" }], "title": "Note", "maxLength": 200 },';
  tree.edit('schemas/touchpoints/stage.entity.json', '"properties": {', `"properties": {\n${note}`);
  await expect(overlay).toContainText('adds stage.owner_note', later);
  await works();
  tree.npm('migrate', 'new', 'owner-note');
  await expect(overlay).toContainText('0002_owner-note.sql: not applied yet', later);
  await page.reload();
  await expect(overlay).toContainText('0002_owner-note.sql: not applied yet', later);
  await works();
  expect(tree.npm('migrate'), 'the server that has the database does it').toContain('Applied 0002_owner-note.sql.');
  await expect(overlay).toHaveCount(0, later);
  await works();
  expect(tree.npm('company', 'list'), 'and what else the operator asks for').toContain('(acme), 20 people');

  tree.write('schemas/migrations/0003_bad.sql', 'select 1 / 0;');
  await expect(overlay).toContainText('0003_bad.sql: not applied yet', later);
  take();
  await expect(overlay).toContainText('0003_bad.sql failed and nothing of it was kept: division by zero', later);
  await works();
  rmSync(join(tree.folder, 'schemas/migrations/0003_bad.sql'));
  await expect(overlay).toHaveCount(0, later);
  await works();
});
