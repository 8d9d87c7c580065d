import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { reportsOf } from '../support/reports.ts';
import { type Server, seededServer } from '../support/server.ts';

/** Reports that the product writes by itself: of figures that may be told, and of words that many have used. */

const superAdmin = 'superadmin@acme.example';
const employee = 'employee@acme.example';
let server: Server;
let company: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  for (const email of [superAdmin, employee]) await server.browser(email);
  reports = reportsOf(server, superAdmin);
});
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

type Reports = ReturnType<typeof reportsOf>;
let reports: Reports;
const create: Reports['create'] = (...given) => reports.create(...given);
const settled: Reports['settled'] = (id) => reports.settled(id);
const textOf: Reports['textOf'] = (id) => reports.textOf(id);
const said: Reports['said'] = (...given) => reports.said(...given);

describe('a report', () => {
  it('is written by a job, is a file of the log, and a download once it is taken', async () => {
    await said('The cafeteria is unbearable, says Meera Iyer', 50);
    await said('Zanzibarland is where I go', 4);
    const { result, effects } = await effectsOf(server, () => create({ report_name: 'Everyone' }));
    expect(result.status).toBe(200);
    expect(effects.audit_line).toBe(1);
    const row = await settled(result.body.id);
    expect(row).toMatchObject({ status: 'success', error_message: null, meta_data: {} });
    const text = await textOf(result.body.id);
    expect(text).toMatch(/^Everyone\r\nWritten on \d{4}-\d\d-\d\d\r\nAbout everyone/);
    expect(text).toContain('cafeteria');
    expect(text).not.toMatch(/zanzibarland|meera|iyer|says Meera/i);
    const [download] = await server.rows(sql`select * from download order by created_at desc limit 1`);
    expect(download).toMatchObject({ type: 'genai', report_name: 'Everyone', status: 'ready' });
  });

  it('says whom it is about by what filters and their values are called', async () => {
    const { body: saved } = await server.as(superAdmin, 'POST', '/company/custom_filters_segment', {
      body: { title: 'Women', filters: { user__profile__gender__in: 'female', joinDate: 'last_12_months' } },
    });
    const { body } = await create({ report_name: 'Women', segment: saved.data.id });
    const about = { Gender: 'Female', 'Joining Date': 'Last 12 months' };
    expect((await settled(body.id)).meta_data).toEqual(about);
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ new: { report_name: 'Women', ...about } });
  });

  it.each(['queued', 'running'])('is not asked for while another is %s', async (status) => {
    const { body } = await create({ report_name: 'First' });
    await settled(body.id);
    await server.rows(sql`update genai_log set status = ${status} where id = ${body.id}`);
    const again = await create({ report_name: 'Second' });
    expect([again.status, again.body.code]).toEqual([409, 'OneAtATime']);
    await server.rows(sql`update genai_log set status = 'success' where id = ${body.id}`);
  });

  it('is one, also for who asks twice at once', async () => {
    const both = await Promise.all(['One', 'Other'].map((report_name) => create({ report_name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await settled(both.find(({ status }) => status === 200)?.body.id);
  });

  it('is asked for again by who has not heard the answer, and is still one', async () => {
    const ask = () =>
      server.as(superAdmin, 'POST', '/genai_bot/reports', {
        body: { report_name: 'Unheard' },
        headers: { 'idempotency-key': 'unheard' },
      });
    const first = await ask();
    const again = await ask();
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    await settled(first.body.id);
  });

  it('is the same of the same answers', async () => {
    const texts = [];
    for (const name of ['Same', 'Same']) {
      const { body } = await create({ report_name: name });
      await settled(body.id);
      texts.push(await textOf(body.id));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('is not written of too few, and says why', async () => {
    await server.rows(sql`update chat_session set overall_mood = null where company_id = ${company}`);
    const { body } = await create({ report_name: 'Nobody' });
    const row = await settled(body.id);
    expect(row).toMatchObject({ status: 'failed', error_message: 'Fewer people have answered than a report needs.' });
    expect(row?.file_id).toBeNull();
  });

  it.each([
    ['no name', {}, 400],
    ['a name that is none of a file', { report_name: 'a/b' }, 400],
    ['a segment that is not there', { report_name: 'A', segment: randomUUID() }, 404],
  ])('is refused for %s', async (_what, body, status) => {
    const { result, effects } = await effectsOf(server, () => create(body));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('is refused to an employee', async () => {
    const { result, effects } = await effectsOf(server, () => create({ report_name: 'A' }, employee));
    expect([result.status, effects]).toEqual([403, {}]);
  });
});
