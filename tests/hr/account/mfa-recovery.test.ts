import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { solve } from '../../support/captcha.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { Browser, signedIn } from '../../support/product-app.ts';
import { protectedProduct } from '../../support/protected-product.ts';
import {
  activities,
  enableApp,
  enableMail,
  halfSignedIn,
  mailsTo,
  mfa,
  recoveryCodes,
  said,
  verify,
} from '../../support/second-factor.ts';

/** Recovery codes and disabling, with the captcha. */

const admin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const password = 'Welcome-2026!';
const on = protectedProduct();
const { clock } = on;

describe('recovery codes', () => {
  it('are there once a method is, are struck when used, and can be made anew', async () => {
    const who = await signedIn(on.server.app, employee);
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
      (await verify(await halfSignedIn(on.server, employee), 'recovery', one.toLowerCase().replace('-', ' '))).status,
    ).toBe(200);
    expect((await verify(await halfSignedIn(on.server, employee), 'recovery', one)).body.code).toBe('WrongCode');
    expect((await recoveryCodes(who)).used).toEqual([one]);
    expect((await mailsTo(on.server, employee, 'account/mfa/changed')).at(-1)?.subject).toContain(
      'a recovery code used to sign in, 9 left',
    );
    const anew = (await who.post(mfa('regenerate-recovery-codes'))).body;
    expect([anew.codes.length, anew.used, anew.codes.includes(two)]).toEqual([10, [], false]);
    expect((await verify(await halfSignedIn(on.server, employee), 'recovery', two)).body.code).toBe('WrongCode');
  });

  it('leave as a file by a link that works once, for a minute, for their owner', async () => {
    const who = await signedIn(on.server.app, employee);
    await enableApp(who, clock);
    const link = async () => new URL((await who.get(mfa('export-recovery-codes'))).body.download_url);
    const open = (by: Browser, { pathname, search }: URL) => by.get(`${pathname}${search}`);
    const first = await link();
    const stranger = await signedIn(on.server.app, admin);
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
    const who = await signedIn(on.server.app, employee);
    await enableApp(who, clock);
    await enableMail(who, on.server, employee, clock);
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
    const { rows } = await on.server.store.exec(
      'select (select count(*) from recovery_code) + (select count(*) from second_factor) as n',
    );
    expect(Number(rows[0]?.n)).toBe(0);
    expect((await new Browser(on.server.app).signIn(employee)).body.mfa_required).toBe(false);
    expect((await activities(on.server)).filter((one) => one === 'Second factor disabled')).toHaveLength(2);
  });

  it('asks who has no password for none: what was proved a moment ago counts', async () => {
    const who = await signedIn(on.server.app, employee);
    await enableApp(who, clock);
    const session = async () => (await who.get('/auth/session')).body;
    expect(await session()).toMatchObject({ has_password: true, step_up_methods: ['password', 'app'] });
    const disable = () => who.post(mfa('disable'), { otp_type: 'TOTP', recaptcha_token: '' });
    expect(said(await disable())).toEqual([400, 'FillAll', 'Fill all the mandatory fields!']);
    const [kept] = (await on.server.store.exec('select password_hash from credential where login = $1', [employee]))
      .rows;
    await on.server.store.exec('update credential set password_hash = null where login = $1', [employee]);
    try {
      expect(await session()).toMatchObject({ has_password: false, step_up_methods: ['app'] });
      clock.forward(6);
      expect((await disable()).body.code).toBe('StepUpNeeded');
      clock.forward(-6);
      expect((await disable()).body).toEqual({ status: 200 });
    } finally {
      await on.server.store.exec('update credential set password_hash = $2 where login = $1', [
        employee,
        kept?.password_hash,
      ]);
    }
  });

  it('two methods at once leaves nobody marked as protected', async () => {
    const who = await signedIn(on.server.app, employee);
    await enableApp(who, clock);
    await enableMail(who, on.server, employee, clock);
    const { store } = on.server;
    const of = [employee];
    const hash = 'select password_hash from credential where login = $1';
    const [kept] = (await store.exec(hash, of)).rows;
    // Someone who signs in elsewhere: nothing of theirs is looked at first.
    await store.exec('update credential set password_hash = null where login = $1', of);
    const [, answers] = await meanwhile(
      (there) =>
        store.inSystem(async (db) => {
          await db.execute(sql`select from user_profile where email = ${employee} for update`);
          await there();
        }),
      () =>
        Promise.all(
          [{ otp_type: 'TOTP' }, { otp_type: 'HOTP', hotp_type: 'email' }].map((body) =>
            who.post(mfa('disable'), { recaptcha_token: '', ...body }),
          ),
        ),
    );
    await store.exec('update credential set password_hash = $2 where login = $1', [...of, kept?.password_hash]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await store.exec(
      `select two_factor, (select count(*)::int from recovery_code) as codes from user_profile where email = $1`,
      of,
    );
    expect(rows).toEqual([{ two_factor: false, codes: 0 }]);
  });

  it('needs a captcha that is solved, once', async () => {
    const app = await on.server.restart({ captcha: { kind: 'pow' } });
    const who = await signedIn(app, employee);
    await enableApp(who, clock);
    await enableMail(who, on.server, employee, clock);
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
