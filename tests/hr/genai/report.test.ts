import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
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
});
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

const create = (body: object, email = superAdmin) => server.as(email, 'POST', '/genai_bot/reports', { body });
const rowOf = async (id: string) => (await server.rows(sql`select * from genai_log where id = ${id}`))[0];
const settled = async (id: string) => {
  await expect
    .poll(async () => String((await rowOf(id))?.status), { timeout: 120_000, interval: 500 })
    .toMatch(/success|failed/);
  return rowOf(id);
};

async function textOf(id: string): Promise<string> {
  const { body } = await server.as(superAdmin, 'GET', `/genai_bot/audit-logs/${id}/file`);
  const { app, cookies } = await server.browser(superAdmin);
  const answer = await app.inject({ method: 'GET', url: body.report_url, cookies: Object.fromEntries(cookies) });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.payload;
}

/** What people said in chats that they completed. */
async function said(text: string, people: number): Promise<void> {
  await server.rows(sql`
    insert into chat_message (company_id, id, user_id, session_id, position, msg, bot_response)
    select distinct on (c.user_id) c.company_id, gen_random_uuid(), c.user_id, c.id, 900 + (random() * 90000)::int,
      ${JSON.stringify([{ text }])}::jsonb, false
    from chat_session c join user_profile p on p.company_id = c.company_id and p.id = c.user_id and p.status = 'active'
    where c.company_id = ${company} and c.completed_at is not null order by c.user_id limit ${people}`);
}

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
