import type { ConsoleMessage, Page } from '@playwright/test';
import { everything } from './support/address.ts';
import { barriers, still } from './support/barriers.ts';
import { type Account, expect, test } from './support/people.ts';
import { type Quiet, quietOf } from './support/quiet.ts';

/** Every screen in both themes, on a desk and in a hand: nothing that keeps someone out, and a picture of each. */

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const looks = [
  { name: 'desktop-light', viewport: desktop, colorScheme: 'light' },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark' },
  { name: 'desktop-dark', viewport: desktop, colorScheme: 'dark' },
  { name: 'phone-light', viewport: phone, colorScheme: 'light' },
] as const;
/** What of a page depends on its colours, and not on its width alone. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
/** One after the other, a screen each; with every journey, each screen in all of them. */
const looksOf = (at: number) => (everything ? looks : [looks[at % looks.length] as (typeof looks)[number]]);

// Each is looked at by whichever lane is free.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  path: string;
  as?: Account;
  /** What is done before the picture. */
  opened?(page: Page): Promise<void>;
}

const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
};

/** The page of the person who is first at high risk, and there perhaps another tab. */
const firstPerson = (tab?: string) => async (page: Page) => {
  await page.locator('tbody tr a').first().click();
  await expect(page.getByRole('button', { name: 'Mark as exited' })).toBeVisible();
  if (tab) await page.getByRole('link', { name: tab }).click();
  if (tab !== 'Chats') return;
  await page.locator('h3 button').first().click();
  await expect(page.getByText('Q:').first()).toBeVisible();
};

const confirms = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

const edits = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
};

/** Of the touchpoint of a demo that has a layout. */
const invitation = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions: Welcome on board', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Invitation mail' }).click();
  await expect(page.getByRole('group', { name: 'The mail' })).toBeVisible();
};

const notesOf = (address: string) => async (page: Page) => {
  await page.getByRole('searchbox').first().fill(address);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await click(/^Add a comment/)(page);
};

const screens: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-return', path: '/login/return/oidc?error=access_denied' },
  { name: 'forgot', path: '/forgot' },
  { name: 'reset', path: '/reset?token=none' },
  { name: 'invite', path: '/invite?token=none' },
  { name: 'chat-over', path: '/chat/none' },
  { name: 'not-found', path: '/404', as: 'superAdmin' },
  { name: 'touchpoints', path: '/settings?tab=milestones', as: 'superAdmin' },
  { name: 'touchpoints-limited', path: '/settings?tab=milestones', as: 'limitedAdmin' },
  { name: 'touchpoints-refused', path: '/settings?tab=milestones', as: 'employee' },
  { name: 'uploads', path: '/settings?tab=auditLog', as: 'superAdmin' },
  { name: 'bounces', path: '/settings?tab=auditLog&list=blacklist', as: 'superAdmin' },
  { name: 'genai-logs', path: '/settings?tab=genailog', as: 'superAdmin' },
  { name: 'genai-new', path: '/settings?tab=genailog', as: 'superAdmin', opened: click('Create report') },
  { name: 'genai-details', path: '/settings?tab=genailog', as: 'superAdmin', opened: click('View Details') },
  { name: 'touchpoints-filter', path: '/settings?tab=milestones', as: 'superAdmin', opened: click(/filter/i) },
  { name: 'touchpoints-menu', path: '/settings?tab=milestones', as: 'superAdmin', opened: click(/^More actions: /) },
  {
    name: 'touchpoints-export',
    path: '/settings?tab=milestones',
    as: 'superAdmin',
    opened: click('Export touchpoints'),
  },
  { name: 'touchpoints-held', path: '/lifecycle/held', as: 'superAdmin' },
  { name: 'touchpoint-new', path: '/lifecycle/new?page=1', as: 'superAdmin' },
  { name: 'profile', path: '/settings?tab=profile', as: 'superAdmin' },
  { name: 'devices', path: '/devices', as: 'superAdmin' },
  { name: 'devices-end', path: '/devices', as: 'superAdmin', opened: confirms('Sign out everywhere else') },
  { name: 'providers', path: '/sign-in-providers', as: 'superAdmin' },
  { name: 'passkeys', path: '/passkeys', as: 'superAdmin' },
  { name: 'passkey-new', path: '/passkeys', as: 'superAdmin', opened: click('Add a passkey') },
  { name: 'overview', path: '/?tab=overview&filters=%7B%7D', as: 'superAdmin' },
  { name: 'segments', path: '/settings?tab=filtersegment', as: 'superAdmin' },
  { name: 'segment-filters', path: '/settings?tab=filtersegment', as: 'superAdmin', opened: click('Add segment') },
  { name: 'change-password', path: '/settings?tab=profile', as: 'superAdmin', opened: click('Change password') },
  { name: 'two-factor', path: '/settings?tab=2FA', as: 'superAdmin' },
  { name: 'two-factor-admins', path: '/settings?tab=2FA&list=admins', as: 'superAdmin' },
  { name: 'api-tokens', path: '/api-tokens', as: 'superAdmin' },
  { name: 'api-token-new', path: '/api-tokens', as: 'superAdmin', opened: click('Make a token') },
  { name: 'mails', path: '/outbox', as: 'superAdmin' },
  { name: 'mails-suppressed', path: '/outbox?list=suppressed', as: 'superAdmin' },
  { name: 'mail-attempts', path: '/outbox/00000000-0000-4000-8000-000000000000', as: 'superAdmin' },
  { name: 'unsubscribe', path: '/unsubscribe?token=none' },
  { name: 'employees', path: '/employees', as: 'superAdmin' },
  { name: 'employee-new', path: '/employees/new', as: 'superAdmin' },
  { name: 'person', path: '/employees', as: 'superAdmin', opened: firstPerson() },
  { name: 'person-profile', path: '/employees', as: 'superAdmin', opened: firstPerson('Profile') },
  { name: 'person-timeline', path: '/employees', as: 'superAdmin', opened: firstPerson('Timeline') },
  { name: 'person-chats', path: '/employees', as: 'superAdmin', opened: firstPerson('Chats') },
  { name: 'person-notes', path: '/employees', as: 'superAdmin', opened: firstPerson('Notes') },
  { name: 'import of employees', path: '/employees/import', as: 'superAdmin' },
  {
    name: 'notes',
    path: '/employees?activeTab=total_session',
    as: 'superAdmin',
    opened: notesOf('kavita.menon@acme.example'),
  },
  {
    name: 'notes-none',
    path: '/employees?activeTab=total_session',
    as: 'superAdmin',
    opened: notesOf('nurul.rahman@acme.example'),
  },
  { name: 'alerts', path: '/employees', as: 'superAdmin', opened: click(/^Alerts/) },
  { name: 'alerts-none', path: '/settings?tab=profile', as: 'employee', opened: click(/^Alerts/) },
  { name: 'chats', path: '/', as: 'superAdmin', opened: click('Show employees: High risk') },
  {
    name: 'chats-without-names',
    path: '/',
    as: 'limitedAdmin',
    opened: click('Show employees: Chats completed'),
  },
  { name: 'adhoc', path: '/adhoc/view/00000000-0000-4000-8000-000000000000', as: 'superAdmin' },
  { name: 'support', path: '/support', as: 'superAdmin' },
  { name: 'groups', path: '/settings?tab=users', as: 'superAdmin' },
  { name: 'groups-limited', path: '/settings?tab=users', as: 'limitedAdmin' },
  { name: 'group-new', path: '/settings?tab=users', as: 'superAdmin', opened: click('Add Group') },
  { name: 'permissions', path: '/settings?tab=users&list=permissions', as: 'superAdmin' },
  { name: 'templates', path: '/settings?tab=ManageTemplates', as: 'superAdmin' },
  {
    name: 'template-new',
    path: '/settings?tab=ManageTemplates',
    as: 'superAdmin',
    opened: click('Add email template'),
  },
  { name: 'integrations', path: '/settings?tab=integrations', as: 'superAdmin' },
  { name: 'invitation-mail', path: '/settings?tab=milestones', as: 'superAdmin', opened: invitation },
  { name: 'company', path: '/settings?tab=company', as: 'superAdmin' },
  { name: 'plan', path: '/settings?tab=plan', as: 'superAdmin' },
  { name: 'company-settings', path: '/settings?tab=companysettings', as: 'superAdmin' },
  { name: 'company-settings-edit', path: '/settings?tab=companysettings', as: 'superAdmin', opened: edits },
  { name: 'alert-words', path: '/settings?tab=alertWord', as: 'superAdmin' },
  { name: 'alert-words-read', path: '/settings?tab=alertWord', as: 'limitedAdmin' },
  { name: 'users', path: '/settings?tab=users&list=users', as: 'superAdmin' },
];

