import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failing } from '../support/failing.ts';
import { reportsOf } from '../support/reports.ts';
import { type Server, seededServer } from '../support/server.ts';

/** Why there is no report: it would tell of too few, or it could not be written. Each says so in the list. */

const superAdmin = 'superadmin@acme.example';
const ofAcme = sql`company_id = (select id from company where slug = 'acme')`;
let server: Server;
let reports: ReturnType<typeof reportsOf>;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  reports = reportsOf(server, superAdmin);
});
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

async function segment(filters: Record<string, unknown>): Promise<string> {
  const body = { title: `Segment ${Date.now()}`, type: 'dashboard', filters };
  const made = await server.as(superAdmin, 'POST', '/feedback_bot/company/custom_filters_segment', { body });
  expect(made.body).toHaveProperty('data.id');
  return made.body.data.id;
}
async function outcome(body: object): Promise<unknown[]> {
  const { body: begun } = await reports.create(body);
  const row = await reports.settled(begun.id);
  return [row.status, row.error_message, row.file_id === null];
}

it('is written of everyone, and not of all but three of them afterwards', async () => {
  expect((await outcome({ report_name: 'Everyone' })).slice(0, 2)).toEqual(['success', null]);
  await server.rows(sql`
    update user_profile set cluster = 'Spared' where id in (
      select u.id from user_profile u where ${ofAcme} and u.status = 'active'
        and exists (select 1 from chat_session s where s.user_id = u.id and s.overall_mood is not null and s.status = 'completed')
      order by u.id limit 3)`);
  const clusters = await server.rows(
    sql`select distinct cluster from user_profile where ${ofAcme} and cluster is not null and cluster <> 'Spared'`,
  );
  const others = await segment({ user__profile__cluster__in: clusters.map(({ cluster }) => cluster).join(',') });
  expect(await outcome({ report_name: 'All but three', segment: others })).toEqual([
    'failed',
    'A report about these people would differ from one before by too few of them.',
    true,
  ]);
});

it('is not written of ever more selections', async () => {
  await server.rows(sql`
    insert into disclosure (company_id, id, user_id, subject, about, filters, prints, figures, created_at, updated_at)
    select company_id, gen_random_uuid(), user_id, subject, 'other ' || n, filters, prints, figures, created_at, updated_at
    from disclosure, generate_series(1, 400) n`);
  const sales = await segment({ user__profile__department__in: 'Sales' });
  expect(await outcome({ report_name: 'Sales', segment: sales })).toEqual([
    'failed',
    'So many different groups have been reported on that one more could tell of single people.',
    true,
  ]);
});

it('could not be written', async () => {
  await failing(server, { job: 'genai/report', table: 'genai_log', when: `new.status = 'success'`, times: 9 });
  expect(await outcome({ report_name: 'Broken' })).toEqual(['failed', 'The report could not be written.', true]);
});
