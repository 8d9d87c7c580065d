import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../support/frame.ts';
import { limited, superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** What may become of a survey while it is active. It is 2026-01-05, a Monday. */

let server: SurveyRuns;
beforeAll(async () => {
  server = await surveyRuns();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.activate('2026-01-05', '2026-03-31');
});

/** Results are summed up after each deactivation. */
const summedUp = () =>
  until(async () => {
    const found = await server.rows(sql`select id from survey_cycle_result where company_id = ${server.company}`);
    return found.length > 0;
  });
const stored = () => server.rows(sql`select * from survey where company_id = ${server.company}`);
const counts = (mental: number) => ({
  driverwise_questions_config: { mental, social: 1, physical: 1, purposefulness: 1 },
});

describe('an admin who sees one department', () => {
  beforeEach(() => server.permit(['manage_employee_wellbeing'], 'Sales'));
  const refused =
    'Only an admin who sees all employees can activate the survey, or change whom, when and how much an active one asks.';

  it.each<[string, object, string?]>([
    ['everyone', { all_employees: true }],
    ['everyone, by the call for the audience', { all_employees: true }, 'survey/id/audience/'],
    ['other employees', { audience: { department__in: 'Engineering' } }],
    ['from another day on', { start_date: '2026-01-06' }],
    ['until another day', { end_date: '2026-12-31' }],
    ['how often', { frequency: 2 }],
    ['how much', counts(2)],
  ])('does not decide whom and when it asks: %s', async (_what, body, path) => {
    const before = await stored();
    const answer = await server.patch(limited, body, path);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([403, 'SeesTooFew', refused]);
    expect(await stored()).toEqual(before);
  });

  it('is told so beforehand, and only while it is active', async () => {
    const mayAim = async (who: string) => (await server.get(who, 'survey/readiness')).body.may_aim;
    expect([await mayAim(limited), await mayAim(superAdmin)]).toEqual([false, true]);
    await server.patch(limited, { status: 'inactive', force: true });
    expect(await mayAim(limited)).toBe(true);
    expect((await server.patch(limited, { all_employees: true })).status).toBe(200);
    await summedUp();
  });

  it('may say again what stands there', async () => {
    const same = { audience: { department__in: 'Sales' }, start_date: '2026-01-05', end_date: '2026-03-31' };
    expect((await server.patch(limited, { ...same, frequency: 1, ...counts(1) })).status).toBe(200);
  });
});

describe('the start date', () => {
  const cycles = () =>
    server.rows(sql`select start::text, closed_at is null as open from survey_cycle
      where company_id = ${server.company} order by number`);
  const running = { start: '2026-01-05', open: true };

  it.each(['2026-01-06', '2026-01-01', '2026-02-01'])('stays while a cycle runs: %s', async (start_date) => {
    const answer = await server.patch(superAdmin, { start_date });
    expect([answer.status, answer.body.code]).toEqual([400, 'StartFixed']);
    expect(answer.body.errors).toEqual({
      start_date: ['The start date stays while a cycle runs. Deactivate the survey to begin on another day.'],
    });
    expect(await cycles()).toEqual([running]);
    expect((await server.get(superAdmin, 'survey/readiness')).body.cycle_runs).toBe(true);
  });

  it('goes along with what else is changed, where it is the same', async () => {
    const same = { start_date: '2026-01-05', end_date: '2026-02-28' };
    expect((await server.patch(superAdmin, same)).status).toBe(200);
    expect(await cycles()).toEqual([running]);
  });

  it('can be changed before the first cycle, and once the survey is deactivated', async () => {
    await server.reset();
    await server.activate('2026-01-12', '2026-03-31');
    expect((await server.get(superAdmin, 'survey/readiness')).body.cycle_runs).toBe(false);
    expect((await server.patch(superAdmin, { start_date: '2026-01-05' })).status).toBe(200);
    expect(await cycles()).toEqual([running]);
    expect((await server.patch(superAdmin, { start_date: '2026-01-19', status: 'inactive' })).status).toBe(200);
    expect(await cycles()).toEqual([{ ...running, open: false }]);
    await summedUp();
  });

  it('that was changed all the same opens no second cycle beside the first', async () => {
    await server.rows(sql`update survey_cycle set start = '2025-12-20' where company_id = ${server.company}`);
    await server.run();
    expect(await cycles()).toEqual([{ start: '2025-12-20', open: false }, running]);
  });
});

describe('what activation needs', () => {
  const mapped = 'Please ensure that the start date , end date and user are correctly mapped.';
  const short = (driver: string) =>
    `As per your configuration, you need to add more questions in ${driver} or change number of questions to be asked.`;
  const said = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];
  const inSurvey = async () => (await server.get(superAdmin, 'interactions/')).body.interaction_list;

  it.each<[string, object, string]>([
    ['the end', { end_date: null }, mapped],
    ['the start', { start_date: null }, mapped],
    ['the sender', { chatFromUser: null }, mapped],
    ['the audience', { audience: {} }, 'Select at least one employee.'],
    ['enough questions', counts(2), short('Mental')],
  ])('stays while it is active: %s', async (_what, body, sentence) => {
    const before = await stored();
    expect(said(await server.patch(superAdmin, body))).toEqual([400, sentence]);
    expect(await stored()).toEqual(before);
  });

  it('also by the call for the audience', async () => {
    const nobody = await server.patch(superAdmin, { audience: { department__in: 'Nowhere' } }, 'survey/id/audience/');
    expect(said(nobody)).toEqual([400, 'Select at least one employee.']);
  });

  it('is missing where the audience is filtered by a field that employees have no more', async () => {
    await server.rows(
      sql`update survey set all_employees = false, audience = '{"shoeSize__in":["44"]}' where company_id = ${server.company}`,
    );
    const { status, body } = await server.get(superAdmin, 'survey/readiness');
    expect([status, body.ready, body.faults]).toMatchObject([200, false, [{ code: 'NoAudience' }]]);
  });

  it('keeps the questions that are asked in the survey; others can go', async () => {
    const [question] = (await inSurvey()).mental;
    const remove = (id: string) => server.ask(superAdmin, 'DELETE', `interactions/?interaction_id=${id}`);
    const change = (body: object) => server.ask(superAdmin, 'POST', 'interactions/', body);
    expect(said(await remove(question.interaction_id))).toEqual([400, short('Mental')]);
    expect(said(await change({ remove_ques: [question.interaction_id] }))).toEqual([400, short('Mental')]);
    expect(said(await change({ question_ids: [] }))).toEqual([400, short('Mental, Social, Physical, Purposefulness')]);
    expect((await inSurvey()).mental).toEqual([question]);
    const [other] = (await server.get(superAdmin, 'question_bank/')).body.results.mental.filter(
      ({ used }: { used: boolean }) => !used,
    );
    expect((await change({ add_ques: [other.id], remove_ques: [question.interaction_id] })).status).toBe(200);
    expect((await change({ add_ques: [question.id] })).status).toBe(200);
    const [first] = (await inSurvey()).mental;
    expect((await remove(first.interaction_id)).status).toBe(200);
  });

  it('that was missing before can be mended step by step', async () => {
    await server.rows(sql`update survey set end_date = null, chat_from_user = null, audience = '{}',
      driverwise_questions_config = '{"mental":2,"social":2,"physical":1,"purposefulness":1}'
      where company_id = ${server.company}`);
    const steps = [{ end_date: '2026-03-31' }, counts(2), { chatFromUser: server.admin }, { all_employees: true }];
    for (const step of steps) expect((await server.patch(superAdmin, step)).status).toBe(200);
    // The one that is short still hides no other.
    const more = { mental: 2, social: 2, physical: 1, purposefulness: 1 };
    expect(said(await server.patch(superAdmin, { driverwise_questions_config: more }))).toEqual([
      400,
      short('Mental, Social'),
    ]);
    expect(said(await server.patch(superAdmin, { end_date: null }))).toEqual([400, mapped]);
  });

  it('is not asked of who deactivates it', async () => {
    expect((await server.patch(superAdmin, { status: 'inactive', chatFromUser: null, audience: {} })).status).toBe(200);
    await summedUp();
  });
});
