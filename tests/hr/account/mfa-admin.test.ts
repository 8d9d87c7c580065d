import { describe, expect, it } from 'vitest';
import { Browser, signedIn } from '../../support/product-app.ts';
import { protectedProduct } from '../../support/protected-product.ts';
import { enableApp, halfSignedIn, idOf, mailsTo, mfa, said, verify } from '../../support/second-factor.ts';

/** What a SuperAdmin does about second factors, and what signing in leaves behind. */

const superadmin = 'superadmin@acme.example';
const admin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const password = 'Welcome-2026!';
const on = protectedProduct();
const { clock } = on;

describe('a SuperAdmin', () => {
  it('sees who has it, and how a member is protected', async () => {
    await enableApp(await signedIn(on.server.app, admin), clock);
    const who = await signedIn(on.server.app, superadmin);
    const { body } = await who.get('/feedback_bot/mfa/members?type__in=SuperAdmin,Admin&page_limit=50');
    const has = Object.fromEntries(
      body.data.map((row: { email: string; two_factor?: boolean }) => [row.email, row.two_factor ?? false]),
    );
    expect(has).toMatchObject({ [superadmin]: false, [admin]: true });
    const member = await who.get(mfa(`settings/${await idOf(on.server, admin)}`));
    expect(member.body).toMatchObject({ email: admin, mfa_data: [{ otp_type: 'TOTP' }], recovery_codes_left: 10 });
    const other = await signedIn(on.server.app, employee);
    expect((await other.get(mfa(`settings/${await idOf(on.server, admin)}`))).status).toBe(403);
    expect((await other.get('/feedback_bot/mfa/members')).status).toBe(403);
  });

  it('is told beforehand who would lose their rights by it', async () => {
    const effect = async (who: Browser) => who.get('/feedback_bot/mfa/requirement');
    const who = await signedIn(on.server.app, superadmin);
    const { status, body } = await effect(who);
    expect(status).toBe(200);
    const { total_count, data } = (await who.get('/feedback_bot/mfa/members?type__in=SuperAdmin,Admin&page_limit=50'))
      .body;
    const without = data.filter((row: { two_factor?: boolean }) => !row.two_factor);
    expect(total_count).toBe(data.length);
    expect(body.count).toBe(without.length);
    expect(body.names).toHaveLength(Math.min(10, without.length));
    expect(body.names).toContain(without[0].display_name);
    const [first = ''] = body.names;
    await enableApp(await signedIn(on.server.app, admin), clock);
    const after = (await effect(who)).body;
    expect(after.count).toBe(body.count - 1);
    expect([first.length > 0, (await effect(await signedIn(on.server.app, employee))).status]).toEqual([true, 403]);
  });

  it('requires it: an admin without one has no rights until there is one', async () => {
    const who = await signedIn(on.server.app, superadmin);
    const require = (required: boolean) => who.ask('PATCH', '/feedback_bot/mfa/requirement', { required });
    expect(said(await require(true))).toEqual([400, 'OwnFirst', 'Please enable a second factor for yourself first.']);
    await enableApp(who, clock);
    expect((await require(true)).body).toEqual({ status: 200 });
    const late = await signedIn(on.server.app, admin);
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
    const plain = await signedIn(on.server.app, employee);
    expect((await plain.get('/auth/session')).body.mfa_setup_required).toBe(false);
  });

  it('resets someone’s, on record; the person is told, and signed out', async () => {
    const theirs = await signedIn(on.server.app, admin);
    await enableApp(theirs, clock);
    const who = await signedIn(on.server.app, superadmin);
    const reset = async (user: string) => who.post('/feedback_bot/mfa/reset', { user });
    expect((await reset(await idOf(on.server, superadmin))).body.code).toBe('OwnReset');
    expect((await reset(await idOf(on.server, employee))).body.code).toBe('NotEnabled');
    expect((await reset(await idOf(on.server, 'superadmin@globex.example'))).status).toBe(404);
    expect((await reset(await idOf(on.server, admin))).body).toEqual({ status: 200 });
    expect((await theirs.get('/auth/session')).status).toBe(401);
    expect((await new Browser(on.server.app).signIn(admin)).body.mfa_required).toBe(false);
    expect((await mailsTo(on.server, admin, 'account/mfa/changed')).at(-1)?.subject).toMatch(/reset by /);
    const [line] = (
      await on.server.store.exec(
        `select actor, record_id from audit_line where activity = 'Second factor reset' order by id desc limit 1`,
      )
    ).rows;
    expect([line?.actor, line?.record_id]).toEqual([await idOf(on.server, superadmin), await idOf(on.server, admin)]);
  });
});

describe('signing in', () => {
  it('leaves lines in the audit: right, wrong, locked, second factor', async () => {
    const from = Number((await on.server.store.exec('select coalesce(max(id), 0) as id from audit_line')).rows[0]?.id);
    const who = await signedIn(on.server.app, employee);
    const app = await enableApp(who, clock);
    const half = await halfSignedIn(on.server, employee);
    await verify(half, 'app', app.wrong());
    await verify(half, 'app', app.code());
    const stranger = new Browser(on.server.app, '203.0.113.9');
    for (let at = 0; at < 12; at += 1) await stranger.signIn(employee, 'Wrong-2026!');
    await stranger.signIn('nobody@acme.example', 'Wrong-2026!');
    const { rows } = await on.server.store.exec(
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
    const me = await idOf(on.server, employee);
    expect(rows.every((row) => row.record_id === me)).toBe(true);
    expect(rows.find((row) => row.activity === 'Sign in failed')).toMatchObject({ actor: null, ip: '203.0.113.9' });
    expect(JSON.stringify(rows)).not.toMatch(/Wrong-2026|Welcome-2026/);
  });

  it('from a device that is not known is told by mail, and not the first time', async () => {
    await on.server.store.exec('update credential set signed_in_at = null');
    const who = await signedIn(on.server.app, employee);
    const notices = async () => (await mailsTo(on.server, employee, 'account/device/new')).length;
    expect(await notices()).toBe(0);
    await who.post('/auth/logout');
    await who.signIn(employee);
    expect(await notices()).toBe(0);
    await new Browser(on.server.app, '203.0.113.20').signIn(employee);
    expect(await notices()).toBe(1);
    expect((await mailsTo(on.server, employee, 'account/device/new'))[0]?.text).toContain('203.0.113.20');
  });
});
