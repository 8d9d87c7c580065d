import type { ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { at } from '../../scripts/bootstrap/place.mjs';
import { port } from './support/address.ts';
import { extended } from './support/extended.ts';
import { accounts, password } from './support/people.ts';
import { copyOfTree, ended, started, type Tree } from './support/working-copy.ts';

/** Rooms and their bookings, as documents alone: checked, migrated, started, drawn and answered without a line of code. */

const documents = 'tests/engine/rooms/schemas/rooms';
const address = `http://localhost:${port + 8}`;
const env = { PORT: String(port + 8), DEMO_PEOPLE: '20', DATABASE_URL: '', DATA_DIR: '' };
let tree: Tree;
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  tree = copyOfTree();
  cpSync(at(documents), join(tree.folder, 'schemas/rooms'), { recursive: true });
  // The console has one document of routes: theirs join it.
  const { routes } = JSON.parse(tree.read('schemas/rooms/routes.screen.json'));
  rmSync(join(tree.folder, 'schemas/rooms/routes.screen.json'));
  const lines = routes.map((route: object) => JSON.stringify(route)).join(',\n');
  tree.edit('schemas/shell/navigation.screen.json', '"routes": [', `"routes": [\n${lines},`);
  const permission = '{ "value": "manage_rooms", "label": "Manage rooms", "group": "Company settings" },';
  tree.edit('schemas/access/permissions.options.json', '"values": [', `"values": [\n${permission}`);
  // The activity log of the product calls what is changed by names; the engine alone has none.
  const labels = 'schemas/audit/line.options.json';
  for (const [name, label] of [
    ['room', 'Rooms'],
    ['booking', 'Bookings'],
  ] as const) {
    tree.edit(`schemas/rooms/${name}.entity.json`, '"storage": {', `"audit": "${name}",\n"storage": {`);
    tree.edit(labels, '{ "value": "auth"', `{ "value": "${name}", "label": "${label}" },\n{ "value": "auth"`);
    const record = `{ "value": "rooms/${name}", "label": "${label}" }`;
    tree.edit(labels, '{ "value": "people/user"', `${record},\n{ "value": "people/user"`);
  }
  expect(tree.npm('check')).toContain('nothing to complain about');
  tree.npm('codegen');
  expect(tree.npm('migrate', 'new', 'rooms')).toContain('0002_rooms.sql');
  server = await started(tree.folder, 'scripts/start.mjs', env, address);
});

test.afterAll(async () => {
  if (server) expect(await ended(server)).toBe(0);
  tree?.remove();
});

async function signedIn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  const headers = { 'x-requested-with': 'journey' };
  await page
    .context()
    .request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
  return faults;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
async function filtered(page: Page, set: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /Filter/ }).click();
  await drawer(page).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: /Filter/ }).click();
  await set();
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
}
const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

