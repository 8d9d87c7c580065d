import type { Page } from '@playwright/test';
import { port } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { expect, password, test } from './support/people.ts';

/** A token is held when its maker loses rights, until a SuperAdmin confirms it; and a new admin is told by mail. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });
const mark = Date.now().toString(36);
const headers = { 'x-requested-with': 'journey' };
const right = 'manage_integrations';

interface Group {
  id: string;
  permissions: { codename: string }[];
}

/** The group of the limited admin. */
async function groupOf(page: Page): Promise<Group> {
  const found = await page.request.get('/feedback_bot/users/group-users/list?page_limit=30', { headers });
  const { user_details: data } = await found.json();
  const admin = data.find(({ email }: { email: string }) => email === 'groupadmin@acme.example');
  const detail = await page.request.get(`/feedback_bot/group/detail?group_id=${admin.user_group_id}`, { headers });
  return (await detail.json()).data;
}

async function allow(page: Page, change: (codes: string[]) => string[]): Promise<void> {
  const { id, permissions } = await groupOf(page);
  await page.request.post('/auth/step-up', { headers, data: { password } });
  const codes = change(permissions.map(({ codename }) => codename));
  const saved = await page.request.patch('/feedback_bot/group/update', {
    headers,
    data: { group_id: id, permissions: codes },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function use(page: Page, token: string) {
  const elsewhere = await page.context().browser()?.newContext();
  const tried = await elsewhere?.request.post(`http://localhost:${port}/feedback_bot/chats`, {
    headers: { authorization: `Bearer ${token}` },
    data: { employee: { email: 'superadmin@acme.example' }, touchpoint: '99999999-9999-4999-8999-999999999999' },
  });
  const body = await tried?.json();
  await elsewhere?.close();
  return body?.code;
}

test('a token is held when its maker loses rights, until it is confirmed', { tag: extended }, async ({ as }) => {
  const chief = await as('superAdmin');
  await allow(chief, (codes) => [...new Set([...codes, right, 'non_anonymous_message'])]);
  const page = await as('limitedAdmin');
  let token = '';

  await test.step('it reaches those whom its maker sees', async () => {
    await page.goto('/api-tokens');
    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make an API token' });
    await expect(dialog).toContainText('All employees that I see');
    await isAccessible(page);
    await dialog.getByLabel('Name').fill(`Held ${mark}`);
    await dialog.getByRole('button', { name: 'Make the token' }).click();
    const shown = dialog.getByRole('textbox', { name: 'API token' });
    await expect(shown).not.toHaveValue('');
    token = await shown.inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: new RegExp(`Held ${mark}`) });
    await expect(row).toContainText('Department: Engineering');
    // What reaches further is not shown to them.
    await expect(page.getByText('All employees')).toHaveCount(0);
    expect(await use(page, token)).toBe('NoSuchEmployee');
  });

  await test.step('held', async () => {
    await allow(chief, (codes) => codes.filter((code) => code !== right));
    expect(await use(page, token)).toBe('TokenHeld');
    await chief.goto('/api-tokens');
    const row = chief.getByRole('row', { name: new RegExp(`Held ${mark}`) });
    await expect(row).toContainText('Held');
    await expect(row).toContainText('may not give it these rights any more');
    await isAccessible(chief);
  });

  await test.step('confirmed', async () => {
    const row = chief.getByRole('row', { name: new RegExp(`Held ${mark}`) });
    await row.getByRole('button', { name: /Confirm/ }).click();
    const question = chief.getByRole('alertdialog', { name: 'Confirm this token?' });
    await expect(question).toContainText('Department: Engineering');
    await isAccessible(chief);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(chief.getByText('The token is confirmed.')).toBeVisible();
    await expect(row).toContainText('In force');
    expect(await use(page, token)).toBe('NoSuchEmployee');
  });
});

test('Add Admin invites someone who has no account', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=users');
  await page.getByRole('link', { name: 'Engineering partners', exact: true }).click();
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email of the employee').fill('acme.example');
  await page.getByRole('option').last().click();
  const told = dialog.getByText('is told by mail at');
  await expect(told).toBeVisible();
  await isAccessible(page);
  const address = /at (\S+@acme\.example)/.exec(await told.innerText())?.[1] ?? 'nobody';
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User added!')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Never signed in' }).last();
  await card.getByRole('button', { name: /^More actions/ }).click();
  await isAccessible(page);
  await page.getByRole('menuitem', { name: 'Send invitation again' }).click();
  await expect(page.getByText('The invitation has been sent again.')).toBeVisible();
  await page.goto('/outbox');
  const mail = page.getByRole('row', { name: new RegExp(address.replaceAll('.', '\\.')) }).first();
  await expect(mail).toContainText('invites you to Acme');
});
