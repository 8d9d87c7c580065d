import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limited, superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** What is changed while a cycle runs: reminders, the sender and holidays. 2026-01-05 is a Monday. */

let server: SurveyRuns;
beforeEach(async () => {
  // Days pass within a test: each has a server of its own.
  await server?.close();
  server = await surveyRuns();
});
afterAll(() => server.close());

const sentOn = async (user: unknown) =>
  (await server.mails(String(user))).map(({ at }) => new Date(String(at)).toISOString().slice(0, 16));
const one = async () => {
  const [first] = await server.rows(sql`select id from user_profile
    where company_id = ${server.company} and department = 'Sales' and status = 'active' order by id limit 1`);
  return String(first?.id);
};

describe('mails of the survey go by what the list of reminders says now', () => {
  const list = async () =>
    (await server.get(superAdmin, 'email_config/?email_category=reminder')).body.results as Reminder[];
  interface Reminder {
    id: string;
    trigger_time_duration: number;
    recipient_filter_type: string;
    subject: string;
    body: string;
  }
  const signIn = async () => (await server.browser(superAdmin)).signIn(superAdmin);
  const change = async (days: number, values: Partial<Reminder>) => {
    await signIn();
    const found = (await list()).find(({ trigger_time_duration }) => trigger_time_duration === days);
    const { subject, body, recipient_filter_type, trigger_time_duration } = found as Reminder;
    const given = { subject, body, recipient_filter_type, trigger_time_duration, ...values };
    const answer = await server.ask(superAdmin, 'PATCH', `email_config/${found?.id}/`, given);
    expect([answer.status, answer.body.message]).toEqual([200, answer.body.message]);
  };
  const add = async (trigger_time_duration: number) => {
    await signIn();
    const added = await server.ask(superAdmin, 'POST', 'email_config/', {
      subject: 'Still open',
      body: '<p>Hello</p>',
      email_category: 'reminder',
      recipient_filter_type: 'both',
      trigger_time_duration,
    });
    expect(added.status).toBe(201);
  };
  const reach = async () => {
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
  };
  const days = async (...dates: string[]) => {
    for (const day of dates) await server.at(`2026-01-${day}T03:30:00Z`);
  };
  const sent = async () => (await sentOn(await one())).map((moment) => moment.slice(8, 10));

  it('one that is added after the last of someone', async () => {
    await reach();
    await days('08', '12', '13');
    await add(9);
    await days('14', '15', '16');
    expect(await sent()).toEqual(['06', '08', '12', '13', '15']);
  });

  it('one that is moved to a day before the one for which someone waits', async () => {
    await reach();
    await days('08');
    await change(4, { trigger_time_duration: 3 });
    await days('09', '12', '13');
    expect(await sent()).toEqual(['06', '08', '09', '12']);
  });

  it('one that passed someone over, and is for them on a later day', async () => {
    await reach();
    await change(6, { recipient_filter_type: 'partial_response' });
    await days('08', '12', '13');
    await change(6, { recipient_filter_type: 'both', trigger_time_duration: 9 });
    await days('14', '15', '16');
    expect(await sent()).toEqual(['06', '08', '12', '15']);
  });

  it('one that was reworded while a pause held it', async () => {
    await reach();
    await server.rows(sql`update company_settings set pause_interaction_active = true,
      pause_interaction_start_date = '2026-01-07', pause_interaction_end_date = '2026-01-13' where company_id = ${server.company}`);
    await days('08', '12', '13');
    await server.at('2026-01-13T08:00:00Z');
    await change(6, { subject: 'In other words' });
    await days('14');
    await server.at('2026-01-14T11:30:00Z');
    await days('15', '16');
    expect(await sent()).toEqual(['06', '14']);
    expect((await server.mails(await one()))[1]?.subject).toBe('In other words');
  });

  it.each([
    ['added for', () => add(1), ['06', '08', '12', '13']],
    ['moved to', () => change(6, { trigger_time_duration: 1 }), ['06', '08', '12']],
  ])('none that is %s a day that is over', async (_what, write, expected) => {
    await reach();
    await days('08');
    await write();
    await days('09', '12', '13', '14');
    expect(await sent()).toEqual(expected);
  });

  it('none that someone has got comes again on another day, nor one that is moved to a day that is over', async () => {
    await reach();
    await days('08', '12', '13');
    await change(6, { trigger_time_duration: 9 });
    await change(4, { trigger_time_duration: 1 });
    await days('14', '15', '16');
    expect(await sent()).toEqual(['06', '08', '12', '13']);
  });
});

