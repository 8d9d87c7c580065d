import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { calendarsOf, employee, meetingTests } from '../support/meetings.ts';

/** Meetings in the calendars of Google and Outlook, against the sandbox of the demo; all that they may answer planted. */

const desk = meetingTests();
const clients = ['google', 'outlook'] as const;

const { connect, arrived, fault, row, caseOf } = calendarsOf(desk);
const events = { google: '/events', outlook: '/me/events' } as const;

describe.each(clients)('in the calendar of %s', (client) => {
  beforeEach(() => connect(client), patience);

  it(
    'a meeting is made, moved and cancelled',
    async () => {
      const made = await desk.add({}, client);
      expect([made.status, made.body.status, made.body.data.event_id]).toEqual([200, 'success', arrived()[0]?.id]);
      expect(arrived()[0]?.to).toEqual([employee]);
      expect(await caseOf()).toBe('scheduled');
      expect(await desk.invitations()).toEqual([]);
      const event = made.body.data.event_id;
      const moved = await desk.change(event, { start_time: '2026-01-06T09:00:00+05:30', summary: 'Earlier' }, client);
      expect([moved.status, moved.body.data]).toEqual([200, made.body.data]);
      const said = JSON.stringify(arrived()[0]?.content);
      expect(said).toContain('Earlier');
      expect(said).toContain('2026-01-06T03:30:00');
      expect((await desk.cancel(event, client)).status).toBe(204);
      expect(arrived().map(({ gone }) => gone)).toEqual([true]);
      const meeting = await row();
      expect(meeting).toMatchObject({ state: 'cancelled', sequence: 2, change: null, status_before: 'open' });
      expect(await desk.lines()).toEqual([
        { activity: 'Meeting scheduled', meeting: meeting?.id },
        { activity: 'Meeting changed', meeting: meeting?.id },
        { activity: 'Meeting cancelled', meeting: meeting?.id },
      ]);
    },
    patience,
  );

  it(
    'one that is asked for three times at once is one event',
    async () => {
      const answers = await Promise.all([desk.add({}, client), desk.add({}, client), desk.add({}, client)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect([arrived().length, (await desk.rows('select id from meeting')).length]).toEqual([1, 1]);
    },
    patience,
  );

  it(
    'one whose process dies after the provider was asked is one event',
    async () => {
      await desk.add({}, client);
      // As it stood between the two transactions: the job runs again.
      await desk.rows(`update meeting set state = 'sending', change = 'add', event_id = null, calendar_id = null`);
      const again = desk.add({}, client);
      const { companyId, id, changeId } = (
        await desk.rows('select company_id as "companyId", id, change_id as "changeId" from meeting')
      )[0] as Record<string, string>;
      const { inSystem } = desk.on.server.store;
      const { jobs } = desk.on.server.app.engineServices;
      await inSystem((db) =>
        jobs
          .of({
            db,
            company: companyId,
            actor: null,
            newId: () => crypto.randomUUID(),
            afterCommit: (work: () => void) => setTimeout(work, 100),
          } as never)
          .send('people/meeting/calendar', { company: companyId, meeting: id, change: changeId }),
      );
      expect((await again).status).toBe(200);
      expect(arrived()).toHaveLength(1);
      expect(await row()).toMatchObject({ state: 'scheduled', event_id: arrived()[0]?.id });
    },
    patience,
  );

  it.each<[string, Parameters<typeof fault>[0], number, string, string]>([
    ['400', { match: '', status: 400 }, 400, 'CalendarRefused', 'The calendar does not take this meeting.'],
    [
      '403',
      { match: '', status: 403 },
      403,
      'CalendarForbidden',
      'Your calendar does not let the meeting in. Please connect it again.',
    ],
    [
      '429',
      { match: '', status: 429, headers: { 'retry-after': '17' } },
      429,
      'TooOften',
      'The calendar asks for a pause. Please try again in a few minutes.',
    ],
    ['500', { match: '', status: 500 }, 502, 'CalendarAway', 'Unable to schedule meeting, Please try again later!'],
    [
      'nonsense',
      { match: '', status: 200, body: '<html>' },
      502,
      'CalendarAway',
      'Unable to schedule meeting, Please try again later!',
    ],
  ])(
    'an answer of %s leaves nothing behind',
    async (_, planted, status, code, message) => {
      fault({ ...planted, match: events[client] });
      const answer = await desk.add({}, client);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
      if (status === 400) expect(answer.body.status).toBe(message);
      if (status === 429) expect(answer.headers['retry-after']).toBe('17');
      expect([await caseOf(), (await row())?.state, await desk.lines()]).toEqual(['open', 'failed', []]);
      await until(() => arrived().every(({ gone }) => gone));
      expect((await desk.add({}, client)).status).toBe(200);
      expect(arrived().filter(({ gone }) => !gone)).toHaveLength(1);
    },
    patience,
  );

  it(
    'an event that was taken and then answered with 500 does not stay there',
    async () => {
      fault({ match: events[client], status: 500, done: true });
      const answer = await desk.add({}, client);
      expect([answer.status, answer.body.code, (await row())?.state]).toEqual([502, 'CalendarAway', 'failed']);
      expect(arrived()).toHaveLength(1);
      await until(() => arrived().every(({ gone }) => gone), 30_000);
      expect((await desk.add({}, client)).status).toBe(200);
      expect(arrived().filter(({ gone }) => !gone)).toHaveLength(1);
    },
    patience,
  );

  it(
    'tokens that are no good any more ask for the provider of the meeting, also when another is connected by now',
    async () => {
      const event = (await desk.add({}, client)).body.data.event_id;
      for (const grant of desk.on.sandbox.state.grants) grant.revoked = true;
      const refused = await desk.change(event, { summary: 'Later' }, client);
      expect([refused.status, refused.body.code, refused.body.provider]).toEqual([
        401,
        'provider_auth_required',
        client,
      ]);
      await desk.who.get('/integrations/rapport/connect');
      const other = await desk.cancel(event, client);
      expect([other.status, other.body.code, other.body.provider]).toEqual([401, 'provider_auth_required', client]);
      desk.on.sandbox.state.grants.length = 0;
      await connect(client);
      expect((await desk.cancel(event, client)).status).toBe(204);
    },
    patience,
  );

  it(
    'what was deleted there is cancelled here',
    async () => {
      const event = (await desk.add({}, client)).body.data.event_id;
      for (const one of arrived()) one.gone = true;
      const answer = await desk.change(event, { summary: 'Later' }, client);
      expect([answer.status, answer.body.code]).toEqual([400, 'EventGone']);
      expect(await row()).toMatchObject({ state: 'cancelled', cancelled_because: 'gone' });
      expect((await desk.lines()).map(({ activity }) => activity)).toEqual([
        'Meeting scheduled',
        'Meeting cancelled because it was deleted in the calendar',
      ]);
    },
    patience,
  );

  it(
    'a change that may or may not have got there is taken back',
    async () => {
      const event = (await desk.add({}, client)).body.data.event_id;
      fault({ match: client === 'google' ? `/events/${event}` : `/me/events/${event}`, status: 500 });
      expect((await desk.change(event, { summary: 'Later' }, client)).body.code).toBe('CalendarAway');
      expect(await row()).toMatchObject({ title: 'How are you?', state: 'scheduled', change: null });
      await until(() => JSON.stringify(arrived()[0]?.content).includes('How are you?'));
    },
    patience,
  );
});
