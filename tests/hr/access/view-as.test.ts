import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../support/product-app.ts';
import { Browser as NewBrowser } from '../../support/product-app.ts';
import { type AccessServer, accessServer, employee, limited, stranger, superAdmin, wide } from '../support/access.ts';

/** A SuperAdmin looks as another admin: from the start to every way in which it ends. */

let server: AccessServer;
let browser: Browser;
let id: string;
beforeAll(async () => {
  server = await accessServer();
  id = await server.personId(limited);
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = await own();
});
afterEach(() => server.restore());

/** A sign-in of its own, since each test ends it in another way. */
async function own(): Promise<Browser> {
  const fresh = new NewBrowser(server.app);
  await server.rows(sql`delete from counter`);
  expect((await fresh.signIn(superAdmin)).status).toBe(200);
  return fresh;
}

const start = (user_id: string, as: Browser = browser) => as.post('/auth/view-as', { user_id });
const stop = () => browser.post('/auth/view-as/stop', {});
const me = async () => (await browser.get('/auth/session')).body;
const lines = () =>
  server.rows(sql`select type, activity, call, entity, record_id, actor, on_behalf, subject, new from audit_line
    where type = 'view_as' order by id`);
const activities = async (from: number) => (await lines()).slice(from).map(({ activity }) => activity);
const inThePast = () =>
  server.rows(
    sql`update session set viewing_until = now() - interval '1 minute' where viewing is not null returning 1`,
  );

describe('who may be viewed', () => {
  it.each([
    ['an employee', employee, 400, 'NotAdmin'],
    ['oneself, a SuperAdmin', superAdmin, 400, 'SuperAdmin'],
    ['someone of another company', stranger, 404, 'NotFound'],
  ])('not %s', async (_who, email, status, code) => {
    const [found] = await server.rows(sql`select id from user_profile where email = ${email}`);
    const answer = await start(String(found?.id));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await me()).viewing).toBeUndefined();
  });

  it('by nobody but a SuperAdmin', async () => {
    const answer = await start(id, await server.browser(wide));
    expect([answer.status, answer.body.code]).toEqual([403, 'Refused']);
  });
});

describe('while viewing', () => {
  it('the session is that person’s, with who looks and how long still, and every line of it names both', async () => {
    const from = (await lines()).length;
    expect((await start(id)).status).toBe(200);
    const seen = await me();
    expect(seen).toMatchObject({ id, type: 'Admin', email: limited });
    expect(seen.viewing).toMatchObject({ group: 'Engineering partners', by: expect.any(String) });
    expect(seen.viewing.seconds_left).toBeGreaterThan(29 * 60);
    const listed = await browser.post('/feedback_bot/users/list', { page_limit: 100, page_offset: 1 });
    const theirs = (await server.browser(limited)).post('/feedback_bot/users/list', {
      page_limit: 100,
      page_offset: 1,
    });
    expect(listed.body).toEqual((await theirs).body);
    expect(listed.body.total_count).toBeLessThan(60);
    const told = (await lines()).slice(from);
    const by = await server.personId(superAdmin);
    expect(told.map(({ activity }) => activity)).toEqual(['View as started', 'View as: Search employees']);
    for (const line of told) expect([line.actor, line.on_behalf]).toEqual([by, id]);
  });

  it('a line about one person is about them, as any other, and seen by those who see them', async () => {
    const from = (await lines()).length;
    await start(id);
    expect((await browser.get(`/feedback_bot/users/details/${id}`)).status).toBe(200);
    expect(
      (await lines())
        .slice(from)
        .map(({ subject }) => subject)
        .at(-1),
    ).toBe(id);
  });

  it('nothing is written, mailed, started or nested, and nothing of the account is shown', async () => {
    await start(id);
    for (const [method, url, body] of [
      ['PATCH', '/feedback_bot/stage/update_stage_timeline', { ids: [] }],
      ['POST', '/feedback_bot/stage/questions_report/download', {}],
      ['POST', '/auth/view-as', { user_id: id }],
      ['POST', '/auth/forgot', { email: limited }],
      ['POST', '/auth/login', { username: limited, password: 'x' }],
      ['GET', '/feedback_bot/mfa/settings', undefined],
      ['GET', '/feedback_bot/mfa/recovery/codes', undefined],
      ['GET', '/api/account/device', undefined],
      ['GET', `/files/${id}?exp=1&sig=x`, undefined],
    ] as const) {
      const answer = await browser.ask(method, url, body);
      expect([url, answer.status, answer.body.code]).toEqual([url, 403, 'Viewing']);
    }
  });

  it('the person’s own sessions go on, and know nothing of it', async () => {
    const theirs = await server.browser(limited);
    await start(id);
    const answer = (await theirs.get('/auth/session')).body;
    expect([answer.id, answer.viewing]).toEqual([id, undefined]);
  });
});

describe('it ends', () => {
  it('when it is stopped: the rights are one’s own again, and a line says so', async () => {
    await start(id);
    const from = (await lines()).length;
    expect((await stop()).status).toBe(200);
    expect(await me()).toMatchObject({ type: 'SuperAdmin', email: superAdmin });
    expect(await activities(from)).toEqual(['View as ended']);
    expect((await lines()).at(-1)).toMatchObject({ on_behalf: id, actor: await server.personId(superAdmin) });
  });

  it('after its time: everything is refused until the page has said that it knows', async () => {
    await start(id);
    await inThePast();
    for (const url of ['/auth/session', '/feedback_bot/group/list', `/feedback_bot/users/details/${id}`]) {
      const answer = await browser.get(url);
      expect([url, answer.status, answer.body.code]).toEqual([url, 403, 'ViewingOver']);
    }
    const write = await browser.post('/auth/view-as', { user_id: id });
    expect(write.body.code).toBe('Viewing');
    await stop();
    expect(await me()).toMatchObject({ type: 'SuperAdmin' });
  });

  it('with the session, by signing out: one line', async () => {
    await start(id);
    const from = (await lines()).length;
    expect((await browser.post('/auth/logout', {})).status).toBe(200);
    expect(await activities(from)).toEqual(['View as ended']);
    expect((await browser.get('/auth/session')).status).toBe(401);
  });

  it.each([
    [
      'the viewed person may not sign in any more',
      () => sql`update user_profile set status = 'inactive' where id = ${id}`,
    ],
    ['the viewed person becomes a SuperAdmin', () => sql`update user_profile set type = 'SuperAdmin' where id = ${id}`],
    [
      'the one who looks is no SuperAdmin any more',
      () => sql`update user_profile set type = 'Admin' where email = ${superAdmin}`,
    ],
  ])('as soon as %s', async (_what, change) => {
    await start(id);
    await server.rows(sql`${change()} returning 1`);
    expect((await browser.get('/feedback_bot/group/list')).body.code).toBe('ViewingOver');
  });
});
