import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.ts';
import type { Grant, State } from './state.ts';

type Said = Record<string, unknown>;

const stranger = 'nobody@';

/** Slack's Web API, as far as the product asks it: https://api.slack.com/web */
export function slack(app: FastifyInstance, state: State): void {
  const method = (name: string, scope: string | null, answer: (grant: Grant, given: Said) => Said) => {
    const handle = (request: FastifyRequest) => {
      const grant = bearerOf(state, request, 'slack');
      if (!grant) return { ok: false, error: 'invalid_auth' };
      if (scope && !grant.scopes.includes(scope)) return { ok: false, error: 'missing_scope', needed: scope };
      return answer(grant, { ...(request.query as Said), ...((request.body as Said | undefined) ?? {}) });
    };
    app.get(`/slack.com/api/${name}`, handle);
    app.post(`/slack.com/api/${name}`, handle);
  };
  method('auth.test', null, ({ account }) => ({ ok: true, team_id: `T-${account}`, team: account, bot_id: 'B1' }));
  method('auth.revoke', null, (grant) => {
    grant.revoked = true;
    return { ok: true, revoked: true };
  });
  method('users.lookupByEmail', 'users:read.email', (_grant, { email }) =>
    String(email).startsWith(stranger)
      ? { ok: false, error: 'users_not_found' }
      : { ok: true, user: { id: `U-${email}`, profile: { email } } },
  );
  method('conversations.open', 'im:write', (_grant, { users }) => ({ ok: true, channel: { id: `D-${users}` } }));
  method('chat.postMessage', 'chat:write', (grant, { channel, text, blocks }) => {
    if (!String(channel).startsWith('D-')) return { ok: false, error: 'channel_not_found' };
    if (!text) return { ok: false, error: 'no_text' };
    const ts = state.newId('ts-');
    const to = [String(channel).replace('D-U-', '')];
    state.arrived.push({
      kind: 'message',
      id: ts,
      provider: 'slack',
      by: grant.account,
      to,
      content: { text, blocks },
    });
    return { ok: true, channel, ts };
  });
}
