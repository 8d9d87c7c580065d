import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { at } from '../../scripts/bootstrap/place.mjs';
import { port } from './support/address.ts';
import { extended } from './support/extended.ts';
import { accounts, password } from './support/people.ts';
import { copyOfTree, ended, started, type Tree } from './support/working-copy.ts';

/** The recipes of README.md, done in a copy of the tree exactly as they stand there. */

const readme = readFileSync(at('README.md'), 'utf8');
const address = `http://localhost:${port + 4}`;
const env = { PORT: String(port + 4), DEMO_PEOPLE: '20', DATABASE_URL: '', DATA_DIR: '' };

/** The block of code that follows these words. */
function block(words: string): string {
  const from = readme.indexOf(words);
  expect(from, `README.md says ${words}`).toBeGreaterThan(-1);
  return /```json\n([\s\S]*?)```/.exec(readme.slice(from))?.[1]?.trim() ?? '';
}

let tree: Tree;
test.beforeAll(() => {
  tree = copyOfTree();
});
test.afterAll(() => tree.remove());

test('a field and an entity, without TypeScript', { tag: extended }, async ({ playwright, page }) => {
  test.setTimeout(480_000);
  const add = (file: string, words: string) => {
    mkdirSync(dirname(join(tree.folder, file)), { recursive: true });
    tree.write(file, block(words));
  };

  tree.edit(
    'schemas/touchpoints/stage.entity.json',
    '"properties": {',
    `"properties": {\n${block('## To add a field')},`,
  );
  expect(tree.npm('codegen')).toMatch(/adds stage\.owner_note\n.*npm run migrate -- new <name>/);
  expect(tree.npm('migrate', 'new', 'owner-note')).toContain('0002_owner-note.sql');
  expect(tree.read('schemas/migrations/0002_owner-note.sql')).toMatch(/ADD COLUMN "owner_note" text/);
  expect(tree.read('src/generated/entities.ts')).toContain('owner_note');

  // To have it in the form and in the list.
  tree.edit('schemas/touchpoints/stage.form.json', '"status"]', '"status", "owner_note"]');
  tree.edit('schemas/touchpoints/touchpoints.screen.json', '"columns": [', '"columns": [ { "field": "owner_note" },');
  tree.edit('schemas/touchpoints/stage.list.call.json', '"returns": [', '"returns": ["owner_note", ');
  tree.edit('schemas/touchpoints/stage.create.call.json', '"fields": [', '"fields": ["owner_note", ');

  add('schemas/rooms/room.entity.json', '`schemas/rooms/room.entity.json`');
  add('schemas/rooms/room.gate.json', '`schemas/rooms/room.gate.json`');
  add('schemas/rooms/room.screen.json', '`schemas/rooms/room.screen.json`');
  add('schemas/rooms/room.messages.json', '`schemas/rooms/room.messages.json`');
  const labels = 'schemas/audit/line.options.json';
  tree.edit(labels, '{ "value": "auth"', `${block('the `values` of `types`')},\n{ "value": "auth"`);
  tree.edit(labels, '{ "value": "people/user"', `${block('by one in those of `records`')},\n{ "value": "people/user"`);
  const navigation = 'schemas/shell/navigation.screen.json';
  tree.edit(navigation, '"of": [', `"of": [${block('the `of` of `history`')},`);
  tree.edit(navigation, '"routes": [', `"routes": [\n${block('A line in the `routes`')},`);
  expect(tree.npm('check')).toContain('nothing to complain about');
  tree.npm('codegen');
  expect(tree.npm('migrate', 'new', 'rooms')).toContain('0003_rooms.sql');

  const server = await started(tree.folder, 'scripts/start.mjs', env, address);
  try {
    const headers = { 'x-requested-with': 'recipe' };
    await page
      .context()
      .request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
    const made = await page
      .context()
      .request.post(`${address}/api/rooms/room`, { headers, data: { name: 'Banyan', seats: 12 } });
    expect(made.status(), await made.text()).toBe(201);
    const refused = await page
      .context()
      .request.post(`${address}/api/rooms/room`, { headers, data: { name: 'Banyan', seats: 0 } });
    expect(refused.status()).toBe(400);
    await page.goto(`${address}/rooms`);
    await expect(page.getByRole('cell', { name: 'Banyan', exact: true })).toBeVisible();
    const nobody = await playwright.request.newContext();
    expect((await nobody.get(`${address}/api/rooms/room`)).status()).toBe(401);
    await nobody.dispose();
    const described = await (await page.context().request.get(`${address}/openapi.json`)).text();
    expect(described).toContain('/api/rooms/room');
  } finally {
    expect(await ended(server)).toBe(0);
  }
});
