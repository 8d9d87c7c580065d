import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { admin, employee, meetingTests } from '../support/meetings.ts';

/** Invitations, read by a parser that calendars use, with nothing known of zones but what stands in them. */

const desk = meetingTests();

function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const instant = (time: ICAL.Time) => {
    const there = time.clone();
    there.zone = zone;
    return there.toJSDate().toISOString();
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    start: instant(event.startDate),
    end: instant(event.endDate),
    zone: zone.tzid,
    status: event.component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((one) => [one.getFirstValue(), one.getParameter('cn')]),
    stamp: String(event.component.getFirstPropertyValue('dtstamp')),
    html: event.component.getFirstPropertyValue('x-alt-desc'),
  };
}

const invitations = async () => (await desk.invitations()).map(({ content }) => read(content));
const inZone = (zone: string) =>
  desk.rows('update user_profile set user_timezone = $2 where email = $1', [admin, zone]);
const on = (date: string, start: string, end: string) => ({
  date,
  start_time: `${date}T${start}`,
  end_time: `${date}T${end}`,
});

describe('an invitation', () => {
  it('has one id for all that is said of a meeting, and counts what is changed', async () => {
    const event = (await desk.add({ summary: 'Ärger; mit, "Zitat"' })).body.data.event_id;
    desk.on.clock.forward(1);
    await desk.change(event, { description: '<ul><li>One</li><li>Two &amp; three</li></ul>' });
    desk.on.clock.forward(1);
    await desk.cancel(event);
    const [first, second, third] = await invitations();
    expect(first).toEqual({
      method: 'REQUEST',
      uid: `${event}@localhost`,
      sequence: 0,
      summary: 'Ärger; mit, "Zitat"',
      description: 'Let us talk.',
      start: '2026-01-06T04:30:00.000Z',
      end: '2026-01-06T05:00:00.000Z',
      zone: 'Asia/Kolkata',
      status: 'CONFIRMED',
      organizer: `mailto:${admin}`,
      attendees: [[`MAILTO:${employee}`, expect.any(String)]],
      stamp: '2026-01-05T06:00:00Z',
      html: '<p>Let us <strong>talk</strong>.</p>',
    });
    expect([second?.uid, second?.sequence, second?.method, second?.description]).toEqual([
      first?.uid,
      1,
      'REQUEST',
      '- One\n- Two & three',
    ]);
    expect([third?.uid, third?.sequence, third?.method, third?.status]).toEqual([first?.uid, 2, 'CANCEL', 'CANCELLED']);
  });

  it('says the same instants on both sides of a change of the clocks, and is moved across it', async () => {
    await inZone('Europe/Berlin');
    const event = (await desk.add(on('2026-03-28', '10:00:00+01:00', '10:30:00+01:00'))).body.data.event_id;
    desk.on.clock.forward(1);
    await desk.change(event, on('2026-03-29', '10:00:00+02:00', '10:30:00+02:00'));
    desk.on.clock.forward(1);
    await desk.cancel(event);
    expect((await invitations()).map(({ start, end, zone }) => [start, end, zone])).toEqual([
      ['2026-03-28T09:00:00.000Z', '2026-03-28T09:30:00.000Z', 'Europe/Berlin'],
      ['2026-03-29T08:00:00.000Z', '2026-03-29T08:30:00.000Z', 'Europe/Berlin'],
      ['2026-03-29T08:00:00.000Z', '2026-03-29T08:30:00.000Z', 'Europe/Berlin'],
    ]);
  });

  it.each([
    ['Europe/Berlin', on('2026-10-25', '04:00:00+01:00', '04:30:00+01:00'), '2026-10-25T03:00:00.000Z'],
    ['America/New_York', on('2026-11-01', '09:00:00-05:00', '09:30:00-05:00'), '2026-11-01T14:00:00.000Z'],
    ['Australia/Sydney', on('2026-04-05', '09:00:00+10:00', '09:30:00+10:00'), '2026-04-04T23:00:00.000Z'],
    ['Australia/Lord_Howe', on('2026-07-01', '09:00:00+10:30', '09:30:00+10:30'), '2026-06-30T22:30:00.000Z'],
    ['America/St_Johns', on('2026-07-01', '09:00:00-02:30', '09:30:00-02:30'), '2026-07-01T11:30:00.000Z'],
  ])('in %s is read at the right time', async (zone, times, start) => {
    await inZone(zone);
    expect((await desk.add(times)).status).toBe(200);
    expect((await invitations())[0]).toMatchObject({ start, zone });
  });

  it('of a time that the clocks pass over is not made', async () => {
    await inZone('Europe/Berlin');
    const { body } = await desk.add(on('2026-03-29', '02:30:00+02:00', '03:30:00+02:00'));
    expect([body.code, body.errors]).toEqual([
      'NoSuchTime',
      { start_time: [expect.stringContaining('Europe/Berlin')] },
    ]);
    expect(await invitations()).toEqual([]);
  });
});
