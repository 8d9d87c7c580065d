import { describe, expect, it } from 'vitest';
import { admin, employee, meetingTests, partner } from '../support/meetings.ts';

/** Meetings by the product's own calendar: who may, what is refused, and where the case stands. */

const desk = meetingTests();
const statusOf = async (email = employee) =>
  (
    await desk.rows(
      'select u.action_status as person, s.action_status as chat from user_profile u left join lateral (select action_status from chat_session where user_id = u.id order by overall_mood is null, completed_at desc nulls last limit 1) s on true where u.email = $1',
      [email],
    )
  )[0];

describe('a meeting', () => {
  it('is made, moved and cancelled, and the case is scheduled', async () => {
    const { status, body } = await desk.add();
    expect([status, body]).toEqual([
      200,
      { status: 'success', data: { event_id: expect.any(String), calendar_id: 'rapport' } },
    ]);
    expect(await statusOf()).toMatchObject({ person: 'scheduled' });
    const event = body.data.event_id;
    desk.on.clock.forward(1);
    const moved = await desk.change(event, { start_time: '2026-01-06T09:00:00+05:30' });
    expect([moved.status, moved.body.data.event_id]).toEqual([200, event]);
    desk.on.clock.forward(1);
    const gone = await desk.cancel(event);
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await desk.cancel(event)).status).toBe(204);
    const invitations = await desk.invitations();
    expect(invitations.map(({ type, subject, to }) => [type, subject, to])).toEqual([
      ['text/calendar; method=REQUEST; charset=utf-8', 'How are you?', employee],
      ['text/calendar; method=REQUEST; charset=utf-8', 'Changed: How are you?', employee],
      ['text/calendar; method=CANCEL; charset=utf-8', 'Cancelled: How are you?', employee],
    ]);
    expect(invitations[0]?.text).toContain('Tuesday, 6 January 2026, 10:00 to 10:30 (Asia/Kolkata)');
    const [meeting] = await desk.rows('select id from meeting');
    expect(await desk.lines()).toEqual([
      { activity: 'Meeting scheduled', meeting: meeting?.id },
      { activity: 'Meeting changed', meeting: meeting?.id },
      { activity: 'Meeting cancelled', meeting: meeting?.id },
    ]);
    expect(await desk.rows(`select 1 from audit_line where type = 'chat' and activity = 'change status'`)).not.toEqual(
      [],
    );
  });

  it('that is asked for twice is one', async () => {
    const answers = await Promise.all([desk.add(), desk.add(), desk.add()]);
    expect(new Set(answers.map(({ body }) => body.data.event_id)).size).toBe(1);
    expect(await desk.invitations()).toHaveLength(1);
    expect((await desk.lines()).map(({ activity }) => activity)).toEqual(['Meeting scheduled']);
    const other = await desk.add({ summary: 'Something else' });
    expect([other.status, other.body.code]).toEqual([400, 'AlreadyThen']);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no description', { description: '<p><br></p>' }, 'Missing', 'Fill all the mandatory fields!'],
    ['no date', { date: undefined }, 'Invalid', 'Fill all the mandatory fields!'],
    ['an empty start', { start_time: '' }, 'Invalid', 'Fill all the mandatory fields!'],
    [
      'the same time',
      { end_time: '2026-01-06T10:00:00+05:30' },
      'SameTime',
      "Start and end time of meeting can't be same!",
    ],
    [
      'an end before the start',
      { end_time: '2026-01-06T09:30:00+05:30' },
      'EndFirst',
      'The meeting ends before it starts.',
    ],
    [
      'an end past midnight',
      { end_time: '2026-01-07T00:30:00+05:30' },
      'OtherDay',
      'A meeting starts and ends on the same day.',
    ],
    [
      'three minutes past',
      { start_time: '2026-01-06T10:03:00+05:30' },
      'WrongStep',
      'Minutes are chosen in steps of 5.',
    ],
    [
      'yesterday',
      { date: '2026-01-04', start_time: '2026-01-04T10:00:00+05:30', end_time: '2026-01-04T10:30:00+05:30' },
      'Past',
      'This time is over.',
    ],
    [
      'another zone',
      { start_time: '2026-01-06T10:00:00+01:00' },
      'NoSuchTime',
      'This time does not exist in Asia/Kolkata on that day, for example because the clocks change.',
    ],
    ['a summary of 101 characters', { summary: 'x'.repeat(101) }, 'Invalid', 'At most 100 characters fit.'],
  ])('with %s is refused', async (_, more, code, message) => {
    const { status, body } = await desk.add(more);
    expect([status, body.code, body.message]).toEqual([400, code, message]);
    if (code !== 'Invalid') expect(body.status).toBe(message);
    expect(await desk.rows('select id from meeting')).toEqual([]);
  });

  it('has the usual summary where none is given, and a clean description', async () => {
    await desk.add({ summary: ' ', description: '<p onclick="x()">Hi<script>alert(1)</script></p><img src=x>' });
    expect((await desk.rows('select title, description from meeting'))[0]).toEqual({
      title: 'I would like to have a meeting with you',
      description: '<p>Hi</p>',
    });
  });

  it('needs a connected account', async () => {
    await desk.who.ask('DELETE', '/integrations/rapport/disconnect');
    const { status, body } = await desk.add();
    expect([status, body.code, body.message, body.status]).toEqual([
      400,
      'AccountNotConnected',
      'Account not connected!',
      'Account not connected!',
    ]);
    expect((await desk.add({}, 'google')).body.code).toBe('AccountNotConnected');
  });

  it('is with someone else, who is there on that day and is seen', async () => {
    expect((await desk.add({ user_id: await desk.id(admin) })).body.code).toBe('Yourself');
    await desk.rows(`update user_profile set exit_date = '2026-01-06' where email = $1`, [employee]);
    expect((await desk.add()).body.code).toBe('PersonLeft');
    const [stranger] = await desk.rows(`select id from user_profile where email = 'superadmin@globex.example'`);
    expect((await desk.add({ user_id: stranger?.id })).status).toBe(404);
  });

  it('is for those who may, and changed by its organiser alone, while they still may', async () => {
    const event = (await desk.add()).body.data.event_id;
    const employees = await desk.on.person(employee);
    expect((await desk.add({}, 'rapport', employees)).status).toBe(403);
    const other = await desk.on.person(partner);
    const rights = (codes: string[]) =>
      desk.rows(`update access_group set permissions = $1::jsonb, all_employees = true`, [JSON.stringify(codes)]);
    const before = await desk.rows('select id, permissions, all_employees from access_group');
    await rights(['company_culture_dashboard', 'manage_employee', 'schedule_invite']);
    expect((await desk.change(event, {}, 'rapport', other)).status).toBe(404);
    expect((await desk.cancel(event, 'rapport', other)).status).toBe(404);
    await other.get('/integrations/rapport/connect');
    const own = await desk.add({}, 'rapport', other);
    expect(own.status).toBe(200);
    await rights(['company_culture_dashboard', 'manage_employee']);
    expect((await desk.cancel(own.body.data.event_id, 'rapport', other)).status).toBe(403);
    await rights(['company_culture_dashboard', 'manage_employee', 'schedule_invite']);
    await desk.rows(`update access_group set all_employees = false, segments = '{"department__in": ["Nowhere"]}'`);
    expect((await desk.cancel(own.body.data.event_id, 'rapport', other)).status).toBe(404);
    for (const { id, permissions, all_employees } of before)
      await desk.rows('update access_group set permissions = $2, all_employees = $3 where id = $1', [
        id,
        JSON.stringify(permissions),
        all_employees,
      ]);
  });

  it('that has begun is not moved, and that is over not cancelled', async () => {
    const event = (await desk.add()).body.data.event_id;
    desk.on.clock.forward(23 * 60);
    desk.on.clock.forward(5);
    desk.who.cookies.clear();
    const again = await desk.on.person(admin);
    expect((await desk.change(event, {}, 'rapport', again)).body.code).toBe('Over');
    desk.on.clock.forward(60);
    expect((await desk.cancel(event, 'rapport', await desk.on.person(admin))).body.code).toBe('Over');
  });
});