interface Watch extends Quiet {
  violations: string[];
}

function watch(page: Page): Watch {
  const { quiet, end } = quietOf(page);
  const violations: string[] = [];
  const says = (message: ConsoleMessage) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  };
  page.on('console', says);
  return {
    quiet,
    violations,
    end() {
      end();
      page.off('console', says);
    },
  };
}

const nowhere = 'This page does not exist';

/**
 * As a link of the console leads there, after a page on which nothing of the screen before is left: to load the console
 * anew for each would be half of the work. With FULL=1, and for anyone who is not signed in, each is loaded.
 */
async function goTo(page: Page, { path, as }: Screen): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  if (!as || process.env.FULL || page.url() === 'about:blank') await page.goto(path);
  else {
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await follow(page, '/404');
    await expect(title).toHaveText(nowhere);
    await follow(page, path);
    if (path !== '/404') await expect(title).not.toHaveText(nowhere);
  }
  await expect(title).toBeVisible();
}

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Nothing moves or is loaded any more. */
async function settled(page: Page, quiet: () => Promise<void>): Promise<void> {
  await quiet();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
  await still(page);
}

test('a button without a name, grey on grey and what stands in no landmark are seen', async ({ page }) => {
  await page.setContent(
    '<main><h1>Title</h1><button></button><p style="color: #aaa; background: #bbb">Pale</p></main><p>Lost</p>',
  );
  const found = await barriers(page);
  expect(found.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'region']),
  );
});

for (const [at, screen] of screens.entries()) {
  test(screen.name, async ({ sitting }) => {
    const page = await sitting(screen.as);
    await page.setViewportSize(desktop);
    const { quiet, violations, end } = watch(page);
    await goTo(page, screen);
    if (screen.as) {
      expect(new URL(page.url()).pathname).not.toBe('/login');
      await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
    }
    await screen.opened?.(page);
    const seen = new Set<number>();
    for (const { name, viewport, colorScheme } of looksOf(at)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
      await settled(page, quiet);
      await page.screenshot({ path: `test-results/screens/${screen.name}-${name}.png` });
      expect(await barriers(page, seen.has(viewport.width) ? rulesOfColours : undefined), name).toEqual([]);
      seen.add(viewport.width);
      const tooWide = await page.evaluate(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      );
      expect(tooWide, `${name}: the page scrolls sideways`).toBe(false);
    }
    end();
    expect(violations).toEqual([]);
  });
}
