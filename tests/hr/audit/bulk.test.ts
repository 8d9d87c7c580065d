import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeBounce } from '../../../src/hr/server/audit/bounces.ts';
import { until } from '../../support/frame.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';
import { taken } from '../support/taken.ts';

/** Many bounced mails at once: shown, confirmed, and done by a job, person by person. */

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
let server: Server;
let company: string;
let url: string;
let people: { id: string; email: string; department: string }[];
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  url = `/feedback_bot/company/blacklist_log/${company}`;
  people = (await server.rows(sql`
    select id, email, department from user_profile where company_id = ${company} and type = 'Employee' and status = 'active'
    and joining_date < '2026-01-01' and email not like '%admin%' and id not in (select chat_from_user_id from stage where chat_from_user_id is not null)
    order by department = 'Engineering', email limit 6`)) as typeof people;
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings", "manage_employee"]'::jsonb
    where company_id = ${company} and group_name = 'Engineering partners'`);
});
beforeEach(async () => {
  await server.rows(sql`delete from bounce_bulk_row`);
  await server.rows(sql`delete from bounce_bulk`);
  await server.rows(sql`delete from bounce`);
  await server.rows(sql`update user_profile set exit_date = null, status = 'active' where company_id = ${company}`);
});
afterAll(() => server.close());

const came = (email = '', kind: 'hard' | 'soft' = 'hard') =>
  server.store.inSystem((db) =>
    takeBounce(
      db,
      { company, email, kind, reason: '550 5.1.1', at: new Date('2026-03-01T00:00:00Z'), messageId: randomUUID() },
      randomUUID,
    ),
  );
const preview = (body: Record<string, unknown>, email = superAdmin) =>
  server.as(email, 'POST', `${url}/preview`, { body });
const exit = (body: Record<string, unknown>, email = superAdmin, headers?: Record<string, string>) =>
  server.as(email, 'PATCH', '/feedback_bot/users/update-bulk', { body, headers });
const resolve = (body: Record<string, unknown>, email = superAdmin) =>
  server.as(email, 'PATCH', url, { body: { status: 'resolved', ...body } });
const look = async (job: string, email = superAdmin) =>
  (await server.as(email, 'GET', `/feedback_bot/jobs/${job}`)).body;
const failures = async (job: string, email = superAdmin) =>
  (await server.as(email, 'GET', `/feedback_bot/jobs/${job}/failures`)).body.data;
async function failuresFile(job: string): Promise<string[][]> {
  const { body } = await server.as(superAdmin, 'POST', `/feedback_bot/jobs/${job}/failures/export`, { body: {} });
  return parse(await taken(server, superAdmin, body.report_url), { bom: true });
}
async function ended(job: string, email?: string) {
  await until(async () => (await look(job, email)).finished, 60_000);
  return look(job, email);
}
const bounces = () => server.rows(sql`select email_id, status, resolution_summary from bounce order by email_id`);
const personOf = async (email = '') =>
  (await server.rows(sql`select status, exit_date::text from user_profile where email = ${email}`))[0];

describe('a preview', () => {
  beforeEach(async () => {
    for (const { email } of people.slice(0, 2)) await came(email);
    await came(people[0]?.email, 'soft');
    await came('nobody@elsewhere.example');
  });

  it.each([
    [
      { kind: 'exit', all: true },
      { count: 3, without_employee: 1, today: true },
    ],
    [
      { kind: 'exit', all: true, exit_date: '2026-02-01' },
      { count: 3, exit_date: '2026-02-01', today: false },
    ],
    [
      { kind: 'resolve', all: true },
      { count: 4, without_employee: 0, exit_date: null },
    ],
    [{ kind: 'resolve', all: true, raw_search_string: 'nobody' }, { count: 1 }],
    [{ kind: 'resolve', all: true, user__profile__status: 'active' }, { count: 3 }],
    [
      { kind: 'resolve', all: true, createdAt_date_start: '2026-03-01', createdAt_date_end: '2026-03-01' },
      { count: 4 },
    ],
  ])('of %j says %j', async (asked, told) => expect(await preview(asked)).toMatchObject({ status: 200, body: told }));

  it.each([
    [{ kind: 'exit', ids: [] }, 409, 'NothingOpen'],
    [{ kind: 'exit', ids: ['eeeeeeee-0000-4000-8000-000000000001'] }, 409, 'NothingOpen'],
    [{ kind: 'resolve', all: true, status: 'resolved' }, 409, 'NothingOpen'],
    [{ kind: 'resolve', all: true, createdAt_date_start: '2026-03-02' }, 409, 'NothingOpen'],
    [{ kind: 'resolve', all: true, created: '7d' }, 409, 'NothingOpen'],
    [{ kind: 'exit', all: true, created: 'ever' }, 400, 'NoPeriod'],
    [{ kind: 'erase', all: true }, 400, 'Invalid'],
    [{ kind: 'exit', all: true, exit_date: '31-12-2026' }, 400, 'Invalid'],
    [{ kind: 'exit', all: true, where: '1=1' }, 400, 'Invalid'],
  ])('of %j is refused', async (asked, status, code) =>
    expect(await preview(asked)).toMatchObject({ status, body: { code } }),
  );

  it('is of those whom one sees', async () => {
    expect((await preview({ kind: 'exit', all: true }, limited)).body.code).toBe('NothingOpen');
    const [row] = await server.rows(sql`select id from bounce limit 1`);
    expect((await preview({ kind: 'exit', ids: [row?.id] }, limited)).body.code).toBe('NothingOpen');
    expect((await preview({ kind: 'exit', all: true }, stranger)).status).toBe(404);
    expect((await preview({ kind: 'exit', all: true }, 'employee@acme.example')).status).toBe(403);
  });
});

describe('Mark All as Exited', () => {
  it('does both for each, and tells what was refused', async () => {
    for (const { email } of people.slice(0, 3)) await came(email);
    await came(people[0]?.email, 'soft');
    await came('nobody@elsewhere.example');
    await came(superAdmin);
    await server.rows(sql`update user_profile set joining_date = '2026-06-01' where email = ${people[2]?.email}`);
    const shown = await preview({ kind: 'exit', all: true, exit_date: '2026-02-01' });
    // What comes after it was shown is not touched.
    await came(people[3]?.email);
    const begun = await exit({ preview: shown.body.preview, resolution_summary: 'Left' });
    expect(begun).toMatchObject({
      status: 202,
      body: { status: 200, job_id: shown.body.preview, socket: `/ws/jobs/${shown.body.preview}`, total: 5 },
    });
    expect(await ended(begun.body.job_id)).toEqual({
      type: 'bulk_exit',
      job_id: begun.body.job_id,
      state: 'done',
      done: 5,
      total: 5,
      success: 2,
      failure: 3,
      finished: true,
      failures_url: `/feedback_bot/jobs/${begun.body.job_id}/failures`,
    });
    expect(
      (await failures(begun.body.job_id)).map((row: Record<string, string>) => [row.email_id, row.reason]).sort(),
    ).toEqual(
      [
        [people[2]?.email, expect.stringContaining('')],
        ['nobody@elsewhere.example', 'This address belongs to no employee.'],
        [superAdmin, 'You cannot mark yourself as exited.'],
      ].sort(),
    );
    const file = await failuresFile(begun.body.job_id);
    expect(file[0]).toEqual(['Email', 'Exit date', 'Why not']);
    expect(
      file
        .slice(1)
        .map(([email, , why]) => [email, why])
        .sort(),
    ).toEqual(
      (await failures(begun.body.job_id)).map((row: Record<string, string>) => [row.email_id, row.reason]).sort(),
    );
    for (const { email } of people.slice(0, 2))
      expect(await personOf(email)).toEqual({ status: 'inactive', exit_date: '2026-02-01' });
    expect(await personOf(people[2]?.email)).toEqual({ status: 'active', exit_date: null });
    expect(await personOf(people[3]?.email)).toEqual({ status: 'active', exit_date: null });
    const open = (await bounces()).filter(({ status }) => status === 'open').map(({ email_id }) => email_id);
    expect(open.sort()).toEqual([people[2]?.email, people[3]?.email, 'nobody@elsewhere.example', superAdmin].sort());
    const lines = await server.rows(
      sql`select count(*)::int as n from audit_line where activity = 'mark as exit' and request_id = ${begun.body.job_id}`,
    );
    expect(lines[0]?.n).toBe(5);
  });

  it('is confirmed once, by whom it was shown, and while it is fresh', async () => {
    await came(people[0]?.email);
    const { body } = await preview({ kind: 'exit', all: true });
    const gone = { status: 409, body: { code: 'PreviewGone' } };
    expect(await exit({ preview: body.preview }, limited)).toMatchObject(gone);
    expect(await resolve({ preview: body.preview, resolution_summary: 'x' })).toMatchObject(gone);
    const tries = await Promise.all(Array.from({ length: 5 }, () => exit({ preview: body.preview })));
    expect(tries.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    await ended(body.preview);
    const again = await preview({ kind: 'exit', all: true });
    expect(again.body.code).toBe('NothingOpen');
    await came(people[1]?.email);
    const late = await preview({ kind: 'exit', all: true });
    await server.rows(
      sql`update bounce_bulk set created_at = now() - interval '1 day' where id = ${late.body.preview}`,
    );
    expect(await exit({ preview: late.body.preview })).toMatchObject(gone);
  });

  it('answers the same again under the same key', async () => {
    await came(people[0]?.email);
    const { body } = await preview({ kind: 'exit', all: true });
    const key = { 'idempotency-key': 'once' };
    const first = await exit({ preview: body.preview }, superAdmin, key);
    expect(await exit({ preview: body.preview }, superAdmin, key)).toMatchObject({ status: 202, body: first.body });
    await ended(body.preview);
  });

  it('takes a list with a date for each', async () => {
    await came(people[0]?.email);
    const [one, two] = people;
    const users_data = [{ user_id: one?.id, exit_date: '2026-02-03' }, { user_id: two?.id }];
    const begun = await server.as(superAdmin, 'PATCH', '/users/update-bulk', { body: { users_data } });
    expect(begun).toMatchObject({ status: 202, body: { total: 2 } });
    expect(await ended(begun.body.job_id)).toMatchObject({ success: 2, failure: 0, failures_url: null });
    expect(await personOf(one?.email)).toMatchObject({ exit_date: '2026-02-03' });
    expect(await personOf(two?.email)).toMatchObject({ status: 'inactive' });
    expect(await bounces()).toMatchObject([{ status: 'resolved' }]);
  });

  it.each([
    ['nothing', {}],
    ['both', { preview: randomUUID(), users_data: [{ user_id: randomUUID() }] }],
    ['an empty list', { users_data: [] }],
  ])('is refused with %s', async (_what, body) => expect((await exit(body)).status).toBe(400));

  it('names nobody whom one does not see', async () => {
    const strange = await idOf(server, stranger);
    for (const id of [strange, randomUUID()])
      expect((await exit({ users_data: [{ user_id: people[0]?.id }, { user_id: id }] })).status).toBe(404);
    expect((await exit({ users_data: [{ user_id: people[0]?.id }] }, limited)).status).toBe(404);
    expect(await personOf(people[0]?.email)).toMatchObject({ exit_date: null });
  });

  it('asks who it is', async () => {
    await came(people[0]?.email);
    const { body } = await preview({ kind: 'exit', all: true });
    await server.rows(sql`update session set authenticated_at = now() - interval '1 hour'`);
    expect(await exit({ preview: body.preview })).toMatchObject({ status: 401, body: { code: 'StepUpNeeded' } });
    expect(await resolve({ preview: body.preview, resolution_summary: 'x' })).toMatchObject({ status: 401 });
    await server.rows(sql`update session set authenticated_at = now()`);
  });
});

describe('Resolve with Specific Reason', () => {
  it('resolves all that is found, with one reason', async () => {
    for (const { email } of people.slice(0, 3)) await came(email);
    const { body } = await preview({ kind: 'resolve', all: true });
    expect((await resolve({ preview: body.preview, resolution_summary: ' ' })).body.error).toBe(
      'Please add a valid reason for email bounced first!',
    );
    const begun = await resolve({ preview: body.preview, resolution_summary: 'The server was down' });
    expect(begun).toMatchObject({ status: 202, body: { total: 3 } });
    expect(await ended(begun.body.job_id)).toMatchObject({ type: 'bulk_resolve', success: 3, failure: 0 });
    expect(await bounces()).toEqual(
      expect.arrayContaining([
        { email_id: people[0]?.email, status: 'resolved', resolution_summary: 'The server was down' },
      ]),
    );
  });

  it('leaves what was resolved meanwhile', async () => {
    for (const { email } of people.slice(0, 2)) await came(email);
    const { body } = await preview({ kind: 'resolve', all: true });
    await resolve({ emails: people[0]?.email, resolution_summary: 'First' });
    await resolve({ preview: body.preview, resolution_summary: 'Second' });
    expect(await ended(body.preview)).toMatchObject({ success: 1, failure: 1 });
    expect(await failures(body.preview)).toMatchObject([
      { email_id: people[0]?.email, reason: 'It has been resolved meanwhile.' },
    ]);
  });

  it.each([{}, { emails: 'a@b.example', preview: randomUUID() }])('needs one of both: %j', async (body) =>
    expect(await resolve({ ...body, resolution_summary: 'x' })).toMatchObject({ status: 400 }),
  );
});

describe('while it runs', () => {
  it('is told to nobody else, and can be stopped', async () => {
    for (const { email } of people) await came(email);
    const { body } = await preview({ kind: 'resolve', all: true });
    const { body: begun } = await resolve({ preview: body.preview, resolution_summary: 'x' });
    const ask = (who: string, path: string, method = 'GET') => server.as(who, method, `/feedback_bot/jobs/${path}`);
    for (const who of [limited, stranger, 'employee@acme.example']) {
      expect((await ask(who, begun.job_id)).status).toBe(404);
      expect((await ask(who, `${begun.job_id}/cancel`, 'POST')).status).toBe(404);
    }
    expect((await ask(limited, `${begun.job_id}/failures/export`, 'POST')).status).toBe(403);
    const downloads = () => server.rows(sql`select id from download where report_name = 'Bounced mails not done'`);
    const before = await downloads();
    for (const id of [begun.job_id.replace(/^./, (c: string) => (c === 'f' ? '0' : 'f')), randomUUID()]) {
      expect((await ask(superAdmin, `${id}/failures`)).status).toBe(404);
      expect((await ask(superAdmin, `${id}/failures/export`, 'POST')).status).toBe(404);
    }
    expect(await downloads()).toEqual(before);
    expect((await ask(superAdmin, `${begun.job_id}/cancel`, 'POST')).status).toBeOneOf([200, 409]);
    const end = await ended(begun.job_id);
    expect(end.state).toBe(end.done < end.total ? 'cancelled' : 'done');
    expect((await bounces()).filter(({ status }) => status === 'resolved')).toHaveLength(end.success);
    expect((await ask(superAdmin, `${begun.job_id}/cancel`, 'POST')).body.code).toBe('Ended');
  });
});
