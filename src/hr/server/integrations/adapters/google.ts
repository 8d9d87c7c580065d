import MailComposer from 'nodemailer/lib/mail-composer';
import { type Ask, type Connector, ProviderFault } from '../../../../server/context.ts';
import {
  type Adapter,
  listIn,
  type Meeting,
  type OutgoingMail,
  spansIn,
  textIn,
  timeIn,
  unlessMissing,
} from './adapter.ts';

const calendars = 'https://www.googleapis.com/calendar/v3';
const send = 'https://www.googleapis.com/auth/gmail.send';
const events = 'https://www.googleapis.com/auth/calendar.events';
const calendarRead = 'https://www.googleapis.com/auth/calendar.readonly';

const primary = async (ask: Ask): Promise<string> => textIn(await ask({ url: `${calendars}/calendars/primary` }), 'id');

/**
 * OAuth 2 of Google, for a person: https://developers.google.com/identity/protocols/oauth2/web-server. Mail is sent and
 * never read, so the right to read it is not asked for.
 */
export const googleConnector: Connector = {
  label: 'Google',
  flow: 'code',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: ['https://www.googleapis.com', 'https://gmail.googleapis.com'],
  scopes: [send, events, calendarRead],
  needs: [send, events, calendarRead],
  // A refresh token is given with a consent only.
  more: { access_type: 'offline', prompt: 'consent' },
  async account(ask) {
    const id = await primary(ask);
    return { id, label: id };
  },
};

/** Calendar v3 (https://developers.google.com/calendar/api/v3/reference/events) and Gmail v1. */
export const google: Adapter = {
  async listBusy(ask, from, to, guest) {
    const id = await primary(ask);
    const json = { timeMin: from.toISOString(), timeMax: to.toISOString(), items: [{ id }, { id: guest }] };
    const { calendars: told } = await ask({ method: 'POST', url: `${calendars}/freeBusy`, json });
    const of = (whose: string) => (told as Record<string, Record<string, unknown>> | undefined)?.[whose];
    const own = of(id);
    if (!own) throw new ProviderFault('malformed');
    const theirs = of(guest);
    // Of a calendar that one may not see there are errors in place of times.
    return { own: busyIn(own), guest: theirs && !theirs.errors ? busyIn(theirs) : null };
  },
  async createEvent(ask, meeting) {
    const calendarId = await primary(ask);
    // Letters and digits of base32hex; the same id again is refused with 409, so no second event is made.
    const eventId = meeting.id.replaceAll('-', '');
    const json = { id: eventId, ...eventOf(meeting) };
    await ask({ method: 'POST', url: `${eventsOf(calendarId)}?sendUpdates=all`, json }).catch((error: unknown) => {
      if (!(error instanceof ProviderFault) || error.status !== 409) throw error;
    });
    return { calendarId, eventId };
  },
  async updateEvent(ask, { calendarId, eventId }, meeting) {
    const url = `${eventsOf(calendarId, eventId)}?sendUpdates=all`;
    await ask({ method: 'PATCH', url, json: eventOf(meeting) });
  },
  async deleteEvent(ask, { calendarId, eventId }) {
    const url = `${eventsOf(calendarId, eventId)}?sendUpdates=all`;
    await unlessMissing(ask({ method: 'DELETE', url }));
  },
  /** https://developers.google.com/gmail/api/reference/rest/v1/users.messages/send */
  async sendMail(ask, mail) {
    const url = 'https://gmail.googleapis.com/gmail/v1/users/me/messages/send';
    const json = { raw: (await messageOf(mail)).toString('base64url') };
    textIn(await ask({ method: 'POST', url, json }), 'id');
  },
};

const busyIn = (calendar: Record<string, unknown>) =>
  spansIn(listIn(calendar, 'busy'), (one) => ({ from: timeIn(textIn(one, 'start')), to: timeIn(textIn(one, 'end')) }));

const eventsOf = (calendarId: string, ...eventId: string[]): string =>
  [`${calendars}/calendars/${encodeURIComponent(calendarId)}/events`, ...eventId.map(encodeURIComponent)].join('/');

const eventOf = ({ title, html, from, to, timeZone, attendees }: Meeting) => ({
  summary: title,
  description: html,
  start: { dateTime: from.toISOString(), timeZone },
  end: { dateTime: to.toISOString(), timeZone },
  attendees: attendees.map(({ email, name }) => ({ email, displayName: name })),
});

/** A message as it travels. The composer sees to it that no sign of a name or subject begins another header. */
const messageOf = ({ to, subject, html }: OutgoingMail): Promise<Buffer> =>
  new MailComposer({ to: { name: to.name, address: to.email }, subject, html }).compile().build();
