import type { Ask, Connector, FaultKind } from '../../../../server/context.ts';
import { type Adapter, textIn } from './adapter.ts';

const api = 'https://slack.com/api';

/** https://api.slack.com/web#evaluating_responses: an error stands in the body, whatever the status. */
const kinds: Readonly<Record<string, FaultKind>> = {
  invalid_auth: 'unauthorized',
  not_authed: 'unauthorized',
  token_revoked: 'unauthorized',
  token_expired: 'unauthorized',
  account_inactive: 'unauthorized',
  missing_scope: 'forbidden',
  not_allowed_token_type: 'forbidden',
  restricted_action: 'forbidden',
  access_denied: 'forbidden',
  users_not_found: 'missing',
  user_not_found: 'missing',
  channel_not_found: 'missing',
  ratelimited: 'limited',
  internal_error: 'down',
  fatal_error: 'down',
  service_unavailable: 'down',
  request_timeout: 'down',
};

/** The token endpoint's own words, as RFC 6749 has them. */
const grantErrors: Readonly<Record<string, string>> = {
  invalid_code: 'invalid_grant',
  code_already_used: 'invalid_grant',
  invalid_refresh_token: 'invalid_grant',
  bad_redirect_uri: 'invalid_grant',
  invalid_code_verifier: 'invalid_grant',
  bad_client_secret: 'invalid_client',
  invalid_client_id: 'invalid_client',
};

/** OAuth v2 of Slack, for a workspace: https://api.slack.com/authentication/oauth-v2 */
export const slackConnector: Connector = {
  label: 'Slack',
  flow: 'code',
  authorize: 'https://slack.com/oauth/v2/authorize',
  token: `${api}/oauth.v2.access`,
  revoke: `${api}/auth.revoke`,
  api: ['https://slack.com'],
  scopes: ['chat:write', 'im:write', 'users:read', 'users:read.email'],
  needs: ['chat:write', 'im:write', 'users:read.email'],
  separator: ',',
  asTokens(answer) {
    if (answer.ok === true) return { ...answer, token_type: 'bearer' };
    const error = String(answer.error ?? 'invalid_request');
    return { error: grantErrors[error] ?? error };
  },
  trouble({ ok, error }) {
    if (ok === true) return undefined;
    const code = String(error ?? '');
    return { kind: ok === false ? (kinds[code] ?? 'refused') : 'malformed', code };
  },
  async account(ask) {
    const answer = await ask({ method: 'POST', url: `${api}/auth.test`, form: {} });
    return { id: textIn(answer, 'team_id'), label: textIn(answer, 'team') };
  },
};

/** Its special signs in texts: https://api.slack.com/reference/surfaces/formatting#escaping */
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const slack: Adapter = {
  /** As the app, in a direct conversation: https://api.slack.com/methods/chat.postMessage */
  async sendMessage(ask, to, { text, link }) {
    const channel = await conversationWith(ask, to);
    const button = link && {
      type: 'actions',
      elements: [{ type: 'button', text: { type: 'plain_text', text: link.label.slice(0, 75) }, url: link.url }],
    };
    const section = { type: 'section', text: { type: 'mrkdwn', text: escaped(text).slice(0, 3000) } };
    const json = { channel, text: escaped(text), blocks: button ? [section, button] : [section] };
    return { id: textIn(await ask({ method: 'POST', url: `${api}/chat.postMessage`, json }), 'ts') };
  },
};

async function conversationWith(ask: Ask, address: string): Promise<string> {
  const found = await ask({ method: 'POST', url: `${api}/users.lookupByEmail`, form: { email: address } });
  const users = textIn(found, 'user', 'id');
  return textIn(await ask({ method: 'POST', url: `${api}/conversations.open`, json: { users } }), 'channel', 'id');
}
