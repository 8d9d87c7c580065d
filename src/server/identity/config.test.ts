import { describe, expect, it } from 'vitest';
import { readProviders } from './config.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const oidc = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

describe('readProviders', () => {
  it('offers those that are set, and nobody else', () => {
    expect(readProviders({}, true)).toEqual([]);
    expect(readProviders(google, true)).toEqual([
      {
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
      },
    ]);
    const own = { ...oidc, OIDC_ISSUER: 'https://id.acme.example/realm', OIDC_LABEL: 'Acme ID' };
    expect(readProviders({ ...google, ...own }, true).map(({ name, label }) => [name, label])).toEqual([
      ['google', 'Google'],
      ['oidc', 'Acme ID'],
    ]);
  });

  it.each([
    ['half of it', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
    ['no issuer', oidc, 'OIDC_CLIENT_ID needs OIDC_ISSUER'],
    ['an issuer that is no address', { ...oidc, OIDC_ISSUER: 'acme' }, 'OIDC_ISSUER must be an address'],
    ['an issuer with a query', { ...oidc, OIDC_ISSUER: 'https://x.example/?a=b' }, 'OIDC_ISSUER must be an address'],
    ['an issuer with a name', { ...oidc, OIDC_ISSUER: 'https://me@x.example' }, 'OIDC_ISSUER must be an address'],
    ['an issuer over http', { ...oidc, OIDC_ISSUER: 'http://id.acme.example' }, 'OIDC_ISSUER must be an address'],
    ['a script', { ...oidc, OIDC_ISSUER: 'javascript:alert(1)' }, 'OIDC_ISSUER must be an address'],
  ])('refuses %s with one sentence', (_, env, sentence) => {
    expect(() => readProviders(env, false)).toThrow(sentence);
  });

  it('lets http pass on this machine, and never in production', () => {
    const local = { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4177' };
    expect(readProviders(local, false)).toHaveLength(1);
    expect(() => readProviders(local, true)).toThrow('must be an address that begins with https://');
  });
});
