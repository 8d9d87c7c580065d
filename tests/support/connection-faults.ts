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

type Place = Pick<Fault, 'match' | 'after'>;

/** Parts of the addresses that are asked, by what is asked there. */
const places: Record<ProviderName, Record<string, Place>> = {
  slack: { 'the tokens': { match: 'oauth.v2.access' }, 'the account': { match: 'auth.test' } },
  microsoft: {
    'the sign-in': { match: '/oauth2/v2.0/token' },
    'its keys': { match: '/discovery/v2.0/keys' },
    'the tokens': { match: '/oauth2/v2.0/token', after: 1 },
    'the account': { match: '/organization' },
  },
  google: { 'the tokens': { match: '/token' }, 'the account': { match: '/calendars/primary' } },
  outlook: { 'the tokens': { match: '/oauth2/v2.0/token' }, 'the account': { match: '/v1.0/me' } },
};

export interface Spoiled {
  name: string;
  fault: Fault;
}

export const spoiledAt = (provider: ProviderName): readonly Spoiled[] =>
  Object.entries(places[provider]).flatMap(([what, place]) =>
    spoils.map(([name, fault]) => ({ name: `${what} answered with ${name}`, fault: { ...fault, ...place, times: 1 } })),
  );
