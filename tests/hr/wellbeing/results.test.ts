import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, until } from '../../support/frame.ts';
import { employee, limited, stranger, superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** What admins are told of the answers to the survey, once a cycle is over. */

const minimum = 5;
let server: SurveyRuns;

beforeAll(async () => {
  server = await surveyRuns({ employees: 300 });
  await server.activate('2026-01-05', '2026-03-31', { all_employees: true, audience: undefined });
}, 540_000);
afterAll(() => server.close());

const results = (who: string, query = '') => server.get(who, `results${query}`);
const chosen = (field: string, ...values: string[]) =>
  `?filters=${encodeURIComponent(JSON.stringify({ [field]: values }))}`;

/**
 * Seven of ten have answered, the people of one department less well; a few of a question more than the rest. One of ten
 * was never written to.
 */
async function answered() {
  await server.rows(sql`
    with numbered as (
      select id, row_number() over (order by user_id) as at from survey_response where company_id = ${server.company})
    update survey_response r set reached_on = '2026-01-05' from numbered where numbered.id = r.id and at % 10 < 9`);
  await server.rows(sql`
    with numbered as (
      select r.id, row_number() over (order by r.user_id) as at, u.department = 'Sales' as sales
      from survey_response r join user_profile u on u.id = r.user_id where r.company_id = ${server.company}
    ), given as (select id, at, case when sales then 2 else 3 + at % 3 end as score from numbered where at % 10 < 7)
    update survey_response r set state = 'complete', completed_at = now(), reminders = 2,
      scores = jsonb_build_object('mental', score, 'social', 4), parts = case when at < 4 then '{"mental/Rare": 1}'::jsonb else '{}' end,
      category = case when score >= 4 then 'thriving' else 'struggling' end
    from given where given.id = r.id`);
}

it('a cycle that runs tells only how many have answered, in steps of the minimum', async () => {
  const { body: before } = await server.get(superAdmin, 'cycles');
  expect(before.data).toMatchObject([{ number: 1, closed: false, respondents: null, rate: null }]);
  await answered();
  const [{ respondents }] = (await server.get(superAdmin, 'cycles')).body.data;
  expect(respondents % minimum).toBe(0);
  const [{ real } = { real: 0 }] = await server.rows(
    sql`select count(*)::int as real from survey_response where state = 'complete'`,
  );
  expect(Number(real) - respondents).toBeLessThan(minimum);
  const { body } = await results(superAdmin);
  expect(body).toMatchObject({ withheld: 'none', figures: null, segments: [], trend: [] });
});

describe('of a cycle that is over', () => {
  beforeAll(() => server.deactivate());

  it('a job keeps what may be told, by the limits that hold now', async () => {
    const stored = () => server.rows(sql`select told, reminders from survey_cycle_result`);
    await until(async () => (await stored()).length > 0, 60_000);
    const [before] = await stored();
    expect(before?.told).toMatchObject({ limits: { minimum } });
    await server.rows(sql`update survey_cycle_result set told = '{}', limits = '2/24', reminders = 0`);
    const { answer } = await inFrame(server.store, { clock: server.clock, company: server.company }, (frame) =>
      server.app.engineServices.jobs.of(frame).send('wellbeing/sum-up', {}),
    );
    await until(async () => (await server.app.engineServices.jobs.state(answer))?.state === 'done', 60_000);
    expect(await stored()).toEqual([before]);
  });

  it('comments are told of themes on which as many have written as the minimum, as they stand there now', async () => {
    const [asked] = await server.rows(
      sql`select id, driver, sub_driver, type, text, response_required from survey_question where type = 'textInput' and company_id = ${server.company} limit 1`,
    );
    await server.rows(
      sql`update survey_cycle set questions = questions || ${JSON.stringify([{ ...asked, content: {} }])}::jsonb`,
    );
    await server.rows(sql`
      insert into chat_session (company_id, id, user_id, pseudonym, stage_title)
      select company_id, id, user_id, 'AAAAA-AAAAA', 'Survey' from survey_response where company_id = ${server.company} order by user_id limit ${minimum}`);
    await server.rows(sql`update survey_response r set session_id = s.id from chat_session s where s.id = r.id`);
    const write = (session: unknown, text: string) =>
      server.rows(sql`insert into chat_message (company_id, id, user_id, session_id, position, question_id, msg, bot_response)
        select company_id, gen_random_uuid(), user_id, id, (select count(*) + 1 from chat_message where session_id = ${session}::uuid),
          ${asked?.id}::uuid, ${JSON.stringify([{ text }])}::jsonb, false from chat_session where id = ${session}::uuid`);
    const sessions = await server.rows(sql`select id from chat_session where stage_title = 'Survey' order by user_id`);
    const [last, ...others] = sessions.map(({ id }) => id);
    const comments = async (who = superAdmin) =>
      (await results(who)).body.comments.map(({ comment }: { comment: string }) => comment).sort();
    for (const [at, session] of others.entries()) await write(session, at < 2 ? 'More light' : `Comment ${at}`);
    await write(others[0], 'One more of the same person');
    await write(last, ' ');
    await write(last, 'Fewer meetings');
    const all = ['Comment 2', 'Comment 3', 'Fewer meetings', 'More light', 'One more of the same person'];
    expect(await comments()).toEqual(all);
    expect(await comments()).toEqual(all);
    // The writer of this one says who it is; the same texts are remembered for all who ask.
    const [writer] = await server.rows(sql`
      select u.id, u.display_name, u.first_name, u.email, u.employee_id from user_profile u
      join chat_session s on s.user_id = u.id where s.id = ${others[2]}::uuid`);
    const signed = `Ask ${writer?.first_name}, ${writer?.display_name} (${writer?.employee_id}), at ${writer?.email}`;
    await server.rows(sql`update chat_message set msg = ${JSON.stringify([{ text: signed }])}::jsonb
      where session_id = ${others[2]}::uuid`);
    const reads = ['view_employee_wellbeing', 'view_message', 'anonymous_message'];
    const masked = 'Ask an employee, an employee (an employee), at an employee';
    const rest = all.filter((comment) => comment !== 'Comment 2');
    expect(await comments()).toEqual([signed, ...rest].sort());
    await server.permit(reads);
    expect(await comments(limited)).toEqual([masked, ...rest].sort());
    await server.permit([...reads, 'non_anonymous_message']);
    expect(await comments(limited)).toEqual([signed, ...rest].sort());
    await server.permit(['view_employee_wellbeing', 'manage_employee_wellbeing']);
    expect(await comments(limited)).toEqual([]);
    await server.permit([]);
    // What is deleted is not told any more, nor are the others, who are too few now.
    await server.rows(sql`delete from chat_message where session_id = ${last}::uuid`);
    expect(await comments()).toEqual([]);
  });

  it('company, drivers, groups and trend are told as they are', async () => {
    const { status, body } = await results(superAdmin);
    expect(status, JSON.stringify(body)).toBe(200);
    const [real] = await server.rows(sql`
      select count(*) filter (where state = 'complete')::int as respondents, count(reached_on)::int as asked, count(*)::int as planned, sum(reminders)::int as reminders,
        round(avg((scores ->> 'mental')::numeric), 1)::float8 as mental from survey_response`);
    const rate = Math.round((100 * Number(real?.respondents)) / Number(real?.asked));
    expect(Number(real?.asked)).toBeLessThan(Number(real?.planned));
    expect(body.figures).toMatchObject({ respondents: real?.respondents, rate, reminders: real?.reminders });
    expect(body.drivers).toContainEqual({ driver: 'mental', average: real?.mental, company: real?.mental });
    expect(body.trend).toMatchObject([{ start: '2026-01-05', respondents: real?.respondents }]);
    expect(body.categories.reduce((sum: number, { count }: { count: number | null }) => sum + (count ?? 0), 0)).toBe(
      real?.respondents,
    );
    expect(body.fields.length).toBeGreaterThan(1);
  });

  it('a group stands beside the company, and nobody is told of groups that are not told', async () => {
    const [group] = (await results(superAdmin)).body.groups as { value: string }[];
    const [[field = '', values = []] = []] = Object.entries(JSON.parse(group?.value ?? '') as Record<string, string[]>);
    const { body } = await results(superAdmin, chosen(field, ...values));
    expect(body).toMatchObject({ withheld: null, compared: true, comments: [] });
    const people = await server.rows(sql`select segments, scores from survey_response where state = 'complete'`);
    const means = (some: typeof people) =>
      Math.round(
        (10 * some.reduce((sum, row) => sum + Number((row.scores as { mental: number }).mental), 0)) / some.length,
      ) / 10;
    const own = people.filter(({ segments }) => values.includes((segments as Record<string, string>)[field] ?? ''));
    expect(body.drivers).toContainEqual({ driver: 'mental', average: means(own), company: means(people) });
    expect((await results(superAdmin, chosen('department', 'Nowhere'))).body).toMatchObject({
      withheld: 'few',
      figures: null,
      segments: [],
      drivers: [],
      comments: [],
    });
  });

  it('what few have answered is hidden', async () => {
    await server.rows(
      sql`update survey_cycle set questions = questions || ${JSON.stringify([
        {
          id: '11111111-1111-4111-8111-111111111111',
          driver: 'mental',
          sub_driver: 'Rare',
          type: 'scale',
          text: 'Rare?',
          response_required: false,
          content: {},
        },
      ])}::jsonb`,
    );
    const parts = (await results(superAdmin)).body.parts as { part: string; average: number | null }[];
    for (const { part, average } of parts) if (part === 'Rare') expect(average).toBeNull();
  });

  it.each([
    ['{', 400, 'NotReadable'],
    ['[]', 400, 'NotReadable'],
    ['{"department":[1]}', 400, 'NotReadable'],
    ['{"department":[]}', 400, 'NotReadable'],
    ['{"department":["Sales"],"city":["Pune"]}', 400, 'OneField'],
    ['{"email":["a@b.c"]}', 400, 'OneField'],
    ['{"tags":["x"]}', 400, 'OneField'],
  ])('filters %s are refused', async (filters, status, code) => {
    const answer = await results(superAdmin, `?filters=${encodeURIComponent(filters)}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('no two answers of the board, nor the board and its file, tell about fewer than the minimum', async () => {
    const { body: all } = await results(superAdmin);
    const people = await server.rows(sql`select user_id as id, segments from survey_response where state = 'complete'`);
    const groups = (all.groups as { value: string }[]).map(({ value }) => value);
    const told: Set<string>[] = [new Set(people.map(({ id }) => String(id)))];
    for (const value of groups) {
      const [[field = '', values = []] = []] = Object.entries(JSON.parse(value) as Record<string, string[]>);
      const { body } = await results(superAdmin, `?filters=${encodeURIComponent(value)}`);
      const members = people.filter(({ segments }) =>
        values.includes((segments as Record<string, string>)[field] ?? ''),
      );
      expect(body.figures.respondents, value).toBe(members.length);
      told.push(new Set(members.map(({ id }) => String(id))));
    }
    let pairs = 0;
    for (const [at, one] of told.entries())
      for (const other of told.slice(0, at)) {
        pairs += 1;
        const apart = [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length;
        expect(apart === 0 || apart >= minimum).toBe(true);
      }
    expect(pairs).toBeGreaterThan(100);
  });

  it('a file holds what the screen shows', async () => {
    const { status, body } = await server.ask(superAdmin, 'POST', 'results/download', { filters: '' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.report_url).toMatch(/^\//);
    const [row] = await server.rows(
      sql`select type, status, report_name from download order by created_at desc limit 1`,
    );
    expect(row).toMatchObject({
      type: 'wellbeing_dashboard',
      status: 'ready',
      report_name: 'Well-being survey, cycle of 2026-01-05',
    });
  });

  it.each([
    [['manage_employee_wellbeing', 'view_employee_wellbeing'], 200, 403],
    [['download_employee_wellbeing_report'], 403, 403],
    [['view_employee_wellbeing', 'download_employee_wellbeing_report'], 200, 200],
  ])('%j', async (codes, reads, downloads) => {
    await server.permit(codes);
    expect((await results(limited)).status).toBe(reads);
    expect((await server.ask(limited, 'POST', 'results/download', { filters: '' })).status).toBe(downloads);
    await server.permit([]);
  });

  it('nobody else is told', async () => {
    for (const who of [limited, employee]) expect((await results(who)).status).toBe(403);
    expect((await results(stranger)).body).toMatchObject({ withheld: 'none', cycles: [] });
    const [cycle] = await server.rows(sql`select id from survey_cycle`);
    expect((await results(stranger, `?cycle=${cycle?.id}`)).status).toBe(404);
  });
});
