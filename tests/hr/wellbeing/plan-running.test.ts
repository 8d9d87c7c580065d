import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { limited, superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** While a survey runs the dry run says what then goes. 2026-01-05 is a Monday. */

let server: SurveyRuns;
beforeEach(async () => {
  // Days pass within a test: each has a server of its own.
  await server?.close();
  server = await surveyRuns();
});
afterAll(() => server.close());

const sentOn = async (user: unknown) =>
  (await server.mails(String(user))).map(({ at }) => new Date(String(at)).toISOString().slice(0, 16));
const one = async () =>
  String(
    (
      await server.rows(sql`select id from user_profile
        where company_id = ${server.company} and department = 'Sales' and status = 'active' order by id limit 1`)
    )[0]?.id,
  );

interface Planned {
  id: string;
  mails: { mail: string; at: string }[];
}
const planOf = async (who: string) => {
  await (await server.browser(who)).signIn(who);
  return (await server.ask(who, 'POST', 'survey/plan', { page_limit: 100 })).body;
};
const planned = async (user: unknown) => {
  const body = await planOf(superAdmin);
  const found = (body.data as Planned[]).find(({ id }) => id === user);
  return (found?.mails ?? []).map(({ mail, at }) => `${mail} ${new Date(at).toISOString().slice(0, 16)}`);
};

it('says of an open cycle what then goes, and when', async () => {
  await server.activate('2026-01-05', '2026-03-31');
  const user = await one();
  const before = await planned(user);
  expect(before[0]).toMatch(/^reachout 2026-01-0/);
  await server.at(`${before[0]?.slice(9)}:00Z`);
  expect(await sentOn(user)).toEqual([before[0]?.slice(9)]);
  const reminders = await planned(user);
  expect(reminders.length).toBeGreaterThan(1);
  expect(reminders.every((mail) => mail.startsWith('reminder'))).toBe(true);
  for (const mail of reminders) {
    expect((await planned(user))[0]).toBe(mail);
    await server.at(`${mail.slice(9)}:00Z`);
  }
  expect(await sentOn(user)).toEqual([before[0], ...reminders].map((mail) => mail?.slice(9)));
  expect((await planned(user))[0]).toBe('reachout 2026-02-05T03:30');
});

it('says of who has answered, and of who came later, what goes in the next one', async () => {
  await server.activate('2026-01-05', '2026-03-31');
  await server.at('2026-01-06T03:30:00Z');
  const [answered, later] = [await one(), server.admin];
  await server.rows(sql`update survey_response set state = 'complete' where user_id = ${answered}`);
  await server.rows(sql`update user_profile set department = 'Sales' where id = ${later}`);
  for (const user of [answered, later]) {
    const mails = await planned(user);
    expect(mails[0]).toBe('reachout 2026-02-05T03:30');
    expect(mails.length).toBeGreaterThan(1);
  }
});

it('tells an admin of their own people only, and of who has answered only who may see names', async () => {
  await server.activate('2026-01-05', '2026-03-31', { all_employees: true, audience: undefined });
  await server.at('2026-01-06T03:30:00Z');
  const sales =
    await server.rows(sql`select r.id, u.email from survey_response r join user_profile u on u.id = r.user_id
    where u.company_id = ${server.company} and u.department = 'Sales' order by u.id`);
  await server.rows(sql`update survey_response set state = 'complete' where id = ${sales[0]?.id}`);
  await server.rows(sql`update survey_response set state = 'partial' where id = ${sales[1]?.id}`);
  await server.rows(sql`update survey_email set recipient_filter_type = 'partial_response' where id = (
    select id from survey_email where company_id = ${server.company} and email_category = 'reminder' limit 1)`);
  const plans = async () => {
    const { data, total_count } = await planOf(limited);
    const people = data as (Planned & { email: string })[];
    expect(people.map(({ email }) => email).sort()).toEqual(sales.map(({ email }) => email).sort());
    expect(total_count).toBe(sales.length);
    return people.map(({ mails }) => mails.map(({ mail, at }) => `${mail} ${at}`).join());
  };
  const lines = async () => {
    const { body } = await server.ask(limited, 'POST', 'survey/plan/download');
    const { cookies } = await server.browser(limited);
    const url = body.report_url;
    const file = await server.app.inject({ method: 'GET', url, cookies: Object.fromEntries(cookies) });
    return file.body.trim().split('\r\n').length - 1;
  };
  await server.permit(['manage_employee_wellbeing'], 'Sales');
  const told = await plans();
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toMatch(/^reminder/);
  expect(await lines()).toBe(told.join().split(',').length);
  await server.permit(['manage_employee_wellbeing', 'non_anonymous_message'], 'Sales');
  expect(new Set(await plans()).size).toBe(3);
});
