import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { port } from './support/address.ts';
import { extended } from './support/extended.ts';
import { accounts, expect, password, test } from './support/people.ts';

/** Passkeys with the authenticator that Chromium brings for tests, and the list of where one is signed in. */

const who = accounts.limitedAdmin;

async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    finger: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** A try before this one may have left some. */
async function withoutPasskeys({ request }: Page): Promise<void> {
  const { data } = await (await request.get('/auth/passkeys')).json();
  for (const { id } of data as { id: string }[])
    await request.delete(`/auth/passkeys/${id}`, { headers: { 'x-requested-with': 'journey' } });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('a passkey is added, signs its person in, is renamed, and signs in no more once it is removed', async ({
  page,
}) => {
  const { finger } = await authenticator(page);
  await signIn(page);
  await withoutPasskeys(page);
  await page.goto('/passkeys');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Work laptop/ })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  expect((await (await page.request.get('/auth/session')).json()).email).toBe(who);

  // A finger that is not its owner's.
  await signOut(page);
  await finger(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('That was cancelled, or took too long.')).toBeVisible();
  await finger(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Rename: Work laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('row', { name: /Old laptop/ })).toBeVisible();
  await page.getByRole('button', { name: 'More actions: Old laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('“Old laptop”');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey is not known here')).toBeVisible();
});

test('a passkey is the second step too', { tag: extended }, async ({ page, as }) => {
  await authenticator(page);
  await signIn(page);
  await withoutPasskeys(page);
  await page.goto('/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('row', { name: /Chrome \d+ on / })).toBeVisible();
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { 'x-requested-with': 'journey' } })).json();
  const { secret_key: secret } = await post('/feedback_bot/mfa/enable/', { otp_type: 'TOTP' });
  await post('/feedback_bot/mfa/verify/', { otp_type: 'TOTP', verification_code: generateSync({ secret }) });
  try {
    await signOut(page);
    await page.getByLabel('Email').fill(who);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/login\/verify/);
    await expect(page.getByRole('button', { name: 'Authenticator app' })).toBeVisible();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  } finally {
    const { id } = await (await page.request.get('/auth/session')).json();
    const { request } = await as('superAdmin');
    const headers = { 'x-requested-with': 'journey' };
    // Asked of those who have just signed in; on a slow machine the one of the run is too old.
    await request.post('/auth/login', { data: { username: accounts.superAdmin, password }, headers });
    const reset = await request.post('/feedback_bot/mfa/reset', { data: { user: id }, headers });
    expect(reset.status(), await reset.text()).toBe(200);
  }
});

test('one sees where one is signed in, and signs out there', async ({ page, browser }) => {
  await signIn(page);
  const elsewhere = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const there = await elsewhere.newPage();
  await signIn(there);
  await page.goto('/devices');
  const here = page.getByRole('row').filter({ hasText: 'This device' });
  await expect(here).toContainText(/Chrome \d+ on /);
  await expect(here.getByRole('button', { name: /Sign out there/ })).toHaveCount(0);
  const other = page.getByRole('row').filter({ hasText: 'Firefox 145 on Windows' });
  await other.getByRole('button', { name: /Sign out there/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Firefox 145 on Windows');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(other).toHaveCount(0);
  await there.goto('/settings');
  await expect(there.getByLabel('Email')).toBeVisible();

  await signIn(there);
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await there.goto('/settings');
  await expect(there.getByLabel('Email')).toBeVisible();
  expect((await page.request.get('/auth/session')).status()).toBe(200);
  await elsewhere.close();
});
