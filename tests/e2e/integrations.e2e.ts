import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** Channels of the company and one's own mail client, connected at the sandbox that a demo starts. */

const card = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true });
const press = (page: Page, what: string, name: string) =>
  card(page, name)
    .getByRole('button', { name: `${what}: ${name}` })
    .click();
/** On the consent page of the sandbox. */
const choose = (page: Page, what: string) => page.getByRole('button', { name: what, exact: true }).click();
const atSandbox = (page: Page) => expect(page.getByText('This is a sandbox of the demo.')).toBeVisible();
const agree = (page: Page, what: string) => page.getByRole('alertdialog').getByRole('button', { name: what }).click();

const channels = [
  { name: 'Slack', steps: ['Allow'] },
  { name: 'MS Teams', steps: ['Allow', 'Allow'] },
];

for (const { name, steps } of channels)
  test(`${name} is connected and disconnected, and nothing of the way stays in the address`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.goto('/settings?tab=integrations');
    await press(page, 'Connect', name);
    for (const step of steps) {
      await atSandbox(page);
      await choose(page, step);
    }
    await expect(page).toHaveURL(/\/settings\?tab=integrations$/);
    await expect(page.getByText('Connected.', { exact: true })).toBeVisible();
    await expect(card(page, name).getByText('Connected', { exact: true })).toBeVisible();
    await page.goto('/settings?tab=profile');
    await expect(page.getByRole('region', { name: 'Integrations' }).getByText(name)).toBeVisible();
    await page.goto('/settings?tab=integrations');
    const other = name === 'Slack' ? 'MS Teams' : 'Slack';
    await press(page, 'Connect', other);
    await expect(page.getByRole('alertdialog', { name: 'Integration Limit Reached' })).toBeVisible();
    await agree(page, 'Close');
    await press(page, 'Upgrade', other);
    await expect(page.getByText('Support has been asked')).toBeVisible();
    await press(page, 'Disconnect', name);
    await agree(page, 'Disconnect');
    await expect(card(page, name).getByText('Not connected')).toBeVisible();
  });

test('a consent that is cancelled connects nothing, and says so', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=integrations');
  await press(page, 'Connect', 'Slack');
  await choose(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You cancelled the authorization process.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await expect(card(page, 'Slack').getByText('Not connected')).toBeVisible();
});

for (const [tab, brought, name] of [
  ['integrations', 'code=x&integration_type=slack', 'slack'],
  ['integrations', 'tenant=x', 'microsoft'],
  ['profile', 'code=x&integration_type=google', 'google'],
])
  test(`what ${name} brings to the tab itself is taken from there, once`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.goto(`/settings?tab=${tab}&${brought}&state=made-up`);
    await expect(page.getByText('state mismatch')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/connect/return/${name}`);
    expect(new URL(page.url()).search).toBe('');
  });

test('WhatsApp asks for consent, connects, and is disconnected', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=integrations');
  await press(page, 'Connect', 'WhatsApp');
  const dialog = page.getByRole('dialog', { name: 'Connect WhatsApp' });
  await dialog.getByRole('button', { name: 'I accept' }).click();
  await expect(dialog.getByText('Please tick the box to go on.').first()).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'I accept' }).click();
  await expect(page.getByText('Successfully connected to WhatsApp')).toBeVisible();
  await agree(page, 'Close');
  await press(page, 'Disconnect', 'WhatsApp');
  await agree(page, 'Disconnect');
  await expect(page.getByText('Successfully disconnected to WhatsApp')).toBeVisible();
  await agree(page, 'Close');
  await expect(card(page, 'WhatsApp').getByText('Not connected')).toBeVisible();
});

for (const [name, goes] of [
  ['Google', 'Go to Google'],
  ['Outlook', 'Go to Microsoft'],
] as const)
  test(`${name} is linked as the one mail client, and unlinked`, async ({ as }) => {
    const page = await as('superAdmin');
    await page.goto('/settings?tab=profile');
    await press(page, 'Connect', 'Rapport');
    await agree(page, 'Connect');
    await expect(card(page, 'Rapport').getByText('Connected', { exact: true })).toBeVisible();
    await press(page, 'Connect', name);
    await agree(page, goes);
    await choose(page, 'Allow');
    await expect(page.getByText(`Connected with ${name} successfully!`)).toBeVisible();
    await expect(page).toHaveURL(/\/settings\?tab=profile$/);
    await expect(card(page, name).getByText('anita@acme.example')).toBeVisible();
    await expect(card(page, 'Rapport').getByText('Not connected')).toBeVisible();
    const session = await (await page.request.get('/auth/session')).json();
    expect(session.user_profile.default_mail_client).toBe(name.toLowerCase());
    await press(page, 'Disconnect', name);
    await agree(page, 'Disconnect');
    await expect(card(page, name).getByText('Not connected')).toBeVisible();
  });

for (const look of [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  test(`keeps nobody out, ${look.colorScheme} at ${look.viewport.width}`, async ({ as }) => {
    const page = await as('superAdmin', look);
    for (const tab of ['integrations', 'profile']) {
      await page.goto(`/settings?tab=${tab}`);
      await expect(card(page, tab === 'profile' ? 'Google' : 'Viber')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    }
  });