describe('the invite', () => {
  it('of a person is what the caller has scheduled next', async () => {
    const id = await desk.id();
    const invite = async () => (await desk.who.get(`/feedback_bot/users/details/${id}?fields=invite`)).body.invite;
    expect(await invite()).toBeNull();
    const event = (await desk.add()).body.data.event_id;
    await desk.add({
      date: '2026-01-07',
      start_time: '2026-01-07T10:00:00+05:30',
      end_time: '2026-01-07T10:30:00+05:30',
    });
    const expected = {
      type: 'edit',
      user_schedule: {
        id: event,
        event_time: '2026-01-06T10:00:00.000+05:30',
        expiry_time: '2026-01-06T10:30:00.000+05:30',
        title: 'How are you?',
        description: '<p>Let us <strong>talk</strong>.</p>',
        event_data: 'rapport',
        calendar_mail_client: 'rapport',
      },
    };
    expect(await invite()).toEqual(expected);
    const rows = (await desk.who.get('/feedback_bot/users/list?page_limit=100')).body.data;
    expect(
      rows
        .filter((row: { invite: unknown }) => row.invite)
        .map((row: { id: string; invite: unknown }) => [row.id, row.invite]),
    ).toEqual([[id, expected]]);
    const chats = (await desk.who.get(`/feedback_bot/session/list?page_limit=100&user=${id}`)).body.data;
    for (const chat of chats) expect(chat.invite).toEqual(expected);
    await desk.cancel(event);
    expect((await invite()).user_schedule.event_time).toBe('2026-01-07T10:00:00.000+05:30');
  });
});

