import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.ts';
import { busyOf } from './busy.ts';
import type { Grant, State } from './state.ts';

type Said = Record<string, unknown>;
type FreeBusy = { timeMin: string; timeMax: string; items: { id: string }[] };
type Params = { id: string; event: string };

const calendar = '/www.googleapis.com/calendar/v3';
const scopes = {
  events: 'https://www.googleapis.com/auth/calendar.events',
  busy: 'https://www.googleapis.com/auth/calendar.readonly',
  send: 'https://www.googleapis.com/auth/gmail.send',
};

/** https://cloud.google.com/apis/design/errors */
const failure = (reply: FastifyReply, code: number, status: string) =>
  reply.code(code).send({ error: { code, status, message: 'Said by the sandbox.' } });

/** Calendar v3 and Gmail v1, as far as the product asks them: https://developers.google.com/calendar/api/v3/reference */
export function google(app: FastifyInstance, state: State): void {
  const allowed = (request: FastifyRequest, reply: FastifyReply, scope: string): Grant | undefined => {
    const grant = bearerOf(state, request, 'google');
    if (!grant) failure(reply, 401, 'UNAUTHENTICATED');
    else if (!grant.scopes.includes(scope)) failure(reply, 403, 'PERMISSION_DENIED');
    else return grant;
    return undefined;
  };
  app.get(`${calendar}/calendars/primary`, (request, reply) => {
    const grant = allowed(request, reply, scopes.busy);
    return grant ? { id: grant.account, summary: grant.account, timeZone: 'Asia/Kolkata' } : reply;
  });
  app.post<{ Body: FreeBusy }>(`${calendar}/freeBusy`, (request, reply) => {
    const grant = allowed(request, reply, scopes.busy);
    if (!grant) return reply;
    const { timeMin, timeMax, items } = request.body;
    const times = { provider: 'google', from: new Date(timeMin), to: new Date(timeMax) } as const;
    const calendars = items.map(({ id }) => {
      const busy = busyOf(state, { ...times, account: id });
      return [id, busy ? { busy } : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }];
    });
    return { calendars: Object.fromEntries(calendars) };
  });
  app.post<{ Body: Said; Params: Params }>(`${calendar}/calendars/:id/events`, (request, reply) => {
    const grant = allowed(request, reply, scopes.events);
    if (!grant) return reply;
    const content = request.body;
    if (!content.start || !content.end) return failure(reply, 400, 'INVALID_ARGUMENT');
    const id = String(content.id ?? state.newId('event'));
    if (state.arrived.some((one) => one.id === id)) return failure(reply, 409, 'ALREADY_EXISTS');
    const to = ((content.attendees ?? []) as { email: string }[]).map(({ email }) => email);
    state.arrived.push({ kind: 'event', id, provider: 'google', by: grant.account, to, content });
    return { ...content, id, status: 'confirmed' };
  });
  app.patch<{ Body: Said; Params: Params }>(`${calendar}/calendars/:id/events/:event`, (request, reply) => {
    if (!allowed(request, reply, scopes.events)) return reply;
    const found = state.arrived.find(({ id, gone }) => id === request.params.event && !gone);
    if (!found) return failure(reply, 404, 'NOT_FOUND');
    Object.assign(found.content, request.body);
    return { ...found.content, id: found.id };
  });
  app.delete<{ Params: Params }>(`${calendar}/calendars/:id/events/:event`, (request, reply) => {
    if (!allowed(request, reply, scopes.events)) return reply;
    const found = state.arrived.find(({ id }) => id === request.params.event);
    if (!found) return failure(reply, 404, 'NOT_FOUND');
    if (found.gone) return failure(reply, 410, 'GONE');
    found.gone = true;
    return reply.code(204).send();
  });
  app.post<{ Body: Said }>('/gmail.googleapis.com/gmail/v1/users/me/messages/send', (request, reply) => {
    const grant = allowed(request, reply, scopes.send);
    if (!grant) return reply;
    const raw = Buffer.from(String(request.body.raw ?? ''), 'base64url').toString('utf8');
    const to = /^To:\s*(.+)$/im.exec(raw)?.[1];
    if (!to) return failure(reply, 400, 'INVALID_ARGUMENT');
    const id = state.newId('mail-');
    state.arrived.push({ kind: 'mail', id, provider: 'google', by: grant.account, to: [to], content: { raw } });
    return { id, threadId: id };
  });
}
