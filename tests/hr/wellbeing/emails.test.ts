import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
