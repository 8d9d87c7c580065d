import type { BrowserContext, Page } from '@playwright/test';
import { extended } from './support/extended.ts';
import { accounts, expect, password, test } from './support/people.ts';

/** A session ends while someone works, a page is loaded again, a browser crashes: nothing that was typed is lost. */

test.describe.configure({ timeout: 120_000 });
const mark = Date.now().toString(36);
const headers = { 'x-requested-with': 'journey' };
const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on with it' });

/** On the server only: the page knows nothing of it. */
const endSession = async (context: BrowserContext) => {
  expect((await context.request.post('/auth/logout', { data: {}, headers })).status()).toBe(200);
};
const signIn = async (context: BrowserContext, username: string) => {
  const answer = await context.request.post('/auth/login', { data: { username, password }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
};

async function openNotes(page: Page): Promise<void> {
  await page.goto('/employees');
  await page.getByRole('searchbox').first().fill('kavita.menon@acme.example');
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await page.getByRole('button', { name: /^Add a comment/ }).click();
}
const note = (page: Page) => page.getByRole('combobox', { name: 'Note' });

async function newPerson(page: Page): Promise<void> {
  await page.goto('/employees/new');
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
}
const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' });

test('a session that ends over a half written note is taken up in a dialog, and the note is saved once', async ({
  as,
}) => {
  const page = await as('superAdmin');
  await openNotes(page);
  await note(page).fill(`Written before the end ${mark}`);
  await endSession(page.context());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again(page)).toBeVisible();

  await test.step('put off, the note stays where it is', async () => {
    await again(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('You are signed out, so nothing was done.')).toBeVisible();
    await expect(note(page)).toHaveValue(`Written before the end ${mark}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });
  await test.step('a wrong password is said there', async () => {
    await expect(again(page).getByRole('textbox', { name: 'Your password' })).toBeFocused();
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(again(page).getByText('Authentication failed')).toBeVisible();
  });
  await again(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
  await expect(page.getByText(`Written before the end ${mark}`)).toHaveCount(1);
  await expect(note(page)).toHaveValue('');
});

test('what was left unfinished is offered after a reload and a crash, to nobody else, and not after signing out', async ({
  as,
}) => {
  const page = await as('superAdmin');
  page.on('dialog', (asked) => void asked.accept());
  const context = page.context();
  await newPerson(page);
  await firstName(page).fill(`Ravi${mark.replace(/\d/g, 'x')}`);
  const typed = await firstName(page).inputValue();

  await test.step('reload', async () => {
    // What is typed is kept a moment later.
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(goOn(page)).toBeVisible();
    await expect(firstName(page)).toHaveValue('');
    await goOn(page).click();
    await expect(firstName(page)).toHaveValue(typed);
  });

  const next = await context.newPage();
  await test.step('crash', async () => {
    await page.waitForTimeout(1000);
    await page.goto('chrome://crash').catch(() => undefined);
    await newPerson(next);
    await expect(goOn(next)).toBeVisible();
  });

  await test.step('someone else', async () => {
    await endSession(context);
    await signIn(context, accounts.otherCompany);
    await newPerson(next);
    await next.waitForTimeout(1500);
    await expect(goOn(next)).toHaveCount(0);
  });

  await test.step('its owner, until they sign out', async () => {
    await endSession(context);
    await signIn(context, accounts.superAdmin);
    await newPerson(next);
    await goOn(next).click();
    await expect(firstName(next)).toHaveValue(typed);
    await next.getByRole('button', { name: /^Account of/ }).click();
    await next.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    const asked = next.getByRole('alertdialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(next.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await signIn(context, accounts.superAdmin);
    await newPerson(next);
    await next.waitForTimeout(1500);
    await expect(goOn(next)).toHaveCount(0);
  });
});

test('someone else who signs in elsewhere does not go on with what one person began', { tag: extended }, async ({
  as,
}) => {
  const page = await as('superAdmin');
  await openNotes(page);
  await note(page).fill(`Never sent ${mark}`);
  await endSession(page.context());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again(page)).toBeVisible();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    again(page).getByRole('link', { name: 'Sign in another way, in a new tab' }).click(),
  ]);
  await other.getByLabel('Email').fill(accounts.limitedAdmin);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  await expect(page.getByText('Someone else has signed in here.')).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
  await endSession(page.context());
});

test('dialogs that draw their own inputs offer after a reload what was left in them', async ({ as }) => {
  const page = await as('superAdmin');
  page.on('dialog', (asked) => void asked.accept());
  const dialog = page.getByRole('dialog');
  const dialogs = {
    'the name of a segment': {
      open: async () => {
        await page.goto('/settings?tab=filtersegment');
        await page.getByRole('button', { name: 'Add segment' }).click();
      },
      field: dialog.getByRole('textbox', { name: 'Segment name' }),
    },
    'the name of a token': {
      open: async () => {
        await page.goto('/api-tokens');
        await page.getByRole('button', { name: 'Make a token' }).click();
      },
      field: dialog.getByRole('textbox', { name: 'Name' }),
    },
  };
  for (const [what, { open, field }] of Object.entries(dialogs))
    await test.step(what, async () => {
      await open();
      await field.fill(`Half done ${mark}`);
      // What is typed is kept a moment later.
      await page.waitForTimeout(1000);
      await page.reload();
      await open();
      await goOn(page).click();
      await expect(field).toHaveValue(`Half done ${mark}`);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await open();
      await expect(field).toHaveValue('');
      await expect(goOn(page)).toHaveCount(0);
    });
});
