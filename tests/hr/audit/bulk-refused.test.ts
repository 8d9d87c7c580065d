import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nobodySends, type Server, seededServer } from '../support/server.ts';

/** Why many bounced mails are not changed, in the words in which it is read. */

const superAdmin = 'superadmin@acme.example';
let server: Server;
let company: string;
let url: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  await nobodySends(server);
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  url = `/feedback_bot/company/blacklist_log/${company}`;
});
beforeEach(() => server.rows(sql`delete from bounce`));
afterAll(() => server.close());

const bounced = (many: number) =>
  server.rows(sql`
    insert into bounce (company_id, id, email_id, kind, status, bounce_count, delivery_disabled, message_id)
    select ${company}, gen_random_uuid(), n || '@elsewhere.example', 'hard', 'open', 1, false, gen_random_uuid()::text
    from generate_series(1, ${many}::int) n`);
const preview = (body: object) => server.as(superAdmin, 'POST', `${url}/preview`, { body });
const resolve = (body: object) =>
  server.as(superAdmin, 'PATCH', url, { body: { status: 'resolved', resolution_summary: 'x', ...body } });
const exit = (body: object) => server.as(superAdmin, 'PATCH', '/users/update-bulk', { body });

describe('what is read', () => {
  const gone = 'What was shown is not good any more. Please look at it anew.';
  const nothing = 'Say whom it is about: with a preview, or with their exit dates.';
  it.each<[string, () => ReturnType<Server['as']>, number, string]>([
    ['nothing is open', () => preview({ kind: 'exit', all: true }), 409, 'None of the chosen mails is open any more.'],
    [
      'there is no such period',
      () => preview({ kind: 'exit', all: true, created: 'ever' }),
      400,
      'There is no such period.',
    ],
    ['nothing is chosen, to be resolved', () => resolve({}), 400, nothing],
    ['nothing is chosen, to leave', () => exit({}), 400, nothing],
    ['what was shown is not there, to be resolved', () => resolve({ preview: randomUUID() }), 409, gone],
    ['what was shown is not there, to leave', () => exit({ preview: randomUUID() }), 409, gone],
  ])('where %s', async (_what, ask, status, said) =>
    expect(await ask()).toMatchObject({ status, body: { message: said } }),
  );

  it('where more are found than one change may be of', async () => {
    await bounced(10_001);
    const most = 'No more than 10000 can be changed at a time. Narrow them down by a filter.';
    expect(await preview({ kind: 'resolve', all: true })).toMatchObject({ status: 409, body: { message: most } });
    expect((await preview({ kind: 'resolve', all: true, raw_search_string: '1' })).status).toBe(200);
  });

  it('where an admin would be active again by a later exit date, and the plan has no place left', async () => {
    const [away] = await server.rows(sql`
      update user_profile set status = 'inactive', exit_date = '2025-01-01' where email = 'meera.iyer@acme.example' returning id`);
    await server.rows(sql`update company set admin_limit = 1 where id = ${company}`);
    const begun = await exit({ users_data: [{ user_id: away?.id, exit_date: '2099-01-01' }] });
    const left = () =>
      server.rows(
        sql`select outcome, reason from bounce_bulk_row where bulk_id = ${begun.body.job_id} and outcome <> 'waiting'`,
      );
    await vi.waitUntil(async () => (await left()).length > 0, { timeout: 60_000, interval: 100 });
    expect(await left()).toEqual([
      { outcome: 'refused', reason: 'Your plan includes 1 admins, and all are taken. Ask for more on the plan page.' },
    ]);
  });

  it('where the right is taken away meanwhile: what is left stays open', async () => {
    await bounced(600);
    const { body } = await preview({ kind: 'resolve', all: true });
    expect((await resolve({ preview: body.preview })).status).toBe(202);
    await server.rows(sql`update user_profile set type = 'Employee' where email = ${superAdmin}`);
    const left = () =>
      server.rows(sql`
        select reason, count(*)::int as many from bounce_bulk_row where bulk_id = ${body.preview} and outcome = 'refused' group by reason`);
    await vi.waitUntil(async () => (await left()).length > 0, { timeout: 60_000, interval: 100 });
    await server.rows(sql`update user_profile set type = 'SuperAdmin' where email = ${superAdmin}`);
    const [told] = await left();
    expect(told?.reason).toBe('The right to do this was taken away before it came to this one.');
    const [open] = await server.rows(sql`select count(*)::int as many from bounce where status = 'open'`);
    expect(open?.many).toBe(told?.many);
  });
});
