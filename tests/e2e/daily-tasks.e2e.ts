import type { Page } from '@playwright/test';
import { linkCalendar } from './support/calendar.ts';
import { Hand } from './support/hand.ts';
import { expect, test } from './support/people.ts';

/**
 * What HR people do each day, from the overview on: with how many clicks it is done, and with how many keys that write
 * no words. What makes a way longer is met here.
 */

interface Task {
  clicks: number;
  keys?: number;
  before?(page: Page): Promise<unknown>;
  work(hand: Hand): Promise<void>;
  after?(page: Page): Promise<unknown>;
}

const mark = Date.now().toString(36);
const headers = { 'x-requested-with': 'journey' };
/** Whom the first list does not show: in good spirits. */
let someone = '';
/** One of those that are there, whatever another journey has left of them. */
let alertWord = '';
async function meet(page: Page, mood: number): Promise<void> {
  const list = `/feedback_bot/users/list?activeTab=active&mood__in=${mood}&page_limit=1`;
  someone = (await (await page.request.get(list, { headers })).json()).data[0].email;
}
const place = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function settings({ page, click }: Hand, name: string): Promise<void> {
  await click(place(page, 'Settings'));
  await click(place(page, name));
}

/** As it is typed. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');

const tasks: Record<string, Task> = {
  'find a person and open the last chat': {
    clicks: 5,
    before: (page) => meet(page, 5),
    async work({ page, click, write }) {
      await click(place(page, 'Employees'));
      await write(someone, page.getByRole('searchbox'));
      await click(place(page, /^All \(1\)/));
      await click(page.getByRole('row').nth(1).getByRole('link').first());
      await click(place(page, 'Open the chat'));
      await expect(page.getByRole('button', { expanded: true }).first()).toBeVisible();
    },
  },
  'resolve my oldest case': {
    clicks: 5,
    async work({ page, click, write }) {
      await click(place(page, 'Employees'));
      await click(place(page, /^My cases/));
      await click(page.getByRole('row').nth(1).getByRole('link').first());
      await click(button(page, 'Resolve'));
      await expect(dialog(page).getByRole('textbox')).toBeFocused();
      await write('We talked.');
      await click(dialog(page).getByRole('button', { name: 'Resolve' }));
      await expect(page.getByText('Case: Resolved')).toBeVisible();
    },
    async after(page) {
      await button(page, 'Open again').click();
      await dialog(page).getByRole('textbox').fill('A journey only.');
      await dialog(page).getByRole('button').last().click();
      await expect(page.getByText('Case: Open')).toBeVisible();
    },
  },
  'add a touchpoint of five questions': {
    clicks: 11,
    async work(hand) {
      const { page, click, write } = hand;
      await settings(hand, 'Touchpoints');
      await click(button(page, 'Add touchpoint'));
      await write(`Daily ${mark}`, box(page, 'Milestone'));
      await write('90', box(page, 'Trigger after'));
      for (const at of [1, 2, 3, 4, 5]) {
        if (at > 1) await click(button(page, 'Add question'));
        const question = page
          .getByRole('group', { name: `Question ${at}`, exact: true })
          .getByRole('textbox')
          .first();
        if (at > 1) await expect(question).toBeFocused();
        await write(`Is the question ${at} clear?`, at > 1 ? undefined : question);
      }
      await click(button(page, 'Save'));
      await expect(page.getByText('Touchpoint added!')).toBeVisible();
    },
  },
  'invite an admin': {
    clicks: 7,
    before: (page) => meet(page, 4),
    async work(hand) {
      const { page, click, write } = hand;
      await settings(hand, 'Users and groups');
      await click(place(page, 'Engineering partners'));
      await click(page.getByRole('button', { name: /^Add Admin/ }));
      await write(someone, dialog(page).getByLabel('Email of the employee'));
      await click(page.getByRole('option').first());
      await click(dialog(page).getByRole('button', { name: 'Add', exact: true }));
      await expect(page.getByText('User added!')).toBeVisible();
    },
  },
  'narrow the overview to a segment': {
    clicks: 2,
    async before(page) {
      const data = {
        title: `Daily ${mark}`,
        filters: { user__profile__department__in: 'Engineering' },
        type: 'dashboard',
      };
      const answer = await page.request.post('/feedback_bot/company/custom_filters_segment', { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    async work({ page, choose }) {
      await choose(page.getByRole('combobox', { name: 'Segment' }), { index: 1 });
      await expect(page.getByText('All employees', { exact: true })).toBeHidden();
    },
  },
  'import a file': {
    clicks: 5,
    async work({ page, click, chooseFile }) {
      await click(place(page, 'Employees'));
      await click(button(page, 'Import employees'));
      const lines = [
        'First name,Last name,Email,Employee ID,Joining date',
        `Daily,Task,${mark}@acme.example,${mark},03/04/2024`,
      ];
      await chooseFile(button(page, 'Choose a file'), {
        name: 'daily.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      });
      await click(button(page, 'Check the file'));
      await click(button(page, 'Import 1 person'));
      await expect(page.getByText('Import finished')).toBeVisible({ timeout: 60_000 });
    },
  },
  'change an alert word': {
    clicks: 4,
    keys: 1,
    async work(hand) {
      const { page, click, write, press } = hand;
      await settings(hand, 'Alert words');
      const first = page.getByRole('button', { name: /^Remove / }).first();
      alertWord = (await first.getAttribute('aria-label'))?.replace('Remove ', '') ?? '';
      await click(first);
      await write('extortion', page.getByLabel('Add to Alert words'));
      await press('Enter');
      await expect(button(page, 'Remove extortion')).toBeVisible();
    },
    async after(page) {
      await button(page, 'Remove extortion').click();
      await page.getByLabel('Add to Alert words').fill(alertWord);
      await page.keyboard.press('Enter');
      await expect(button(page, `Remove ${alertWord}`)).toBeVisible();
    },
  },
  'answer who may see this': {
    clicks: 3,
    async work(hand) {
      await settings(hand, 'Users and groups');
      await hand.click(place(hand.page, 'Permissions'));
      await expect(hand.page.getByRole('table')).toContainText('People partners');
    },
  },
  'schedule a meeting': {
    clicks: 9,
    before: linkCalendar,
    async work({ page, click, write, choose }) {
      await click(place(page, 'Employees'));
      await click(page.getByRole('row').nth(1).getByRole('button', { name: /^More/ }));
      await click(page.getByRole('menuitem', { name: 'Schedule meeting' }));
      await write(inDays(14), dialog(page).getByRole('textbox', { name: 'Date' }));
      await choose(dialog(page).getByRole('combobox', { name: 'Start time' }), { index: 130 });
      await choose(dialog(page).getByRole('combobox', { name: 'Template' }), { index: 1 });
      await click(dialog(page).getByRole('button', { name: 'Schedule', exact: true }));
      await expect(page.getByText('Meeting scheduled!')).toBeVisible();
    },
  },
  'read last month’s exports': {
    clicks: 4,
    async work(hand) {
      await settings(hand, 'Download logs');
      await hand.click(hand.page.getByRole('combobox', { name: 'Sort by' }));
      await hand.click(hand.page.getByRole('option', { name: 'Last month' }));
      await expect(hand.page.getByRole('heading', { level: 1, name: 'Download logs' })).toBeVisible();
    },
  },
};

for (const [name, { clicks, keys = 0, before, work, after }] of Object.entries(tasks)) {
  test(name, async ({ as }) => {
    const page = await as('superAdmin');
    await before?.(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const hand = new Hand(page);
    await work(hand);
    await after?.(page);
    expect({ clicks: hand.clicks, keys: hand.keys }).toEqual({ clicks, keys });
  });
}
