import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBounce } from '../../../src/hr/server/audit/bounces.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
let server: Server;
let company: string;
let url: string;
let people: string[];
beforeAll(async () => {
  server = await seededServer();
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  await server.rows(sql`delete from bounce`);
  url = `/feedback_bot/company/blacklist_log/${company}`;
  const rows = await server.rows(sql`
    select email from user_profile where company_id = ${company} and type = 'Employee' and status = 'active'
    and department <> 'Engineering' and joining_date < '2026-01-01' and email not like '%admin%' order by email limit 4`);
  people = rows.map(({ email }) => String(email));
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings", "manage_employee"]'::jsonb
    where company_id = ${company} and group_name = 'Engineering partners'`);
  await came(people[0], { at: '2026-03-01T00:00:00Z', reason: '550 5.1.1\r\n\u202eNo such\u200b user' });
  await came(people[1], { at: '2026-03-02T00:00:00Z' });
  await came('nobody@elsewhere.example', { at: '2026-03-03T00:00:00Z' });
  await came('kavita.menon@acme.example', { at: '2026-03-04T00:00:00Z' });
});
afterAll(() => server.close());

const came = (
  email = '',
  {
    kind = 'hard',
    at = '2026-03-05T00:00:00Z',
    messageId = String(randomUUID()),
    reason = '550 5.1.1 No such user',
  } = {},
) =>
  server.store.inSystem((db) =>
    takeBounce(db, { company, email, kind: kind as 'hard', reason, at: new Date(at), messageId }, randomUUID),
  );
const list = (query = '', email = superAdmin) => server.as(email, 'GET', `${url}/?${query}`);
const addresses = async (query = '', email?: string) =>
  (await list(query, email)).body.data.map((row: { email_id: string }) => row.email_id);
const resolve = (body: Record<string, unknown>, email = superAdmin) =>
  server.as(email, 'PATCH', url, { body: { status: 'resolved', ...body } });
const exit = (body: Record<string, string>, email = superAdmin) => server.as(email, 'POST', `${url}/exit`, { body });
const countOf = async (email: string) =>
  (await server.rows(sql`select bounce_count, delivery_disabled, status from bounce where email_id = ${email}`)).sort(
    (a, b) => Number(a.bounce_count) - Number(b.bounce_count),
  );

describe('mails that have bounced', () => {
  it('are listed, the newest first, with the employee', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.total_count).toBe(4);
    expect(body.data[3]).toMatchObject({
      email_id: people[0],
      status: 'open',
      kind: 'hard',
      reason: '550 5.1.1 No such user',
      bounce_count: 1,
      delivery_disabled: false,
      resolution_summary: null,
      nobody: false,
      user_details: { email: people[0], user_id: await idOf(server, people[0] ?? '') },
    });
    expect(body.data[1]).toMatchObject({
      email_id: 'nobody@elsewhere.example',
      user: null,
      user_details: null,
      nobody: true,
    });
  });

  it('are the same under the other prefix', async () => {
    const other = await server.as(superAdmin, 'GET', `/company/blacklist_log/${company}/`);
    expect(other.body).toEqual((await list()).body);
  });

  it.each([
    ['raw_search_string=nobody', ['nobody@elsewhere.example']],
    ['status=resolved', []],
    ['user__profile__status=inactive', []],
    ['createdAt_date_start=2026-03-04&createdAt_date_end=2026-03-04', ['kavita.menon@acme.example']],
    ['created=2026-03-02..2026-03-03', ['nobody@elsewhere.example', 'SECOND']],
    ['created=7d', []],
    ['page_limit=1&page_offset=2', ['nobody@elsewhere.example']],
  ])('are filtered by %s', async (query, expected) =>
    expect(await addresses(query)).toEqual(expected.map((one) => (one === 'SECOND' ? people[1] : one))),
  );

  it('of active employees are those with an employee', async () =>
    expect(await addresses('user__profile__status=active')).toEqual([
      'kavita.menon@acme.example',
      people[1],
      people[0],
    ]));

  it('end with Invalid page.', async () =>
    expect(await list('page_offset=9')).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } }));

  it('are not told to others', async () => {
    expect((await list('', 'employee@acme.example')).status).toBe(403);
    expect((await list('', stranger)).status).toBe(404);
    expect(await addresses('', limited)).toEqual(['kavita.menon@acme.example']);
  });

  it('count once, however often they are told', async () => {
    const messageId = 'dsn-1';
    expect(await came('once@elsewhere.example', { messageId })).toBe(true);
    expect(await came('once@elsewhere.example', { messageId })).toBe(false);
    await came('ONCE@elsewhere.example', { kind: 'soft' });
    expect(await countOf('once@elsewhere.example')).toMatchObject([
      { bounce_count: 1, delivery_disabled: false },
      { bounce_count: 1, delivery_disabled: false },
    ]);
    await came('Once@elsewhere.example');
    expect((await countOf('once@elsewhere.example'))[2]).toMatchObject({ bounce_count: 2, delivery_disabled: true });
  });
});

describe('Mark as resolved', () => {
  it.each([{}, { resolution_summary: ' ' }])('needs remarks: %j', async (more) =>
    expect(await resolve({ emails: people[0] ?? '', ...more })).toMatchObject({
      status: 400,
      body: { error: 'Please add a valid reason for email bounced first!' },
    }),
  );

  it('reaches only those whom one sees', async () => {
    expect((await resolve({ emails: people[0] ?? '', resolution_summary: 'x' }, limited)).status).toBe(404);
    expect((await countOf(people[0] ?? ''))[0]).toMatchObject({ status: 'open' });
  });

  it('resolves several, and says how many', async () => {
    const emails = `${people[0]?.toUpperCase()}, nobody@elsewhere.example`;
    const answer = await resolve({ emails, resolution_summary: 'Mailbox was full' });
    expect(answer).toMatchObject({ status: 200, body: { success_count: 2 } });
    expect((await list('status=resolved')).body.data).toMatchObject([
      { email_id: 'nobody@elsewhere.example', resolution_summary: 'Mailbox was full' },
      { email_id: people[0], resolution_summary: 'Mailbox was full' },
    ]);
    expect((await resolve({ emails, resolution_summary: 'again' })).status).toBe(404);
  });

  it('asks for a better address after the second bounce, but for a SuperAdmin', async () => {
    const email = 'kavita.menon@acme.example';
    await came(email);
    const given = { emails: email, resolution_summary: 'Was told' };
    expect(await resolve(given, limited)).toMatchObject({ status: 409, body: { code: 'SecondBounce' } });
    expect(await resolve(given)).toMatchObject({ status: 200, body: { success_count: 2 } });
  });
});

describe('Mark as exit', () => {
  it('does both or nothing', async () => {
    const email = people[1] ?? '';
    const early = await exit({ email, exit_date: '1990-01-01' });
    expect(early.status).toBe(400);
    expect((await countOf(email))[0]).toMatchObject({ status: 'open' });
    expect(await exit({ email, exit_date: '2026-02-01' })).toMatchObject({ status: 200 });
    expect((await countOf(email))[0]).toMatchObject({ status: 'resolved' });
    const [person] = await server.rows(sql`select status, exit_date::text from user_profile where email = ${email}`);
    expect(person).toEqual({ status: 'inactive', exit_date: '2026-02-01' });
    expect(await addresses('user__profile__status=inactive')).toEqual([email]);
  });

  it('needs an employee', async () =>
    expect(await exit({ email: 'once@elsewhere.example', exit_date: '2026-02-01' })).toMatchObject({
      status: 409,
      body: { code: 'NoEmployee' },
    }));
});
