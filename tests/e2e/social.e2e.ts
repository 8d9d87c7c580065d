import type { Page } from '@playwright/test';
import { type OpenidProvider, openidProvider } from '../support/openid-provider.ts';
import { port, providerPort, providerSecret } from './support/address.ts';
import { extended } from './support/extended.ts';
import { accounts, confirmsAgain, expect, password, test } from './support/people.ts';

/** Signing in by a provider, at its own sign-in page, and what happens when it does not come to that. */

let provider: OpenidProvider;

test.beforeAll(async () => {
  provider = await openidProvider({
    redirectUris: [`http://localhost:${port}/login/return/oidc`],
    port: providerPort,
    clientSecret: providerSecret,
  });
  provider.people.set('emp', { email: accounts.employee, email_verified: true });
  provider.people.set('stranger', { email: 'stranger@elsewhere.example', email_verified: true });
});
test.afterAll(() => provider.close());

test.beforeEach(async ({ page }) => {
  // Its page wants a font from afar.
  await page.route(/fonts\.googleapis/, (route) => route.abort());
});

const told = (page: Page, sentence: string) => page.getByText(sentence);

async function atProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Acme ID' }).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
}

async function signInThere(page: Page, login: string): Promise<void> {
  await atProvider(page);
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('someone whom the company knows is signed in, where they wanted to be, and no code stays behind', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/auth/oidc') && answers.push(answer.status()));
  await page.goto('/settings?tab=profile');
  await expect(page).toHaveURL(/\/login\?back=/);
  await signInThere(page, 'emp');
  await expect(page).toHaveURL(`http://localhost:${port}/settings?tab=profile`);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  expect(answers).toEqual([200]);
  const returned = addresses.find((address) => /\/login\/return\/oidc\?/.test(address)) ?? '';
  expect(new URL(returned).searchParams.get('code')).toBeTruthy();
  // Neither Back nor opening the same address again gives it a second time.
  await page.goBack();
  expect(page.url()).not.toContain('code=');
  await page.goto(returned);
  await expect(told(page, 'state mismatch')).toBeVisible();
  expect(page.url()).toBe(`http://localhost:${port}/login/return/oidc`);
  expect((await page.request.get('/auth/session')).status()).toBe(200);
});

test('a stranger is told so, and nothing more', async ({ page }) => {
  await page.goto('/login');
  await signInThere(page, 'stranger');
  await expect(told(page, 'User is not authorized for this authentication')).toBeVisible();
  expect(page.url()).toBe(`http://localhost:${port}/login/return/oidc`);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect((await page.request.get('/auth/session')).status()).toBe(401);
});

test('anyone who cancels there is told so here', async ({ page }) => {
  await page.goto('/login');
  await atProvider(page);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(told(page, 'Access Denied: You cancelled the authorization process.')).toBeVisible();
});

test('it is done with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  const button = page.getByRole('button', { name: 'Sign in with Acme ID' });
  await expect(button).toBeVisible();
  for (let steps = 0; steps < 8; steps += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
});

test('a provider is disconnected, signs in nobody then, and is connected again', { tag: extended }, async ({
  page,
}) => {
  test.slow();
  await confirmsAgain(page);
  provider.people.set('other', { email: accounts.otherCompany, email_verified: true });
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  };
  const list = '/settings?tab=2FA&list=providers';
  await page.goto(list);
  await signInThere(page, 'other');
  const row = page.getByRole('row').filter({ hasText: 'Acme ID' });
  await expect(row).toContainText(accounts.otherCompany);
  await expect(row).toContainText('Yes');
  await row.getByRole('button', { name: 'More actions: Acme ID' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Disconnect' }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Disconnect Acme ID?' });
  await asked.getByRole('button', { name: 'Disconnect' }).click();
  await expect(told(page, 'The provider does not sign you in any more.')).toBeVisible();
  await expect(row).toContainText('No');

  await signOut();
  await page.goto(list);
  await page.getByRole('button', { name: 'Sign in with Acme ID' }).click();
  await expect(told(page, 'User is not authorized for this authentication')).toBeVisible();

  await page.goto(`/login?back=${encodeURIComponent(list)}`);
  await page.getByLabel('Email').fill(accounts.otherCompany);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Connect again: Acme ID' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Connect again' }).click();
  await expect(told(page, 'The provider signs you in again.')).toBeVisible();
  await expect(row).toContainText('Yes');
});
