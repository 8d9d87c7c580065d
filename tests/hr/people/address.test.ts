import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../support/product-app.ts';
import { employee, limited, peer, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Another address counts once its owner has confirmed it; nobody gets a stronger person's account this way. */

const wide = 'meera.iyer@acme.example';
const fresh = 'priya.new@acme.example';
let server: Server;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await seededServer();
  await server.rows(
    sql`update access_group set permissions = permissions || '["manage_employee"]'::jsonb where group_name in ('People partners', 'Engineering partners')`,
  );
  for (const email of [null, superAdmin, limited, wide, employee]) await server.browser(email);
  for (const email of [superAdmin, limited, peer, wide, employee]) ids.set(email, await idOf(server, email));
});
afterAll(() => server.close());

const id = (email: string) => ids.get(email) as string;
const change = (who: string, whom: string, body: object) =>
  server.as(who, 'PATCH', `/feedback_bot/users/update/${id(whom)}`, { body });
const mails = () => server.rows(sql`select mail, to_address, text from outbox order by created_at desc, mail limit 2`);
const confirm = (token: string) => server.as(null, 'POST', '/auth/email', { body: { token } });

async function tokenOfMail(): Promise<string> {
  const [row] = await server.rows(
    sql`select text from outbox where mail = 'account/email/verify' order by created_at desc limit 1`,
  );
  return /token=([\w-]+)/.exec(String(row?.text))?.[1] ?? '';
}

