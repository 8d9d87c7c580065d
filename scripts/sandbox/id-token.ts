import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Claims, Grant, State } from './state.ts';

/** Made when it is first needed. */
let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined;
const keys = () => (pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));

const login = 'login.microsoftonline.com';
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** RFC 7515, with RS256. */
function sign(claims: Claims): string {
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(keys().privateKey, 'base64url')}`;
}

/** https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference */
export function idToken(state: State, { account: tid, signIn }: Grant, host: string): string | undefined {
  if (!signIn) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `http://${host}/${login}/${tid}/v2.0`,
    aud: state.options.clientId,
    sub: `sub-${tid}`,
    tid,
    nonce: signIn.nonce,
    iat: now,
    exp: now + 3600,
    ...(signIn.roles.length > 0 && { wids: signIn.roles }),
  };
  return state.forge ? state.forge(claims, sign) : sign(claims);
}

/** Where the product finds the key (RFC 7517). */
export function keySet(app: FastifyInstance): void {
  app.get(`/${login}/:tenant/discovery/v2.0/keys`, () => ({
    keys: [{ ...keys().publicKey.export({ format: 'jwk' }), kid: 'sandbox', use: 'sig', alg: 'RS256' }],
  }));
}
