import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../support/frame.ts';
import { type Answer, Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';
import {
  AuthenticatorApp,
  enableApp,
  enableMail,
  halfSignedIn,
  lastCode,
  mailsTo,
  recoveryCodes,
  verify,
} from '../../support/second-factor.ts';

/** The calls of the second factor as the wire has them, their texts, and what they do. */

const superadmin = 'superadmin@acme.example';
const admin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const password = 'Welcome-2026!';
const clock = new TestClock();
let server: ProductServer;

beforeAll(async () => {
  server = await productServer({ clock: clock.now });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.forward(61);
  const { store } = server;
  for (const table of ['second_factor', 'recovery_code', 'challenge', 'outbox', 'session'])
    await store.exec(`delete from ${table}`);
  await store.exec('update user_profile set two_factor = null');
  await store.exec('update company set second_factor_required = null');
});

const mfa = (path: string) => `/feedback_bot/mfa/${path}/`;
const said = ({ status, body }: Answer) => [status, body.code ?? null, body.message ?? null];
const idOf = async (email: string) =>
  String((await server.store.exec('select id from user_profile where email = $1', [email])).rows[0]?.id);
const activities = async () =>
  (await server.store.exec('select activity from audit_line order by id desc limit 5')).rows.map((row) => row.activity);

describe('the app', () => {
  it('is offered with a picture drawn here and its seed, and enabled by its first code', async () => {
    const who = await signedIn(server.app, employee);
    expect((await who.get(mfa('settings'))).body).toEqual({
      mfa_data: [],
      email: employee,
      display_name: expect.any(String),
      text_messages: false,
      required: false,
      recovery_codes_left: 0,
      captcha: 'none',
    });
    const { status, body } = await who.post(mfa('enable'), { otp_type: 'TOTP' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      qr_code: expect.any(String),
      secret_key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    expect(Buffer.from(body.qr_code.split(',')[1], 'base64').toString()).toMatch(/^<svg .*<\/svg>$/s);
    expect((await who.get(mfa('settings'))).body.mfa_data).toEqual([]);

    const app = new AuthenticatorApp(body.secret_key, clock);
    const confirm = (verification_code: string) =>
      who.post(mfa('verify'), { otp_type: 'TOTP', secret_key: body.secret_key, verification_code });
    expect(said(await confirm(app.wrong()))).toEqual([400, 'WrongCode', 'This code is not right. Please try again.']);
    expect((await confirm('12')).body.errors).toEqual({
      verification_code: ['Please enter the 6 digits of the code.'],
    });
    expect((await confirm(app.code())).body).toEqual({ status: 200 });
    const settings = (await who.get(mfa('settings'))).body;
    expect(settings.mfa_data).toEqual([
      {
        otp_type: 'TOTP',
        is_verified: true,
        extra_data: { email: null, phone: null, email_verified: false, phone_verified: false },
        created_at: expect.stringMatching(/\+05:30$/),
        last_used: expect.stringMatching(/\+05:30$/),
      },
    ]);
    expect(settings.recovery_codes_left).toBe(10);
    expect((await mailsTo(server, employee)).map(({ subject }) => subject)).toEqual([
      'Two-factor authentication: authenticator app enabled',
    ]);
    expect((await activities())[0]).toBe('Second factor enabled');
    expect(said(await confirm(app.code()))).toEqual([
      400,
      'CodeExpired',
      'This code has expired. Please ask for a new one.',
    ]);
  });

  it('is given five tries and ten minutes', async () => {
    const who = await signedIn(server.app, employee);
    const begin = async () =>
      new AuthenticatorApp((await who.post(mfa('enable'), { otp_type: 'TOTP' })).body.secret_key, clock);
    const confirm = (verification_code: string) => who.post(mfa('verify'), { otp_type: 'TOTP', verification_code });
    const app = await begin();
    for (let at = 0; at < 5; at += 1) await confirm(app.wrong());
    expect(said(await confirm(app.code()))).toEqual([
      429,
      'TooManyTries',
      'Too many wrong codes. Please ask for a new one.',
    ]);
    const again = await begin();
    clock.forward(10);
    expect((await confirm(again.code())).body.code).toBe('CodeExpired');
  });

  it('asks for the password again after five minutes', async () => {
    const who = await signedIn(server.app, employee);
    clock.forward(6);
    expect((await who.post(mfa('enable'), { otp_type: 'TOTP' })).body.code).toBe('StepUpNeeded');
    expect(said(await who.post('/auth/step-up', { password: 'Wrong-2026!' }))).toEqual([
      400,
      'WrongPassword',
      'The password is not right.',
    ]);
    expect(said(await who.post('/auth/step-up', {}))).toEqual([400, 'FillAll', 'Please fill all fields!']);
    const before = who.cookies.get('sid');
    expect((await who.post('/auth/step-up', { password })).body).toEqual({ status: 200 });
    expect(who.cookies.get('sid')).not.toBe(before);
    const app = await enableApp(who, clock);
    clock.forward(6);
    expect((await who.get(mfa('recovery/codes'))).body.code).toBe('StepUpNeeded');
    expect((await who.post('/auth/step-up', { code: app.wrong() })).body.code).toBe('WrongCode');
    expect((await who.post('/auth/step-up', { code: app.code() })).status).toBe(200);
    expect((await who.post('/auth/step-up', { code: app.code() })).body.code).toBe('WrongCode');
    expect((await who.get(mfa('recovery/codes'))).status).toBe(200);
  });
});

describe('codes by e-mail', () => {
  it('go to the registered address only', async () => {
    const who = await signedIn(server.app, employee);
    const enable = (body: object) => who.post(mfa('enable'), { otp_type: 'HOTP', counter: 0, ...body });
    expect(said(await enable({ email: 'other@acme.example' }))).toEqual([
      400,
      'NotRegistered',
      'Please enter the registered email id!',
    ]);
    expect((await enable({ email: 'no address' })).body.errors).toEqual({
      email: ['Please fill the email field correctly!'],
    });
    expect(said(await enable({}))).toEqual([400, 'FillAll', 'Fill all the mandatory fields!']);
    expect(said(await enable({ phone: '+919876543210' }))).toEqual([
      400,
      'NoTextMessages',
      'Codes by text message are not available.',
    ]);
    expect((await enable({ email: employee.toUpperCase() })).body).toEqual({
      status: 200,
      qr_code: '',
      resend_after: 60,
    });
    expect(await mailsTo(server, employee, 'account/mfa-code')).toHaveLength(1);
  });

  it('are sent again after a minute, and five times an hour', async () => {
    const who = await signedIn(server.app, employee);
    const resend = () => who.post(mfa('verification-code/resend'), { username: 'somebody@else.example', counter: 3 });
    expect(said(await resend())).toEqual([400, 'NothingPending', 'There is no code to be sent. Please begin again.']);
    await who.post(mfa('enable'), { otp_type: 'HOTP', email: employee });
    const first = await lastCode(server, employee);
    const soon = await resend();
    expect(said(soon)).toEqual([
      429,
      'TooSoon',
      'A code was sent a moment ago. Please wait 60 seconds before you ask for another.',
    ]);
    expect(soon.headers['retry-after']).toBe('60');
    for (let at = 0; at < 4; at += 1) {
      clock.forward(1);
      expect((await resend()).body).toMatchObject({ status: 200, resend_after: 60 });
    }
    clock.forward(1);
    expect((await resend()).body.code).toBe('TooManySends');
    const confirm = (verification_code: string) =>
      who.post(mfa('verify'), { otp_type: 'HOTP', verification_by: 'email', verification_code });
    if (first !== (await lastCode(server, employee))) expect((await confirm(first)).body.code).toBe('WrongCode');
    expect((await confirm(await lastCode(server, employee))).status).toBe(200);
    expect(await mailsTo(server, 'somebody@else.example')).toEqual([]);
  });

  it('sign in once, within ten minutes, where they were asked for', async () => {
    await enableMail(await signedIn(server.app, employee), server, employee, clock);
    const who = await halfSignedIn(server, employee);
    const resend = (one: Browser) => one.post(mfa('verification-code/resend'), {});
    await resend(who);
    const code = await lastCode(server, employee);
    const elsewhere = await halfSignedIn(server, employee);
    expect((await verify(elsewhere, 'email', code)).body.code).toBe('CodeExpired');
    clock.forward(10);
    expect((await verify(who, 'email', code)).body.code).toBe('CodeExpired');
    await resend(who);
    expect((await verify(who, 'email', await lastCode(server, employee))).status).toBe(200);
    expect((await who.get('/auth/session')).body.level).toBe('full');
  });
});

describe('recovery codes', () => {
  it('are there once a method is, are struck when used, and can be made anew', async () => {
    const who = await signedIn(server.app, employee);
    for (const [method, path] of [
      ['GET', 'recovery/codes'],
      ['POST', 'regenerate-recovery-codes'],
      ['GET', 'export-recovery-codes'],
    ] as const)
      expect(said(await who.ask(method, mfa(path), method === 'POST' ? {} : undefined))).toEqual([
        400,
        'NotEnabled',
        'Two-factor authentication is not enabled.',
      ]);
    await enableApp(who, clock);
    const { codes, used } = await recoveryCodes(who);
    expect([codes.length, new Set(codes).size, used]).toEqual([10, 10, []]);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    const [one = '', two = ''] = codes;
    expect(
      (await verify(await halfSignedIn(server, employee), 'recovery', one.toLowerCase().replace('-', ' '))).status,
    ).toBe(200);
    expect((await verify(await halfSignedIn(server, employee), 'recovery', one)).body.code).toBe('WrongCode');
    expect((await recoveryCodes(who)).used).toEqual([one]);
    expect((await mailsTo(server, employee, 'account/mfa-changed')).at(-1)?.subject).toContain(
      'a recovery code used to sign in, 9 left',
    );
    const anew = (await who.post(mfa('regenerate-recovery-codes'))).body;
    expect([anew.codes.length, anew.used, anew.codes.includes(two)]).toEqual([10, [], false]);
    expect((await verify(await halfSignedIn(server, employee), 'recovery', two)).body.code).toBe('WrongCode');
  });

  it('leave as a file by a link that works once, for a minute, for their owner', async () => {
    const who = await signedIn(server.app, employee);
    await enableApp(who, clock);
    const link = async () => new URL((await who.get(mfa('export-recovery-codes'))).body.download_url);
    const open = (by: Browser, { pathname, search }: URL) => by.get(`${pathname}${search}`);
    const first = await link();
    const stranger = await signedIn(server.app, admin);
    expect((await open(stranger, first)).body.code).toBe('LinkUsed');
    const file = await open(who, first);
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="rapport-recovery-codes.txt"');
    expect(file.body.trim().split('\n')).toEqual((await recoveryCodes(who)).codes);
    expect(said(await open(who, first))).toEqual([
      400,
      'LinkUsed',
      'This link has expired or was used before. Please ask for a new one.',
    ]);
    const late = await link();
    clock.forward(1);
    expect((await open(who, late)).body.code).toBe('LinkUsed');
  });
});

describe('disabling', () => {
  it('asks for the password, and takes the recovery codes with the last method', async () => {
    const who = await signedIn(server.app, employee);
    await enableApp(who, clock);
    await enableMail(who, server, employee, clock);
    const disable = (body: object) => who.post(mfa('disable'), { password, recaptcha_token: '', ...body });
    expect(said(await disable({ otp_type: 'TOTP', password: 'Wrong-2026!' }))).toEqual([
      400,
      'WrongPassword',
      'The password is not right.',
    ]);
    expect((await disable({ otp_type: 'HOTP' })).body.code).toBe('FillAll');
    expect((await disable({ otp_type: 'HOTP', hotp_type: 'phone' })).body.code).toBe('NotEnabled');
    expect((await disable({ otp_type: 'TOTP' })).body).toEqual({ status: 200 });
    expect((await recoveryCodes(who)).codes).toHaveLength(10);
    expect((await disable({ otp_type: 'HOTP', hotp_type: 'email' })).status).toBe(200);
    const { rows } = await server.store.exec(
      'select (select count(*) from recovery_code) + (select count(*) from second_factor) as n',
    );
    expect(Number(rows[0]?.n)).toBe(0);
    expect((await new Browser(server.app).signIn(employee)).body.mfa_required).toBe(false);
    expect((await activities()).filter((one) => one === 'Second factor disabled')).toHaveLength(2);
  });

  it('needs a captcha that is solved, once', async () => {
    const app = await server.restart({ captcha: { kind: 'pow' } });
    const who = await signedIn(app, employee);
    await enableApp(who, clock);
    await enableMail(who, server, employee, clock);
    const disable = (recaptcha_token: string, otp_type = 'TOTP') =>
      who.post(mfa('disable'), { otp_type, hotp_type: 'email', password, recaptcha_token });
    for (const nothing of ['', 'nonsense', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')])
      expect(said(await disable(nothing))).toEqual([
        400,
        'CaptchaFailed',
        'We could not check that you are not a program. Please try again.',
      ]);
    const solved = await solve((await who.get('/auth/captcha')).body);
    expect((await disable(solved)).status).toBe(200);
    expect((await disable(solved, 'HOTP')).body.code).toBe('CaptchaFailed');
    const old = await solve((await who.get('/auth/captcha')).body);
    clock.forward(11);
    await who.post('/auth/step-up', { password });
    expect((await disable(old, 'HOTP')).body.code).toBe('CaptchaFailed');
  });
});

async function solve({ kind, challenge }: { kind: string; challenge: never }): Promise<string> {
  expect(kind).toBe('pow');
  const { solveChallenge } = await import('altcha-lib');
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('text messages', () => {
  it('are offered where there is a gateway, and sign in like a mail', async () => {
    const { createServer } = await import('node:http');
    const texts: { to: string; text: string }[] = [];
    const gateway = createServer((request, reply) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        texts.push(JSON.parse(body));
        reply.end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as { port: number };
    const app = await server.restart({ textMessages: { url: `http://127.0.0.1:${port}/send` } });
    const text = async (count: number) => {
      for (let at = 0; at < 100 && texts.length < count; at += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? 'none';
    };
    const who = await signedIn(app, employee);
    const enable = (phone: string) => who.post(mfa('enable'), { otp_type: 'HOTP', phone, counter: 0 });
    expect((await enable('+9112')).body.errors).toEqual({ phone: ['The phone number field format is invalid'] });
    expect((await enable('+911234567890')).body.code).toBe('PhoneInvalid');
    expect((await enable('+919876543210')).status).toBe(200);
    const first = { otp_type: 'HOTP', verification_by: 'phone', verification_code: await text(1) };
    expect((await who.post(mfa('verify'), first)).status).toBe(200);
    expect(texts[0]?.to).toBe('+919876543210');
    clock.forward(2);
    const again = new Browser(app);
    expect((await again.signIn(employee)).body.methods).toEqual(['phone', 'recovery']);
    await again.post(mfa('verification-code/resend'));
    expect((await verify(again, 'phone', await text(2))).status).toBe(200);
    gateway.close();
  });
});

describe('a SuperAdmin', () => {
  it('sees who has it, and how a member is protected', async () => {
    await enableApp(await signedIn(server.app, admin), clock);
    const who = await signedIn(server.app, superadmin);
    const { body } = await who.get('/feedback_bot/mfa/members?type__in=SuperAdmin,Admin&page_limit=50');
    const has = Object.fromEntries(
      body.data.map((row: { email: string; two_factor?: boolean }) => [row.email, row.two_factor ?? false]),
    );
    expect(has).toMatchObject({ [superadmin]: false, [admin]: true });
    const member = await who.get(mfa(`settings/${await idOf(admin)}`));
    expect(member.body).toMatchObject({ email: admin, mfa_data: [{ otp_type: 'TOTP' }], recovery_codes_left: 10 });
    const other = await signedIn(server.app, employee);
    expect((await other.get(mfa(`settings/${await idOf(admin)}`))).status).toBe(403);
    expect((await other.get('/feedback_bot/mfa/members')).status).toBe(403);
  });

  it('requires it: an admin without one has no rights until there is one', async () => {
    const who = await signedIn(server.app, superadmin);
    const require = (required: boolean) => who.ask('PATCH', '/feedback_bot/mfa/requirement', { required });
    expect(said(await require(true))).toEqual([400, 'OwnFirst', 'Please enable a second factor for yourself first.']);
    await enableApp(who, clock);
    expect((await require(true)).body).toEqual({ status: 200 });
    const late = await signedIn(server.app, admin);
    expect((await late.get('/auth/session')).body).toMatchObject({
      type: 'Employee',
      permissions: [],
      mfa_setup_required: true,
    });
    expect((await late.get('/feedback_bot/users/list')).status).toBe(403);
    await enableApp(late, clock);
    const after = (await late.get('/auth/session')).body;
    expect(after).toMatchObject({ type: 'Admin', mfa_setup_required: false });
    expect(after.permissions.length).toBeGreaterThan(0);
    const disable = await late.post(mfa('disable'), { otp_type: 'TOTP', password, recaptcha_token: '' });
    expect(said(disable)).toEqual([
      400,
      'Required',
      'Your company requires a second factor of administrators. Enable another method before you disable this one.',
    ]);
    const plain = await signedIn(server.app, employee);
    expect((await plain.get('/auth/session')).body.mfa_setup_required).toBe(false);
  });

  it('resets somebody’s, on record; the person is told, and signed out', async () => {
    const theirs = await signedIn(server.app, admin);
    await enableApp(theirs, clock);
    const who = await signedIn(server.app, superadmin);
    const reset = async (user: string) => who.post('/feedback_bot/mfa/reset', { user });
    expect((await reset(await idOf(superadmin))).body.code).toBe('OwnReset');
    expect((await reset(await idOf(employee))).body.code).toBe('NotEnabled');
    expect((await reset(await idOf('superadmin@globex.example'))).status).toBe(404);
    expect((await reset(await idOf(admin))).body).toEqual({ status: 200 });
    expect((await theirs.get('/auth/session')).status).toBe(401);
    expect((await new Browser(server.app).signIn(admin)).body.mfa_required).toBe(false);
    expect((await mailsTo(server, admin, 'account/mfa-changed')).at(-1)?.subject).toMatch(/reset by /);
    const [line] = (
      await server.store.exec(
        `select actor, record_id from audit_line where activity = 'Second factor reset' order by id desc limit 1`,
      )
    ).rows;
    expect([line?.actor, line?.record_id]).toEqual([await idOf(superadmin), await idOf(admin)]);
  });
});

describe('signing in', () => {
  it('leaves lines in the audit: right, wrong, locked, second factor', async () => {
    const from = Number((await server.store.exec('select coalesce(max(id), 0) as id from audit_line')).rows[0]?.id);
    const who = await signedIn(server.app, employee);
    const app = await enableApp(who, clock);
    const half = await halfSignedIn(server, employee);
    await verify(half, 'app', app.wrong());
    await verify(half, 'app', app.code());
    const stranger = new Browser(server.app, '203.0.113.9');
    for (let at = 0; at < 12; at += 1) await stranger.signIn(employee, 'Wrong-2026!');
    await stranger.signIn('nobody@acme.example', 'Wrong-2026!');
    const { rows } = await server.store.exec(
      'select activity, actor, record_id, ip, new from audit_line where id > $1 order by id',
      [from],
    );
    const counted: Record<string, number> = {};
    for (const { activity } of rows) counted[String(activity)] = (counted[String(activity)] ?? 0) + 1;
    expect(counted).toEqual({
      'Sign in': 2,
      'Second factor enabled': 1,
      'Second factor failed': 1,
      'Sign in failed': 10,
      'Sign in locked': 1,
    });
    const me = await idOf(employee);
    expect(rows.every((row) => row.record_id === me)).toBe(true);
    expect(rows.find((row) => row.activity === 'Sign in failed')).toMatchObject({ actor: null, ip: '203.0.113.9' });
    expect(JSON.stringify(rows)).not.toMatch(/Wrong-2026|Welcome-2026/);
  });

  it('from a device that is not known is told by mail, and not the first time', async () => {
    await server.store.exec('update credential set signed_in_at = null');
    const who = await signedIn(server.app, employee);
    const notices = async () => (await mailsTo(server, employee, 'account/new-device')).length;
    expect(await notices()).toBe(0);
    await who.post('/auth/logout');
    await who.signIn(employee);
    expect(await notices()).toBe(0);
    await new Browser(server.app, '203.0.113.20').signIn(employee);
    expect(await notices()).toBe(1);
    expect((await mailsTo(server, employee, 'account/new-device'))[0]?.text).toContain('203.0.113.20');
  });
});