describe('another address', () => {
  it('waits beside the old one, which is told', async () => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, { email: fresh }));
    expect(result.body.message).toMatchObject({ email: employee, email_pending: fresh });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1, outbox: 2 });
    const told = await mails();
    expect(told.map((mail) => [mail.mail, mail.to_address]).sort()).toEqual([
      ['account/email/asked', employee],
      ['account/email/verify', fresh],
    ]);
    expect((await new Browser(server.app).signIn(fresh)).status).toBe(401);
  });

  it('takes its place with the link, once, and other devices are signed out', async () => {
    const other = new Browser(server.app);
    await other.signIn(employee);
    const token = await tokenOfMail();
    const { result, effects } = await effectsOf(server, () => confirm(token));
    expect([result.status, effects]).toEqual([200, { user_profile: 1, audit_line: 1, outbox: 1, credential: 1 }]);
    expect((await mails())[0]).toMatchObject({ mail: 'account/email/changed', to_address: employee });
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await new Browser(server.app, '192.0.2.77').signIn(fresh)).status).toBe(200);
    expect((await new Browser(server.app, '192.0.2.78').signIn(employee)).status).toBe(401);
    const again = await effectsOf(server, () => confirm(token));
    expect([again.result.status, again.effects]).toEqual([400, {}]);
  });

  it('is refused when a colleague has it, in any case of letters', async () => {
    const { status, body } = await change(superAdmin, wide, { email: superAdmin.toUpperCase() });
    expect([status, body.errors]).toEqual([400, { email: ['Someone else has this address.'] }]);
  });

  it('cannot be that of someone of another company', async () => {
    await change(superAdmin, wide, { email: 'superadmin@globex.example' });
    const { result, effects } = await effectsOf(server, async () => confirm(await tokenOfMail()));
    expect([result.status, effects]).toEqual([409, {}]);
  });

  it('is taken back by saving the present one again: its link confirms nothing any more', async () => {
    await change(superAdmin, wide, { email: 'meera.iyre@acme.example' });
    const token = await tokenOfMail();
    const { result, effects } = await effectsOf(server, () => change(superAdmin, wide, { email: wide }));
    expect(result.body.message).toMatchObject({ email: wide, email_pending: null });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1 });
    expect((await confirm(token)).body.code).toBe('LinkExpired');
    const again = await effectsOf(server, () => change(superAdmin, wide, { email: wide.toUpperCase() }));
    expect([again.result.body.message.email, again.effects.outbox]).toEqual([wide, undefined]);
  });

  it('asks who it is, when that was proved long ago', async () => {
    await server.rows(sql`update session set authenticated_at = now() - interval '10 minutes'`);
    const { result, effects } = await effectsOf(server, () => change(wide, wide, { email: 'm@acme.example' }));
    expect([result.body.code, effects]).toEqual(['StepUpNeeded', {}]);
    expect((await change(wide, wide, { skills: 'Patience' })).status).toBe(200);
    await server.rows(sql`update session set authenticated_at = now()`);
  });

  it.each(['', 'x', 'a'.repeat(60)])('is not confirmed by the token "%s"', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('asked for by an admin, it counts only if they might still ask once it is confirmed', () => {
  const engineering = sql`group_name = 'Engineering partners'`;
  const cases: [what: string, change: SQL, back: SQL, status: number][] = [
    ['nothing has changed', sql`select 1`, sql`select 1`, 200],
    [
      'the person has become a SuperAdmin',
      sql`update user_profile set type = 'SuperAdmin' where email_pending = 'moved@acme.example'`,
      sql`update user_profile set type = 'Employee' where email_pending = 'moved@acme.example'`,
      400,
    ],
    [
      'the admin may change nobody',
      sql`update access_group set permissions = permissions - 'manage_employee' where ${engineering}`,
      sql`update access_group set permissions = permissions || '["manage_employee"]' where ${engineering}`,
      400,
    ],
    [
      'the admin does not see the person',
      sql`update access_group set segments = jsonb_set(segments, '{department__in}', '["Sales"]') where ${engineering}`,
      sql`update access_group set segments = jsonb_set(segments, '{department__in}', '["Engineering"]') where ${engineering}`,
      400,
    ],
    [
      'the admin has left',
      sql`update user_profile set status = 'inactive' where email = ${limited}`,
      sql`update user_profile set status = 'active' where email = ${limited}`,
      400,
    ],
  ];

  it.each(cases)('%s', async (_what, changed, back, status) => {
    const [someone] = await server.rows(sql`select id from user_profile
      where type = 'Employee' and department = 'Engineering' and status = 'active' and exit_date is null
        and company_id = (select company_id from user_profile where email = ${limited}) order by id limit 1`);
    const path = `/feedback_bot/users/update/${someone?.id}`;
    const asked = await server.as(limited, 'PATCH', path, { body: { email: 'moved@acme.example' } });
    expect([asked.status, asked.body.message?.email_pending]).toEqual([200, 'moved@acme.example']);
    const token = await tokenOfMail();
    await server.rows(changed);
    const { result, effects } = await effectsOf(server, () => confirm(token));
    expect([result.status, status === 200 ? {} : effects]).toEqual([status, {}]);
    await server.rows(back);
    await server.rows(
      sql`update user_profile set email = id || '@acme.example', email_pending = null where id = ${someone?.id}`,
    );
  });
});

describe('links mailed to the old address', () => {
  const links = async (whom: string) =>
    (
      await server.rows(
        sql`select purpose from one_use_token where user_id = ${id(whom)} and used_at is null order by purpose`,
      )
    ).map(({ purpose }) => purpose);
  /** An invitation by mail, in this state, and a link for a new password. */
  async function mailed(whom: string, state: string): Promise<string> {
    expect((await server.as(superAdmin, 'POST', '/auth/invite', { body: { user: id(whom) } })).status).toBe(200);
    await server.rows(sql`
      insert into one_use_token (id, company_id, user_id, purpose, token_hash, expires_at)
      select gen_random_uuid(), company_id, id, 'reset', ${randomUUID()}, now() + interval '1 hour'
      from user_profile where id = ${id(whom)}`);
    const [row] = await server.rows(sql`
      update outbox set state = ${state} where id = (
        select id from outbox where mail = 'account/invite/invitation' order by created_at desc limit 1)
      returning text`);
    return /token=([\w-]+)/.exec(String(row?.text))?.[1] ?? '';
  }
  const taken = (token: string, password = 'Turnip-Violet-77!') =>
    server.as(null, 'POST', '/auth/register', {
      body: { token, new_password1: password, new_password2: password },
    });

  it('set no password any more once another is confirmed', async () => {
    const token = await mailed(peer, 'sent');
    await change(superAdmin, peer, { email: 'arjun.new@acme.example' });
    expect(await links(peer)).toEqual(['email', 'invite', 'reset']);
    expect((await confirm(await tokenOfMail())).status).toBe(200);
    expect(await links(peer)).toEqual([]);
    expect((await taken(token)).body.code).toBe('LinkExpired');
  });

  it.each(['bounced', 'failed', 'suppressed', 'queued'])(
    'are still good where nobody has read them (%s): the invitation follows the person',
    async (state) => {
      const address = `arjun.${state}@acme.example`;
      const token = await mailed(peer, state);
      await change(superAdmin, peer, { email: address });
      expect((await confirm(await tokenOfMail())).status).toBe(200);
      const followed = await server.rows(
        sql`select state from outbox where to_address = ${address} and text like ${`%${token}%`}`,
      );
      expect([await links(peer), followed]).toEqual([['invite'], [{ state: 'queued' }]]);
      expect((await taken(token, `Turnip-Violet-${state}-77!`)).status).toBe(200);
    },
  );

  it('are judged by the last invitation, the only one that is good', async () => {
    await mailed(peer, 'failed');
    await mailed(peer, 'sent');
    await change(superAdmin, peer, { email: 'arjun.last@acme.example' });
    expect((await confirm(await tokenOfMail())).status).toBe(200);
    expect(await links(peer)).toEqual([]);
  });
});

describe('the account of a stronger person', () => {
  it.each([
    [limited, superAdmin, { email: 'mine@evil.example' }],
    [wide, superAdmin, { email: 'mine@evil.example' }],
    [wide, superAdmin, { status: 'inactive' }],
    [wide, superAdmin, { exit_date: '2026-01-01' }],
  ])('%s does not change how %s signs in: %j', async (who, whom, body) => {
    const { result, effects } = await effectsOf(server, () => change(who, whom, body));
    expect([403, 404]).toContain(result.status);
    expect(effects).toEqual({});
  });

  it('is that of an admin whose group may do more', async () => {
    await server.rows(
      sql`update access_group set permissions = permissions || '["manage_exit"]'::jsonb where group_name = 'Engineering partners'`,
    );
    await server.rows(
      sql`update access_group set permissions = permissions - 'manage_exit' where group_name = 'People partners'`,
    );
    const refused = await change(wide, limited, { email: 'mine@evil.example' });
    expect([refused.status, refused.body.code]).toEqual([403, 'StrongerPerson']);
    expect((await change(wide, limited, { skills: 'Sums' })).status).toBe(200);
  });

  it('keeps the address that waits there, whatever a weaker one says', async () => {
    await server.rows(
      sql`update user_profile set email_pending = 'limited.new@acme.example' where id = ${id(limited)}`,
    );
    const { result, effects } = await effectsOf(server, () => change(wide, limited, { email: limited }));
    expect([result.status, result.body.code, effects]).toEqual([403, 'StrongerPerson', {}]);
    expect((await change(superAdmin, limited, { email: limited })).body.message.email_pending).toBeNull();
    expect((await change(wide, limited, { email: limited })).status).toBe(200);
  });

  it('the last SuperAdmin cannot leave', async () => {
    for (const body of [{ status: 'inactive' }, { exit_date: '2030-01-01' }]) {
      const { result, effects } = await effectsOf(server, () => change(superAdmin, superAdmin, body));
      expect([result.body.code, effects]).toEqual(['LastSuperAdmin', {}]);
    }
  });
});
