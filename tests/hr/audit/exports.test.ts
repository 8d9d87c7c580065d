import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { artifacts } from '../../support/product-app.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { formulas, isFormula } from '../support/formulas.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Lists that are taken along as a file: made by a job, noted among the downloads, kept for seven days. */

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
let server: Server;
let company: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  for (const email of [superAdmin, groupAdmin]) await server.browser(email);
  for (const subject of formulas)
    await server.rows(sql`
      insert into support_ticket (company_id, id, type, subject, description, name, email, status)
      values (${company}, gen_random_uuid(), 'plan_change', ${subject}, '', ${subject}, 'a@acme.example', 'open')`);
});
// Ten an hour would not do for a table of tests.
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

const lists = {
  employees: ['people/user/export', 'POST', '/feedback_bot/users/export'],
  audit_log: ['audit/line.export', 'POST', '/feedback_bot/user_activity/export'],
  support: ['company/ticket.export', 'POST', '/feedback_bot/company/tickets/export'],
  touchpoint: ['touchpoints/stage.table', 'POST', '/feedback_bot/stage/list/export'],
  bounced_mail: [
    'audit/bounce.export',
    'GET',
    '/feedback_bot/company/blacklist_log/COMPANY?download_blacklist_logs=true',
  ],
  bounced_mail_asked: ['audit/bounce.file', 'POST', '/feedback_bot/blacklist_log/export'],
  bounced_mail_alias: ['audit/bounce.file', 'POST', '/blacklist_log/export'],
} as const;
type Kind = keyof typeof lists;

const take = (kind: Kind, body: object = {}, email = superAdmin) => {
  const [, method, url] = lists[kind];
  return server.as(email, method, url.replace('COMPANY', company), method === 'GET' ? {} : { body });
};

async function rowsIn(link: string, email = superAdmin): Promise<string[][]> {
  const { app, cookies } = await server.browser(email);
  const answer = await app.inject({ method: 'GET', url: link, cookies: Object.fromEntries(cookies) });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(answer.payload, { bom: true });
}

describe('a list as a file', () => {
  it.each([
    ['employees', sql`select count(*)::int as n from user_profile where status <> 'deleted' and company_id = `],
    ['audit_log', sql`select count(*)::int as n from audit_line where company_id = `],
    ['support', sql`select count(*)::int as n from support_ticket where company_id = `],
    [
      'touchpoint',
      sql`select count(*)::int as n from stage where stage_type = 'lifecycle' and status <> 'deleted' and company_id = `,
    ],
    ['bounced_mail', sql`select count(*)::int as n from bounce where company_id = `],
    ['bounced_mail_asked', sql`select count(*)::int as n from bounce where company_id = `],
    ['bounced_mail_alias', sql`select count(*)::int as n from bounce where company_id = `],
  ] as const)('%s: every row, a line of the log, a download', async (kind, count) => {
    const { result, effects } = await effectsOf(server, () => take(kind));
    expect(result.status).toBe(200);
    expect(effects).toEqual({ audit_line: 1, download: 1, file: 1, job_progress: 1 });
    const [head, ...rows] = await rowsIn(result.body.report_url);
    const call = artifacts.calls[lists[kind][0]];
    expect(head).toEqual(Object.values(call?.exports?.table ?? {}));
    const [all] = await server.rows(sql`${count}${company}`);
    // The line of this very export was not there yet, or was.
    if (kind === 'audit_log') expect(rows.length).toBeGreaterThan(Number(all?.n) - 5);
    else expect(rows.length).toBe(all?.n);
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'export', call: call?.id, entity: 'audit/download' });
    const [row] = await server.rows(sql`select * from download order by created_at desc limit 1`);
    expect(row).toMatchObject({
      type: call?.exports?.type,
      status: 'ready',
      user_id: await idOf(server, superAdmin),
      done: row?.total,
    });
  });

  it('names the kind of record in words', async () => {
    const [head = [], ...rows] = await rowsIn((await take('audit_log', { entity: 'people/user' })).body.report_url);
    expect(new Set(rows.map((row) => row[head.indexOf('Kind of record')]))).toEqual(new Set(['Employee']));
  });

  it('holds no formula', async () => {
    const [, ...rows] = await rowsIn((await take('support')).body.report_url);
    const cells = rows.flat();
    expect(cells.filter(isFormula)).toEqual([]);
    expect(cells.filter((cell) => /'[=+\-@＝＋－＠\s]/.test(cell)).length).toBe(2 * formulas.length);
  });

  it('follows search, filters and the rows that someone sees', async () => {
    const [, ...one] = await rowsIn((await take('employees', { raw_search_string: superAdmin })).body.report_url);
    expect(one.map((row) => row[1])).toEqual([superAdmin]);
    const seen = await server.as(groupAdmin, 'GET', '/feedback_bot/users/list?page_limit=1');
    const asked = await take('employees', {}, groupAdmin);
    if (asked.status === 403) return;
    const [, ...rows] = await rowsIn(asked.body.report_url, groupAdmin);
    expect(rows.length).toBe(seen.body.total_count);
  });

  it('leaves in the audit what it was asked by, but not the name that was looked for', async () => {
    const asked = { raw_search_string: superAdmin, department__in: ['Sales'] };
    const answer = await take('employees', asked);
    expect(answer.status).toBe(200);
    const [line] = await auditLines(server, 1);
    expect(line?.new).toEqual({ report_name: 'Employees', department__in: ['Sales'], searched: true });
  });

  it('of bounced mails is the same, asked for with either call', async () => {
    for (const at of ['2026-02-01', '2026-03-01'])
      await server.rows(sql`
        insert into bounce (company_id, id, email_id, kind, reason, message_id, status, bounce_count, delivery_disabled, created_at, updated_at)
        values (${company}, gen_random_uuid(), 'twin@acme.example', 'hard', '', ${at}, 'open', 1, false, ${at}::date, ${at}::date)`);
    const asked = { status: 'open', raw_search_string: 'twin@', createdAt_date_start: '2026-02-15' };
    const query = new URLSearchParams({ ...asked, download_blacklist_logs: 'true' });
    const got = await server.as(superAdmin, 'GET', `/feedback_bot/company/blacklist_log/${company}?${query}`);
    const [, ...rows] = await rowsIn((await take('bounced_mail_asked', asked)).body.report_url);
    expect(rows.length).toBe(1);
    expect((await rowsIn(got.body.report_url)).slice(1)).toEqual(rows);
  });

  it.each([
    ['bounced_mail_asked', { status: 'lost' }],
    ['bounced_mail_asked', { download_blacklist_logs: true }],
    ['audit_log', { created: 'next' }],
    ['employees', { page_limit: 5 }],
    ['employees', { nothing: 'known' }],
  ] as const)('of %s is refused for %j before anything is made', async (kind, body) => {
    const { result, effects } = await effectsOf(server, () => take(kind, body));
    expect([result.status, effects]).toEqual([400, {}]);
  });
});

