import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { nobodySends, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';

let server: Server;
beforeAll(async () => {
  server = await seededServer();
  await nobodySends(server);
});
afterAll(() => server.close());

const plan = async (email = superAdmin) => (await server.as(email, 'GET', '/feedback_bot/company/plan')).body.data;
const ask = (email: string | null, body: Record<string, unknown>) =>
  server.as(email, 'POST', '/feedback_bot/support/add', { body });

describe('the plan', () => {
  it('tells what the company’s own counters say', async () => {
    const { active_plan, lines } = await plan();
    expect(active_plan).toBe('Growth');
    expect(lines).toEqual([
      { line: 'touchpoints', limit: 3202, remaining: 1202, used: 2000 },
      { line: 'adhoc', limit: 29, remaining: 9, used: 20 },
      { line: 'recipients', limit: 1958, remaining: 458, used: 1500 },
      { line: 'admins', limit: 50, remaining: 45, used: 5 },
    ]);
  });

  it('knows no limit where none is set, and nothing less than nothing', async () => {
    await server.rows(
      sql`update company set milestone_limit = null, milestone_limit_remaining = null, admin_limit = 2 where slug = 'globex'`,
    );
    const { lines } = await plan('superadmin@globex.example');
    expect(lines[0]).toEqual({ line: 'touchpoints', limit: null, remaining: null, used: null });
    expect(lines[3].remaining).toBe(Math.max(0, 2 - lines[3].used));
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 200],
    [superAdmin, 200],
  ])('is read by %s: %i', async (email, status) => {
    expect((await server.as(email, 'GET', '/company/plan')).status).toBe(status);
  });
});

describe('a request to support', () => {
  it.each([
    ['nobody', null, { subject: 'SSO' }, 401, {}],
    ['an employee', 'employee@acme.example', { subject: 'SSO' }, 403, {}],
    ['an admin without a subject', groupAdmin, { type: 'feature_request' }, 400, {}],
    ['an admin with an empty subject', groupAdmin, { subject: '' }, 400, {}],
    ['an admin with a blank subject', groupAdmin, { subject: '   ' }, 400, {}],
    ['an admin with letters for a phone', groupAdmin, { subject: 'More', contact_phone: 'ring me' }, 400, {}],
    ['an admin with a kind that there is not', groupAdmin, { subject: 'More', type: 'refund' }, 400, {}],
    [
      'an admin',
      groupAdmin,
      { subject: 'More', contact_phone: '+91 98450' },
      201,
      { support_ticket: 1, audit_line: 1 },
    ],
  ] as const)('of %s', async (_, email, body, status, done) => {
    const { result, effects } = await effectsOf(server, () => ask(email, body));
    expect([result.status, effects]).toEqual([status, done]);
  });

  it('is in the name of the person who asks, whatever they say', async () => {
    const { body } = await ask(groupAdmin, {
      subject: 'Other name',
      name: 'Someone Else',
      email: 'else@acme.example',
    });
    const [row] = await server.rows(
      sql`select name, email, type, status from support_ticket where id = ${body.data.id}`,
    );
    expect(row).toEqual({ name: 'Rahul Verma', email: groupAdmin, type: 'plan_change', status: 'open' });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'support_ticket', activity: 'create', call: 'company/ticket.add' });
  });

  it('marks the feature as requested until it is closed, for this company alone', async () => {
    const state = async (email?: string) => (await plan(email)).features[0];
    expect(await state()).toEqual({ feature: 'SSO', state: 'available', requestedAt: null });
    const { body } = await ask(groupAdmin, { type: 'feature_request', subject: 'SSO' });
    expect(await state()).toMatchObject({ state: 'requested', requestedAt: expect.any(String) });
    expect((await state('superadmin@globex.example')).state).toBe('available');
    const close = (email: string) =>
      server.as(email, 'PATCH', `/feedback_bot/support/update/${body.data.id}`, { body: { status: 'closed' } });
    expect((await close(groupAdmin)).status).toBe(403);
    expect((await close('superadmin@globex.example')).status).toBe(404);
    expect((await close(superAdmin)).status).toBe(200);
    expect((await state()).state).toBe('available');
  });

  it('is listed for SuperAdmins only', async () => {
    const list = (email: string) => server.as(email, 'GET', '/api/company/ticket');
    expect((await list(groupAdmin)).status).toBe(403);
    expect((await list(superAdmin)).body.length).toBeGreaterThan(2);
    expect((await list('superadmin@globex.example')).body).toEqual([]);
  });

  it('shows what is included', async () => {
    expect((await plan()).features[2]).toEqual({ feature: 'Alert word', state: 'included', requestedAt: null });
  });
});

describe('places for admins', () => {
  it('are given while there are any, and the last one only once', async () => {
    await server.rows(sql`update company set admin_limit = 6 where slug = 'acme'`);
    const employees = await server.rows(
      sql`select id from user_profile where type = 'Employee' and status = 'active' and exit_date is null
        and company_id = (select id from company where slug = 'acme') order by id limit 3`,
    );
    const [group] = await server.rows(sql`select id from access_group where group_name = 'People partners'
      and company_id = (select id from company where slug = 'acme')`);
    const answers = await Promise.all(
      employees.map(({ id }) =>
        server.as(superAdmin, 'POST', '/feedback_bot/group/add-user', { body: { group_id: group?.id, user_id: id } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'NoPlaceInPlan',
      message: 'Your plan includes 6 admins, and all are taken. Ask for more on the plan page.',
    });
    expect((await plan()).lines[3]).toEqual({ line: 'admins', limit: 6, remaining: 0, used: 6 });
  });

  it.each([
    ['status', { status: 'active' }],
    ['exit_date', { exit_date: null }],
    ['exit_date', { exit_date: '2099-01-01' }],
  ])('are needed again by an admin who comes back: %s %j', async (field, body) => {
    const [away] = await server.rows(sql`
      update user_profile set status = 'inactive', exit_date = ${field === 'exit_date' ? '2025-01-01' : null}
      where email = 'meera.iyer@acme.example' returning id`);
    const back = () => server.as(superAdmin, 'PATCH', `/feedback_bot/users/update/${away?.id}`, { body });
    await server.rows(sql`update company set admin_limit = 5 where slug = 'acme'`);
    const { result, effects } = await effectsOf(server, back);
    expect([result.status, result.body.code, effects]).toEqual([400, 'NoPlaceInPlan', {}]);
    const said = 'Your plan includes 5 admins, and all are taken. Ask for more on the plan page.';
    expect([result.body.message, result.body.errors]).toEqual([said, { [field]: [said] }]);
    await server.rows(sql`update company set admin_limit = 6 where slug = 'acme'`);
    expect((await back()).status).toBe(200);
    expect((await plan()).lines[3]).toMatchObject({ remaining: 0, used: 6 });
    await server.rows(sql`update user_profile set exit_date = null where id = ${away?.id}`);
  });
});

describe('with an address of the operator', () => {
  it('a request is mailed there', async () => {
    const { productServer, Browser } = await import('../../support/product-app.ts');
    const { store, restart, close } = await productServer({ employees: 12 });
    const browser = new Browser(await restart({ operatorMail: 'support@rapport.example' }));
    await browser.signIn(superAdmin);
    await browser.ask('POST', '/feedback_bot/support/add', { subject: 'More credits', description: '500 a month' });
    const { rows } = await store.exec(`select to_address, subject, text from outbox where mail = 'company/ticket'`);
    expect(rows).toEqual([
      {
        to_address: 'support@rapport.example',
        subject: 'Acme Industries: More credits',
        text: expect.stringContaining('500 a month'),
      },
    ]);
    await close();
  });
});
