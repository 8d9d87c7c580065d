import { isAccessible } from './support/barriers.ts';
import { extended } from './support/extended.ts';
import { expect, test } from './support/people.ts';

/** An HR admin finds who is not well, looks at one of them, adds someone, tags them, and lets them go. */

const mark = Date.now().toString(36);

test('from those at high risk to what one of them said', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees');
  const tabs = page.getByRole('navigation', { name: 'Employees' });
  await expect(tabs.getByRole('link', { name: /^High risk/ })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: /^High risk/ })).toHaveText(/\d/);
  const risk = Number((await tabs.getByRole('link', { name: /^High risk/ }).innerText()).replace(/\D/g, ''));
  await expect(page.getByText(new RegExp(`of ${risk}$`)).first()).toBeVisible();
  await tabs.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(/activeTab=total_session/);
  await tabs.getByRole('link', { name: /^High risk/ }).click();
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the summary says where the case stands, what comes next, and leads to the chat', async () => {
    for (const name of ['Case', 'Coming up', 'Last words', 'Moods', 'At work'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Moods: / })).toBeVisible();
    await expect(page.getByText(/^Next touchpoint: |^No touchpoint is to come/)).toBeVisible();
    await isAccessible(page);
    await page.getByRole('link', { name: 'Open the chat' }).click();
    await expect(page.getByText('Q:').first()).toBeVisible();
  });

  await test.step('the timeline says what was sent and what is to come', async () => {
    await page.getByRole('link', { name: 'Timeline' }).click();
    await expect(page.getByText('Joined', { exact: true })).toBeVisible();
    await expect(page.getByText('Answered').first()).toBeVisible();
    await expect(page.getByText('Today', { exact: true })).toBeVisible();
    await isAccessible(page);
  });

  await test.step('a chat is opened and acknowledged', async () => {
    await page.getByRole('link', { name: 'Chats', exact: true }).click();
    await page
      .getByRole('button', { name: /Answered/ })
      .first()
      .click();
    await expect(page.getByText('Q:').first()).toBeVisible();
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page.getByText('Chat acknowledged.')).toBeVisible();
    await expect(page.getByText(/^Acknowledged/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(`Let us talk on Monday ${mark}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Reply by Anita Rao:').first()).toBeVisible();
    await expect(page.getByText(`Let us talk on Monday ${mark}`)).toBeVisible();
    // Whatever was done about it before.
    const chat = new URL(page.url()).searchParams.get('chat');
    const data = { action_status: 'open', reason: 'Journey' };
    await page.request.patch(`/feedback_bot/session/update/${chat}`, {
      headers: { 'x-requested-with': 'journey' },
      data,
    });
    await page.reload();
    await page.getByRole('button', { name: /^Actions on the case/ }).click();
    await page.getByRole('menuitem', { name: 'Work In Progress' }).click();
    await expect(page.getByText('Employee status updated!')).toBeVisible();
    await isAccessible(page);
  });
});

test('the titles of a long profile stand beside it where there is room, and lead to its cards', async ({ as }) => {
  const page = await as('superAdmin', { viewport: { width: 1440, height: 800 } });
  await page.goto('/employees');
  await page.locator('tbody tr a').first().click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const index = page.getByRole('navigation', { name: 'On this page' });
  await index.getByRole('button', { name: 'Personal details' }).click();
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeInViewport();
  await expect(index.getByRole('button', { name: 'Personal details' })).toHaveAttribute('aria-current', 'true');
  await isAccessible(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(index).toHaveCount(0);
});

test('a chat that waits for answers is sent again, with a link that works in place of the one before', {
  tag: extended,
}, async ({ as }) => {
  const page = await as('superAdmin');
  const answer = await page.request.get('/feedback_bot/session/list?page_limit=100&initiated_date_start=2020-01-01');
  const { data } = (await answer.json()) as { data: { user: string; stage_title: string; waits?: boolean }[] };
  const waiting = data.find(({ waits }) => waits) ?? { user: '', stage_title: 'none' };
  await page.goto(`/employees/${waiting.user}`);
  await page.getByRole('link', { name: 'Chats', exact: true }).click();
  await page.getByRole('button', { name: waiting.stage_title }).first().click();
  await page.getByRole('button', { name: `Actions on the case of ${waiting.stage_title}` }).click();
  await page.getByRole('menuitem', { name: 'Send the link again' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send a new link?' });
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('New link sent.')).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText(`your link to ${waiting.stage_title}`).first()).toBeVisible();
});

test('the way back leads to the list as it was left, with the button of the page and that of the browser', {
  tag: extended,
}, async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees?activeTab=total_session&search=an&page=2');
  const asLeft = async () => {
    await expect(page).toHaveURL('/employees?activeTab=total_session&search=an&page=2');
    await expect(page.getByRole('searchbox')).toHaveValue('an');
    await expect(page.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
  };
  await page.locator('tbody tr a').first().click();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByRole('link', { name: 'Chats', exact: true }).click();
  await expect(page).toHaveURL(/tab=chats/);
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await asLeft();
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await asLeft();
});

test('a list is as it was left when the editor of one closes, from its page too', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  const list = '/settings?tab=milestones&search=anniversary';
  const edit = page.locator('tbody tr').first().getByRole('button', { name: /^Edit/ });
  const isAsLeft = async () => {
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('searchbox')).toHaveValue('anniversary');
  };
  await page.goto(list);
  await edit.click();
  await expect(page).toHaveURL(/lifecycle.edit/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await isAsLeft();
  await edit.click();
  await page.getByRole('link', { name: 'Back' }).click();
  await isAsLeft();
  await page.locator('tbody tr a').first().click();
  await expect(page).toHaveURL(/lifecycle.view/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/lifecycle.edit/);
  await page.getByRole('button', { name: /^(Save|Update)/ }).click();
  await isAsLeft();
});

test('several are given a tag, and one is taken off them', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees?activeTab=total_session&columns=tags');
  for (const row of [0, 1]) await page.locator('tbody tr').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit tags' });
  await expect(dialog.getByText('For 2 people.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Add tags').fill(`Team ${mark}`);
  await page.keyboard.press('Enter');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tags saved.')).toBeVisible();
  const tagged = page.locator('tbody tr').filter({ hasText: `Team ${mark}` });
  await expect(tagged).toHaveCount(2);
  await expect(page.getByText(/selected$/)).toBeHidden();

  for (const row of [0, 1, 2]) await page.locator('tbody tr').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await dialog.getByLabel('Remove tags').click();
  await page.getByRole('option', { name: `Team ${mark} 2 of 3` }).click();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tagged).toHaveCount(0);
});

test('someone is added, found, tagged, made an admin, and leaves', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Add employee' }).click();
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(/mandatory fields/).first()).toBeVisible();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByRole('textbox', { name: /^Email/ }).fill(`nadia.${mark}@acme.example`);
  await page.getByLabel('Employee ID').fill(`ACM-${mark}`);
  await page.getByRole('textbox', { name: /^Joining date/ }).fill('02-02-2026');
  const department = page.getByRole('combobox', { name: 'Department', exact: true });
  await department.fill('Saels');
  await department.blur();
  await expect(page.getByText('Not in use yet where you may look: it will be new.')).toBeVisible();
  await department.fill('Sales');
  await department.blur();
  await expect(page.getByText('Not in use yet where you may look: it will be new.')).toBeHidden();
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('Employee added.')).toBeVisible();
  await page.getByRole('searchbox').fill(`nadia.${mark}`);
  await page.getByRole('link', { name: /Nadia Haddad/ }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Nadia Haddad' });
  await expect(title).toBeVisible();

  await test.step('a tag of the company and a free one', async () => {
    await page.getByRole('button', { name: 'Edit tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit tags' });
    await dialog.getByLabel('Tags').fill('core team');
    await page.getByRole('option', { name: 'Core Team' }).click();
    await dialog.getByLabel('Tags').fill('Night shift');
    await page.keyboard.press('Enter');
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tags saved.')).toBeVisible();
    await expect(page.getByText('Night shift')).toBeVisible();
  });

  await test.step('an invitation to a group', async () => {
    await page.getByRole('button', { name: 'Invite as admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite as admin' });
    await dialog.getByRole('combobox', { name: 'Access group' }).fill('Engineering');
    await page.getByRole('option', { name: 'Engineering partners' }).click();
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('Invitation sent.')).toBeVisible();
  });

  await test.step('an exit date in the past is refused before joining, then ends it', async () => {
    await page.getByRole('button', { name: 'Mark as exited' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as exited' });
    const date = dialog.getByRole('textbox', { name: /^Exit date/ });
    await expect(date).toHaveValue(/^\d\d-\d\d-\d{4}$/);
    await expect(date).toBeFocused();
    await date.fill('01-01-2026');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText("Exit date can't be before joining date!").first()).toBeVisible();
    await date.fill('03-03-2026');
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Marked as exited.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Inactive').first()).toBeVisible();
  });
});

test('a link of another screen marks the person it is about, or leads there', async ({ as }) => {
  const page = await as('superAdmin');
  const { data } = await (await page.request.get('/feedback_bot/users/list?raw_search_string=kavita.menon')).json();
  const [person] = data;
  await page.goto(`/employees?search=Kavita+Menon&eID=${person.id}&activeTab=total_session`);
  await expect(page.locator('tr[aria-current="true"]')).toContainText('Kavita Menon');
  await page.goto(`/employees?search=nobody&eID=${person.id}&activeTab=closed_session`);
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kavita Menon' })).toBeVisible();
});

test('a search that finds nobody in one tab leads to the others, in any order of words', {
  tag: extended,
}, async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees?activeTab=closed_session');
  await page.getByRole('searchbox').fill('menon kav');
  const found = page.getByRole('status').filter({ hasText: 'Others do:' });
  await found.getByRole('link', { name: /^All/ }).click();
  await expect(page.getByRole('link', { name: /Kavita Menon/ })).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('the tabs of the employees fit a phone', { tag: extended }, async ({ as }) => {
  const page = await as('superAdmin', { viewport: { width: 390, height: 844 } });
  await page.goto('/employees?activeTab=total_session');
  await expect(page.getByText(/\d+ left$/).first()).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Employees' }).getByRole('list');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
