import { type Connector, ProviderFault } from '../../../../server/context.ts';
import { type Adapter, listIn, type Meeting, spansIn, textIn, timeIn, unlessMissing } from './adapter.ts';

const login = 'https://login.microsoftonline.com';
const graph = 'https://graph.microsoft.com/v1.0';

/** Roles that may consent to what an application does by itself: https://learn.microsoft.com/entra/identity/role-based-access-control/permissions-reference */
const consenting = [
  // Global Administrator
  '62e90394-69f5-4237-9190-012177145e10',
  // Privileged Role Administrator
  'e8611ab8-c189-46e8-94e1-60213ab1f814',
];

/**
 * Consent of an administrator for a tenant: https://learn.microsoft.com/entra/identity-platform/v2-admin-consent. Tokens
 * are asked for in the application's own name: https://learn.microsoft.com/graph/auth-v2-service
 */
export const teamsConnector: Connector = {
  label: 'Microsoft Teams',
  flow: 'admin-consent',
  authorize: `${login}/organizations/v2.0/adminconsent`,
  token: `${login}/{tenant}/oauth2/v2.0/token`,
  api: ['https://graph.microsoft.com'],
  scopes: ['https://graph.microsoft.com/.default'],
  needs: [],
  // https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
  proof: {
    authorize: `${login}/{tenant}/oauth2/v2.0/authorize`,
    issuer: `${login}/{tenant}/v2.0`,
    keys: `${login}/{tenant}/discovery/v2.0/keys`,
    scopes: ['openid', 'profile'],
    of: ({ tid, wids }) => ({
      tenant: tid,
      mayConsent: Array.isArray(wids) && consenting.some((role) => wids.includes(role)),
    }),
  },
  async account(ask, tenant) {
    const [organization] = listIn(await ask({ url: `${graph}/organization` }), 'value');
    const id = textIn(organization, 'id');
    if (id !== tenant) throw new ProviderFault('malformed');
    return { id, label: textIn(organization, 'displayName') };
  },
};

export const teams: Adapter = {
  /** In the activity feed, which an application may write to: https://learn.microsoft.com/graph/teams-send-activityfeednotifications */
  async sendMessage(ask, to, { text, link }) {
    const url = `${graph}/users/${encodeURIComponent(to)}/teamwork/sendActivityNotification`;
    const webUrl = `https://teams.microsoft.com/l/entity/rapport/home${link ? `?webUrl=${encodeURIComponent(link.url)}` : ''}`;
    const json = {
      topic: { source: 'text', value: link?.label ?? text.slice(0, 50), webUrl },
      activityType: 'systemDefault',
      previewText: { content: text.slice(0, 150) },
      templateParameters: [{ name: 'systemDefaultText', value: text.slice(0, 500) }],
    };
    await ask({ method: 'POST', url, json });
    // Nothing is answered.
    return { id: '' };
  },
};

const plain = (scope: string): string => scope.replace(/^https:\/\/graph\.microsoft\.com\//, '');

/** Of a person with a work account: https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export const outlookConnector: Connector = {
  label: 'Outlook',
  flow: 'code',
  authorize: `${login}/organizations/oauth2/v2.0/authorize`,
  token: `${login}/organizations/oauth2/v2.0/token`,
  api: ['https://graph.microsoft.com'],
  scopes: ['offline_access', 'User.Read', 'Mail.Send', 'Calendars.ReadWrite'],
  needs: ['User.Read', 'Mail.Send', 'Calendars.ReadWrite'],
  asTokens: (answer) =>
    typeof answer.scope === 'string' ? { ...answer, scope: answer.scope.split(' ').map(plain).join(' ') } : answer,
  async account(ask) {
    const answer = await ask({ url: `${graph}/me?$select=id,mail,userPrincipalName` });
    const { mail, userPrincipalName } = answer;
    return { id: textIn(answer, 'id'), label: String(mail ?? userPrincipalName ?? '') };
  },
};

/** Mail and calendar of Microsoft Graph: https://learn.microsoft.com/graph/api/resources/event */
export const outlook: Adapter = {
  async listBusy(ask, from, to, guest) {
    const owner = textIn(await ask({ url: `${graph}/me?$select=id,mail,userPrincipalName` }), 'userPrincipalName');
    const json = { schedules: [owner, guest], startTime: graphTime(from), endTime: graphTime(to) };
    const answer = await ask({ method: 'POST', url: `${graph}/me/calendar/getSchedule`, json });
    // In the order in which they were asked for.
    const [own, theirs] = listIn(answer, 'value');
    return { own: busyIn(own ?? {}), guest: theirs && !theirs.error ? busyIn(theirs) : null };
  },
  async createEvent(ask, meeting) {
    // The same transaction id again makes no second event.
    const json = { ...eventOf(meeting), transactionId: meeting.id };
    const eventId = textIn(await ask({ method: 'POST', url: `${graph}/me/events`, json }), 'id');
    return { calendarId: 'primary', eventId };
  },
  async updateEvent(ask, { eventId }, meeting) {
    await ask({ method: 'PATCH', url: eventAt(eventId), json: eventOf(meeting) });
  },
  async deleteEvent(ask, { eventId }) {
    await unlessMissing(ask({ method: 'DELETE', url: eventAt(eventId) }));
  },
  async sendMail(ask, { to, subject, html }) {
    const toRecipients = [{ emailAddress: { address: to.email, name: to.name } }];
    const message = { subject, body: { contentType: 'HTML', content: html }, toRecipients };
    await ask({ method: 'POST', url: `${graph}/me/sendMail`, json: { message } });
  },
};

const available: readonly unknown[] = ['free', 'workingElsewhere'];

const busyIn = (schedule: Record<string, unknown>) =>
  spansIn(
    listIn(schedule, 'scheduleItems').filter(({ status }) => !available.includes(status)),
    (one) => ({ from: fromGraph(textIn(one, 'start', 'dateTime')), to: fromGraph(textIn(one, 'end', 'dateTime')) }),
  );

const eventAt = (id: string): string => `${graph}/me/events/${encodeURIComponent(id)}`;

/** A time without a zone beside the zone's name; UTC is understood by all. */
const graphTime = (time: Date) => ({ dateTime: time.toISOString().slice(0, 19), timeZone: 'UTC' });
const fromGraph = (text: string): Date => timeIn(/Z$/.test(text) ? text : `${text}Z`);

const eventOf = ({ title, html, from, to, attendees }: Meeting) => ({
  subject: title,
  body: { contentType: 'HTML', content: html },
  start: graphTime(from),
  end: graphTime(to),
  attendees: attendees.map(({ email, name }) => ({ emailAddress: { address: email, name }, type: 'required' })),
});
