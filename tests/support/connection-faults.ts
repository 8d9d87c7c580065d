import type { Fault, ProviderName } from '../../scripts/sandbox/state.ts';

/** Whatever a provider may answer in the steps of a connection that the server makes by itself. */

type Spoil = [name: string, fault: Omit<Fault, 'match' | 'times'>];
const spoils: Spoil[] = [
  ['400', { status: 400, body: '{"error":"invalid_request"}' }],
  ['400 invalid_grant', { status: 400, body: '{"error":"invalid_grant"}' }],
  ['401', { status: 401, body: '{"error":"invalid_client"}' }],
  ['403', { status: 403, body: '{"error":"access_denied"}' }],
  ['429', { status: 429, headers: { 'retry-after': '5' } }],
  ['500', { status: 500, body: '<html>' }],
  ['503', { status: 503 }],
  ['no JSON', { status: 200, body: '<html>hello' }],
  ['a list', { status: 200, body: '[]' }],
  ['an empty object', { status: 200, body: '{}' }],
  ['another type of token', { status: 200, body: '{"access_token":"a","token_type":"mac"}' }],
  ['a token that is a number', { status: 200, body: '{"access_token":7,"token_type":"bearer"}' }],
  ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
];

/** Parts of the addresses that are asked. */
const places: Record<ProviderName, [tokens: string, account: string]> = {
  slack: ['oauth.v2.access', 'auth.test'],
  microsoft: ['/oauth2/v2.0/token', '/organization'],
  google: ['/token', '/calendars/primary'],
  outlook: ['/oauth2/v2.0/token', '/v1.0/me'],
};

export interface Spoiled {
  name: string;
  faultAt(provider: ProviderName): Fault;
}

export const spoiled: readonly Spoiled[] = [0, 1].flatMap((which) =>
  spoils.map(([name, fault]) => ({
    name: `${which === 0 ? 'the tokens' : 'the account'} answered with ${name}`,
    faultAt: (provider: ProviderName) => ({ ...fault, match: places[provider][which] as string, times: 1 }),
  })),
);
