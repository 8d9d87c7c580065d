import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { until } from '../../support/frame.ts';
import { Browser } from '../../support/product-app.ts';
import { type Server, seededServer } from '../support/server.ts';

/** Anyone who becomes an admin is told by mail, in whatever way it happens. */

const superAdmin = 'superadmin@acme.example';
let server: Server;
let groups: string[];
/** Employees without an account, of whom each is used once. */
let strangers: { id: string; email: string }[];
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  await server.browser(superAdmin);
  await server.rows(sql`update company set admin_limit = null where slug = 'acme'`);
  const ids = await server.rows(
    sql`select g.id from access_group g join company c on c.id = g.company_id where c.slug = 'acme' and not master order by group_name`,
  );
  groups = ids.map(({ id }) => String(id));
  strangers = (await server.rows(sql`
    select u.id, u.email from user_profile u join company c on c.id = u.company_id
    where c.slug = 'acme' and type = 'Employee' and status = 'active' and exit_date is null
      and not exists (select from credential k where k.user_id = u.id) order by u.id limit 14`)) as typeof strangers;
});
afterAll(() => server.close());

const next = () => strangers.pop() ?? { id: '', email: '' };

const ways: [string, (id: string, group?: string, more?: object) => ReturnType<Server['as']>][] = [
  [
    'Add Admin',
    (user_id, group_id = groups[0], more = {}) => ask('/feedback_bot/group/add-user', { user_id, group_id, ...more }),
  ],
  [
    'Invite as admin',
    (id, group_id = groups[0], more = {}) => ask(`/feedback_bot/users/invite/${id}`, { group_id, ...more }),
  ],
];

async function ask(url: string, body: object) {
  const answer = await server.as(superAdmin, 'POST', url, { body });
  if (answer.body?.code !== 'StepUpNeeded') return answer;
  await server.as(superAdmin, 'POST', '/auth/step-up', { body: { password: demoPassword } });
  return server.as(superAdmin, 'POST', url, { body });
}

const mailsTo = (address: string) =>
  server.rows(sql`select mail, text from outbox where to_address = ${address} order by created_at, id`);
const linkIn = (text: unknown): string => /token=([\w-]+)/.exec(String(text))?.[1] ?? '';

async function choosesPassword(token: string, email: string): Promise<number> {
  const own = new Browser(server.app);
  const password = 'Kestrel-over-7-hills!';
  const chosen = await own.ask('POST', '/auth/register', { token, new_password1: password, new_password2: password });
  expect([chosen.status, chosen.body]).toMatchObject([200, {}]);
  return (await own.signIn(email, password)).status;
}

it('a person who is no admin any more is told by mail, and one without an account is not', async () => {
  const [known, unknown] = [next(), next()];
  await server.rows(sql`insert into credential (company_id, user_id, login, password_hash)
    select company_id, id, email, 'x' from user_profile where id = ${known.id}`);
  const told: unknown[] = [];
  for (const { id, email } of [known, unknown]) {
    expect((await ask('/feedback_bot/group/add-user', { user_id: id, group_id: groups[0] })).status).toBe(200);
    const path = `/feedback_bot/group/remove-user/${groups[0]}/${id}`;
    expect((await server.as(superAdmin, 'DELETE', path)).status).toBe(200);
    told.push((await mailsTo(email)).map(({ mail }) => mail));
  }
  expect(told).toEqual([['account/invite/made-admin', 'account/invite/lost-admin'], ['account/invite/invitation']]);
});

