import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';
const stranger = 'superadmin@globex.example';
const url = '/genai_bot/audit-logs';
const secret = ['openai_model', 'total_cost', 'prompt_token', 'completion_token', 'total_token'];
let server: Server;
let withFile: string;
let ofGroupAdmin: string;

beforeAll(async () => {
  server = await seededServer({ jobs: true });
  await server.rows(sql`delete from genai_log`);
  const [stage] = await server.rows(
    sql`select id from stage where company_id = (select id from company where slug = 'acme') limit 1`,
  );
  const exported = await server.as(superAdmin, 'POST', '/feedback_bot/stage/questions_report/download', {
    body: { stages: [stage?.id] },
  });
  const [kept] = await server.rows(sql`select file_id from download where id = ${exported.body.download}`);
  withFile = await noted(superAdmin, 'First', 'success', kept?.file_id as string);
  await noted(superAdmin, 'Second', 'failed');
  ofGroupAdmin = await noted(groupAdmin, 'Theirs', 'success', kept?.file_id as string);
});
afterAll(() => server.close());

async function noted(email: string, name: string, status: string, file: string | null = null): Promise<string> {
  const id = randomUUID();
  const by = await idOf(server, email);
  await server.rows(sql`
    insert into genai_log (company_id, id, created_by_id, report_name, meta_data, status, file_id, error_message,
      openai_model, total_cost, prompt_token, completion_token, total_token)
    select company_id, ${id}, id, ${name}, '{"location":"Pune"}', ${status}, ${file},
      ${status === 'failed' ? 'Too few people.' : null}, 'gpt', 1.5, 10, 20, 30
    from user_profile where id = ${by}`);
  return id;
}

const list = (email: string, query = '') => server.as(email, 'GET', `${url}${query}`);
const names = (body: { results: { report_name: string }[] }) => body.results.map(({ report_name }) => report_name);

describe('GenAI logs', () => {
  it('are those of the company for a SuperAdmin, the newest first, with what they have cost', async () => {
    const { status, body } = await list(superAdmin);
    expect({ status, total: body.total_count, names: names(body) }).toEqual({
      status: 200,
      total: 3,
      names: ['Theirs', 'Second', 'First'],
    });
    expect(body.results[1]).toMatchObject({ status: 'failed', error_message: 'Too few people.', total_cost: 1.5 });
    expect(body.results[2].report_file_url).toContain('/files/');
    expect(body.results.map((one: { has_file: boolean }) => one.has_file)).toEqual([false, false, true]);
  });

  it("are one's own for an admin, without a word of cost, model and tokens", async () => {
    const { status, body } = await list(groupAdmin);
    expect({ status, names: names(body) }).toEqual({ status: 200, names: ['Theirs'] });
    expect(Object.keys(body.results[0]).filter((key) => secret.includes(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('gpt');
  });

  it.each(secret)('are not sorted or filtered by %s', async (name) => {
    const plain = (await list(groupAdmin)).body;
    for (const query of [`?sort=${name}`, `?${name}=1`, `?fields=${name}`]) {
      const { status, body } = await list(groupAdmin, query);
      if (status === 200) expect(body).toEqual(plain);
      else expect(status).toBe(400);
    }
  });

  it('are for admins only, and for their own company', async () => {
    expect((await list(employee)).status).toBe(403);
    expect((await list(stranger)).body.results).toEqual([]);
  });

  it.each([
    ['?page_size=2', 2],
    ['?page_size=2&page_number=2', 1],
    ['?page_size=2&page_number=9', 0],
  ])('are paged: %s', async (query, count) =>
    expect((await list(superAdmin, query)).body).toMatchObject({ results: { length: count }, total_count: 3 }),
  );
});

describe('the file of a report', () => {
  const noFile = { status: 404, body: { error: 'No file available to download.' } };
  const file = (email: string, id: string) => server.as(email, 'GET', `${url}/${id}/file`);

  it('is a link, and noted among the downloads', async () => {
    const { status, body } = await file(superAdmin, withFile);
    expect({ status, url: body.report_url }).toEqual({ status: 200, url: expect.stringContaining('/files/') });
    const told = await server.as(superAdmin, 'GET', '/feedback_bot/company/user_download_audit?fields=genai');
    expect(told.body.results).toMatchObject([{ report_name: 'First', type: 'genai', status: 'ready' }]);
  });

  it("is nobody else's, needs the permission, and ends after 7 days", async () => {
    expect(await file(superAdmin, ofGroupAdmin)).toMatchObject(noFile);
    expect((await file(groupAdmin, ofGroupAdmin)).status).toBe(403);
    expect((await file(stranger, withFile)).status).toBe(404);
    await server.rows(sql`update file set expires_at = now() - interval '1 second'`);
    expect(await file(superAdmin, withFile)).toMatchObject(noFile);
  });
});
