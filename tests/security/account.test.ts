import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock, until } from '../support/frame.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** Forgotten passwords, invitations, devices and the outbox, as a browser sees them. */

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

describe('a forgotten password', () => {
  it('is set anew by a link that works once, and ends every session', async () => {
    await server.store.exec(`update user_profile set user_timezone = 'Europe/Berlin' where email = $1`, [employee]);
    const who = await signedIn(server.app, employee);
    expect((await browser().post('/auth/forgot', { username: employee.toUpperCase() })).body).toEqual({ status: 200 });
    await until(async () => (await mails(employee)).some((mail) => mail.mail === 'account/password/reset'));
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
    expect(await set('Acme@2026!!')).toMatchObject({ status: 400, body: { code: 'PasswordObvious' } });
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
    await until(async () => (await mails(employee)).some((mail) => mail.mail === 'account/password/changed'));
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
          `select count(*)::int as n from job_progress where job = 'account/password/reset-mail' and state <> 'done'`,
        )
      ).rows[0]?.n;
    await until(async () => (await jobs()) === 0);
    expect(await mails(superadmin)).toHaveLength(5);
  });

  it('is mailed about once, also where the process ended before the job was called done', async () => {
    const jobs = `from pgboss.job where name like 'account/password/%mail' and state`;
    const all = async () => (await server.store.exec(`select id from outbox`)).rows.length;
    const undone = async () => (await server.store.exec(`select id ${jobs} < 'completed'`)).rows.length;
    await until(async () => (await undone()) === 0);
    const before = await all();
    const again = await server.store.exec(
      `update pgboss.job set state = 'retry' where id in (select id ${jobs} = 'completed') returning name`,
    );
    expect(new Set(again.rows.map(({ name }) => name)).size).toBe(2);
    await until(async () => (await undone()) === 0);
    expect(await all()).toBe(before);
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
    const named = `${String(email.split('@')[0]).replace(/^./, (first) => first.toUpperCase())}-2026!`;
    const obvious = { ...body, new_password1: named, new_password2: named };
    expect(await browser().post('/auth/register', obvious)).toMatchObject({
      status: 400,
      body: { code: 'PasswordObvious' },
    });
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
  it('is read by a SuperAdmin, holds the mails of the company, and shows what they say in a demo only', async () => {
    const admin = await signedIn(server.app, superadmin);
    const before = await admin.get('/api/account/outbox');
    expect(before.status).toBe(200);
    expect(before.body.length).toBeGreaterThan(0);
    expect(before.body[0]).toHaveProperty('text');
    const { rows } = await server.store.exec(`select id from user_profile where email = $1`, [groupadmin]);
    await admin.post('/auth/invite', { user: rows[0]?.id });
    const after = await admin.get('/api/account/outbox');
    expect(Number(String(after.headers['content-range']).split('/')[1])).toBe(
      Number(String(before.headers['content-range']).split('/')[1]) + 1,
    );
    const foreign = (await (await signedIn(server.app, stranger)).get('/api/account/outbox')).body;
    expect(foreign.filter((mail: { toAddress: string }) => mail.toAddress !== stranger)).toEqual([]);
    const limited = new Browser(server.app);
    await limited.signIn(groupadmin);
    expect((await limited.get('/api/account/outbox')).status).toBe(403);
    const production = await server.restart({ demo: false });
    admin.app = production;
    const [mail] = (await admin.get('/api/account/outbox')).body;
    expect(mail).toHaveProperty('subject');
    expect(mail).not.toHaveProperty('text');
    expect(mail).not.toHaveProperty('html');
  });
});
