import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optionDetails } from '../../../src/generated/options.ts';
import { TestClock } from '../../support/frame.ts';
import { employee, limited, type SurveyServer, stranger, superAdmin, surveyServer } from '../support/survey.ts';

/** The well-being survey: what it keeps, in the sentences of the catalogue. */

const clock = new TestClock();
let server: SurveyServer;
beforeAll(async () => {
  server = await surveyServer({ clock: clock.now, jobs: true });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const counts = (mental: number, social: number, physical: number, purposefulness: number) => ({
  driverwise_questions_config: { mental, social, physical, purposefulness },
});
const told = async () => (await server.get(superAdmin, `survey/${server.company}`)).body;

describe('the survey', () => {
  it('is there from the beginning, as a draft that nobody has set up', async () => {
    const { body } = await server.get(superAdmin, 'survey/');
    expect(body).toHaveLength(1);
    expect(body[0]).toEqual(await told());
    expect(body[0]).toMatchObject({
      status: 'inactive',
      configuration_activated: false,
      frequency: 1,
      suvey_frequency: 1,
      questions_per_trigger: 0,
      audience: {},
      all_employees: false,
      survey_reminders: 0,
    });
  });

  it.each([
    [null, 401],
    [employee, 403],
    [limited, 403],
  ])('%s: %i', async (who, status) => {
    expect((await server.get(who, 'survey/')).status).toBe(status);
    expect((await server.patch(who, { frequency: 2 })).status).toBe(status);
  });

  it('of another company is not there', async () => {
    expect((await server.get(stranger, `survey/${server.company}`)).status).toBe(404);
    await server.patch(superAdmin, { configuration_activated: true });
    expect((await server.get(stranger, 'survey/')).body[0]).toMatchObject({ configuration_activated: false });
  });

  it('tells how often it can be sent, and how many questions that allows', async () => {
    expect((await server.get(superAdmin, 'frequency_options/')).body).toEqual({
      results: [
        { id: 1, title: 'Monthly', max_allowed_questions: 6 },
        { id: 2, title: 'Quarterly', max_allowed_questions: 8 },
        { id: 3, title: 'Half-yearly', max_allowed_questions: 10 },
      ],
    });
  });

  it('has three reminders, a reachout and a thank-you mail once it is set up; again nothing is added', async () => {
    await server.patch(superAdmin, { configuration_activated: true });
    await server.patch(superAdmin, { configuration_activated: false });
    await server.patch(superAdmin, { configuration_activated: true });
    const { body } = await server.get(superAdmin, 'email_config/?email_category=reminder');
    expect(body.results.map((one: Record<string, unknown>) => one.trigger_time_duration)).toEqual([2, 4, 6]);
    expect((await server.get(superAdmin, 'email_config/')).body.total_count).toBe(5);
    expect((await told()).survey_reminders).toBe(3);
  });
});

describe('the numbers of questions', () => {
  it.each<[string, object, string]>([
    ['too few', counts(1, 1, 1, 0), 'Select a minimum of 4 questions to proceed!'],
    ['more than monthly allows', counts(2, 2, 2, 1), 'Please decrease count. You can add maximum 6!'],
    [
      'more than quarterly allows',
      { frequency: 2, ...counts(9, 0, 0, 0) },
      'Please decrease count. You can add maximum 8!',
    ],
  ])('%s', async (_what, body, message) => {
    const answer = await server.patch(superAdmin, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await told()).questions_per_trigger).toBe(0);
  });

  it('are kept with how often it is sent; another frequency alone must still allow them', async () => {
    expect((await server.patch(superAdmin, { frequency: 3, ...counts(3, 3, 2, 2) })).body.data).toMatchObject({
      frequency: 3,
      questions_per_trigger: 10,
    });
    const answer = await server.patch(superAdmin, { frequency: 1 });
    expect([answer.status, answer.body.message]).toEqual([400, 'Please decrease count. You can add maximum 6!']);
    expect((await told()).frequency).toBe(3);
  });

  it.each([-1, 1.5, '2'])('%j is no number of questions', async (mental) => {
    const body = { driverwise_questions_config: { mental, social: 2, physical: 2, purposefulness: 2 } };
    expect((await server.patch(superAdmin, body)).status).toBe(400);
  });
});

describe('the audience', () => {
  it('is a filter or everyone; the one that is sent takes the place of the other', async () => {
    const path = 'survey/id/audience/';
    const chosen = await server.patch(superAdmin, { audience: { department__in: 'Sales,Engineering' } }, path);
    expect(chosen.body.data).toMatchObject({ audience: { department__in: 'Sales,Engineering' }, all_employees: false });
    const all = await server.patch(superAdmin, { all_employees: true });
    expect(all.body.data).toMatchObject({ audience: {}, all_employees: true });
    const again = await server.patch(
      superAdmin,
      { audience: { tags: ['Core Team'] } },
      `survey/${server.company}/audience/`,
    );
    expect(again.body.data).toMatchObject({ audience: { tags: ['Core Team'] }, all_employees: false });
    expect((await server.patch(superAdmin, { all_employees: true }, 'survey/other/audience/')).status).toBe(404);
  });

  it('is listed and counted as the employees whom it keeps, those who left aside', async () => {
    const all = await server.get(superAdmin, 'audience/list?count=true&page_limit=10&page_offset=1');
    const sales = await server.get(superAdmin, 'audience/list?count=true&department__in=Sales');
    expect(all.body.data).toHaveLength(10);
    expect(Object.keys(all.body.data[0]).sort()).toEqual([
      'display_name',
      'email',
      'gender',
      'id',
      'profilePicture',
      'version',
    ]);
    expect(sales.body.total_count).toBeGreaterThan(0);
    expect(sales.body.total_count).toBeLessThan(all.body.total_count);
    const { body } = await server.get(superAdmin, 'list/filters');
    expect(body.data.department__in.map(({ value }: { value: string }) => value)).toContain('Sales');
    // What is offered can be chosen: moods come with the minimum that they need.
    expect(Object.keys(body.data)).not.toContain('mood__in');
  });

  it('is listed by name to those who set the survey up', async () => {
    await server.permit(['view_employee_wellbeing']);
    expect((await server.get(limited, 'audience/list')).status).toBe(403);
    expect((await server.get(limited, 'audience/count')).status).toBe(200);
    await server.permit(['view_employee_wellbeing', 'manage_employee_wellbeing']);
    expect((await server.get(limited, 'audience/list')).status).toBe(200);
    await server.permit([]);
  });
});

describe('the questions', () => {
  it('come from a bank of four drivers, each as it is asked', async () => {
    const { body } = await server.get(superAdmin, 'question_bank/');
    expect(Object.keys(body.results)).toEqual(['mental', 'physical', 'purposefulness', 'social']);
    for (const questions of Object.values<unknown[]>(body.results)) expect(questions.length).toBeGreaterThanOrEqual(12);
    const bank = optionDetails['wellbeing/bank.questions'].filter(({ driver }) => driver === 'mental');
    expect(body.results.mental.map((one: { questions: { text: string }[] }) => one.questions[0]?.text)).toEqual(
      bank.map(({ label }) => label),
    );
    const [scale] = body.results.mental.filter(({ type }: { type: string }) => type === 'scale');
    expect(scale.questions[0].scale).toHaveLength(5);
    expect(scale).toMatchObject({ used: false, enabled: true, interaction_id: null });
    const framework = (await server.get(superAdmin, 'driver_framework')).body;
    expect(framework.social[0]).toEqual({
      type: expect.any(String),
      sub_drivers: [expect.any(String)],
      questions: [expect.objectContaining({ text: expect.any(String) })],
    });
  });

  it('come into the survey and go out of it, twice without harm', async () => {
    const bank = (await server.get(superAdmin, 'question_bank/')).body.results;
    const [one, two] = bank.mental.map(({ id }: { id: string }) => id);
    await server.ask(superAdmin, 'POST', 'interactions/', { add_ques: [one, two] });
    const { body } = await server.ask(superAdmin, 'POST', 'interactions/', { add_ques: [two] });
    const asked = body.data.mental;
    expect(asked.map(({ id }: { id: string }) => id)).toEqual([one, two]);
    const removed = await server.ask(superAdmin, 'DELETE', `interactions/?interaction_id=${asked[0].interaction_id}`);
    expect([
      removed.status,
      (await server.get(superAdmin, 'interactions/')).body.interaction_list.mental.length,
    ]).toEqual([200, 1]);
    const again = await server.ask(superAdmin, 'DELETE', `interactions/?interaction_id=${asked[0].interaction_id}`);
    expect(again.status).toBe(404);
    const left = await server.ask(superAdmin, 'POST', 'interactions/', { remove_ques: [asked[1].interaction_id] });
    expect(left.body.data.mental).toEqual([]);
  });

  it('are said all together: what is not among them goes', async () => {
    const bank = (await server.get(superAdmin, 'question_bank/')).body.results;
    const [one, two, three] = bank.mental.map(({ id }: { id: string }) => id);
    await server.ask(superAdmin, 'POST', 'interactions/', { question_ids: [one, two] });
    const { body } = await server.ask(superAdmin, 'POST', 'interactions/', { question_ids: [three, two] });
    expect(body.data.mental.map(({ id }: { id: string }) => id)).toEqual([two, three]);
    expect((await server.ask(superAdmin, 'POST', 'interactions/', { question_ids: [] })).body.data.mental).toEqual([]);
  });

  it('of another company, or that nobody knows, do not come in', async () => {
    const other = (await server.get(stranger, 'question_bank/')).body.results.mental[0].id;
    const answer = await server.ask(superAdmin, 'POST', 'interactions/', { add_ques: [other] });
    expect([answer.status, answer.body.code]).toEqual([400, 'NotInBank']);
  });
});

describe('two admins at once', () => {
  const choose = (body: object, version: number) =>
    server.as(superAdmin, 'POST', '/employee_wellbeing_bot/interactions/', {
      body,
      headers: { 'if-match': `"${version}"` },
    });

  it('choose questions on the choice that they have seen; the second is told what stands there', async () => {
    const { version, results } = (await server.get(superAdmin, 'question_bank/')).body;
    const [one, two] = results.social.map(({ id }: { id: string }) => id);
    expect((await choose({ question_ids: [one] }, version)).status).toBe(200);
    const late = await choose({ question_ids: [two] }, version);
    expect([late.status, late.body.current.question_ids]).toEqual([412, [one]]);
    expect((await choose({ question_ids: [two] }, late.body.current.version)).status).toBe(200);
    const { body } = await server.get(superAdmin, 'interactions/');
    expect(body.interaction_list.social.map(({ id }: { id: string }) => id)).toEqual([two]);
  });

  it.each(['id', 'company'])('choose the audience of the survey that they have seen (%s)', async (meant) => {
    const { version } = await told();
    const path = `/employee_wellbeing_bot/survey/${meant === 'id' ? 'id' : server.company}/audience/`;
    const headers = { 'if-match': `"${version}"` };
    const first = { body: { audience: { department__in: ['Sales'] } }, headers };
    expect((await server.as(superAdmin, 'PATCH', path, first)).status).toBe(200);
    const late = await server.as(superAdmin, 'PATCH', path, { body: { all_employees: true }, headers });
    expect([late.status, late.body.current.audience]).toEqual([412, { department__in: ['Sales'] }]);
  });
});

describe('activating', () => {
  const dates = () => ({ start_date: day(0), end_date: day(30) });
  const mapped = 'Please ensure that the start date , end date and user are correctly mapped.';

  it.each<[string, () => object, string]>([
    ['without dates', () => ({ chatFromUser: server.admin }), mapped],
    ['without a sender', dates, mapped],
    ['after its end', () => ({ start_date: day(-9), end_date: day(-1), chatFromUser: server.admin }), mapped],
    ['for nobody', () => ({ ...dates(), chatFromUser: server.admin }), 'Select at least one employee.'],
  ])('%s', async (_what, body, message) => {
    await server.setUp();
    const answer = await server.patch(superAdmin, { ...body(), status: 'active' });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await told()).status).toBe('inactive');
  });

  it('takes enough questions of each driver', async () => {
    await server.setUp(0);
    const answer = await server.patch(superAdmin, { status: 'active', all_employees: true });
    expect(answer.body.message).toBe(
      'As per your configuration, you need to add more questions in Mental, Social, Physical, Purposefulness or change number of questions to be asked.',
    );
  });

  it('takes a survey that is set up', async () => {
    const answer = await server.patch(superAdmin, { status: 'active', all_employees: true });
    expect([answer.status, answer.body.code]).toEqual([400, 'NotSetUp']);
  });

  it('goes with all of it; a start that is over becomes today, and it can be deactivated', async () => {
    await server.setUp();
    const body = { start_date: day(-3), end_date: day(30), chatFromUser: server.admin, all_employees: true };
    const answer = await server.patch(superAdmin, { ...body, status: 'active' });
    expect([answer.status, answer.body.data.status, answer.body.data.start_date]).toEqual([200, 'active', day(0)]);
    expect(answer.body.data.chatFromUser__name).toEqual(expect.any(String));
    const off = await server.patch(superAdmin, { status: 'inactive', force: true });
    expect([off.status, off.body.data.status]).toEqual([200, 'inactive']);
  });

  it('takes dates as DD-MM-YYYY, refuses an end before the start, and a sender who is no admin', async () => {
    const [year, month, date] = day(5).split('-');
    const taken = await server.patch(superAdmin, { start_date: `${date}-${month}-${year}` });
    expect(taken.body.data.start_date).toBe(day(5));
    expect((await server.patch(superAdmin, { end_date: day(4) })).body.code).toBe('EndFirst');
    const { body } = await server.get(superAdmin, 'audience/list?page_limit=100');
    const someone = body.data.find(({ email }: { email: string }) => email === employee)?.id;
    expect((await server.patch(superAdmin, { chatFromUser: someone })).body.code).toBe('SenderNotAdmin');
    const [leaver] = await server.rows(
      sql`update user_profile set exit_date = '2099-01-01' where email = 'nurul.rahman@acme.example' returning id`,
    );
    expect((await server.patch(superAdmin, { chatFromUser: leaver?.id })).body.message).toBe(
      'Choose an active admin of your company who has no exit date as the sender.',
    );
    expect((await server.patch(superAdmin, { chatFromUser: null })).status).toBe(200);
  });
});
