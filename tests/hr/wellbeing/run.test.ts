import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mailFaults } from '../../support/mail-safe.ts';
import { superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** The survey runs: cycles, and who gets which mail when. 2026-01-05 is a Monday. */

let server: SurveyRuns;
beforeEach(async () => {
  // Days pass within a test: each has a server of its own.
  await server?.close();
  server = await surveyRuns();
});
afterAll(() => server.close());

const cycles = () =>
  server.rows(sql`select number, start::text, "end"::text, jsonb_array_length(questions) as asked, closed_at as closed
    from survey_cycle order by number`);
const sales = () =>
  server.rows(sql`select id, email, display_name from user_profile
    where company_id = ${server.company} and department = 'Sales' and status = 'active' order by id`);
const sentOn = async (user: unknown) =>
  (await server.mails(String(user))).map(({ at }) => new Date(String(at)).toISOString().slice(0, 16));
const one = async () => String((await sales())[0]?.id);

describe('a reachout with a layout', () => {
  it('is what everyone gets, with a link of their own; reminders stay as they are', async () => {
    await server.setUp();
    const { body } = await server.get(superAdmin, 'email_config/?email_category=chat_initiated');
    const [reachout] = body.results;
    const changed = await server.ask(superAdmin, 'PATCH', `email_config/${reachout.id}/`, {
      subject: reachout.subject,
      body: reachout.body,
      mail_layout: 'banner',
      header_text: 'How are you, {{recipient.first_name}}?',
      action_button_text: 'Begin',
      header_background: '#0f766e',
    });
    expect(changed.status).toBe(200);
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    const user = await one();
    const html = async () =>
      (
        await server.rows(sql`select o.html from outbox o join user_profile u on u.email = o.to_address
          where u.id = ${user} and o.mail = 'wellbeing/survey' order by o.created_at`)
      ).map((row) => String(row.html));
    const [mail] = await html();
    expect(mail).toContain('background-color:#0f766e');
    expect(mail).not.toContain('{{');
    expect(mail).toContain(`/chat/${await server.tokenOf(user)}`);
    expect(mailFaults(String(mail))).toEqual([]);
    await server.at('2026-01-08T03:30:00Z');
    const [, reminder] = await html();
    expect(reminder).toContain('/chat/');
    expect(reminder).not.toContain('#0f766e');
  });
});

describe('a cycle', () => {
  it('opens on activation, with its questions and everyone of the audience as they are then', async () => {
    await server.activate('2026-01-05', '2026-03-31');
    expect(await cycles()).toEqual([
      {
        number: 1,
        start: '2026-01-05',
        end: '2026-02-04',
        asked: 4,
        closed: null,
      },
    ]);
    const people = await sales();
    expect((await server.responses()).map(({ user }) => user)).toEqual(people.map(({ id }) => id));
    expect((await server.responses())[0]).toMatchObject({
      state: 'none',
      segments: { department: 'Sales' },
    });
    // Frozen: who moves stays, who joins waits.
    await server.rows(sql`update user_profile set department = 'Sales' where email = ${superAdmin}`);
    await server.rows(sql`update user_profile set department = 'Else' where id = ${people[0]?.id}`);
    await server.run();
    expect((await server.responses()).map(({ user }) => user)).toEqual(people.map(({ id }) => id));
    expect((await server.responses())[0]?.segments).toMatchObject({
      department: 'Sales',
    });
    const audit = await server.rows(sql`select activity from audit_line where activity like 'Cycle%'`);
    expect(audit.map(({ activity }) => activity)).toEqual(['Cycle of the survey opened']);
  });

  it('opens on its first day, and the next one by how often it is sent', async () => {
    await server.activate('2026-01-12', '2026-03-31');
    expect(await cycles()).toEqual([]);
    await server.at('2026-01-12T03:30:00Z');
    expect((await cycles()).map(({ start }) => start)).toEqual(['2026-01-12']);
    await server.at('2026-02-12T03:30:00Z');
    await server.at('2026-02-14T03:30:00Z');
    expect(await cycles()).toMatchObject([
      { number: 1, closed: expect.anything() },
      { number: 2, start: '2026-02-12', closed: null },
    ]);
  });

  it('is closed by deactivation, and activation begins another', async () => {
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    await server.deactivate();
    expect(await cycles()).toMatchObject([{ number: 1, closed: expect.anything() }]);
    const before = (await server.mails()).length;
    await server.at('2026-01-08T03:30:00Z');
    expect((await server.mails()).length).toBe(before);
    await (await server.browser(superAdmin)).signIn(superAdmin);
    expect((await server.patch(superAdmin, { status: 'active' })).status).toBe(200);
    expect(await cycles()).toMatchObject([{ number: 1 }, { number: 2, start: '2026-01-08', closed: null }]);
  });

  it('that is over since the last day was moved does not begin again when that day is moved back', async () => {
    const moveEnd = async (end_date: string) => {
      await (await server.browser(superAdmin)).signIn(superAdmin);
      expect((await server.patch(superAdmin, { end_date })).status).toBe(200);
    };
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    await server.at('2026-01-20T03:30:00Z');
    await moveEnd('2026-01-12');
    expect(await cycles()).toMatchObject([{ number: 1, end: '2026-01-12', closed: expect.anything() }]);
    const before = (await server.mails()).length;
    await server.at('2026-01-21T03:30:00Z');
    await moveEnd('2026-03-31');
    await server.at('2026-01-22T03:30:00Z');
    expect(await cycles()).toMatchObject([{ number: 1, start: '2026-01-05', end: '2026-01-12' }]);
    expect((await server.mails()).length).toBe(before);
    await server.at('2026-02-06T03:30:00Z');
    expect(await cycles()).toMatchObject([{ number: 1 }, { number: 2, start: '2026-02-05', closed: null }]);
  });

  it('that comes next is what the dry run shows, where the present one was closed early', async () => {
    const planned = async () => {
      await (await server.browser(superAdmin)).signIn(superAdmin);
      const { body } = await server.ask(superAdmin, 'POST', 'survey/plan', { page_limit: 1 });
      return body.data[0].mails.map(({ day }: { day: string }) => day);
    };
    const user = await one();
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    await (await server.browser(superAdmin)).signIn(superAdmin);
    await server.patch(superAdmin, { end_date: '2026-01-07' });
    await server.at('2026-01-20T03:30:00Z');
    await (await server.browser(superAdmin)).signIn(superAdmin);
    await server.patch(superAdmin, { end_date: '2026-03-31' });
    const days = await planned();
    expect(days).toEqual(['2026-02-05', '2026-02-09', '2026-02-10', '2026-02-11']);
    const before = (await sentOn(user)).length;
    for (let day = 5; day < 12; day += 1) await server.at(`2026-02-${String(day).padStart(2, '0')}T03:30:00Z`);
    expect((await sentOn(user)).slice(before).map((moment) => moment.slice(0, 10))).toEqual(days);

    // A draft begins on the day of its activation: its first cycle lasts a month from then on.
    await server.deactivate();
    await server.at('2026-02-26T03:45:00Z');
    await (await server.browser(superAdmin)).signIn(superAdmin);
    await server.patch(superAdmin, { end_date: '2026-03-31' });
    expect((await planned())[0]).toBe('2026-02-27');
    await server.patch(superAdmin, { status: 'active' });
    expect((await cycles()).at(-1)).toMatchObject({ start: '2026-02-26', end: '2026-03-25', closed: null });
  });

  it('is another one after deactivation and activation on its first day', async () => {
    await server.activate('2026-01-05', '2026-03-31');
    await server.deactivate();
    expect((await server.patch(superAdmin, { status: 'active' })).status).toBe(200);
    await server.run(2);
    expect(await cycles()).toMatchObject([
      { number: 1, closed: expect.anything() },
      { number: 2, start: '2026-01-05', closed: null },
    ]);
  });
});

describe('mails of the survey', () => {
  it('go at nine by the clock of each, with a link of their own, in the name of the sender', async () => {
    const [near, far] = (await sales()).map(({ id }) => id);
    await server.rows(sql`update user_profile set user_timezone = 'America/New_York' where id = ${far}`);
    await server.activate('2026-01-05', '2026-03-31');
    // 11:30 in Kolkata: nine o'clock is over there, and comes in New York.
    await server.run();
    expect(await server.mails()).toEqual([]);
    await server.at('2026-01-05T14:00:00Z');
    expect(await sentOn(far)).toEqual(['2026-01-05T14:00']);
    await server.at('2026-01-06T03:15:00Z');
    expect(await sentOn(near)).toEqual([]);
    await server.at('2026-01-06T03:30:00Z');
    expect(await sentOn(near)).toEqual(['2026-01-06T03:30']);
    const [mail] = await server.mails(String(near));
    const [boss] = await server.rows(sql`select display_name from user_profile where email = ${superAdmin}`);
    expect(mail?.from_name).toBe(boss?.display_name);
    expect(String(mail?.text)).toContain('Click here to start chat: ');
    expect(String(mail?.text)).not.toContain('{{');
    expect(new Set(await Promise.all((await sales()).map(({ id }) => server.tokenOf(String(id))))).size).toBe(
      (await sales()).length,
    );
  });

  it('remind on alternate days, not on a weekend, and come once though the job runs often and at once', async () => {
    const user = await one();
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    await server.run(3);
    for (let day = 7; day < 20; day += 1) {
      const date = `2026-01-${String(day).padStart(2, '0')}`;
      await server.at(`${date}T03:30:00Z`);
      await server.at(`${date}T07:00:00Z`);
    }
    // After 2 days, after 4 (a Saturday, so on Monday), and after 6 (that Monday, so the day after).
    expect(await sentOn(user)).toEqual(['06', '08', '12', '13'].map((day) => `2026-01-${day}T03:30`));
  });

  it('do not go to someone who has left, is leaving or has answered', async () => {
    const [left, leaving, done, silent] = (await sales()).map(({ id }) => String(id));
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${left}`);
    await server.rows(sql`update user_profile set exit_date = '2026-01-06' where id = ${leaving}`);
    await server.at('2026-01-06T03:30:00Z');
    await server.rows(sql`update survey_response set state = 'complete', next_at = null where user_id = ${done}`);
    await server.at('2026-01-08T03:30:00Z');
    expect(await sentOn(left)).toEqual([]);
    expect(await sentOn(leaving)).toEqual([]);
    expect((await sentOn(done)).length).toBe(1);
    expect((await sentOn(silent)).length).toBe(2);
  });

  it('end by the day of the company, wherever the sender is', async () => {
    const leaving = await one();
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(sql`update user_profile set user_timezone = 'Pacific/Pago_Pago' where id = ${server.admin}`);
    await server.rows(sql`update user_profile set exit_date = '2026-01-06' where id = ${leaving}`);
    await server.at('2026-01-06T03:30:00Z');
    expect(await sentOn(leaving)).toEqual([]);
    expect((await server.mails()).length).toBeGreaterThan(0);
  });

  it('remind just those whom a reminder is for', async () => {
    const [begun, silent] = (await sales()).map(({ id }) => String(id));
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(
      sql`update survey_email set recipient_filter_type = 'partial_response' where trigger_time_duration = 2`,
    );
    await server.at('2026-01-06T03:30:00Z');
    await server.rows(sql`update survey_response set state = 'partial' where user_id = ${begun}`);
    await server.at('2026-01-08T03:30:00Z');
    expect((await sentOn(begun)).length).toBe(2);
    expect((await sentOn(silent)).length).toBe(1);
  });

  it('are held by a pause, and go over the day after it, to each once: of several reminders the last', async () => {
    const people = (await sales()).map(({ id }) => String(id));
    const user = await one();
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    const pause = (active: boolean) =>
      server.rows(sql`update company_settings set pause_interaction_active = ${active},
        pause_interaction_start_date = '2026-01-07', pause_interaction_end_date = '2026-01-13' where company_id = ${server.company}`);
    await pause(true);
    await server.at('2026-01-08T03:30:00Z');
    await server.at('2026-01-13T03:30:00Z');
    expect((await sentOn(user)).length).toBe(1);
    await server.at('2026-01-13T20:00:00Z');
    expect((await sentOn(user)).length).toBe(1);
    const hours = ['03', '04', '05', '06', '07', '08', '09', '10', '11'];
    for (const hour of hours) await server.at(`2026-01-14T${hour}:30:00Z`);
    await server.at('2026-01-15T03:30:00Z');
    const sent = await Promise.all(people.map(sentOn));
    expect(sent.map((moments) => moments.length)).toEqual(people.map(() => 2));
    const moments = sent.map(([, second]) => second ?? '');
    expect(new Set(moments).size).toBeGreaterThan(2);
    expect(moments.filter((at) => !at.startsWith('2026-01-14'))).toEqual([]);
    const [, last] = await server.mails(user);
    expect(last?.subject).toContain('Last reminder');
    await pause(false);
  });

  it('thank those who are done, by how they are', async () => {
    const [well, other] = (await sales()).map(({ id }) => String(id));
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(sql`
      insert into survey_email (company_id, id, subject, body, email_category, recipient_filter_type)
      values (${server.company}, gen_random_uuid(), 'How good to hear', '<p>Thanks</p>', 'acknowledge', 'excelling')`);
    await server.at('2026-01-06T03:30:00Z');
    const done = (user: string, category: string) =>
      server.rows(sql`update survey_response set state = 'complete', category = ${category},
        next_at = '2026-01-07T03:30:00Z' where user_id = ${user}`);
    await done(well ?? '', 'excelling');
    await done(other ?? '', 'surviving');
    await server.deactivate();
    await server.at('2026-01-07T03:30:00Z');
    await server.run(2);
    expect((await server.mails(well)).map(({ subject }) => subject)[1]).toBe('How good to hear');
    expect((await server.mails(other)).map(({ subject }) => subject)[1]).toContain('Thank you');
    expect((await server.mails(well)).length).toBe(2);
  });
});
