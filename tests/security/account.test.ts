import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock, until } from '../support/frame.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** Signing in and all that belongs to it, as a browser sees it. */

const superadmin = 'superadmin@acme.example';
const groupadmin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const stranger = 'superadmin@globex.example';
const clock = new TestClock();
let server: ProductServer;

beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
});
afterAll(() => server.close());

const browser = () => new Browser(server.app);
const session = (who: Browser) => who.get('/auth/session');
const userId = async (email: string) =>
  String((await server.store.exec('select id from user_profile where email = $1', [email])).rows[0]?.id);
const mails = async (address: string) =>
  (
    await server.store.exec('select mail, text, subject from outbox where to_address = $1 order by created_at', [
      address,
    ])
  ).rows as { mail: string; text: string; subject: string }[];
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('signing in', () => {
  it('gives a cookie that scripts and other sites do not get, and nothing else that opens anything', async () => {
    const answer = await browser().signIn(superadmin);
    expect([answer.status, answer.body]).toEqual([200, { status: 200, mfa_required: false }]);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/; Path=\/; .*HttpOnly; .*SameSite=Lax|HttpOnly; SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('sid='))).not.toMatch(/Max-Age|Expires|Domain/);
  });

  it('says who is signed in', async () => {
    const { status, body } = await session(await signedIn(server.app, superadmin));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'SuperAdmin',
      level: 'full',
      email: superadmin,
      display_name: expect.any(String),
      permissions: expect.arrayContaining(['manage_milestone', 'create_group']),
      allow_stage_edit: true,
      allow_multiple_channels: expect.any(Boolean),
      milestone_active: true,
      exit_active: expect.any(Boolean),
      demo: true,
      company_integrations: [],
      integrations: {},
      integration_channels: [],
      company: { id: expect.any(String), company_name: expect.any(String) },
      user_profile: {
        date_format: 'DD-MM-YYYY',
        auto_timezone: expect.any(Boolean),
        user_timezone: expect.any(String),
        default_mail_client: '',
      },
    });
    expect(body.permissions).toHaveLength(38);
    expect((await session(await signedIn(server.app, employee))).body).toMatchObject({
      type: 'Employee',
      permissions: [],
    });
  });

  it('answers nobody who is not signed in', async () => {
    expect(await session(browser())).toMatchObject({ status: 401, body: { code: 'SignedOut', status: 401 } });
  });

  it('answers a wrong password, an unknown login and a person who left alike', async () => {
    await server.store.exec(`update user_profile set status = 'inactive' where email = 'employee@acme.example'`);
    const attempts = [
      await browser().signIn(superadmin, 'Wrong-2026!'),
      await browser().signIn('nobody@acme.example', 'Wrong-2026!'),
      await browser().signIn(employee),
      await browser().signIn("' or 1=1 --"),
    ];
    await server.store.exec(`update user_profile set status = 'active' where email = 'employee@acme.example'`);
    for (const { status, body, headers } of attempts) {
      expect(status).toBe(401);
      expect(body).toEqual({
        status: 401,
        code: 'AuthenticationFailed',
        error: 'Authentication failed',
        message: 'Authentication failed',
        detail: 'Authentication failed',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('asks for both fields', async () => {
    expect(await browser().post('/auth/login', { username: superadmin })).toMatchObject({
      status: 400,
      body: { errors: { password: ['Please fill all fields!'] } },
    });
    expect((await browser().post('/auth/login', { username: superadmin, password: 'x', admin: true })).status).toBe(
      400,
    );
  });

  it('keeps the zone of the browser, by the name of today, while the person wants that', async () => {
    const who = browser();
    await who.signIn(employee, undefined, { time_zone: 'Asia/Calcutta' });
    expect((await session(who)).body.user_profile.user_timezone).toBe('Asia/Kolkata');
    await who.signIn(employee, undefined, { time_zone: 'Europe/Berlin' });
    expect((await session(who)).body.user_profile.user_timezone).toBe('Europe/Berlin');
    await who.signIn(employee, undefined, { time_zone: 'Mars/Olympus' });
    expect((await session(who)).body.user_profile.user_timezone).toBe('Europe/Berlin');
    await server.store.exec(`update user_profile set auto_timezone = false where email = $1`, [employee]);
    await who.signIn(employee, undefined, { time_zone: 'Asia/Tokyo' });
    expect((await session(who)).body.user_profile.user_timezone).toBe('Europe/Berlin');
  });

  it('takes a new cookie, and the one before opens nothing any more (fixation)', async () => {
    const who = await signedIn(server.app, employee);
    const before = who.cookies.get('sid') ?? '';
    await who.signIn(superadmin);
    const victim = browser();
    victim.cookies.set('sid', before);
    expect((await session(victim)).status).toBe(401);
    expect((await session(who)).body.email).toBe(superadmin);
  });

  it('is refused after ten wrong ones, says when to come back, and a restart does not help', async () => {
    const login = 'groupadmin@acme.example';
    const other = new Browser(server.app, '198.51.100.1');
    for (let at = 0; at < 10; at += 1) expect((await other.signIn(login, `Wrong-${at}-!`)).status).toBe(401);
    const again = new Browser(await server.restart(), '198.51.100.2');
    const answer = await again.signIn(login);
    expect(answer).toMatchObject({
      status: 429,
      body: { code: 'TooManyAttempts', message: expect.stringContaining('Too many attempts') },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    clock.forward(15);
    expect((await again.signIn(login)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie', async () => {
    const who = await signedIn(server.app, employee);
    const token = who.cookies.get('sid') ?? '';
    expect(await who.post('/auth/logout')).toMatchObject({ status: 200, body: { status: 200 } });
    expect(who.cookies.has('sid')).toBe(false);
    who.cookies.set('sid', token);
    expect((await session(who)).status).toBe(401);
    expect((await who.post('/auth/logout')).status).toBe(401);
  });

  it.each([
    ['/auth/logout-all', {}],
    ['/auth/logout', { everywhere: true }],
  ])('everywhere ends all of them: %s', async (url, body) => {
    const [here, there, other] = [
      await signedIn(server.app, employee),
      await signedIn(server.app, employee),
      await signedIn(server.app, superadmin),
    ];
    expect((await here.post(url, body)).status).toBe(200);
    expect([(await session(here)).status, (await session(there)).status, (await session(other)).status]).toEqual([
      401, 401, 200,
    ]);
  });

  it('happens by itself when the person leaves, at the next request', async () => {
    const who = await signedIn(server.app, employee);
    await server.store.exec(`update user_profile set status = 'inactive' where email = $1`, [employee]);
    expect((await session(who)).status).toBe(401);
    await server.store.exec(`update user_profile set status = 'active' where email = $1`, [employee]);
    expect((await session(who)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a link that works once, and ends every session', async () => {
    const who = await signedIn(server.app, employee);
    expect((await browser().post('/auth/forgot', { username: employee.toUpperCase() })).body).toEqual({ status: 200 });
    await until(async () => (await mails(employee)).some((mail) => mail.mail === 'account/reset'));
    const token = tokenIn((await mails(employee)).at(-1)?.text);
    const set = (one: string, two = one, with_ = token) =>
      browser().post('/auth/reset', { token: with_, new_password1: one, new_password2: two });

    expect(await set('Short1!')).toMatchObject({
      status: 400,
      body: { errors: { new_password1: ['Your password must contain at least 8 characters!'] } },
    });
    expect(await set('all-lower-1!')).toMatchObject({
      status: 400,
      body: { errors: { new_password1: ['Password format is not correct!'] } },
    });
    expect(await set('Right-2026!', 'Other-2026!')).toMatchObject({
      status: 400,
      body: { code: 'PasswordsDiffer', message: 'Password fields do not match!' },
    });
    expect(await set('Welcome@123')).toMatchObject({ status: 400, body: { code: 'PasswordCommon' } });
    expect(await set('Welcome-2026!')).toMatchObject({ status: 400, body: { code: 'PasswordReused' } });
    expect(await set('Right-2026!', 'Right-2026!', 'x'.repeat(43))).toMatchObject({
      status: 400,
      body: { code: 'LinkExpired' },
    });
    expect((await session(who)).status).toBe(200);

    const answer = await set('Right-2026!');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await session(who)).status).toBe(401);
    expect((await browser().signIn(employee)).status).toBe(401);
    expect((await browser().signIn(employee, 'Right-2026!')).status).toBe(200);
    expect(await set('Again-2026!')).toMatchObject({ status: 400, body: { code: 'LinkExpired' } });
    await until(async () => (await mails(employee)).some((mail) => mail.mail === 'account/password-changed'));
    expect((await mails(employee)).at(-1)?.text).toContain('(Europe/Berlin)');
  });

  it('looks the same for an address that nobody has, and sends nothing', async () => {
    const known = await browser().post('/auth/forgot', { username: groupadmin });
    const unknown = await browser().post('/auth/forgot', { username: 'nobody@acme.example' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await until(async () => (await mails(groupadmin)).length === 1);
    expect(await mails('nobody@acme.example')).toEqual([]);
  });

  it('does not fill a mailbox', async () => {
    for (let at = 0; at < 8; at += 1)
      expect((await browser().post('/auth/forgot', { username: superadmin })).status).toBe(200);
    const jobs = async () =>
      (
        await server.store.exec(
          `select count(*)::int as n from job_progress where job = 'account/reset-mail' and state <> 'done'`,
        )
      ).rows[0]?.n;
    await until(async () => (await jobs()) === 0);
    expect(await mails(superadmin)).toHaveLength(5);
  });
});

describe('an invitation', () => {
  it('comes by mail and ends in an account', async () => {
    const { rows } = await server.store.exec(
      `select id, email from user_profile u where status = 'active' and exit_date is null and type = 'Employee'
      and company_id = (select company_id from user_profile where email = $1) and not exists (select from credential where user_id = u.id) limit 1`,
      [superadmin],
    );
    const { id, email } = rows[0] as { id: string; email: string };
    const admin = await signedIn(server.app, superadmin);
    expect(await admin.post('/auth/invite', { user: id })).toMatchObject({ status: 200 });
    const [mail] = await mails(email);
    expect(mail?.subject).toMatch(/ invites you to /);
    const body = { token: tokenIn(mail?.text), new_password1: 'Mine-2026!', new_password2: 'Mine-2026!' };
    expect(await browser().post('/auth/reset', body)).toMatchObject({ status: 400 });
    expect(await browser().post('/auth/register', body)).toMatchObject({ status: 200 });
    expect((await browser().signIn(email, 'Mine-2026!')).status).toBe(200);
    expect(await browser().post('/auth/register', body)).toMatchObject({ status: 400, body: { code: 'LinkExpired' } });
  });

  it('is for those who may, and for people they see', async () => {
    const id = await userId(employee);
    const plain = browser();
    await plain.signIn(employee, 'Right-2026!');
    expect((await plain.post('/auth/invite', { user: id })).status).toBe(403);
    const limited = await signedIn(server.app, groupadmin);
    const { rows } = await server.store.exec(`select id from user_profile where email = 'meera.iyer@acme.example'`);
    expect((await limited.post('/auth/invite', { user: rows[0]?.id })).status).toBe(404);
    const admin = await signedIn(server.app, superadmin);
    expect((await admin.post('/auth/invite', { user: await userId(stranger) })).status).toBe(404);
    expect((await browser().post('/auth/invite', { user: id })).status).toBe(401);
  });

  it('is the only way in, once there is a company', async () => {
    const founding = {
      company_name: 'Evil',
      first_name: 'Eve',
      email: 'eve@evil.example',
      new_password1: 'Mine-2026!',
      new_password2: 'Mine-2026!',
    };
    expect(await browser().post('/auth/register', founding)).toMatchObject({
      status: 403,
      body: { code: 'InvitationOnly' },
    });
  });
});

describe("one's devices", () => {
  it("are one's own, and can be signed out one by one", async () => {
    const [here, there, other] = [
      await signedIn(server.app, superadmin),
      await signedIn(server.app, superadmin),
      await signedIn(server.app, stranger),
    ];
    const limited = new Browser(server.app);
    await limited.signIn(groupadmin);
    const list = await here.get('/api/account/device');
    const me = await userId(superadmin);
    expect(list.status).toBe(200);
    expect(list.body.length).toBeGreaterThanOrEqual(2);
    expect(new Set(list.body.map((row: { user: string }) => row.user))).toEqual(new Set([me]));
    expect(JSON.stringify(list.body)).not.toMatch(/token|hash/i);
    const newest = list.body.find((row: { lastSeenAt: string }) => row.lastSeenAt);
    const own = await there.get('/api/account/device');
    expect(own.headers['content-range']).toBe(`items 0-${own.body.length - 1}/${own.body.length}`);

    const theirs = (await limited.get('/api/account/device')).body[0].id;
    expect((await here.ask('DELETE', `/api/account/device/${theirs}`)).status).toBeGreaterThanOrEqual(403);
    const foreign = (await other.get('/api/account/device')).body[0].id;
    expect((await here.ask('DELETE', `/api/account/device/${foreign}`)).status).toBe(404);
    expect([(await session(limited)).status, (await session(other)).status]).toEqual([200, 200]);
    expect((await here.ask('PUT', `/api/account/device/${newest.id}`, { level: 'full' })).status).toBe(403);

    const former = new Set(own.body.map((row: { id: string }) => row.id));
    const third = await signedIn(server.app, superadmin);
    const added = (await here.get('/api/account/device')).body.find((row: { id: string }) => !former.has(row.id));
    expect((await here.ask('DELETE', `/api/account/device/${added.id}`)).status).toBe(200);
    expect([(await session(here)).status, (await session(third)).status]).toEqual([200, 401]);
  });
});

describe('the outbox', () => {
  it('is read by a SuperAdmin, in a demo, and holds the mails of the company', async () => {
    const admin = await signedIn(server.app, superadmin);
    const before = await admin.get('/api/account/outbox');
    expect(before.status).toBe(200);
    expect(before.body.length).toBeGreaterThan(0);
    const { rows } = await server.store.exec(`select id from user_profile where email = $1`, [groupadmin]);
    await admin.post('/auth/invite', { user: rows[0]?.id });
    const after = await admin.get('/api/account/outbox');
    expect(Number(String(after.headers['content-range']).split('/')[1])).toBe(
      Number(String(before.headers['content-range']).split('/')[1]) + 1,
    );
    expect((await (await signedIn(server.app, stranger)).get('/api/account/outbox')).body).toEqual([]);
    const limited = new Browser(server.app);
    await limited.signIn(groupadmin);
    expect((await limited.get('/api/account/outbox')).status).toBe(403);
    const production = await server.restart({ demo: false });
    admin.app = production;
    expect((await admin.get('/api/account/outbox')).status).toBe(403);
  });
});
