import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentPage, refusedPage } from './pages.ts';
import type { ProviderName, State } from './state.ts';

type Query = Record<string, string>;

interface Door {
  path: string;
  provider: ProviderName;
  title: string;
  account: { label: string; value: string };
  separator: string;
  /** Someone signs in (OpenID Connect), after an administrator has consented. */
  signIn?: true;
}

const doors: readonly Door[] = [
  {
    path: '/slack.com/oauth/v2/authorize',
    provider: 'slack',
    title: 'Slack (sandbox)',
    account: { label: 'Workspace', value: 'Acme' },
    separator: ',',
  },
  {
    path: '/accounts.google.com/o/oauth2/v2/auth',
    provider: 'google',
    title: 'Google (sandbox)',
    account: { label: 'Account', value: 'anita@acme.example' },
    separator: ' ',
  },
  {
    path: '/login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
    provider: 'outlook',
    title: 'Microsoft (sandbox)',
    account: { label: 'Account', value: 'anita@acme.example' },
    separator: ' ',
  },
  {
    path: '/login.microsoftonline.com/organizations/v2.0/adminconsent',
    provider: 'microsoft',
    title: 'Microsoft, consent of an administrator (sandbox)',
    account: { label: 'Tenant', value: 'acme-tenant' },
    separator: ' ',
  },
  {
    path: '/login.microsoftonline.com/:tenant/oauth2/v2.0/authorize',
    provider: 'microsoft',
    title: 'Microsoft, sign-in (sandbox)',
    account: { label: 'Tenant of your account', value: '' },
    separator: ' ',
    signIn: true,
  },
];

/** https://learn.microsoft.com/entra/identity/role-based-access-control/permissions-reference */
const globalAdministrator = '62e90394-69f5-4237-9190-012177145e10';

const choices = [
  { value: 'allow', label: 'Allow' },
  { value: 'cancel', label: 'Cancel' },
];
const more: Partial<Record<ProviderName, { value: string; label: string }>> = {
  microsoft: { value: 'not-admin', label: 'Try as no administrator' },
};
const less = { value: 'less', label: 'Allow less than is asked for' };

/** The pages to which the product sends the browser (RFC 6749, 4.1.1), and what is chosen there (4.1.2). */
export function consent(app: FastifyInstance, state: State): void {
  for (const door of doors) {
    app.get<{ Querystring: Query; Params: Query }>(door.path, (request, reply) => {
      const wrong = wrongIn(state, door, request.query);
      if (wrong) return html(reply.code(400), refusedPage(wrong));
      const { redirect_uri = '', state: given = '', scope = '', code_challenge = '', nonce = '' } = request.query;
      const { tenant = door.account.value } = request.params;
      return html(
        reply,
        consentPage({
          title: door.title,
          fields: { path: door.path, redirect_uri, state: given, scope, code_challenge, nonce },
          account: { name: 'account', ...door.account, value: tenant },
          scopes: scope.split(door.separator),
          choices: [...choices, more[door.provider] ?? less],
        }),
      );
    });
  }
  app.post<{ Body: Query }>('/consent', (request, reply) => {
    const { redirect_uri = '', state: given = '' } = request.body;
    const door = doors.find(({ path }) => path === request.body.path);
    if (!door || !state.options.redirectUris.includes(redirect_uri))
      return html(reply.code(400), refusedPage('The address of the return is not registered.'));
    const back = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...chosen(state, door, request.body), state: given }))
      back.searchParams.set(name, value);
    return reply.redirect(back.href, 303);
  });
}

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** What stands in the way before anybody is asked; then nobody is sent back (RFC 6749, 4.1.2.1). */
function wrongIn({ options }: State, { provider, signIn }: Door, query: Query): string | undefined {
  if (query.client_id !== options.clientId) return 'The application is not known.';
  if (!options.redirectUris.includes(query.redirect_uri ?? '')) return 'The address of the return is not registered.';
  if (provider === 'microsoft' && !signIn) return undefined;
  if (query.response_type !== 'code') return 'Only codes are given.';
  if (query.code_challenge_method !== 'S256' || !query.code_challenge) return 'PKCE with S256 is needed.';
  return undefined;
}

function chosen(state: State, { provider, separator, signIn }: Door, body: Query): Query {
  const { choice, account = '', scope = '', nonce = '' } = body;
  const { redirect_uri: redirectUri = '', code_challenge: challenge = '' } = body;
  if (choice === 'cancel')
    return { error: 'access_denied', error_description: 'The person said no. <script>alert(1)</script>' };
  if (signIn) {
    const roles = choice === 'not-admin' ? [] : [globalAdministrator];
    const given = { provider, account, scopes: scope.split(separator), redirectUri, challenge };
    return { code: state.grant(given, { nonce, roles }).code };
  }
  if (choice === 'not-admin') return { error: 'consent_required', error_description: 'AADSTS65001' };
  if (provider === 'microsoft') {
    state.tenants.set(account, { name: account, revoked: false });
    return { tenant: account, admin_consent: 'True' };
  }
  const asked = scope.split(separator);
  const scopes = choice === 'less' ? asked.slice(0, 1) : asked;
  return { code: state.grant({ provider, account, scopes, redirectUri, challenge }).code };
}
