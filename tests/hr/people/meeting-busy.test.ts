import { beforeEach, describe, expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { admin, calendarsOf, employee, meetingTests, partner } from '../support/meetings.ts';

/** When organiser and employee are busy: by the meetings made here, and by what Google and Outlook tell. */

const desk = meetingTests();
const { connect, fault } = calendarsOf(desk);

const busy = async (client: string, more: Record<string, string> = {}, who = desk.who) => {
  const query = new URLSearchParams({ user_id: await desk.id(), date: '2026-01-06', ...more });
  return who.get(`/integrations/${client}/calendar/busy?${query}`);
};
const span = (from: string, to: string) => ({
  from: `2026-01-06T${from}:00.000+05:30`,
  to: `2026-01-06T${to}:00.000+05:30`,
});
const later = { start_time: '2026-01-06T15:00:00+05:30', end_time: '2026-01-06T16:00:00+05:30' };

describe('by the product’s own calendar', () => {
  it('a meeting is not moved to the time of another with the same person', async () => {
    await desk.add();
    const event = (await desk.add(later)).body.data.event_id;
    const { status, body } = await desk.change(event);
    expect([status, body.code, body.status]).toEqual([400, 'AlreadyThen', body.message]);
    expect((await desk.change(event, { ...later, summary: 'Another word' })).status).toBe(200);
  });

  it(
    'what was made here is told, of others too, but not what it is about',
    async () => {
      await desk.add();
      const another = (await desk.add(later)).body.data.event_id;
      await desk.rows('update meeting set organiser_id = $1 where event_id = $2', [await desk.id(partner), another]);
      const { status, body } = await busy('rapport');
      expect([status, body]).toEqual([
        200,
        { own: [span('10:00', '10:30')], guest: [span('10:00', '10:30'), span('15:00', '16:00')], guest_known: false },
      ]);
    },
    patience,
  );

  it(
    'to who may not see names only what they made themselves: a case changes on the day of a meeting',
    async () => {
      await desk.add();
      const guest = async (names: boolean) => {
        await desk.rows(`update access_group set all_employees = true, permissions = (permissions - 'non_anonymous_message')
          || '${JSON.stringify(['schedule_invite', 'view_message', ...(names ? ['non_anonymous_message'] : [])])}'::jsonb`);
        const { status, body } = await busy('rapport', {}, await desk.on.person(partner));
        expect(status).toBe(200);
        return body.guest;
      };
      expect([await guest(false), await guest(true)]).toEqual([[], [span('10:00', '10:30')]]);
    },
    patience,
  );

  it(
    'the meeting that is moved makes nobody busy, nor one that was cancelled, nor one of another day',
    async () => {
      const event = (await desk.add()).body.data.event_id;
      expect((await busy('rapport', { event_id: event })).body).toMatchObject({ own: [], guest: [] });
      expect((await busy('rapport', { date: '2026-01-07' })).body).toMatchObject({ own: [], guest: [] });
      await desk.cancel(event);
      expect((await busy('rapport')).body).toMatchObject({ own: [], guest: [] });
    },
    patience,
  );

  it(
    'a day is one of the organiser’s own zone',
    async () => {
      await desk.add();
      await desk.rows(`update user_profile set user_timezone = 'Pacific/Auckland' where email = $1`, [admin]);
      const { body } = await busy('rapport', {}, await desk.on.person(admin));
      expect(body.own).toEqual([span('10:00', '10:30')]);
      await desk.rows(`update user_profile set user_timezone = 'America/Los_Angeles' where email = $1`, [admin]);
      expect((await busy('rapport', {}, await desk.on.person(admin))).body.own).toEqual([]);
      const before = await busy('rapport', { date: '2026-01-05' }, await desk.on.person(admin));
      expect(before.body.own).toEqual([span('10:00', '10:30')]);
    },
    patience,
  );
});

describe.each(['google', 'outlook'] as const)('by the calendar of %s', (client) => {
  beforeEach(() => connect(client), patience);

  it(
    'both are told, and the meeting that is moved makes nobody busy',
    async () => {
      const event = (await desk.add({}, client)).body.data.event_id;
      await desk.add(later, client);
      const both = [span('10:00', '10:30'), span('15:00', '16:00')];
      expect((await busy(client)).body).toEqual({ own: both, guest: both, guest_known: true });
      expect((await busy(client, { event_id: event })).body).toEqual({
        own: both.slice(1),
        guest: both.slice(1),
        guest_known: true,
      });
    },
    patience,
  );

  it(
    'an employee whose calendar is not shown is busy with what was made here only',
    async () => {
      await desk.rows('update user_profile set email = $1 where email = $2', [`private.${employee}`, employee]);
      try {
        const [{ id } = {}] = await desk.rows('select id from user_profile where email = $1', [`private.${employee}`]);
        const answer = await busy(client, { user_id: String(id) });
        expect([answer.status, answer.body]).toEqual([200, { own: [], guest: [], guest_known: false }]);
      } finally {
        await desk.rows('update user_profile set email = $2 where email = $1', [`private.${employee}`, employee]);
      }
    },
    patience,
  );

  it.each<[string, Parameters<typeof fault>[0]]>([
    ['400', { match: '', status: 400 }],
    ['403', { match: '', status: 403 }],
    ['429', { match: '', status: 429, headers: { 'retry-after': '17' } }],
    ['500', { match: '', status: 500 }],
    ['nonsense', { match: '', status: 200, body: '{"value":[],"calendars":{}}' }],
  ])(
    'an answer of %s says that nothing is known, and a meeting can be made',
    async (_, planted) => {
      fault({ ...planted, match: client === 'google' ? 'freeBusy' : 'getSchedule' });
      const answer = await busy(client);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        502,
        'BusyUnknown',
        'Busy times are not known now: the calendar does not answer. You can schedule all the same.',
      ]);
      expect((await desk.add({}, client)).status).toBe(200);
    },
    patience,
  );

  it(
    'tokens that are no good any more, and another client than is connected',
    async () => {
      for (const grant of desk.on.sandbox.state.grants) grant.revoked = true;
      expect((await busy(client)).body.code).toBe('BusyUnknown');
      expect((await busy(client)).body.code).toBe('AccountNotConnected');
      expect((await busy(client === 'google' ? 'outlook' : 'google')).body.code).toBe('AccountNotConnected');
      desk.on.sandbox.state.grants.length = 0;
    },
    patience,
  );
});

it(
  'nobody asks about who they do not see, or without the permission',
  async () => {
    const [{ id } = {}] = await desk.rows(
      `select id from user_profile where company_id <> (select company_id from user_profile where email = $1) limit 1`,
      [admin],
    );
    expect((await busy('rapport', { user_id: String(id) })).status).toBe(404);
    expect((await busy('rapport', {}, await desk.on.person(employee))).status).toBe(403);
  },
  patience,
);