describe('the sender of the survey', () => {
  const sent = async () => sentOn(await one());

  it('who is no admin any more holds its mails, and who can choose another is told once a cycle', async () => {
    const told = () =>
      server.rows(sql`select a.text, a.link from alert a join user_profile u on u.id = a.user_id
        where a.kind = 'wellbeing' and u.email = ${limited}`);
    await server.permit(['manage_employee_wellbeing']);
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${server.admin}`);
    await server.at('2026-01-06T03:30:00Z');
    await server.run(2);
    expect(await server.mails()).toEqual([]);
    const alert = { text: 'wellbeing/sender-left', link: '/settings?tab=employeewellbing&edit=tab-5' };
    expect(await told()).toEqual([alert]);
    await server.at('2026-02-06T03:30:00Z');
    expect(await told()).toEqual([alert, alert]);
    await server.rows(sql`update user_profile set status = 'active' where id = ${server.admin}`);
    await server.at('2026-02-06T05:00:00Z');
    expect(await sent()).toEqual(['2026-02-06T05:00']);
    expect((await told()).length).toBe(2);
  });

  it('who has yet to enable a second factor holds nothing', async () => {
    await server.activate('2026-01-05', '2026-03-31');
    await server.rows(sql`update company set second_factor_required = true where id = ${server.company}`);
    await server.at('2026-01-06T03:30:00Z');
    expect(await sent()).toEqual(['2026-01-06T03:30']);
  });
});

describe('mails of the survey', () => {
  it('wait for the next working day where the company has a holiday, as the dry run says', async () => {
    const user = await one();
    const holidays = [
      { day: '2026-01-06', name: 'Epiphany' },
      { day: '2026-01-09', name: 'Day of the founders' },
    ];
    await server.as(superAdmin, 'PATCH', `/feedback_bot/company/settings/${server.company}/`, { body: { holidays } });
    await server.activate('2026-01-05', '2026-03-31');
    const planned = await server.ask(superAdmin, 'POST', 'survey/plan', { page_limit: 100 });
    const own = planned.body.data.find(({ id }: { id: string }) => id === user);
    // Nine o'clock of Monday is over; then a holiday; the second day after is the other one, then a weekend.
    const days = ['07', '12', '13', '14'];
    expect(own.mails.map(({ day }: { day: string }) => day)).toEqual(days.map((day) => `2026-01-${day}`));
    for (let day = 6; day < 20; day += 1) await server.at(`2026-01-${String(day).padStart(2, '0')}T03:30:00Z`);
    expect(await sentOn(user)).toEqual(days.map((day) => `2026-01-${day}T03:30`));
  });

  describe('that wait get the day that the holidays of now give them', () => {
    const name = async (...days: string[]) => {
      await (await server.browser(superAdmin)).signIn(superAdmin);
      const body = { holidays: days.map((day) => ({ day, name: `Off on ${day}` })) };
      const path = `/feedback_bot/company/settings/${server.company}/`;
      expect((await server.as(superAdmin, 'PATCH', path, { body })).status).toBe(200);
    };
    const nine = async (...dates: number[]) => {
      for (const date of dates) await server.at(`2026-01-${String(date).padStart(2, '0')}T03:30:00Z`);
    };
    const sent = async () => (await sentOn(await one())).map((moment) => moment.slice(8, 10));

    it('a reachout, where one is added', async () => {
      await server.activate('2026-01-05', '2026-03-31');
      await name('2026-01-06');
      await nine(6, 7);
      expect(await sent()).toEqual(['07']);
    });

    it('a reachout, where one is taken away', async () => {
      await name('2026-01-06', '2026-01-07');
      await server.activate('2026-01-05', '2026-03-31');
      await name('2026-01-07');
      await nine(6, 7, 8);
      expect((await sent())[0]).toBe('06');
    });

    it('a reachout for which there was no day left', async () => {
      await name('2026-01-06', '2026-01-07');
      await server.activate('2026-01-05', '2026-01-07');
      await name('2026-01-06');
      await nine(6, 7, 8);
      expect(await sent()).toEqual(['07']);
    });

    it('reminders, where one is added and where one is taken away', async () => {
      await name('2026-01-08');
      await server.activate('2026-01-05', '2026-03-31');
      await nine(6);
      // After two days would have been the 8th; the Saturday after four goes on Monday.
      await name('2026-01-12');
      await nine(7, 8, 9, 12, 13, 14);
      expect(await sent()).toEqual(['06', '08', '13', '14']);
    });

    it.each([
      ['added', [], ['2026-01-07'], '08'],
      ['taken away', ['2026-01-07'], [], '07'],
    ])('a thank-you, where one is %s, also after the survey was deactivated', async (_what, before, after, day) => {
      await name(...before);
      await server.activate('2026-01-05', '2026-03-31');
      await nine(6);
      await server.rows(sql`update survey_response set state = 'complete', category = 'thriving',
        completed_at = '2026-01-06T06:00:00Z', next_at = ${before.length ? '2026-01-08T03:30:00Z' : '2026-01-07T03:30:00Z'}`);
      await server.deactivate();
      await name(...after);
      await nine(7, 8, 9);
      expect(await sent()).toEqual(['06', day]);
    });

    it('nothing goes on a day before its own because of it', async () => {
      await server.activate('2026-01-12', '2026-03-31');
      await name('2026-01-20');
      await nine(6, 7, 12);
      await name('2026-01-21');
      await server.at('2026-01-12T07:00:00Z');
      await nine(13, 14);
      expect(await sent()).toEqual(['12', '14']);
    });
  });
});
