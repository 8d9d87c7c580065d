import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock, until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';

/** A password set anew ends what was before it: sessions, and links that were mailed earlier. */

const employee = 'employee@acme.example';
const clock = new TestClock();
let server: ProductServer;
beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
}, patience);
afterAll(() => server.close());

const lines = async (activity: string) =>
  (
    await server.store.exec(
      `select a.type, a.actor, a.ip, u.email from audit_line a join user_profile u on u.id = a.actor and u.company_id = a.company_id where a.activity = $1`,
      [activity],
    )
  ).rows;
const tokenOf = async (mail: string) => {
  const { rows } = await server.store.exec(
    'select text from outbox where to_address = $1 and mail = $2 order by created_at desc',
    [employee, mail],
  );
  return /token=([\w-]+)/.exec(String(rows[0]?.text))?.[1];
};
async function resetToken(): Promise<string> {
  await server.store.exec('delete from outbox where to_address = $1 and mail = $2', [
    employee,
    'account/password/reset',
  ]);
  await new Browser(server.app).post('/auth/forgot', { username: employee });
  await until(async () => (await tokenOf('account/password/reset')) !== undefined);
  return String(await tokenOf('account/password/reset'));
}
const passwords = (password: string) => ({ new_password1: password, new_password2: password });

describe('a new password', () => {
  it("ends every session, also when set in a browser that is signed in to someone else's company", async () => {
    const thief = await signedIn(server.app, employee);
    const browser = await signedIn(server.app, 'superadmin@globex.example');
    const answer = await browser.post('/auth/reset', { token: await resetToken(), ...passwords('Second-2026!') });
    expect(answer.status).toBe(200);
    expect((await thief.get('/auth/session')).status).toBe(401);
    expect((await browser.get('/auth/session')).status).toBe(200);
  });

  it('makes links worthless that were mailed before', async () => {
    const admin = await signedIn(server.app, 'superadmin@acme.example');
    const { rows } = await server.store.exec('select id from user_profile where email = $1', [employee]);
    expect((await admin.post('/auth/invite', { user: rows[0]?.id })).status).toBe(200);
    const invitation = await tokenOf('account/invite/invitation');
    const browser = new Browser(server.app);
    expect((await browser.post('/auth/reset', { token: await resetToken(), ...passwords('Third-2026!') })).status).toBe(
      200,
    );
    const late = await browser.post('/auth/register', { token: invitation, ...passwords('Fourth-2026!') });
    expect(late).toMatchObject({ status: 400, body: { code: 'LinkExpired' } });
  });

  it('leaves a line in the audit, as do sign-ins; without any secret', async () => {
    const browser = new Browser(server.app);
    expect((await browser.signIn(employee, 'Third-2026!')).status).toBe(200);
    expect(await lines('Sign in')).toContainEqual(expect.objectContaining({ type: 'auth', email: employee }));
    expect(await lines('Password set by mail')).toContainEqual(
      expect.objectContaining({ type: 'auth', email: employee, ip: '192.0.2.10' }),
    );
    const { rows } = await server.store.exec('select a::text as line from audit_line a');
    expect(rows.filter((row) => /-2026!|\$argon2|token/.test(String(row.line)))).toEqual([]);
  });
});
