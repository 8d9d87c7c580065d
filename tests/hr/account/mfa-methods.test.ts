import { describe, expect, it } from 'vitest';
import { Browser, signedIn } from '../../support/product-app.ts';
import { protectedProduct } from '../../support/protected-product.ts';
import {
  AuthenticatorApp,
  activities,
  enableApp,
  enableMail,
  halfSignedIn,
  idOf,
  lastCode,
  mailsTo,
  mfa,
  said,
  verify,
} from '../../support/second-factor.ts';

/** The calls that enable a method, as the wire has them: texts, tries, mails. */

const employee = 'employee@acme.example';
const password = 'Welcome-2026!';
const on = protectedProduct();
const { clock } = on;

describe('the app', () => {
  it('is offered with a picture drawn here and its seed, and enabled by its first code', async () => {
    const who = await signedIn(on.server.app, employee);
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
    expect((await mailsTo(on.server, employee)).map(({ subject }) => subject)).toEqual([
      'Two-factor authentication: authenticator app enabled',
    ]);
    expect((await activities(on.server))[0]).toBe('Second factor enabled');
    expect(said(await confirm(app.code()))).toEqual([
      400,
      'CodeExpired',
      'This code has expired. Please ask for a new one.',
    ]);
  });

  it('is given five tries and ten minutes', async () => {
    const who = await signedIn(on.server.app, employee);
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
    const who = await signedIn(on.server.app, employee);
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
    const who = await signedIn(on.server.app, employee);
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
    expect(await mailsTo(on.server, employee, 'account/mfa/code')).toHaveLength(1);
  });

  it('are sent again after a minute, and five times an hour', async () => {
    const who = await signedIn(on.server.app, employee);
    const resend = () => who.post(mfa('verification-code/resend'), { username: 'someone@else.example', counter: 3 });
    expect(said(await resend())).toEqual([400, 'NothingPending', 'There is no code to be sent. Please begin again.']);
    await who.post(mfa('enable'), { otp_type: 'HOTP', email: employee });
    const first = await lastCode(on.server, employee);
    const soon = await resend();
    expect(said(soon)).toEqual([
      429,
      'TooSoon',
      'A code was sent a moment ago. Please wait 60 seconds before you ask for another.',
    ]);
    expect(soon.headers['retry-after']).toBe('60');
    clock.forward(0.5);
    const half = await who.post(mfa('enable'), { otp_type: 'HOTP', email: employee });
    expect(half.body).toMatchObject({ code: 'TooSoon', resend_after: 30 });
    expect(half.headers['retry-after']).toBe('30');
    expect(half.body.message).toContain('Please wait 30 seconds');
    for (let at = 0; at < 4; at += 1) {
      clock.forward(1);
      expect((await resend()).body).toMatchObject({ status: 200, resend_after: 60 });
    }
    clock.forward(1);
    expect((await resend()).body.code).toBe('TooManySends');
    const confirm = (verification_code: string) =>
      who.post(mfa('verify'), { otp_type: 'HOTP', verification_by: 'email', verification_code });
    if (first !== (await lastCode(on.server, employee))) expect((await confirm(first)).body.code).toBe('WrongCode');
    expect((await confirm(await lastCode(on.server, employee))).status).toBe(200);
    expect(await mailsTo(on.server, 'someone@else.example')).toEqual([]);
  });

  it('sign in once, within ten minutes, where they were asked for', async () => {
    await enableMail(await signedIn(on.server.app, employee), on.server, employee, clock);
    const who = await halfSignedIn(on.server, employee);
    const resend = (one: Browser) => one.post(mfa('verification-code/resend'), {});
    await resend(who);
    const code = await lastCode(on.server, employee);
    expect((await resend(who)).body.code).toBe('TooSoon');
    const elsewhere = await halfSignedIn(on.server, employee);
    expect((await verify(elsewhere, 'email', code)).body.code).toBe('CodeExpired');
    clock.forward(0.5);
    const soon = await resend(elsewhere);
    expect(said(soon)).toEqual([
      429,
      'OtherCodeSent',
      'The code that was sent a moment ago was for something else. The next one can be sent in 30 seconds.',
    ]);
    expect(soon.headers['retry-after']).toBe('30');
    clock.forward(9.5);
    expect((await verify(who, 'email', code)).body.code).toBe('CodeExpired');
    await resend(who);
    expect((await verify(who, 'email', await lastCode(on.server, employee))).status).toBe(200);
    expect((await who.get('/auth/session')).body.level).toBe('full');
  });

  it('go to the new address once that is confirmed, and what was sent to the old one is worth nothing', async () => {
    const [old, fresh] = ['groupadmin@acme.example', 'new.groupadmin@acme.example'];
    const who = await signedIn(on.server.app, old);
    await enableMail(who, on.server, old, clock);
    await who.post(mfa('enable'), { otp_type: 'HOTP', email: old });
    const code = await lastCode(on.server, old);
    await who.ask('PATCH', `/feedback_bot/users/update/${await idOf(on.server, old)}`, { email: fresh });
    const [mail] = await mailsTo(on.server, fresh, 'account/email/verify');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await who.post('/auth/email', { token })).status).toBe(200);
    const late = { otp_type: 'HOTP', verification_by: 'email', verification_code: code };
    expect((await who.post(mfa('verify'), late)).body.code).toBe('CodeExpired');
    const codes = async (address: string) => (await mailsTo(on.server, address, 'account/mfa/code')).length;
    const before = await codes(old);
    clock.forward(2);
    const again = await halfSignedIn(on.server, fresh);
    expect((await again.post(mfa('verification-code/resend'), {})).status).toBe(200);
    expect([await codes(old), await codes(fresh)]).toEqual([before, 1]);
    expect((await verify(again, 'email', await lastCode(on.server, fresh))).status).toBe(200);
  });
});

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
    const app = await on.server.restart({ textMessages: { url: `http://127.0.0.1:${port}/send` } });
    const text = async (count: number) => {
      for (let at = 0; at < 100 && texts.length < count; at += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? 'none';
    };
    const who = await signedIn(app, employee);
    const enable = (phone: string) => who.post(mfa('enable'), { otp_type: 'HOTP', phone, counter: 0 });
    expect((await enable('+9112')).body.errors).toEqual({ phone: ['The phone number field format is invalid'] });
    expect((await enable('+910000000000')).body.code).toBe('PhoneInvalid');
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
