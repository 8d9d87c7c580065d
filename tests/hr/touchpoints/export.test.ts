import { sql } from 'drizzle-orm';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const partner = 'meera.iyer@acme.example';
const url = '/feedback_bot/stage/questions_report/download';
let server: Server;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  for (const email of [superAdmin, partner, 'superadmin@globex.example']) await server.browser(email);
});
// Ten an hour would not do for a table of tests.
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

const ask = (email: string | null, body: object) => server.as(email, 'POST', url, { body });
const stages = () =>
  server.rows(
    sql`select id, title from stage where company_id = (select id from company where slug = 'acme') order by position`,
  );

async function sheetsOf(email: string, link: string) {
  const browser = await server.browser(email);
  const answer = await browser.app.inject({ method: 'GET', url: link, cookies: Object.fromEntries(browser.cookies) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename.*touchpoints-\d{4}-\d\d-\d\d\.xlsx/);
  return Promise.all([1, 2].map((sheet) => readExcelFile(answer.rawPayload, { sheet })));
}

describe('exporting touchpoints', () => {
  it('answers a link to a workbook of the chosen ones, and notes the download', async () => {
    const all = await stages();
    const chosen = [all[1], all[0]].map((stage) => String(stage?.id));
    const { result, effects } = await effectsOf(server, () => ask(superAdmin, { stages: chosen.join(',') }));
    expect(result.status).toBe(200);
    expect(effects).toMatchObject({ download: 1, file: 1 });
    expect(Object.keys(effects).sort()).toEqual(['audit_line', 'download', 'file', 'job_progress']);
    const [touchpoints, questions] = await sheetsOf(superAdmin, result.body.report_url);
    expect(touchpoints?.map((row) => row[1])).toEqual(['Milestone', 'Welcome on board', 'Third day check-in']);
    expect(touchpoints?.[1]?.slice(2, 6)).toEqual(['On joining day', 'Activated', 'Anita Rao', 3]);
    expect(questions).toHaveLength(1 + 3 + 2);
    const [row] = await server.rows(sql`select * from download order by created_at desc limit 1`);
    expect(row).toMatchObject({
      status: 'ready',
      type: 'touchpoint',
      user_id: await idOf(server, superAdmin),
      done: 2,
      total: 2,
    });
    const lines = await auditLines(server, 3);
    expect(lines).toContainEqual(
      expect.objectContaining({ type: 'export', activity: 'export', call: 'touchpoints/stage.export' }),
    );
  });

  it('counts the answers as the transcripts have them', async () => {
    const { body } = await ask(superAdmin, { all: true });
    const [touchpoints, questions] = await sheetsOf(superAdmin, body.report_url);
    expect(touchpoints).toHaveLength(31);
    const [counted] = await server.rows(sql`
      select count(*)::int as answers from chat_message where question_id is not null and not bot_response
        and company_id = (select id from company where slug = 'acme')`);
    const sum = questions?.slice(1).reduce((total, row) => total + Number(row[5]), 0);
    expect(sum).toBe(counted?.answers);
    const scale = questions?.find((row) => row[4] === 'Scale' && row[6] !== null);
    expect(Number(scale?.[6])).toBeGreaterThanOrEqual(1);
    expect(Number(scale?.[6])).toBeLessThanOrEqual(5);
    expect(questions?.find((row) => row[4] === 'Quick replies' && row[7] !== null)?.[7]).toMatch(/: (\d+|–)/);
  });

  it('tells nothing of what fewer than five people answered, and no number from one to four', async () => {
    const asked = await server.rows(sql`
      select m.question_id as id, s.title, q.value ->> 'text' as text, q.value ->> 'type' as type
      from chat_message m join chat_session c on c.id = m.session_id join stage s on s.id = c.stage_id
        join lateral jsonb_array_elements(s.questions) q on (q.value ->> 'id')::uuid = m.question_id
      where not m.bot_response and q.value ->> 'type' in ('scale', 'quickReplies') and s.company_id = (select id from company where slug = 'acme')
      group by 1, 2, 3, 4 having count(distinct m.user_id) >= 5 order by 1`);
    const found = async ({ title, text }: Record<string, unknown>) => {
      const { body } = await ask(superAdmin, { all: true });
      const [, questions] = await sheetsOf(superAdmin, body.report_url);
      return questions?.find((row) => row[1] === title && row[3] === text);
    };
    for (const type of ['scale', 'quickReplies']) {
      const question = asked.find((one) => one.type === type) as Record<string, unknown>;
      const keep = (people: number) =>
        server.rows(sql`
          update chat_message set question_id = null where question_id = ${question.id} and not bot_response and user_id not in
            (select distinct user_id from chat_message where question_id = ${question.id} and not bot_response order by user_id limit ${people})`);
      await keep(5);
      const five = await found(question);
      expect(String(five?.[6] ?? five?.[7])).toMatch(/\d|–/);
      expect(String(five?.[7] ?? '')).not.toMatch(/: [1-4](;|$)/);
      await keep(4);
      const four = await found(question);
      expect([Number(four?.[5]) > 0, four?.[6], four?.[7]]).toEqual([true, null, null]);
    }
  });

  it('all means all that the search finds', async () => {
    const { body } = await ask(superAdmin, { all: true, raw_search_string: 'anniversary' });
    const [touchpoints] = await sheetsOf(superAdmin, body.report_url);
    expect(touchpoints?.slice(1).map((row) => row[1])).toEqual([
      'First anniversary',
      'Second anniversary',
      'Third anniversary',
      'Fourth anniversary',
      'Fifth anniversary',
    ]);
  });

  it('counts only employees whom the person sees', async () => {
    const group = sql`(select group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${partner})`;
    await server.rows(
      sql`update access_group set all_employees = false, segments = '{"department__in": ["Engineering"]}' where id = ${group}`,
    );
    const { body } = await ask(partner, { all: true });
    const [touchpoints] = await sheetsOf(partner, body.report_url);
    const [seen] = await server.rows(sql`
      select count(*)::int as chats from chat_session s join user_profile u on u.id = s.user_id and u.company_id = s.company_id
      join company c on c.id = s.company_id and c.slug = 'acme' where u.department = 'Engineering'`);
    expect(touchpoints?.slice(1).reduce((total, row) => total + Number(row[6]), 0)).toBe(seen?.chats);
    await server.rows(sql`update access_group set all_employees = true, segments = '{}' where id = ${group}`);
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    ['groupadmin@acme.example', 403],
    ['nurul.rahman@acme.example', 403],
  ])('%s: %i', async (email, status) => {
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => ask(email, { all: true }));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it.each([
    ['nothing', {}, 400],
    ['an empty list', { stages: [] }, 400],
    ['an empty text', { stages: '' }, 400],
    ['a search without hits', { all: true, raw_search_string: 'nothing like it' }, 400],
    ['words for ids', { stages: 'first,second' }, 400],
    ['half an id', { stages: 'abc' }, 404],
    ['an id that is not there', { stages: ['00000000-0000-4000-8000-000000000000'] }, 404],
    ['an unknown field', { all: true, extra: 1 }, 400],
  ])('of %s is refused: %j', async (_what, body, status) => {
    const { result, effects } = await effectsOf(server, () => ask(superAdmin, body));
    expect([result.status, effects]).toEqual([status, {}]);
    if (JSON.stringify(body) === '{}') expect(result.body.message).toBe('Select at least one touchpoint to export.');
  });

  it("of another company's touchpoint among one's own is refused as a whole", async () => {
    const [own] = await stages();
    const [foreign] = await server.rows(
      sql`select id from stage where company_id = (select id from company where slug = 'globex') limit 1`,
    );
    const { result, effects } = await effectsOf(server, () => ask(superAdmin, { stages: [own?.id, foreign?.id] }));
    expect([result.status, effects]).toEqual([404, {}]);
  });
});

describe('too many exports', () => {
  it('are refused with a sentence, and with when to try again', async () => {
    for (let time = 0; time < 10; time++) expect((await ask('superadmin@globex.example', {})).status).toBe(400);
    const { result, effects } = await effectsOf(server, () => ask('superadmin@globex.example', { all: true }));
    expect([result.status, effects]).toEqual([429, {}]);
    expect(result.body.message).toMatch(/^Too many requests\. Please try again in (5\d|60) minutes\.$/);
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a report that is asked for again', () => {
  const read = (email: string | null, id: unknown) =>
    server.as(email, 'GET', `/feedback_bot/stage/questions_report/${id}`);

  it("is its owner's alone", async () => {
    const [row] = await server.rows(
      sql`select id from download where user_id = ${await idOf(server, superAdmin)} and status = 'ready' limit 1`,
    );
    expect((await read(superAdmin, row?.id)).body).toMatchObject({
      status: 200,
      report_url: expect.stringMatching(/^\/files\//),
      download: row?.id,
    });
    expect((await read(partner, row?.id)).status).toBe(404);
    expect((await read('superadmin@globex.example', row?.id)).status).toBe(404);
    expect((await read('groupadmin@acme.example', row?.id)).status).toBe(403);
    expect((await read(superAdmin, 'no-id')).status).toBe(404);
  });

  it.each([
    ['queued', 202],
    ['running', 202],
    ['failed', 409],
  ])('says that it is %s: %i', async (state, status) => {
    const [row] = await server.rows(
      sql`select id from download where user_id = ${await idOf(server, superAdmin)} limit 1`,
    );
    await server.rows(sql`update download set status = ${state} where id = ${row?.id}`);
    const answer = await read(superAdmin, row?.id);
    expect(answer.status).toBe(status);
    if (status === 202) expect(answer.body).toMatchObject({ status: 202, state, download: row?.id });
    else expect(answer.body.message).toBe('Unable to download touchpoint, Please try again later!');
  });
});