describe('a file that is being made', () => {
  const state = (id: string, email = superAdmin) =>
    server.as(email, 'GET', `/feedback_bot/company/user_download_audit/${id}/state`);
  const waiting = async () => {
    const [row] = await server.rows(sql`
      insert into download (company_id, id, user_id, report_name, type, status)
      values (${company}, gen_random_uuid(), ${await idOf(server, superAdmin)}, 'Employees', 'employees', 'queued') returning id`);
    return String(row?.id);
  };

  it('says how far it is to who asked, and to nobody else', async () => {
    const id = await waiting();
    expect((await state(id)).body).toMatchObject({ status: 'queued', done: 0, total: 0, report_url: null });
    expect((await state(id, groupAdmin)).status).toBe(404);
  });

  it('is called off once', async () => {
    const id = await waiting();
    const cancel = () =>
      server.as(superAdmin, 'PATCH', `/feedback_bot/company/user_download_audit/${id}`, { body: {} });
    expect((await cancel()).status).toBe(200);
    const again = await cancel();
    expect([again.status, again.body.message]).toEqual([409, 'This file is not being made any more.']);
    expect((await state(id)).body.status).toBe('cancelled');
  });

  it('is not made for someone who may no longer have it', async () => {
    const jobs = server.app.engineServices.jobs;
    const id = await waiting();
    const user = await idOf(server, superAdmin);
    await server.rows(sql`update user_profile set type = 'Employee' where id = ${user}`);
    const frame = { company, download: id, user, call: 'people/user/export', asked: {} };
    await server.store.inSystem((db) =>
      jobs
        .of({
          db,
          company,
          actor: null,
          newId: () => crypto.randomUUID(),
          afterCommit: (go: () => void) => go(),
        } as never)
        .send('audit/export', frame),
    );
    await expect
      .poll(async () => (await server.rows(sql`select status from download where id = ${id}`))[0]?.status, {
        timeout: 30_000,
      })
      .toBe('failed');
    await server.rows(sql`update user_profile set type = 'SuperAdmin' where id = ${user}`);
  });
});

describe('of someone whose access changes', () => {
  const group = sql`(select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${groupAdmin})`;
  const sees = (department: string) =>
    server.rows(sql`update access_group set permissions = permissions || '["data_export", "manage_employee"]'::jsonb,
      segments = jsonb_set(segments, '{department__in}', ${JSON.stringify([department])}::jsonb) where id = ${group}`);
  beforeEach(() => sees('Engineering'));

  it('a file is not opened any more, and another one is', async () => {
    const { body } = await take('employees', {}, groupAdmin);
    await sees('Sales');
    const { app, cookies } = await server.browser(groupAdmin);
    const answer = await app.inject({ method: 'GET', url: body.report_url, cookies: Object.fromEntries(cookies) });
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'AccessChanged',
      message: 'Your access has changed since this file was made. Export it again.',
    });
    const again = await take('employees', {}, groupAdmin);
    expect((await rowsIn(again.body.report_url, groupAdmin)).length).toBeGreaterThan(1);
  });

  it('a file that is being made meanwhile has failed', async () => {
    await server.store.exec(`
      create function narrow() returns trigger language plpgsql security definer as $$ begin
        update access_group set segments = jsonb_set(segments, '{department__in}', '["Sales"]') where group_name = 'Engineering partners';
        return new;
      end $$`);
    await server.store.exec(`create trigger narrowed after update on download for each row
      when (new.status = 'running') execute function narrow()`);
    const { result, effects } = await effectsOf(server, () => take('employees', {}, groupAdmin));
    expect([result.body.code, effects.file]).toEqual(['ExportFailed', undefined]);
    const [row] = await server.rows(sql`select status from download order by created_at desc limit 1`);
    await server.store.exec('drop trigger narrowed on download');
    expect(row?.status).toBe('failed');
  });
});

it('is what every list of the product makes that is saved as a file', () => {
  const screens = Object.values(artifacts.screens).filter(
    (screen) => screen.kind === 'list' && screen.actions?.some(({ does }) => does === 'csv' || does === 'xlsx'),
  );
  const made = screens.map((screen) => artifacts.calls[('calls' in screen && screen.calls?.csv) || '']?.does);
  expect(made.length).toBeGreaterThan(4);
  expect(new Set(made)).toEqual(new Set(['export']));
});
