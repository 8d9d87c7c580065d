import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailFaults } from '../../support/mail-safe.ts';
import { limited, type SurveyServer, stranger, superAdmin, surveyServer } from '../support/survey.ts';

/** The mails of the well-being survey: which of them it may have, in the sentences of the catalogue. */

let server: SurveyServer;
beforeAll(async () => {
  server = await surveyServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const path = 'email_config/';
const mail = { subject: 'Hello', body: '<p>Hello {{recipient.first_name}}</p>' };
const reminder = (days: number | null, recipient_filter_type: string | null = 'both') => ({
  ...mail,
  email_category: 'reminder',
  recipient_filter_type,
  trigger_time_duration: days,
});
const thanks = (recipient_filter_type: string | null) => ({
  ...mail,
  email_category: 'acknowledge',
  recipient_filter_type,
});
const add = (body: object, who = superAdmin) => server.ask(who, 'POST', path, body);
const mandatory = 'Fill all the mandatory fields!';
const layout = {
  mail_layout: 'card',
  header_text: 'Hello {{recipient.first_name}}',
  action_button_text: 'Start',
  button_background: '#0f766e',
};

describe('a mail of the survey', () => {
  it.each<[string, object, string]>([
    ['a reminder without an audience', reminder(3, null), mandatory],
    ['a reminder for those who are well', reminder(3, 'excelling'), mandatory],
    ['a reminder without a day', reminder(null), mandatory],
    ['a thank-you mail without an audience', thanks(null), mandatory],
    ['a thank-you mail for those who did not answer', thanks('no_response'), mandatory],
    ['a subject of blanks', { ...reminder(3), subject: '   ' }, mandatory],
    ['no subject', { ...reminder(3), subject: undefined }, mandatory],
    ['no body', { ...reminder(3), body: undefined }, mandatory],
    ['a body without words', { ...reminder(3), body: '<p><br></p>' }, mandatory],
  ])('%s is refused', async (_what, body, message) => {
    const answer = await add(body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each([0, 16, 1.5])('a reminder after %s days is refused', async (days) => {
    expect((await add(reminder(days))).status).toBe(400);
  });

  it.each([1, 15])('a reminder after %i days is taken', async (days) => {
    const { status, body } = await add(reminder(days));
    expect([status, body.trigger_time_unit, body.template_type]).toEqual([201, 'days', 'plaintext']);
  });

  it('with a placeholder that a survey does not know is refused by its name', async () => {
    const answer = await add({ ...reminder(3), body: '<p>{{recipient.salary}}</p>' });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('{{recipient.salary}}')]);
  });

  it.each([
    ['both', 'both', false],
    ['both', 'no_response', false],
    ['partial_response', 'both', false],
    ['no_response', 'partial_response', true],
  ])('for %s and for %s on one day: taken %s', async (first, second, isTaken) => {
    await add(reminder(5, first));
    const answer = await add(reminder(5, second));
    expect([answer.status, answer.body.code]).toEqual(isTaken ? [201, undefined] : [400, 'SameDay']);
    expect((await add(reminder(6, second))).status).toBe(201);
  });

  it('thanks each kind of people once', async () => {
    expect((await add(thanks('all'))).status).toBe(201);
    expect((await add(thanks('thriving'))).status).toBe(201);
    expect((await add(thanks('all'))).body.code).toBe('SameAudience');
  });

  it('is one of five of its kind at most', async () => {
    for (const days of [1, 2, 3, 4, 5]) expect((await add(reminder(days))).status).toBe(201);
    const answer = await add(reminder(6));
    expect([answer.status, answer.body.message]).toEqual([400, 'Cannot add more email']);
    expect((await add(thanks('all'))).status).toBe(201);
  });

  it('is changed and deleted; its kind stays, and the reachout too', async () => {
    await server.patch(superAdmin, { configuration_activated: true });
    const { body } = await server.get(superAdmin, `${path}?email_category=chat_initiated`);
    const reachout = body.results[0];
    const changed = await server.ask(superAdmin, 'PATCH', `${path}${reachout.id}/`, {
      ...mail,
      company: server.company,
      title: 'Reachout',
      email_category: 'reminder',
    });
    expect([changed.status, changed.body.email_category ?? 'chat_initiated']).toEqual([200, 'chat_initiated']);
    expect((await server.ask(superAdmin, 'DELETE', `${path}${reachout.id}`)).body.code).toBe('OneReachout');
    expect((await add({ ...mail, email_category: 'chat_initiated' })).body.code).toBe('OneReachout');
    const [first] = (await server.get(superAdmin, `${path}?email_category=reminder`)).body.results;
    expect((await server.ask(stranger, 'DELETE', `${path}${first.id}`)).status).toBe(404);
    expect((await server.ask(limited, 'DELETE', `${path}${first.id}`)).status).toBe(403);
    expect((await server.ask(superAdmin, 'DELETE', `${path}${first.id}`)).status).toBeLessThan(300);
  });
});

describe('the reachout', () => {
  const reachout = async () => {
    const { body } = await server.get(superAdmin, `${path}?email_category=chat_initiated`);
    return body.results[0];
  };
  const change = async (body: object) => {
    await server.patch(superAdmin, { configuration_activated: true });
    return server.ask(superAdmin, 'PATCH', `${path}${(await reachout()).id}/`, { ...mail, ...body });
  };

  it('has no layout at first, and gets one', async () => {
    await server.patch(superAdmin, { configuration_activated: true });
    expect(await reachout()).toMatchObject({ mail_layout: 'standard', header_text: null, button_color: '#ffffff' });
    expect((await change(layout)).status).toBe(200);
    expect(await reachout()).toMatchObject(layout);
  });

  it.each<[string, object, string, string]>([
    ['without a header', { header_text: null }, 'header_text', mandatory],
    ['without a button', { action_button_text: ' ' }, 'action_button_text', mandatory],
    ['with a colour that is none', { button_color: 'red' }, 'button_color', 'Choose a colour, or type it as #1d4ed8.'],
    [
      'with an unknown placeholder in the header',
      { header_text: '{{who}}' },
      'header_text',
      '{{who}} in the field Header is not a placeholder that can be used here.',
    ],
    [
      'with an unknown placeholder in the subject',
      { subject: '{{who}}' },
      'subject',
      '{{who}} in the field Subject is not a placeholder that can be used here.',
    ],
  ])('with a layout %s is refused at its place', async (_what, more, field, message) => {
    const answer = await change({ ...layout, ...more });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('is tried with its layout, as tab 5 does; a reminder without', async () => {
    await change(layout);
    await server.patch(superAdmin, { chatFromUser: server.admin });
    const user_data = [{ first_name: 'Mia', email: 'mia@acme.example' }];
    const sent = async () =>
      (
        await server.rows(sql`select html from outbox where to_address = 'mia@acme.example' order by created_at, id`)
      ).map(({ html }) => String(html));
    await server.ask(superAdmin, 'POST', `${path}test/`, { ...mail, user_data });
    await server.ask(superAdmin, 'POST', `${path}test/`, { ...mail, email_category: 'reminder', user_data });
    const [first, second] = await sent();
    expect(first).toContain('Hello Mia');
    expect(first).toContain('background-color:#0f766e');
    expect(mailFaults(String(first))).toEqual([]);
    expect(second).not.toContain('#0f766e');
  });

  it.each([
    ['reachout', 'chat_initiated', true],
    ['reminder', 'reminder', true],
    ['thank-you', 'acknowledge', false],
  ])('without a layout is previewed for a chosen person as it is sent (%s)', async (_what, email_category, asks) => {
    const [person] = await server.rows(
      sql`select id, first_name from user_profile where company_id = ${server.company} order by id limit 1`,
    );
    const body = {
      context: 'survey',
      email_category,
      user: person?.id,
      mail_layout: 'standard',
      mail_subject: '{{recipient.first_name}}, until {{survey.end_date}}',
      mail_body: '<p>{{company.name}}</p>',
      // Kept from a layout that it had once.
      action_button_text: 'Begin',
    };
    await server.patch(superAdmin, { start_date: '2026-02-02', end_date: '2026-03-31', chatFromUser: server.admin });
    const preview = await server.as(superAdmin, 'POST', '/feedback_bot/campaigns/preview', { body });
    expect(preview.body.subject).toBe(`${person?.first_name}, until 31 March 2026`);
    expect(preview.body.html.includes('Click here to start chat')).toBe(asks);
    expect(preview.body.html).not.toContain('Begin');
    const { first_name } = person as { first_name: string };
    await server.ask(superAdmin, 'POST', `${path}test/`, {
      subject: body.mail_subject,
      body: body.mail_body,
      email_category,
      user_data: [{ first_name, email: 'mia@acme.example' }],
    });
    const [sent] = await server.rows(
      sql`select subject, html from outbox where to_address = 'mia@acme.example' order by created_at desc, id desc limit 1`,
    );
    expect([sent?.subject, sent?.html]).toEqual([`Test: ${preview.body.subject}`, preview.body.html]);
  });

  describe('as it is previewed with its layout', () => {
    const shown = async (who: string) => {
      const body = {
        context: 'survey',
        mail_layout: 'card',
        mail_subject:
          '{{chat_user.display_name}}, {{chat_user.email}}, {{survey.start_date}} to {{survey.end_date}}, {{recipient.first_name}}',
      };
      const { status, body: answer } = await server.as(who, 'POST', '/feedback_bot/campaigns/preview', { body });
      return [status, answer.subject];
    };
    const examples = 'Ravi Menon, ravi.menon@example.com, 1 June 2026 to 30 June 2026, Asha';

    it('shows the days and the sender of the survey', async () => {
      const [other] = await server.rows(sql`select id, display_name, email from user_profile
        where company_id = ${server.company} and type <> 'Employee' and status = 'active' and email <> ${superAdmin} limit 1`);
      await server.patch(superAdmin, {
        chatFromUser: other?.id,
        start_date: '2026-02-02',
        end_date: '2026-03-31',
      });
      const subject = `${other?.display_name}, ${other?.email}, 2 February 2026 to 31 March 2026, Asha`;
      expect(await shown(superAdmin)).toEqual([200, subject]);
    });

    it('shows examples of what is not settled, and to those who may not see the survey', async () => {
      expect(await shown(superAdmin)).toEqual([200, examples]);
      await server.patch(superAdmin, { chatFromUser: server.admin, start_date: '2026-02-02', end_date: '2026-03-31' });
      expect(await shown(limited)).toEqual([200, examples]);
    });
  });

  it('alone has a layout', async () => {
    const { body } = await add({ ...reminder(3), ...layout });
    expect(body.mail_layout).toBe('standard');
  });
});
