import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { type ICalCalendarMethod, type ICalEventStatus } from 'ical-generator';
import { readableText } from '../../../../server/context.ts';
import type { Meeting } from './meetings.ts';
import { vtimezone } from './vtimezone.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

interface Person {
  name: string;
  email: string;
}

interface Invitation {
  meeting: Pick<Meeting, 'id' | 'title' | 'description' | 'event_time' | 'expiry_time' | 'time_zone' | 'sequence'>;
  method: 'REQUEST' | 'CANCEL';
  organiser: Person;
  employee: Person;
  now: Date;
  /** Host of the product, by which ids are unique in the world. */
  host: string;
}

/** A parameter of a line has no way to write a quotation mark (RFC 5545, 3.2). */
const quotable = (name: string): string => name.replace(/["\p{Cc}]/gu, '');

/** An invitation as calendars read it (RFC 5545, sent by RFC 6047). */
export function invitationOf({ meeting, method, organiser, employee, now, host }: Invitation): string {
  const { id, title, description, event_time: from, expiry_time: to, time_zone: zone, sequence } = meeting;
  const calendar = ical({
    prodId: { company: 'Rapport', product: 'Meetings', language: 'EN' },
    method: method as ICalCalendarMethod,
    timezone: { name: null, generator: () => vtimezone(zone, from) },
  });
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: now,
    start: dayjs(from).tz(zone),
    end: dayjs(to).tz(zone),
    timezone: zone,
    summary: title,
    description: { plain: readableText(description), html: description },
    status: (method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED') as ICalEventStatus,
    organizer: { name: quotable(organiser.name), email: organiser.email },
    attendees: [
      {
        name: quotable(employee.name),
        email: employee.email,
        rsvp: method === 'REQUEST',
        role: 'REQ-PARTICIPANT' as never,
        status: 'NEEDS-ACTION' as never,
        type: 'INDIVIDUAL' as never,
      },
    ],
  });
  return calendar.toString();
}
