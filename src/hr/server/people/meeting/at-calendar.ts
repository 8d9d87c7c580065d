import { type JobContext, ProviderFault } from '../../../../server/context.ts';
import type { Meeting as Event } from '../../integrations/adapters/adapter.ts';
import { mailClientOf } from '../../integrations/token-keeper.ts';
import { attendee, type Meeting, type Wanted, wantedOf, withId } from './meetings.ts';

/** What came of asking a provider. */
export type Outcome =
  | { place?: { calendarId: string; eventId: string } }
  | { fault: ProviderFault['kind']; retryAfter: number | null };

/** Brings the change of a meeting to its organiser's calendar. Asked again, it makes no second event. */
export function bring(job: JobContext, meeting: Meeting): Promise<Outcome> {
  return ask(job, meeting, async ({ adapter, ask, event, place }) => {
    if (meeting.change === 'cancel') await adapter.deleteEvent?.(ask, place);
    else if (meeting.change === 'update') await adapter.updateEvent?.(ask, place, event(wantedOf(meeting)));
    else return { place: await adapter.createEvent?.(ask, event(meeting)) };
    return {};
  });
}

/** Takes a meeting out of the calendar. */
export const takeOut = (job: JobContext, meeting: Meeting): Promise<Outcome> =>
  bring(job, { ...meeting, change: 'cancel' });

/** After a change that may or may not have got there: the calendar says again what is so. */
export function mend(job: JobContext, meeting: Meeting): Promise<Outcome> {
  return ask(job, meeting, async ({ adapter, ask, event, place }) => {
    if (meeting.state === 'scheduled') await adapter.updateEvent?.(ask, place, event(meeting));
    else {
      // Where it was kept is not known. The same event is made once only, and here without anyone who is invited.
      const there = await adapter.createEvent?.(ask, {
        ...event(meeting),
        attendees: [],
      });
      if (there) await adapter.deleteEvent?.(ask, there);
    }
    return {};
  });
}

type Client = NonNullable<Awaited<ReturnType<typeof mailClientOf>>>;

interface Asked extends Pick<Client, 'adapter' | 'ask'> {
  event(said: Wanted): Event;
  place: { calendarId: string; eventId: string };
}

async function ask(job: JobContext, meeting: Meeting, work: (asked: Asked) => Promise<Outcome>): Promise<Outcome> {
  const { companyId: company, organiser, provider, user, id } = meeting;
  const client = await mailClientOf(job, company, organiser);
  if (client?.provider !== provider) return { fault: 'unauthorized', retryAfter: null };
  const person = await job.inCompany(company, (db) => attendee(db, company, withId(user)));
  const event = ({ title, description, event_time, expiry_time, time_zone }: Wanted): Event => ({
    id,
    title,
    html: description,
    from: event_time,
    to: expiry_time,
    timeZone: time_zone,
    attendees: person ? [{ email: person.email, name: person.name }] : [],
  });
  const place = {
    calendarId: meeting.calendar_id ?? '',
    eventId: meeting.event_id ?? '',
  };
  try {
    return await work({
      adapter: client.adapter,
      ask: client.ask,
      event,
      place,
    });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    job.log('a calendar has not taken a meeting', {
      provider,
      kind: error.kind,
      code: error.code,
    });
    return { fault: error.kind, retryAfter: error.retryAfter ?? null };
  }
}

/** Whether the change may have got there all the same. */
export const isUncertain = (fault: ProviderFault['kind']): boolean => ['down', 'timeout', 'malformed'].includes(fault);
