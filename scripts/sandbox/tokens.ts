import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { idToken } from './id-token.ts';
import { type Grant, lifeOfAccess, type ProviderName, type State } from './state.ts';

type Form = Record<string, string>;
type Outcome = Grant | { error: string };

const codeLife = 600_000;

/** Token endpoints of all of them (RFC 6749, 4.1.3, 4.4, 6), and revocation (RFC 7009). */
export function tokens(app: FastifyInstance, state: State): void {
  const at = (path: string, provider: ProviderName, answer: (reply: FastifyReply, outcome: Outcome) => unknown) =>
    app.post<{ Body: Form }>(path, (request, reply) => answer(reply, outcomeOf(state, provider, request.body)));
  at('/slack.com/api/oauth.v2.access', 'slack', slackAnswer);
  at('/oauth2.googleapis.com/token', 'google', plainAnswer);
  at('/login.microsoftonline.com/organizations/oauth2/v2.0/token', 'outlook', plainAnswer);
  app.post<{ Body: Form; Params: { tenant: string } }>(
    '/login.microsoftonline.com/:tenant/oauth2/v2.0/token',
    ({ body, params, host }, reply) => {
      if (body.grant_type !== 'authorization_code') return plainAnswer(reply, ofTenant(state, params.tenant, body));
      const outcome = outcomeOf(state, 'microsoft', body);
      return plainAnswer(reply, outcome, 'error' in outcome ? undefined : idToken(state, outcome, host));
    },
  );
  app.post<{ Body: Form }>('/oauth2.googleapis.com/revoke', (request, reply) => {
    const grant = state.grants.find(({ access, refresh }) => [access, refresh].includes(request.body.token ?? ''));
    if (!grant || grant.revoked) return reply.code(400).send({ error: 'invalid_token' });
    grant.revoked = true;
    return {};
  });
}

const isClient = ({ options }: State, form: Form): boolean =>
  form.client_id === options.clientId && form.client_secret === options.clientSecret;

function outcomeOf(state: State, provider: ProviderName, form: Form): Outcome {
  if (!isClient(state, form)) return { error: 'invalid_client' };
  if (form.grant_type === 'refresh_token') return refreshed(state, provider, form.refresh_token);
  const grant = state.grants.find((one) => one.code === form.code && one.provider === provider);
  if (!grant) return { error: 'invalid_grant' };
  if (grant.codeUsed) {
    // A code that comes twice was stolen: what it brought is taken back (RFC 6749, 4.1.2).
    grant.revoked = true;
    return { error: 'invalid_grant' };
  }
  const challenge = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url');
  const fits = challenge === grant.challenge && form.redirect_uri === grant.redirectUri;
  const age = state.options.clock().getTime() - grant.bornAt;
  if (!fits || age > codeLife) return { error: 'invalid_grant' };
  grant.codeUsed = true;
  state.renew(grant);
  // Slack's tokens of bots do not end by themselves.
  if (provider === 'slack') grant.expiresAt = Number.POSITIVE_INFINITY;
  else grant.refresh = state.secret();
  return grant;
}

/** Microsoft gives a new refresh token each time, Google keeps the old. */
function refreshed(state: State, provider: ProviderName, refresh: string | undefined): Outcome {
  const grant = state.grants.find((one) => one.refresh === refresh && one.provider === provider && !one.revoked);
  if (!grant || refresh === undefined) return { error: 'invalid_grant' };
  state.renew(grant);
  if (provider === 'outlook') grant.refresh = state.secret();
  return grant;
}

function ofTenant(state: State, tenant: string, form: Form): Outcome {
  if (!isClient(state, form)) return { error: 'invalid_client' };
  const known = state.tenants.get(tenant);
  if (!known) return { error: 'invalid_request' };
  if (known.revoked) return { error: 'unauthorized_client' };
  const { scope = '' } = form;
  const grant = state.grant({
    provider: 'microsoft',
    account: tenant,
    scopes: [scope],
    redirectUri: '',
    challenge: '',
  });
  state.renew(grant);
  return grant;
}

function plainAnswer(reply: FastifyReply, outcome: Outcome, id?: string): unknown {
  if ('error' in outcome) {
    const status = outcome.error === 'invalid_client' ? 401 : 400;
    return reply.code(status).send({ error: outcome.error, error_description: 'Said by the sandbox.' });
  }
  return {
    access_token: outcome.access,
    token_type: 'Bearer',
    expires_in: lifeOfAccess / 1000,
    scope: outcome.scopes.join(' '),
    ...(outcome.refresh && { refresh_token: outcome.refresh }),
    ...(id && { id_token: id }),
  };
}

/** https://api.slack.com/methods/oauth.v2.access */
function slackAnswer(_reply: FastifyReply, outcome: Outcome): unknown {
  if ('error' in outcome) {
    const words: Record<string, string> = { invalid_grant: 'invalid_code', invalid_client: 'bad_client_secret' };
    return { ok: false, error: words[outcome.error] ?? outcome.error };
  }
  return {
    ok: true,
    access_token: outcome.access,
    token_type: 'bot',
    scope: outcome.scopes.join(','),
    bot_user_id: 'B1',
    app_id: 'A1',
    team: { id: `T-${outcome.account}`, name: outcome.account },
    authed_user: { id: 'U1' },
  };
}
