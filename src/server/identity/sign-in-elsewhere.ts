import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { IdentityBegun, IdentityProof, Vault } from '../context.ts';
import { OutboundError } from '../outbound/outbound.ts';
import type { Clock, IdentityService, Store } from '../services.ts';
import { answered, ask } from '../session/handshakes.ts';
import { claimsOf } from './claims.ts';
import { Provider, type ProviderConfig } from './providers.ts';

interface Deps {
  store: Store;
  clock: Clock;
  vault: Vault;
  log: FastifyBaseLogger;
  origin: string;
  providers: readonly ProviderConfig[];
}

/** How long someone may take at the provider. */
const minutes = 10;

/**
 * Sign-in by an OpenID provider: authorization code with PKCE. What proves that an answer belongs to a question (state,
 * verifier, nonce) stays on the server, bound to browser and provider, and is good once. No token is kept.
 */
export function createIdentity(deps: Deps): IdentityService {
  const providers = new Map(deps.providers.map((config) => [config.name, new Provider(config)]));
  return {
    providers: deps.providers.map(({ name, label }) => ({ name, label })),
    async begin(name, { browser, back }) {
      const provider = providers.get(name);
      if (!provider) return { refused: 'unknown' };
      const configuration = await provider.discovered().catch((error: unknown) => unreachable(deps, name, error));
      return configuration ? begun(deps, name, configuration, { browser, back }) : { refused: 'unreachable' };
    },
    async finish(name, returned, browser) {
      const provider = providers.get(name);
      if (!provider) return { refused: 'unknown' };
      const { store, vault, clock } = deps;
      const asked = { purpose: purposeOf(name), browser, now: clock() };
      const memo = returned.state ? await answered(store.plain, vault, asked, returned.state) : null;
      if (!memo) return { refused: 'mismatch' };
      if (returned.error) return { refused: returned.error === 'access_denied' ? 'cancelled' : 'failed' };
      if (!returned.code) return { refused: 'failed' };
      const configuration = await provider.discovered().catch((error: unknown) => unreachable(deps, name, error));
      if (!configuration) return { refused: 'unreachable' };
      return proven(deps, name, configuration, returned, memo);
    },
  };
}

const purposeOf = (name: string): string => `sign in with ${name}`;

/** One exact address for each provider: an answer that was meant for one cannot be taken for the other's. */
const redirectUri = ({ origin }: Deps, name: string): string => `${origin}/login/return/${name}`;

async function begun(
  deps: Deps,
  name: string,
  configuration: client.Configuration,
  { browser, back }: { browser: string; back?: string },
): Promise<IdentityBegun> {
  const supported = configuration.serverMetadata().response_types_supported;
  if (supported && !supported.includes('code')) return { refused: 'unusable' };
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const { store, vault, clock } = deps;
  const asking = { purpose: purposeOf(name), browser, now: clock() };
  const state = await ask(store.plain, vault, asking, { verifier, nonce, back }, minutes);
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(deps, name),
    scope: 'openid email profile',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return /^https?:$/.test(url.protocol) ? { url: url.href } : { refused: 'unusable' };
}

async function proven(
  deps: Deps,
  name: string,
  configuration: client.Configuration,
  { code = '', state = '', iss }: { code?: string; state?: string; iss?: string },
  memo: Record<string, unknown>,
): Promise<IdentityProof> {
  const url = new URL(redirectUri(deps, name));
  for (const [key, value] of Object.entries({ code, state, iss })) if (value) url.searchParams.set(key, value);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: String(memo.verifier),
      expectedState: state,
      expectedNonce: String(memo.nonce),
      idTokenExpected: true,
    });
    const claims = await claimsOf(configuration, tokens);
    const back = typeof memo.back === 'string' ? memo.back : undefined;
    return { provider: name, ...claims, ...(back && { back }) };
  } catch (error) {
    if (isOutage(error)) unreachable(deps, name, error);
    else deps.log.warn({ provider: name, reason: reasonOf(error) }, 'a sign-in elsewhere was refused');
    return { refused: isOutage(error) ? 'unreachable' : 'failed' };
  }
}

/** A provider that does not answer, or answers something else than OpenID. */
function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError) return false;
  const code = reasonOf(error);
  return (
    error instanceof TypeError ||
    (error as Error).cause instanceof OutboundError ||
    /TIMEOUT|ABORT|NOT_CONFORM|NOT_JSON|PARSE_ERROR/.test(code)
  );
}

function unreachable({ log }: Deps, provider: string, error: unknown): undefined {
  log.warn({ provider, reason: reasonOf(error), outage: true }, 'an identity provider cannot be reached');
}

/** Nothing of what was sent: messages of the library may quote it. */
const reasonOf = (error: unknown): string => String((error as { code?: unknown }).code ?? (error as Error).name);
