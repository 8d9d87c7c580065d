import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { latency, port, slowness } from './address.ts';

/** The demo's accounts, by what they may do. */
export const accounts = {
  superAdmin: 'superadmin@acme.example',
  limitedAdmin: 'groupadmin@acme.example',
  employee: 'employee@acme.example',
  otherCompany: 'superadmin@globex.example',
} as const;
export type Account = keyof typeof accounts;
export const password = 'Welcome-2026!';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Fixtures {
  /** A page on which this person is signed in; the browser is theirs alone. */
  as(account: Account, options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
}

interface Shared {
  /**
   * The page at which one person (or nobody) sits for the whole run: what it has loaded once is there, and what was
   * left open too. For journeys that only look.
   */
  sitting(account?: Account): Promise<Page>;
  /** Signed in once a run: sign-ins are limited per account. */
  sessions: Map<string, State>;
}

export const test = base.extend<Fixtures, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  sitting: [
    async ({ browser, sessions }, use) => {
      const desks = new Map<Account | undefined, Page>();
      await use(async (account) => {
        const desk = desks.get(account);
        if (desk && (!account || (await desk.request.get('/auth/session')).ok())) return desk;
        await desk?.context().close();
        const storageState = account && (await stateOf(browser, sessions, account));
        const page = await opened(await browser.newContext({ ...home, storageState, reducedMotion: 'reduce' }));
        desks.set(account, page);
        return page;
      });
      for (const desk of desks.values()) await desk.context().close();
    },
    { scope: 'worker' },
  ],
  as: async ({ browser, sessions }, use) => {
    const contexts = new Map<BrowserContext, Account>();
    await use(async (account, options = {}) => {
      const storageState = await stateOf(browser, sessions, account);
      const context = await browser.newContext({ ...home, storageState, ...options });
      contexts.set(context, account);
      return opened(context);
    });
    for (const [context, account] of contexts) {
      // Who has proved again who they are is signed in under another cookie; who has signed out, under none.
      const state = await context.storageState();
      if (state.cookies.some(({ name }) => name === 'sid')) sessions.set(account, state);
      else sessions.delete(account);
      await context.close();
    }
  },
});

const home = { baseURL: `http://localhost:${port}` };

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowed(page);
  await confirmsAgain(page);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function slowed(page: Page): Promise<void> {
  if (slowness === 1 && latency === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await session.send('Network.enable');
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...line, latency });
}

async function stateOf(browser: Browser, sessions: Map<string, State>, account: Account): Promise<State> {
  const kept = sessions.get(account);
  const state = kept && (await isAlive(browser, kept)) ? kept : await signedIn(browser, account);
  sessions.set(account, state);
  return state;
}

/** Journeys end sign-ins of the same person: a way to sign in that is removed, a password that is changed. */
async function isAlive(browser: Browser, storageState: State): Promise<boolean> {
  const context = await browser.newContext({ ...home, storageState });
  const answer = await context.request.get('/auth/session');
  await context.close();
  return answer.ok();
}

/** What is protected asks for the password where the sign-in was some minutes ago: it is given, and the journey goes on. */
export async function confirmsAgain(page: Page): Promise<void> {
  await page.addLocatorHandler(confirmation(page), async (asked) => {
    await asked.getByRole('textbox', { name: 'Your password' }).fill(password);
    await asked.getByRole('button', { name: 'Confirm' }).click();
  });
}

export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });

/** The path of what a click on `button` downloads, perhaps after one has confirmed who one is. */
export async function downloadOf(page: Page, button: Locator): Promise<string> {
  const saved = page.waitForEvent('download', { timeout: 40_000 });
  const isOver = saved.then(
    () => true,
    () => true,
  );
  await button.click();
  // The question is noticed and answered before something is waited for, and not while: so something is, again and again.
  while (!(await Promise.race([isOver, page.waitForTimeout(200)]))) await page.locator('body').waitFor();
  return (await saved).path();
}

async function signedIn(browser: Browser, account: Account): Promise<State> {
  const context = await browser.newContext(home);
  const answer = await context.request.post('/auth/login', {
    data: { username: accounts[account], password },
    headers: { 'x-requested-with': 'journey' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const state = await context.storageState();
  await context.close();
  return state;
}

export { expect };