test('are made, filtered, opened, booked and changed', { tag: extended }, async ({ page }) => {
  test.setTimeout(240_000);
  const faults = await signedIn(page);

  await test.step('a room with a picture is made by a form over simple REST', async () => {
    await page.goto(`${address}/rooms`);
    await page
      .getByRole('button', { name: 'Add room' })
      .or(page.getByRole('link', { name: 'Add room' }))
      .click();
    await page.getByLabel('Name').fill('Banyan');
    await page.getByLabel('Seats').fill('11');
    await page.locator('input[type=file]').setInputFiles(at('tests/e2e/screenshots/touchpoints.png'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Must be a multiple of 2.').first()).toBeVisible();
    await page.getByLabel('Seats').fill('12');
    await page.locator('.ql-editor').fill('Quiet and light');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 'Banyan')).toBeVisible();
    const picture = page.getByRole('row', { name: /Banyan/ }).locator('img[src^="/pictures/"]');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  const headers = { 'x-requested-with': 'journey' };
  const neem = { name: 'Neem', seats: 4, floor: 'first', level: 2, projector: true, opened: '2025-06-01' };
  await page.context().request.post(`${address}/api/rooms/room`, { headers, data: neem });

  await test.step('the drawer offers an input for each filter, and each narrows the list', async () => {
    await page.reload();
    await expect(cell(page, 'Neem')).toBeVisible();
    const inputs: [string, () => Promise<void>][] = [
      ['a part of a text', () => drawer(page).getByLabel('Name contains').fill('ee')],
      ['a text', () => drawer(page).getByLabel('Name is').fill('Neem')],
      ['options', () => drawer(page).getByRole('checkbox', { name: 'First' }).check()],
      ['numbered options', () => drawer(page).getByRole('checkbox', { name: 'Fine' }).check()],
      ['yes or no', () => drawer(page).getByRole('checkbox', { name: 'Yes' }).check()],
      ['a number', () => drawer(page).getByLabel('Seats to').fill('5')],
      ['a day', () => drawer(page).getByLabel('Opened from').fill('2025-01-01')],
    ];
    for (const [what, set] of inputs) {
      await test.step(what, async () => {
        await filtered(page, set);
        await expect(cell(page, 'Banyan')).toBeHidden();
        await expect(cell(page, 'Neem')).toBeVisible();
      });
    }
  });

  await test.step('a second room of one name is refused at its field, in the words of the entity', async () => {
    await page.goto(`${address}/rooms/new`);
    await page.getByLabel('Name').fill('banyan');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Another room has this name.').first()).toBeVisible();
    faults.splice(0);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('the list is saved as a workbook, with numbers as numbers', async () => {
    await expect(cell(page, 'Banyan')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Rooms.xlsx');
    const lines = await readXlsx(readFileSync(await download.path()));
    expect(lines[0]?.slice(0, 3)).toEqual(['Name', 'Seats', 'Floor']);
    expect(lines.slice(1).map((row) => row.slice(0, 3))).toEqual(expect.arrayContaining([['Neem', 4, 'First']]));
  });

  await test.step('a room is deleted once that is confirmed', async () => {
    await page.context().request.post(`${address}/api/rooms/room`, { headers, data: { name: 'Elm' } });
    await page.reload();
    await page.getByRole('row', { name: /Elm/ }).getByRole('button', { name: /More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Elm is deleted.')).toBeVisible();
    await expect(cell(page, 'Elm')).toBeHidden();
    await expect(cell(page, 'Neem')).toBeVisible();
  });

  await test.step('the page of a room is found by the parameter of its own route', async () => {
    await page.goto(`${address}/rooms`);
    await page.getByRole('link', { name: 'Banyan' }).click();
    await expect(page.getByRole('heading', { name: 'Banyan' }).first()).toBeVisible();
    await expect(page.getByText('Nobody has booked it.')).toBeVisible();
  });

  await test.step('a dialog books it, and the list below shows its bookings only', async () => {
    const { id } = await (await page.context().request.get(`${address}/api/rooms/room?filter={"name":"Neem"}`))
      .json()
      .then(([room]) => room);
    const other = { purpose: 'Chess', room: id };
    await page.context().request.post(`${address}/api/rooms/booking`, { headers, data: other });
    await page.getByRole('button', { name: 'Book it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book Banyan' });
    await dialog.getByLabel('Purpose').fill('Choir');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, 'Choir')).toBeVisible();
    await expect(cell(page, 'Chess')).toBeHidden();
  });

  await test.step('another dialog moves the booking to a room that is found by typing', async () => {
    await page
      .getByRole('row', { name: /Choir/ })
      .getByRole('button', { name: /Change/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change Choir' });
    const room = dialog.getByRole('combobox', { name: 'Room' });
    await expect(room).toHaveValue('Banyan');
    await room.fill('nee');
    await page.getByRole('option', { name: 'Neem' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nobody has booked it.')).toBeVisible();
  });

  await test.step('a list by a call is filtered by a relation and a range', async () => {
    await page.goto(`${address}/rooms/bookings`);
    await expect(cell(page, 'Choir')).toBeVisible();
    await filtered(page, async () => {
      await drawer(page).getByRole('combobox', { name: 'Room' }).fill('ban');
      await page.getByRole('option', { name: 'Banyan' }).click();
    });
    await expect(cell(page, 'Choir')).toBeHidden();
    await filtered(page, () => drawer(page).getByLabel('Purpose contains').fill('hoi'));
    await expect(cell(page, 'Choir')).toBeVisible();
    await expect(cell(page, 'Chess')).toBeHidden();
  });
  expect(faults).toEqual([]);
});