describe.each(ways)('%s', (_name, make) => {
  it('invites someone without an account, who then signs in', async () => {
    const { id, email } = next();
    expect((await make(id)).status).toBe(200);
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.mail, more]).toEqual(['account/invite/invitation', []]);
    expect(await choosesPassword(linkIn(mail?.text), email)).toBe(200);
  });

  it('tells someone with an account, and of another group again', async () => {
    const { id, email } = next();
    await server.rows(sql`insert into credential (company_id, user_id, login, password_hash)
      select company_id, id, email, 'x' from user_profile where id = ${id}`);
    expect((await make(id)).status).toBe(200);
    expect((await make(id, groups[1], { move: true })).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ mail }) => mail)).toEqual(['account/invite/made-admin', 'account/invite/moved-group']);
    const [group] = await server.rows(sql`select group_name as name from access_group where id = ${groups[1]}`);
    expect(mails[1]?.text).toContain(String(group?.name));
  });

  it('tells nobody what is refused', async () => {
    const { id, email } = next();
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${id}`);
    expect((await make(id)).body.code).toBe('NotActive');
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('an invitation is sent again', () => {
  const again = (user_id: string, group_id = groups[0]) =>
    ask('/feedback_bot/group/invite-again', { user_id, group_id });
  const told = async (id: string) => {
    const { body } = await server.as(superAdmin, 'GET', `/feedback_bot/group/detail?group_id=${groups[0]}`);
    return body.data.users.find((user: { id: string }) => user.id === id)?.signed_in;
  };

  it('to who has never signed in: the new link counts and the former does not', async () => {
    const { id, email } = next();
    await ways[0]?.[1](id);
    expect(await told(id)).toBe(false);
    expect((await again(id)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ mail }) => mail)).toEqual(['account/invite/invitation', 'account/invite/invitation']);
    const lines = await server.rows(sql`select activity from audit_line where activity = 'invite again'`);
    expect(lines).toHaveLength(1);
    const own = new Browser(server.app);
    const password = 'Kestrel-over-7-hills!';
    const former = { token: linkIn(mails[0]?.text), new_password1: password, new_password2: password };
    expect((await own.ask('POST', '/auth/register', former)).body.code).toBe('LinkExpired');
    expect(await choosesPassword(linkIn(mails[1]?.text), email)).toBe(200);
    expect(await told(id)).toBe(true);
    expect((await again(id)).body.code).toBe('HasAccount');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('to nobody else', async () => {
    const { id, email } = next();
    expect((await again(id)).status).toBe(404);
    await ways[0]?.[1](id);
    expect((await again(id, groups[1])).status).toBe(404);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('not without end', async () => {
    const { id } = next();
    await ways[0]?.[1](id);
    const answers: unknown[] = [];
    for (let times = 0; times < 11; times++) answers.push((await again(id)).body.code ?? 'sent');
    expect(answers).toEqual([...Array(9).fill('sent'), 'TooManyInvitations', 'TooManyInvitations']);
  });
});

it.each([
  [null, null],
  [2, 0],
  [1000, 1000],
])('with a limit of %s admins, so many places are left', async (limit, left) => {
  const [{ n } = {}] = await server.rows(sql`select count(*) as n from user_profile u
    join company c on c.id = u.company_id where c.slug = 'acme' and type = 'Admin' and status = 'active'`);
  await server.rows(sql`update company set admin_limit = ${limit} where slug = 'acme'`);
  const { body } = await server.as(superAdmin, 'GET', `/feedback_bot/group/detail?group_id=${groups[0]}`);
  await server.rows(sql`update company set admin_limit = null where slug = 'acme'`);
  expect(body.data.places_left).toBe(left === null ? null : Math.max(0, left - Number(left && n)));
});

describe('a new password is asked for', () => {
  async function forgot(username: string) {
    const before = await done();
    const answer = await new Browser(server.app).ask('POST', '/auth/forgot', { username });
    await until(async () => (await done()) > before);
    return [answer.status, answer.body];
  }
  const done = async () =>
    Number((await server.rows(sql`select count(*) as n from job_progress where state = 'done'`))[0]?.n);

  it('by an admin who has no account yet: another invitation comes', async () => {
    const { id, email } = next();
    await ways[0]?.[1](id);
    const nobody = await forgot('nobody@acme.example');
    expect(await forgot(email.toUpperCase())).toEqual(nobody);
    const mails = await mailsTo(email);
    expect(mails.map(({ mail }) => mail)).toEqual(['account/invite/invitation', 'account/invite/invited-admin']);
    // The newest link counts.
    expect(await choosesPassword(linkIn(mails[1]?.text), email)).toBe(200);
  });

  it('by an employee without an account: the answer is the same, and no mail comes', async () => {
    const { email } = next();
    expect(await forgot(email)).toEqual(await forgot('nobody@acme.example'));
    expect(await mailsTo(email)).toEqual([]);
  });
});
