import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { isAccessible } from './support/barriers.ts';
import { accounts, expect, password, test } from './support/people.ts';

/** Someone protects their account: an app, recovery codes, what both are good for, and the way back. */

const who = accounts.otherCompany;
const tab = '/settings?tab=2FA';

/** The code that the app shows now, or some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function accessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  await isAccessible(page);
}

async function firstStep(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
}

async function secondStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Character 1 of 6' })).toBeFocused();
}
const inside = (page: Page) => expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();

test('enables the app, signs in with it and with recovery codes, and disables it', async ({ page }) => {
  test.slow();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  let secret = '';
  let codes: string[] = [];
  await page.goto(tab);
  await firstStep(page);
  await inside(page);

  await test.step('enable the app, by keyboard', async () => {
    await accessible(page);
    await page.getByRole('button', { name: 'Enable: Authenticator app' }).press('Enter');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await expect(page.getByRole('textbox', { name: 'Character 1 of 6' })).toBeFocused();
    await accessible(page);
    await page.keyboard.type('x');
    await expect(page.getByText('Only digits are allowed')).toBeVisible();
    const wrong = codeOf(secret, 20);
    await page.keyboard.type(wrong);
    await expect(page.getByText('This code is not right. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Character 1 of 6' })).toBeFocused();
    await page.keyboard.type(codeOf(secret));
    await expect(page.getByText('Two-factor authentication is enabled.')).toBeVisible();
  });

  await test.step('keep the recovery codes', async () => {
    const asked = page.getByRole('alertdialog', { name: 'Recovery codes' });
    await expect(asked).toContainText('they let you in when your phone is lost');
    await accessible(page);
    await asked.getByRole('button', { name: 'Show them' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await accessible(page);
    codes = await dialog.getByRole('listitem').allInnerTexts();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).press('Enter');
    expect((await file).suggestedFilename()).toMatch(/recovery-codes\.txt$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('requiring it of all admins asks first', async () => {
    await page.goto(`${tab}&list=admins`);
    const required = page.getByRole('switch', { name: 'Second factor required for admins' });
    // A key is pressed on it whether or not it can be.
    await expect(required).toBeEnabled();
    await required.press('Space');
    const asked = page.getByRole('alertdialog', { name: 'Require a second factor?' });
    await expect(asked).toContainText(/lose|nobody loses/);
    await accessible(page);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(required).not.toBeChecked();
    await page.goto(tab);
  });

  await test.step('sign in with the app', async () => {
    await signOut(page);
    await page.goto(tab);
    await firstStep(page);
    await secondStep(page);
    await accessible(page);
    await page.reload();
    await secondStep(page);
    await page.keyboard.type('000000');
    await expect(page.getByText('This code is not right. Please try again.')).toBeVisible();
    // The code that enabled the app is spent: the next one signs in.
    await page.keyboard.type(codeOf(secret, 1));
    await inside(page);
    expect(page.url()).toContain(tab);
  });

  await test.step('prove again who it is', async () => {
    const codesCall = '**/feedback_bot/mfa/recovery/codes';
    // Five minutes have not gone by: these answers say they had. Dialog, proof and the second call are real.
    await page.route(codesCall, (route) => route.fulfill({ status: 401, json: stepUpNeeded }));
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    // The page has only just come, and may be drawn anew under the first press.
    await expect(async () => {
      await page.getByRole('button', { name: 'View the codes' }).press('Enter');
      await expect(dialog.getByRole('textbox', { name: 'Your password' })).toBeFocused({ timeout: 10_000 });
    }).toPass({ timeout: 40_000 });
    await page.unroute(codesCall);
    await accessible(page);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('listitem')).toHaveText(codes);
    await page.keyboard.press('Escape');
  });

  await test.step('a recovery code signs in once', async () => {
    const [first = '', second = ''] = codes;
    const enter = async (code: string) => {
      await page.getByRole('button', { name: 'Recovery code' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    };
    await signOut(page);
    await firstStep(page);
    await secondStep(page);
    await enter(first.toLowerCase());
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await signOut(page);
    await page.goto(tab);
    await firstStep(page);
    await secondStep(page);
    await enter(first);
    await expect(page.getByText('This code is not right. Please try again.')).toBeVisible();
    await accessible(page);
    await page.keyboard.type(second);
    await page.keyboard.press('Enter');
    await inside(page);
    await expect(page.getByText('8 of 10 left')).toBeVisible();
  });

  await test.step('disable it: a question, the password, and a captcha that nobody sees', async () => {
    await page.getByRole('button', { name: 'Disable: Authenticator app' }).press('Enter');
    const asked = page.getByRole('alertdialog', { name: 'Disable two-factor authentication?' });
    await asked.getByRole('button', { name: 'Disable' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Disable two-factor authentication' });
    await expect(dialog.getByRole('textbox', { name: 'Your password' })).toBeFocused();
    await accessible(page);
    await page.keyboard.type('Wrong-2026!');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The password is not right.').first()).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Your password' });
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill(password);
    const sent = page.waitForRequest('**/feedback_bot/mfa/disable');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON().recaptcha_token.length).toBeGreaterThan(100);
    await expect(page.getByText('Two-factor authentication is disabled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enable: Authenticator app' })).toBeVisible();
  });
  expect(violations).toEqual([]);
});

const stepUpNeeded = { status: 401, code: 'StepUpNeeded', error: '', message: '', detail: '' };