it('stands on the timeline of the person', async () => {
  const event = (await desk.add()).body.data.event_id;
  const path = `/feedback_bot/users/${await desk.id()}/timeline`;
  const entry = async () =>
    (await desk.who.get(path)).body.data.find(({ day }: { day: string }) => day === '2026-01-06');
  expect(await entry()).toMatchObject({
    state: 'meeting',
    title: 'With Anita Rao',
    at: '2026-01-06T10:00:00.000+05:30',
  });
  await desk.cancel(event);
  expect(await entry()).toMatchObject({ state: 'meeting_off' });
});

describe('where the case stands', () => {
  it('is in the chat and with the person, and can be put back after a cancel', async () => {
    const [chat] = await desk.rows(
      'select s.user_id from chat_session s join user_profile u on u.id = s.user_id join user_profile a on a.company_id = u.company_id and a.email = $1 where s.overall_mood is not null and u.id <> a.id order by s.id limit 1',
      [admin],
    );
    const last = (await desk.who.get(`/feedback_bot/session/list?user=${chat?.user_id}&last=true`)).body.data[0];
    await desk.who.ask('PATCH', `/feedback_bot/session/update/${last.id}`, { action_status: 'inProgress' });
    const event = (await desk.add({ user_id: chat?.user_id })).body.data.event_id;
    const now = async () =>
      (
        await desk.rows(
          'select s.action_status as chat, u.action_status as person from chat_session s join user_profile u on u.id = s.user_id where s.id = $1',
          [last.id],
        )
      )[0];
    expect(await now()).toEqual({ chat: 'scheduled', person: 'scheduled' });
    await desk.cancel(event);
    expect(await now()).toEqual({ chat: 'scheduled', person: 'scheduled' });
    const [row] = (await desk.who.get(`/feedback_bot/meetings/${chat?.user_id}`)).body.data;
    expect(row).toMatchObject({ state: 'cancelled', cancelled_because: 'organiser', status_before: 'inProgress' });
    const restored = await desk.who.post(`/feedback_bot/meetings/${row.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { status: 200, action_status: 'inProgress' }]);
    expect(await now()).toEqual({ chat: 'inProgress', person: 'inProgress' });
    expect((await desk.who.post(`/feedback_bot/meetings/${row.id}/restore`)).body.code).toBe('NothingToRestore');
  });

  it('of someone without a chat is with the person', async () => {
    const id = await desk.id();
    for (const table of ['chat_message', 'chat_link', 'note', 'alert', 'touchpoint_run'])
      await desk.rows(`delete from ${table} where session_id in (select id from chat_session where user_id = $1)`, [
        id,
      ]);
    await desk.rows('delete from chat_session where user_id = $1', [id]);
    expect((await desk.add({ user_id: id })).status).toBe(200);
    expect(await statusOf()).toEqual({ person: 'scheduled', chat: null });
    expect(await desk.rows('select session_id from meeting')).toEqual([{ session_id: null }]);
  });

  it('tells nobody whose a chat is who may not know it, by their own meeting or by those of others', async () => {
    const may = ['schedule_invite', 'view_message', 'anonymous_message', 'change_status', 'manage_employee'];
    await desk.rows('update access_group set all_employees = true, permissions = $1::jsonb', [
      JSON.stringify([...may, 'update_company_settings']),
    ]);
    const other = await desk.on.person(partner);
    await other.get('/integrations/rapport/connect');
    const before = await statusOf();
    const { status, body } = await desk.add({}, 'rapport', other);
    expect(status).toBe(200);
    expect(await statusOf()).toEqual(before);
    expect(await desk.rows('select session_id, status_before from meeting')).toEqual([
      { session_id: null, status_before: null },
    ]);
    const later = { start_time: '2026-01-06T11:00:00+05:30', end_time: '2026-01-06T11:30:00+05:30' };
    expect((await desk.add(later)).status).toBe(200);
    expect(await statusOf()).toMatchObject({ person: 'scheduled' });
    const seen = async (who: typeof other) => {
      const meetings = (await who.get(`/feedback_bot/meetings/${await desk.id()}`)).body;
      const summary = (await who.get(`/feedback_bot/users/${await desk.id()}/summary`)).body;
      const audit = (await who.get('/company/audit/?entity=people/meeting')).body;
      return [meetings.data.length, meetings.total_count, summary.meetings, audit.count > 0];
    };
    expect(await seen(desk.who)).toEqual([2, 2, 2, true]);
    expect(await seen(other)).toEqual([1, 1, 1, false]);
    await desk.cancel(body.data.event_id, 'rapport', other);
    const [own] = (await other.get(`/feedback_bot/meetings/${await desk.id()}`)).body.data;
    expect(own).toMatchObject({ state: 'cancelled', status_before: null });
    expect((await other.post(`/feedback_bot/meetings/${own.id}/restore`)).body.code).toBe('NothingToRestore');
  });
});
