import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../../support/frame.ts';
import { type Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';

/** Part 1 section 5: the rules in the order in which they are said. */

const employee = 'employee@acme.example';
const now = 'Welcome-2026!';
const obvious =
  'This password is little more than a name: yours, your company’s or this product’s. Please choose another.';
const clock = new TestClock();
let server: ProductServer;
let who: Browser;

beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
  who = await signedIn(server.app, employee);
});
afterAll(() => server.close());

const change = (old_password: unknown, new_password1: unknown, new_password2: unknown = new_password1, by = who) =>
  by.post('/feedback_bot/password/change/', { old_password, new_password1, new_password2 });

describe('changing the password', () => {
  it.each([
    ['an empty field', now, '', '', 'Please fill all fields!', ['new_password1', 'new_password2']],
    [
      'a field too short, before they differ',
      now,
      'Sh0rt!',
      'Other-2026!',
      'Your password must contain at least 8 characters!',
      ['new_password1'],
    ],
    [
      'an old one too short',
      'old',
      'Right-2026!',
      'Right-2026!',
      'Your password must contain at least 8 characters!',
      ['old_password'],
    ],
    [
      'two that differ, before their format',
      now,
      'alllowercase',
      'otherlowercase',
      'Password fields do not match!',
      ['new_password2'],
    ],
    ['no lowercase letter', now, 'RIGHT-2026!', 'RIGHT-2026!', 'Password format is not correct!', ['new_password1']],
    ['no uppercase letter', now, 'right-2026!', 'right-2026!', 'Password format is not correct!', ['new_password1']],
    ['no digit', now, 'Right-Right!', 'Right-Right!', 'Password format is not correct!', ['new_password1']],
    [
      'no special character',
      now,
      'Right2026Right',
      'Right2026Right',
      'Password format is not correct!',
      ['new_password1'],
    ],
    [
      'a wrong old one',
      'Wrong-2026!',
      'Right-2026!',
      'Right-2026!',
      'Your old password is not right.',
      ['old_password'],
    ],
    [
      'a common one',
      now,
      'Welcome@123',
      'Welcome@123',
      'This password is in a list of common ones. Please choose another.',
      ['new_password1'],
    ],
    [
      'a common one of the long list',
      now,
      'P@ssw0rd',
      'P@ssw0rd',
      'This password is in a list of common ones. Please choose another.',
      ['new_password1'],
    ],
    ['the company’s name', now, 'Acme@2026!!', 'Acme@2026!!', obvious, ['new_password1']],
    ['the product’s name', now, 'R@pp0rt-2026', 'R@pp0rt-2026', obvious, ['new_password1']],
    ['a word of what it is about', now, 'Feedback#2026', 'Feedback#2026', obvious, ['new_password1']],
    ['the present one', now, now, now, 'Please choose a password that is not among your last 3.', ['new_password1']],
  ])('refuses %s', async (_, old, one, two, text, fields) => {
    const { status, body } = await change(old, one, two);
    expect([status, body.message]).toEqual([400, text]);
    expect(body.errors).toEqual(Object.fromEntries(fields.map((field) => [field, [text]])));
    expect((await who.get('/auth/session')).status).toBe(200);
  });

  it('refuses a missing field in the same words', async () => {
    const { status, body } = await who.post('/feedback_bot/password/change', { old_password: now });
    expect([status, body.errors.new_password1, body.errors.new_password2]).toEqual([
      400,
      ['Please fill all fields!'],
      ['Please fill all fields!'],
    ]);
  });

  it('is proof enough by the old password, however long ago the sign-in was', async () => {
    clock.forward(6);
    expect((await change('Other-2026!', 'Right-2026!')).body.code).toBe('WrongPassword');
    expect((await who.get('/feedback_bot/mfa/recovery/codes')).body.code).toBe('StepUpNeeded');
  });

  it('ends every session, and remembers the last three', async () => {
    const elsewhere = await signedIn(server.app, employee);
    expect((await change(now, 'Right-2026!')).body).toEqual({ status: 200 });
    expect(who.cookies.has('sid')).toBe(false);
    expect([(await who.get('/auth/session')).status, (await elsewhere.get('/auth/session')).status]).toEqual([
      401, 401,
    ]);
    expect((await who.signIn(employee)).status).toBe(401);
    const passwords = ['Right-2026!', 'Second-2026!', 'Third-2026!'];
    for (let at = 0; at < 2; at += 1) {
      expect((await who.signIn(employee, passwords[at])).status).toBe(200);
      expect((await change(passwords[at], passwords[at + 1])).status).toBe(200);
    }
    await who.signIn(employee, 'Third-2026!');
    for (const former of passwords) expect((await change('Third-2026!', former)).body.code).toBe('PasswordReused');
    expect((await change('Third-2026!', now)).status).toBe(200);
    const lines = await server.store.exec(
      `select count(*)::int as n from audit_line where activity = 'Password changed'`,
    );
    expect(lines.rows[0]?.n).toBe(4);
  });

  it('is locked like signing in after ten wrong old ones', async () => {
    const other = await signedIn(server.app, 'groupadmin@acme.example');
    for (let at = 0; at < 10; at += 1) await change(`Wrong-${at}-2026!`, 'Right-2026!', undefined, other);
    expect(await change(now, 'Right-2026!', undefined, other)).toMatchObject({
      status: 429,
      body: { code: 'TooManyAttempts' },
    });
  });
});
