import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { Browser, signedIn } from '../support/product-app.ts';
import { mailsTo, said } from '../support/second-factor.ts';
import { begun, finish, people, type Social, social } from '../support/social.ts';

/** Providers by whom someone signs in: listed, disconnected, connected again, and never the only way taken. */

let on: Social;
let who: Browser;

beforeAll(async () => {
  on = await social();
}, patience);
afterAll(() => on.close());

const rows = async (sql: string, values?: unknown[]) => (await on.server.store.exec(sql, values)).rows;

async function signIn(provider: string, login: string) {
  const browser = new Browser(on.server.app);
  const { url } = await begun(browser, provider);
  const returned = await on.providers[provider]?.returnOf(url, login);
  return { browser, answer: await finish(browser, provider, returned as URL) };
}

const mine = async (browser = who) => (await browser.get('/auth/identities')).body.data as Record<string, unknown>[];
const idOf = async (label: string, browser = who) => (await mine(browser)).find((one) => one.label === label)?.id;
const remove = (id: unknown, browser = who) => browser.ask('DELETE', `/auth/identities/${id}`);
const activities = async () =>
  (await rows(`select activity from audit_line where entity = 'account/identity' order by id`)).map(
    ({ activity }) => activity,
  );

beforeEach(async () => {
  for (const table of ['identity', 'audit_line', 'outbox', 'counter']) {
    if (table === 'audit_line') continue;
    await rows(`delete from ${table}`);
  }
  expect((await signIn('google', 'super')).answer.status).toBe(200);
  who = await signedIn(on.server.app, people.super);
});

describe('a provider', () => {
  it('is listed to whom it signs in, and to nobody else', async () => {
    expect(await mine()).toMatchObject([{ label: 'Google', email: people.super, connected: true }]);
    expect(await mine(await signedIn(on.server.app, people.group))).toEqual([]);
    expect((await new Browser(on.server.app).get('/auth/identities')).status).toBe(401);
  });

  it('is disconnected: other sessions end, a line and a mail say so, and it signs in nobody', async () => {
    const other = await signedIn(on.server.app, people.super);
    const before = (await activities()).length;
    expect((await remove(await idOf('Google'))).status).toBe(200);
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await who.get('/auth/session')).status).toBe(200);
    expect((await activities()).slice(before)).toEqual(['Sign-in elsewhere disconnected']);
    const mails = await mailsTo(on.server, people.super, 'account/way-changed');
    expect(mails.map(({ subject }) => subject)).toContain('Your account: sign-in with Google disconnected');
    // Not by the address either, which is how it was connected the first time.
    expect((await signIn('google', 'super')).answer.body.code).toBe('NotAuthorized');
    expect(await mine()).toMatchObject([{ label: 'Google', connected: false }]);
    expect((await remove(await idOf('Google'))).status).toBe(404);
  });

  it('is connected again by its person alone', async () => {
    const id = await idOf('Google');
    await remove(id);
    const allow = (browser: Browser) => browser.post(`/auth/identities/${id}/allow`, {});
    expect((await allow(await signedIn(on.server.app, people.group))).status).toBe(403);
    expect((await allow(who)).status).toBe(200);
    expect((await allow(who)).status).toBe(404);
    expect((await signIn('google', 'super')).answer.status).toBe(200);
    expect((await activities()).at(-1)).toBe('Sign-in elsewhere connected again');
  });

  it.each([
    ['a colleague', people.group, 403, 'Refused'],
    ['someone of another company', people.globex, 404, 'NotFound'],
  ])('asked for by %s', async (_what, email, status, code) => {
    const answer = await remove(await idOf('Google'), await signedIn(on.server.app, email));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await mine()).toMatchObject([{ connected: true }]);
  });

  it('asks again who it is', async () => {
    await rows(`update session set authenticated_at = authenticated_at - interval '6 minutes'`);
    for (const answer of [
      await remove(await idOf('Google')),
      await who.post(`/auth/identities/${await idOf('Google')}/allow`, {}),
    ])
      expect([answer.status, answer.body.code]).toEqual([401, 'StepUpNeeded']);
    expect(await mine()).toMatchObject([{ connected: true }]);
  });
});

describe('the only way to sign in', () => {
  const sentence =
    'This is the only way in which you sign in. Set a password or add a passkey first, then disconnect it.';
  let browser: Browser;

  /** Someone who was invited and has never set a password. */
  beforeEach(async () => {
    const [invited] = await rows(
      `select id, email from user_profile u where status = 'active' and exit_date is null and type = 'Employee'
       and company_id = (select company_id from user_profile where email = $1)
       and not exists (select from credential where user_id = u.id) limit 1`,
      [people.super],
    );
    for (const provider of ['google', 'microsoft'])
      on.providers[provider]?.people.set(String(invited?.id), { email: String(invited?.email), email_verified: true });
    expect((await who.post('/auth/invite', { user: invited?.id })).status).toBe(200);
    browser = (await signIn('google', String(invited?.id))).browser;
    expect((await browser.get('/auth/session')).body.has_password).toBe(false);
    on.providers.microsoft?.people.set('twice', { email: String(invited?.email), email_verified: true });
  });

  it('is not disconnected', async () => {
    expect(said(await remove(await idOf('Google', browser), browser))).toEqual([400, 'OnlyWay', sentence]);
    expect(await mine(browser)).toMatchObject([{ connected: true }]);
  });

  it('is not what is left of two that are disconnected at once', async () => {
    expect((await signIn('microsoft', 'twice')).answer.status).toBe(200);
    const ids = (await mine(browser)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const answers = await Promise.all(ids.map((id) => remove(id, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await mine(browser)).filter(({ connected }) => connected)).toHaveLength(1);
  });
});
