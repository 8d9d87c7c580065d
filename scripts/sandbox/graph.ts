import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.ts';
import { busyOf } from './busy.ts';
import type { Grant, ProviderName, State } from './state.ts';

type Said = Record<string, unknown>;
type Moment = { dateTime: string; timeZone: string };
type Schedules = { schedules: string[]; startTime: Moment; endTime: Moment };
type Address = { emailAddress: { address: string } };

const v1 = '/graph.microsoft.com/v1.0';

const utc = ({ dateTime }: Moment): Date => new Date(`${dateTime}Z`);
const said = (time: Date): Moment => ({ dateTime: time.toISOString().slice(0, -1), timeZone: 'UTC' });

/** https://learn.microsoft.com/graph/errors */
const failure = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: { code, message: 'Said by the sandbox.' } });

/** Microsoft Graph, as far as the product asks it: https://learn.microsoft.com/graph/api/overview */
export function graph(app: FastifyInstance, state: State): void {
  const allowed = (
    request: FastifyRequest,
    reply: FastifyReply,
    of: ProviderName,
    scope?: string,
  ): Grant | undefined => {
    const grant = bearerOf(state, request, of);
    if (!grant) failure(reply, 401, 'InvalidAuthenticationToken');
    else if (scope && !grant.scopes.includes(scope)) failure(reply, 403, 'ErrorAccessDenied');
    else return grant;
    return undefined;
  };
  const tenantOf = (grant: Grant) => state.tenants.get(grant.account);

  app.get(`${v1}/organization`, (request, reply) => {
    const grant = allowed(request, reply, 'microsoft');
    return grant ? { value: [{ id: grant.account, displayName: tenantOf(grant)?.name }] } : reply;
  });
  app.post<{ Body: Said; Params: { user: string } }>(
    `${v1}/users/:user/teamwork/sendActivityNotification`,
    (request, reply) => {
      const grant = allowed(request, reply, 'microsoft');
      if (!grant) return reply;
      const { user } = request.params;
      if (user.startsWith('nobody@')) return failure(reply, 404, 'NotFound');
      const id = state.newId('activity-');
      state.arrived.push({
        kind: 'message',
        id,
        provider: 'microsoft',
        by: grant.account,
        to: [user],
        content: request.body,
      });
      return reply.code(204).send();
    },
  );
  app.get(`${v1}/me`, (request, reply) => {
    const grant = allowed(request, reply, 'outlook', 'User.Read');
    return grant ? { id: `id-${grant.account}`, mail: grant.account, userPrincipalName: grant.account } : reply;
  });
  app.post<{ Body: Schedules }>(`${v1}/me/calendar/getSchedule`, (request, reply) => {
    if (!allowed(request, reply, 'outlook', 'Calendars.ReadWrite')) return reply;
    const { schedules, startTime, endTime } = request.body;
    const times = { provider: 'outlook', from: utc(startTime), to: utc(endTime) } as const;
    const value = schedules.map((scheduleId) => {
      const busy = busyOf(state, { ...times, account: scheduleId });
      const scheduleItems = busy?.map(({ start, end }) => ({ status: 'busy', start: said(start), end: said(end) }));
      return {
        scheduleId,
        ...(scheduleItems ? { scheduleItems } : { error: { responseCode: 'ErrorMailRecipientNotFound' } }),
      };
    });
    return { value };
  });
  app.post<{ Body: Said }>(`${v1}/me/events`, (request, reply) => {
    const grant = allowed(request, reply, 'outlook', 'Calendars.ReadWrite');
    if (!grant) return reply;
    const content = request.body;
    if (!content.start || !content.end) return failure(reply, 400, 'ErrorInvalidRequest');
    // The same transaction id again is the same event: https://learn.microsoft.com/graph/api/resources/event
    const known = state.arrived.find((one) => one.content.transactionId === content.transactionId && !one.gone);
    const id = known?.id ?? state.newId('event-');
    const to = ((content.attendees ?? []) as Address[]).map(({ emailAddress }) => emailAddress.address);
    if (!known) state.arrived.push({ kind: 'event', id, provider: 'outlook', by: grant.account, to, content });
    return reply.code(201).send({ ...content, id });
  });
  app.patch<{ Body: Said; Params: { event: string } }>(`${v1}/me/events/:event`, (request, reply) => {
    if (!allowed(request, reply, 'outlook', 'Calendars.ReadWrite')) return reply;
    const found = state.arrived.find(({ id, gone }) => id === request.params.event && !gone);
    if (!found) return failure(reply, 404, 'ErrorItemNotFound');
    Object.assign(found.content, request.body);
    return { ...found.content, id: found.id };
  });
  app.delete<{ Params: { event: string } }>(`${v1}/me/events/:event`, (request, reply) => {
    if (!allowed(request, reply, 'outlook', 'Calendars.ReadWrite')) return reply;
    const found = state.arrived.find(({ id, gone }) => id === request.params.event && !gone);
    if (!found) return failure(reply, 404, 'ErrorItemNotFound');
    found.gone = true;
    return reply.code(204).send();
  });
  app.post<{ Body: { message: Said & { toRecipients: Address[] } } }>(`${v1}/me/sendMail`, (request, reply) => {
    const grant = allowed(request, reply, 'outlook', 'Mail.Send');
    if (!grant) return reply;
    const { message } = request.body;
    const to = message.toRecipients.map(({ emailAddress }) => emailAddress.address);
    const id = state.newId('mail-');
    state.arrived.push({ kind: 'mail', id, provider: 'outlook', by: grant.account, to, content: message });
    return reply.code(202).send();
  });
}
