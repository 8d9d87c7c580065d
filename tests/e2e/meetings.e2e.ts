import type { Page } from '@playwright/test';
import { linkCalendar } from './support/calendar.ts';
import { expect, test } from './support/people.ts';

/** A meeting is made, moved across a change of the clocks and cancelled; and made from a chat. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
/** Whom it is about: when it is tried again, someone whom no meeting of the first try is left with. */
const who = () => (test.info().retry === 0 ? 'Kavita Menon' : 'Arjun Kapoor');
const email = () => `${who().toLowerCase().replace(' ', '.')}@acme.example`;
const asked = { 'x-requested-with': 'journey' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule meeting' });

/** The last Sunday of the next March or October that is at least two days away: clocks change in Berlin. */
function nextChange(): { before: string; day: string } {
  const now = new Date();
  const sundays = [0, 1].flatMap((years) =>
    [2, 9].map((month) => {
      const last = new Date(Date.UTC(now.getUTCFullYear() + years, month + 1, 0));
      return new Date(last.getTime() - last.getUTCDay() * 86_400_000);
    }),
  );
  const found = sundays.find((day) => day.getTime() > now.getTime() + 2 * 86_400_000) as Date;
  const iso = (day: Date) => day.toISOString().slice(0, 10);
  return { before: iso(new Date(found.getTime() - 86_400_000)), day: iso(found) };
}

const typed = (iso: string) => iso.split('-').reverse().join('-');

async function openMeeting(page: Page): Promise<void> {
  await page.goto('/employees?activeTab=total_session');
  await page.getByRole('searchbox').first().fill(email());
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^More.*${who()}`) }).click();
  await page.getByRole('menuitem', { name: 'Schedule meeting' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function zone(page: Page, values: Record<string, unknown>): Promise<void> {
  const { user } = await (await page.request.get('/auth/session')).json().then((body) => ({ user: body }));
  const answer = await page.request.patch(`/feedback_bot/users/update/${user.id}`, { data: values, headers: asked });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a meeting needs a calendar, is made, moved and cancelled', async ({ as }) => {
  const page = await as('superAdmin');
  for (const calendar of ['rapport', 'google'])
    await page.request.delete(`/integrations/${calendar}/disconnect`, { headers: asked });
  await zone(page, { auto_timezone: false, user_timezone: 'Europe/Berlin' });
  const { before, day } = nextChange();

  await test.step('without a calendar', async () => {
    await openMeeting(page);
    await expect(dialog(page)).toContainText('Account not connected!');
    await dialog(page).getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=profile/);
  });

  const connected = await page.request.get('/integrations/rapport/connect', { headers: asked });
  expect(connected.ok(), await connected.text()).toBe(true);

  await test.step('made', async () => {
    await page.reload();
    await openMeeting(page);
    await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog(page)).toContainText('Fill all the mandatory fields!');
    await dialog(page).getByRole('textbox', { name: 'Date' }).fill(typed(before));
    await page.keyboard.press('Tab');
    await choose(page, 'Start time', /^10:00/);
    await choose(page, 'End time', /^10:00/);
    await dialog(page).getByRole('textbox', { name: 'Description' }).fill('How is the new team?');
    await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog(page)).toContainText("Start and end time of meeting can't be same!");
    await choose(page, 'End time', /^10:30/);
    await expect(dialog(page)).toContainText(/Their clocks \(Asia\/Kolkata\) show \w+ \d\d:30 to \d\d:00/);

    await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('Meeting scheduled!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(who()) })).toContainText('Scheduled');
  });

  await test.step('moved to the other side of the change', async () => {
    await openMeeting(page);
    await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toHaveValue(typed(before));
    await dialog(page).getByRole('textbox', { name: 'Date' }).fill(typed(day));
    await page.keyboard.press('Tab');
    const start = dialog(page).getByRole('combobox', { name: 'Start time' });
    await expect(start).toHaveValue('');
    await choose(page, 'Start time', /^10:00/);
    await choose(page, 'End time', /^11:00/);
    await dialog(page).getByRole('button', { name: 'Update & Schedule' }).click();
    await expect(page.getByText('Meeting Updated successfully')).toBeVisible();
  });

  await test.step('stands on the page of the person', async () => {
    await page.getByRole('link', { name: who() }).first().click();
    await page.getByRole('link', { name: 'Meetings', exact: true }).click();

    const record = page.getByRole('button', { name: /I would like to have a meeting with you.*Scheduled/ });
    await expect(record).toContainText(typed(day));
    await record.click();
  });

  await test.step('cancelled', async () => {
    await page.getByRole('button', { name: 'Change or cancel' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this event?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Invite cancelled successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Restore previous status' }).first().click();
    await expect(page.getByText('Employee status updated!')).toBeVisible();
  });
  await zone(page, { auto_timezone: true, user_timezone: 'Asia/Kolkata' });
});

/** A time that is taken by another meeting says so behind it. */
async function choose(page: Page, name: string, time: RegExp): Promise<void> {
  const select = dialog(page).getByRole('combobox', { name });
  const option = select.getByRole('option', { name: time });
  await select.selectOption(await option.getAttribute('value'));
}

async function fill(page: Page, day: string, description: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Date' }).fill(typed(day));
  await page.keyboard.press('Tab');
  await choose(page, 'Start time', /^15:00/);
  // It ends half an hour later, unless one says otherwise.
  await expect(dialog(page).getByRole('combobox', { name: 'End time' })).toHaveValue(/T15:30/);
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill(description);
}

test('a calendar that asks who it is leads there and back, with everything still typed', async ({ as }) => {
  const page = await as('superAdmin');
  const url = await linkCalendar(page);
  const { day } = nextChange();

  await openMeeting(page);
  await fill(page, day, 'Shall we talk?');
  const sandbox = await page.context().newPage();
  await sandbox.goto(new URL('/', url).href);
  const revoke = sandbox.getByRole('row', { name: /google/ }).getByRole('button', { name: 'Revoke it' });
  await revoke.last().click();
  await sandbox.close();
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();

  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page).toHaveURL(/\/employees\/[\w-]+\?tab=meetings/);
  await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toHaveValue(typed(day));
  await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toHaveText('Shall we talk?');
  await expect(dialog(page).getByRole('combobox', { name: 'End time' })).toHaveValue(/T15:30/);
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Meeting scheduled!')).toBeVisible();
  await expect(page.getByRole('button', { name: /I would like to have a meeting with you/ }).first()).toContainText(
    'Scheduled',
  );
});

test('a template is put in with the values of the employee, and a chat leads to a meeting too', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/');
  const list = await page.request.get('/feedback_bot/session/list?last=true&page_limit=1', { headers: asked });
  const [chat] = (await list.json()).data;
  await page.goto(`/employees/${chat.user}?tab=chats&chat=${chat.id}`);
  await page.getByRole('button', { name: /^Actions on the case/ }).click();
  await page.getByRole('menuitem', { name: 'Schedule meeting' }).click();
  await fill(page, nextChange().day, 'Mine');
  const template = dialog(page).getByRole('combobox', { name: 'Template' });
  await template.selectOption({ index: 1 });
  const question = page.getByRole('alertdialog', { name: 'Replace what you typed?' });
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toHaveText('Mine');
  await template.selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Replace' }).click();
  const description = dialog(page).getByRole('textbox', { name: 'Description' });
  await expect(description).not.toHaveText('Mine');
  await expect(description).not.toContainText('{{');
  await expect(dialog(page).getByRole('combobox', { name: 'Start time' })).toHaveValue(/T15:00/);
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Meeting scheduled!')).toBeVisible();
});
