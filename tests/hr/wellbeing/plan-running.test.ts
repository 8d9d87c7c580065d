import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { superAdmin } from '../support/survey.ts';
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
const planned = async (user: unknown) => {
  await (await server.browser(superAdmin)).signIn(superAdmin);
  const { body } = await server.ask(superAdmin, 'POST', 'survey/plan', { page_limit: 100 });
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
