import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../support/frame.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** Signing in and out, as a browser sees it. */

const superadmin = 'superadmin@acme.example';
const employee = 'employee@acme.example';
const clock = new TestClock();
let server: ProductServer;

beforeAll(async () => {
  server = await productServer({ clock: clock.now });
});
afterAll(() => server.close());

const browser = () => new Browser(server.app);
const session = (who: Browser) => who.get('/auth/session');

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
