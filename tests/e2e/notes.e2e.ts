import type { Locator, Page } from '@playwright/test';
import { payloads } from '../security/content/payloads.ts';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** A note with a mention, written by keyboard alone; the mail about it, and the bell of the person who was mentioned. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
const mark = Date.now().toString(36);
const person = 'kavita.menon@acme.example';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a comment to Kavita Menon' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Note' });

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 80; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function openNotes(page: Page): Promise<void> {
  await page.goto('/employees');
  await tabTo(page, page.getByRole('searchbox').first());
  await page.keyboard.type(person);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await press(page, page.getByRole('button', { name: /^Add a comment/ }));
  await expect(dialog(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
}

test('a note is written with a mention, changed, and not lost by accident', async ({ as }) => {
  const page = await as('superAdmin');
  await openNotes(page);

  await test.step('nothing is no note', async () => {
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(box(page)).toHaveAccessibleDescription('Please add note!');
  });

  await test.step('an @ offers the admins who may see her', async () => {
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(`Please talk to her ${mark}, @r`);
    const list = page.getByRole('listbox', { name: 'Admins who can be mentioned' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('ahul');
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toContainText('Rahul Verma');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type(' @rahul');
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue(`Please talk to her ${mark}, @rahul @groupadmin@acme.example `);
    await page.keyboard.type('before Friday.');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Comment added!')).toBeVisible();
    await expect(dialog(page).getByRole('listitem').first()).toContainText(mark);
    await expect(box(page)).toHaveValue('');
  });

  await test.step('it is changed', async () => {
    await press(page, dialog(page).getByRole('button', { name: 'Edit the note by Anita Rao' }).first());
    await expect(box(page)).toHaveValue(new RegExp(mark));
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' It is urgent.');
    await press(page, page.getByRole('button', { name: 'Update' }));
    await expect(page.getByText('Comment updated!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await press(page, dialog(page).getByRole('button', { name: 'View more' }).first());
    await expect(dialog(page).getByRole('listitem').first()).toContainText('It is urgent.');
  });

  await test.step('one that is half typed is asked for', async () => {
    await tabTo(page, box(page));
    await page.keyboard.type('half');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(box(page)).toHaveValue('half');
    await tabTo(page, box(page));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Add a comment/ })).toBeFocused();
  });

  await test.step('the mail waits in the outbox', async () => {
    await page.goto('/outbox');
    await expect(page.getByText('Anita Rao mentioned you in a note on Kavita Menon').first()).toBeVisible();
  });
});

test('anyone who was mentioned reads it at the bell', async ({ as }) => {
  const page = await as('limitedAdmin');
  await page.goto('/employees');
  await press(page, page.getByRole('button', { name: /^Alerts, [1-9]\d* unread$/ }));
  const panel = page.getByRole('dialog', { name: 'Alerts' });
  const line = panel.getByRole('link', { name: /Unread: Anita Rao mentioned you in a note on Kavita Menon/ }).first();
  await press(page, line);
  await expect(page).toHaveURL(/\/employees\/[0-9a-f-]{36}\?tab=notes/);
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Kavita Menon').first()).toBeVisible();
  await page.reload();
  await press(page, page.getByRole('button', { name: /^Alerts/ }));
  await expect(panel.getByRole('link', { name: /Anita Rao mentioned you/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeFocused();
});

test('notes are text, whatever someone writes into them', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const headers = { 'x-requested-with': 'journey' };
  const found = await page.request.post('/feedback_bot/users/list', {
    headers,
    data: { raw_search_string: person, page_limit: 1 },
  });
  const user = (await found.json()).data[0].id;
  const bodies = chunks(payloads, 4900);
  const notes: string[] = [];
  for (const body of bodies) {
    const answer = await page.request.post('/feedback_bot/session/comment/add', { headers, data: { user, body } });
    expect(answer.status()).toBe(201);
    notes.push((await answer.json()).id);
  }
  const ran: string[] = [];
  page.on('dialog', (one) => {
    ran.push(one.message());
    void one.dismiss();
  });
  await openNotes(page);
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  const older = page.getByRole('button', { name: 'Show older notes' });
  for (let more = 0; more < 5 && (await older.isVisible()); more++) await older.click();
  const whole = dialog(page).getByRole('button', { name: 'View more' });
  while ((await whole.count()) > 0) await whole.first().click();
  const shown = await dialog(page)
    .getByRole('listitem')
    .locator('p')
    .evaluateAll((all) => all.map((one) => ({ text: one.textContent ?? '', elements: one.children.length })));
  expect(shown.filter(({ elements }) => elements > 0)).toEqual([]);
  for (const body of bodies) expect(shown.some(({ text }) => text === body.trim())).toBe(true);
  expect(ran).toEqual([]);
  console.log(`Notes: ${payloads.length} payloads in ${bodies.length} notes, none ran`);
  for (const id of notes) await page.request.delete(`/feedback_bot/session/comment/delete/${id}`, { headers });
});

/** Put together into texts of at most so many characters. */
function chunks(texts: readonly string[], most: number): string[] {
  const made: string[] = [];
  let last = '';
  for (const text of texts) {
    if (last && last.length + text.length + 1 > most) {
      made.push(last);
      last = '';
    }
    last = last ? `${last}\n${text}` : text;
  }
  return last ? [...made, last] : made;
}
