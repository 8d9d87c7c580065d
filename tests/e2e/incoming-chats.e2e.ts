import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at } from '../../scripts/bootstrap/place.mjs';
import { port } from './support/address.ts';
import { expect, test } from './support/people.ts';

/** A token is made in the browser, a chat is sent with it as README.md says, and the admins are told of an alert word. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });
const mark = Date.now().toString(36);
const readme = readFileSync(at('README.md'), 'utf8');
const commands = (/## Incoming chats[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme)?.[1] ?? '')
  .split(/^#.*\n/m)
  .filter((command) => command.trim() !== '');

/** One of the three commands, with ids in the place of names; answers what curl prints. */
function curl(place: number, token: string, names: Record<string, string>) {
  let command = (commands[place] ?? '').replaceAll('http://localhost:3000', `http://localhost:${port}`);
  for (const [name, value] of Object.entries(names)) command = command.replaceAll(name, value);
  const printed = execFileSync('sh', ['-c', command.replaceAll('curl ', 'curl -s ')], {
    env: { ...process.env, TOKEN: token },
  });
  return JSON.parse(String(printed));
}

let token = '';

test('a token is made, shown once and listed', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/api-tokens');
  await expect(page.getByRole('row', { name: /Chat platform/ }).first()).toContainText('In force');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an API token' });
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByRole('button', { name: 'Name: Please give it a name.' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/^Please give it a name\./);
  await dialog.getByLabel('Name').fill(`Journey ${mark}`);
  await dialog.getByLabel('In force for').selectOption('30 days');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const shown = dialog.getByRole('textbox', { name: 'API token' });
  await expect(shown).toHaveValue(/^rpt_[\w-]{43}$/);
  token = await shown.inputValue();
  // It cannot be shown again: Escape asks first, until it has been copied.
  const question = page.getByRole('alertdialog', { name: 'Close without the token?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(shown).toHaveValue(token);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: new RegExp(mark) });
  await expect(row).toContainText(token.slice(0, 8));
  await expect(page.locator('body')).not.toContainText(token);
});

test('a chat is sent with it, and its alert word reaches the console', async ({ as }) => {
  expect(commands).toHaveLength(3);
  const page = await as('superAdmin');
  // Whatever other journeys have left of the settings.
  const company = (await (await page.request.get('/auth/session')).json()).company.id;
  const words = { chat_alert_word_notification: true, chat_alert_words: ['unsafe at work'] };
  const headers = { 'x-requested-with': 'journey' };
  const saved = await page.request.patch(`/feedback_bot/company/settings/${company}/`, { data: words, headers });
  expect(saved.status(), await saved.text()).toBe(200);
  const stages = await page.request.post('/feedback_bot/stage/list', {
    data: { page_limit: 30 },
    headers: { 'x-requested-with': 'journey' },
  });
  const live = (await stages.json()).data.find(
    ({ stage_details: one }: { stage_details: { status: string } }) => one.status === 'live',
  ).stage_details;
  const names = { TOUCHPOINT: live.id, 'chat-1': `chat-${mark}` };
  const started = curl(0, token, names);
  expect(started.status).toBe(201);
  expect(curl(0, token, names)).toEqual({ status: 200, data: started.data });
  const chat = { CHAT: started.data.id };
  expect(curl(1, token, chat).data).toEqual({ stored: 2, repeated: 0 });
  expect(curl(1, token, chat).data).toEqual({ stored: 0, repeated: 2 });
  expect(curl(2, token, chat).data).toEqual({ repeated: false, offer: null });

  const transcript = await page.request.get(`/feedback_bot/session/transcript/${started.data.id}`, {
    headers: { 'x-requested-with': 'journey' },
  });
  expect(await transcript.text()).toContain('It feels unsafe at work');
  await page.goto('/api-tokens');
  await page.getByRole('button', { name: /^Alerts, \d+ unread$/ }).click();
  await expect(page.getByText(/used an alert word in “.*”: unsafe at work\.$/).first()).toBeVisible();
  // Mails of the demo stay in the outbox.
  await page.goto('/outbox');
  for (const subject of ['Alert word in the chat of', 'eNPS detractor:', 'A case was assigned to you:'])
    await expect(page.getByText(subject).first()).toBeVisible();
});

test('it is revoked, and opens nothing from then on', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/api-tokens');
  const row = page.getByRole('row', { name: new RegExp(mark) });
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect(curl(0, token, { TOUCHPOINT: '99999999-9999-4999-8999-999999999999' })).toMatchObject({
    status: 401,
    code: 'TokenNeeded',
  });
});
