import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Server, seededServer } from '../support/server.ts';
import { taken } from '../support/taken.ts';

const superAdmin = 'superadmin@acme.example';
const partner = 'meera.iyer@acme.example';
const url = '/feedback_bot/company/user_download_audit';
let server: Server;
let exported: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const stages = await server.rows(
    sql`select id from stage where company_id = (select id from company where slug = 'acme') limit 2`,
  );
  const answer = await server.as(superAdmin, 'POST', '/feedback_bot/stage/questions_report/download', {
    body: { stages: stages.map(({ id }) => id) },
  });
  exported = answer.body.download;
  const mine = await idOf(server, superAdmin);
  await noted(mine, 'Culture', 'culture_dashboard', '40 days');
  await noted(mine, 'Reasons, Tenure, Trend', 'exit_dashboard', '400 days');
  await noted(await idOf(server, partner), 'Culture', 'culture_dashboard', '1 day');
});
afterAll(() => server.close());

async function noted(user: string, name: string, type: string, ago: string): Promise<void> {
  await server.rows(sql`
    insert into download (company_id, id, user_id, report_name, type, status, created_at)
    select company_id, ${randomUUID()}, id, ${name}, ${type}, 'ready', now() - ${ago}::interval
    from user_profile where id = ${user}`);
}

const list = (query: string, email = superAdmin) => server.as(email, 'GET', `${url}/?${query}`);
const names = async (query: string, email?: string) => {
  const { status, body } = await list(query, email);
  return status === 200
    ? body.results.map((row: { report_name: string }) => row.report_name)
    : `${status} ${body.error}`;
};

describe('the downloads that are listed', () => {
  it.each([
    ['', ['Touchpoints', 'Culture', 'Reasons, Tenure, Trend']],
    ['fields=culture_dashboard', ['Culture']],
    ['fields=culture_dashboard,exit_dashboard', ['Culture', 'Reasons, Tenure, Trend']],
    ['created=1', ['Touchpoints']],
    ['created=12', ['Touchpoints', 'Culture']],
    ['created=2019-01-01..', ['Touchpoints', 'Culture', 'Reasons, Tenure, Trend']],
    ['created=..2019-01-01', []],
    ['createdAt_date_start=2019-01-01&createdAt_date_end=2019-02-01', []],
    ['everyone=true', ['Touchpoints', 'Culture', 'Culture', 'Reasons, Tenure, Trend']],
  ])('%s', async (query, expected) => expect(await names(query)).toEqual(expected));

  it("are one's own, whatever is asked", async () => {
    const { status } = await list('', partner);
    if (status === 200) expect(await names('everyone=true', partner)).toEqual(['Culture']);
    else expect(status).toBe(403);
  });

  it.each(['created=next', 'created=2026-02-30..', 'created=2026-02-02..2026-02-01'])('refuse %s', async (query) =>
    expect((await list(query)).status).toBe(400),
  );

  it('end with Invalid page.', async () => {
    expect(await list('page_offset=9')).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } });
  });
});

describe('the permissions of everyone', () => {
  const take = (body: object) => server.as(superAdmin, 'POST', '/feedback_bot/access/matrix/export', { body });
  it('are a file, of the rows that are shown, and a download', async () => {
    const { status, body } = await take({ kind: 'people', text: superAdmin, code: 'data_export' });
    expect(status).toBe(200);
    const [head, ...rows] = (await fileText(body.report_url)).trim().split('\r\n');
    expect(head).toBe('"Name","Email","Group","Data export"');
    expect(rows).toEqual([`"Anita Rao","${superAdmin}","SuperAdmin","Yes"`]);
    expect((await list('fields=permissions')).body.results).toMatchObject([
      { report_name: 'Permissions', status: 'ready', file_state: 'kept' },
    ]);
    await server.rows(sql`delete from download where type = 'permissions'`);
  });
  it('are not given for a kind that is none', async () => expect((await take({ kind: 'all' })).status).toBe(400));
});

const fileText = async (link: string): Promise<string> => (await taken(server, superAdmin, link)).replace('\ufeff', '');

describe('a download once more', () => {
  it('is a link to the file, and told in the list', async () => {
    const { status, body } = await server.as(superAdmin, 'GET', `${url}/${exported}`);
    expect({ status, url: body.report_url }).toEqual({ status: 200, url: expect.stringContaining('/files/') });
    const listed = (await list('')).body.results[0];
    expect(listed).toMatchObject({
      id: exported,
      own: true,
      report_file_url: expect.stringContaining('/files/'),
      file_state: 'kept',
    });
  });

  it('is denied to others, and once the file is gone', async () => {
    const denied = { status: 404, body: { error: 'Download file access denied!' } };
    const [other] = await server.rows(sql`select id from download where type = 'culture_dashboard' limit 1`);
    expect(await server.as(superAdmin, 'GET', `${url}/${other?.id}`)).toMatchObject(denied);
    await server.rows(sql`update file set expires_at = now() - interval '1 day'`);
    expect(await server.as(superAdmin, 'GET', `${url}/${exported}`)).toMatchObject(denied);
    expect((await list('')).body.results[0]).toMatchObject({ own: true, report_file_url: null, file_state: 'gone' });
  });
});
