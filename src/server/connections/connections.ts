import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { Vault } from '../context.ts';
import type { Clock, Store } from '../services.ts';
import { answered, ask } from '../session/handshakes.ts';
import { askAs } from './connected.ts';
import {
  type ConnectionRefusal,
  type ConnectionReturn,
  type ConnectionService,
  type Connector,
  type Finished,
  ProviderFault,
  type Tokens,
  type Who,
} from './contract.ts';
import { ConnectedProvider } from './provider.ts';
import type { ConnectionSettings } from './settings.ts';

interface Deps {
  store: Store;
  clock: Clock;
  vault: Vault;
  log: FastifyBaseLogger;
  origin: string;
  connectors: Readonly<Record<string, Connector>>;
  settings: ConnectionSettings;
  /** Milliseconds; see `createOutbound`. */
  patience?: number;
}

/** How long someone may take at the provider. */
const minutes = 10;

/**
 * What proves that an answer belongs to a question (state, verifier) stays here, bound to browser, person, company and
 * provider, and is good once (RFC 9700, 2.1 and 4.7). Tokens are handed to the product, which keeps them sealed.
 */
export function createConnections(deps: Deps): ConnectionService {
  const { connectors, settings, patience } = deps;
  const providers = new Map<string, ConnectedProvider>();
  for (const [name, own] of Object.entries(settings.clients)) {
    const connector = connectors[name];
    if (!connector) throw new Error(`CONNECT_${name.toUpperCase()}_ID: there is no such provider to connect to`);
    providers.set(name, new ConnectedProvider({ connector, client: own, sites: settings.sites, patience }));
  }
  const known = (name: string): ConnectedProvider => {
    const provider = providers.get(name);
    if (!provider) throw new ProviderFault('refused', { code: 'not_configured' });
    return provider;
  };
  return {
    configured: [...providers.keys()],
    as: (name, keeper) => askAs(known(name), keeper, deps.clock),
    revoke: (name, tokens) => known(name).revoke(tokens),
    async begin(name, who) {
      const provider = providers.get(name);
      if (!provider) return { refused: 'unknown' };
      const verifier = client.randomPKCECodeVerifier();
      const asking = { purpose: purposeOf(name, who), browser: who.browser, now: deps.clock() };
      const state = await ask(deps.store.plain, deps.vault, asking, { verifier, back: who.back }, minutes);
      return { url: (await provider.consentAt(returnTo(deps, name), state, verifier)).href };
    },
    async finish(name, returned, who) {
      const provider = providers.get(name);
      if (!provider) return { refused: 'unknown' };
      const asking = { purpose: purposeOf(name, who), browser: who.browser, now: deps.clock() };
      const memo = (
        returned.state ? await answered(deps.store.plain, deps.vault, asking, returned.state) : null
      ) as Memo | null;
      if (!memo) return { refused: 'mismatch' };
      if (returned.error) return { refused: refusedBy(returned.error) };
      try {
        if (provider.connector.flow === 'admin-consent' && memo.tenant === undefined)
          return await proofAsked(deps, name, provider, returned, asking, memo);
        const tokens = await tokensFor(deps, name, provider, returned, memo);
        return tokens ? await granted(name, provider, tokens, memo) : { refused: 'denied' };
      } catch (error) {
        return { refused: refusalOf(deps, name, error) };
      }
    },
  };
}

/** The person and the company stand in it, so that nobody can finish what another has begun. */
const purposeOf = (name: string, { company, userId }: Who): string => `connect ${name} for ${company}/${userId}`;

/** One exact address for each provider. */
const returnTo = ({ origin }: Pick<Deps, 'origin'>, name: string): string => `${origin}/connect/return/${name}`;

/** RFC 6749, 4.1.2.1, and what Microsoft says where an administrator is needed. */
function refusedBy(error: string): ConnectionRefusal {
  if (error === 'access_denied') return 'cancelled';
  return error === 'consent_required' || error === 'interaction_required' ? 'consent' : 'denied';
}

/** What is remembered until the browser comes back. */
interface Memo {
  verifier: string;
  back?: string;
  /** Of an administrator's sign-in: where it has to be, and what its ID token has to say. */
  tenant?: string;
  nonce?: string;
}

/**
 * After the consent for a tenant, whose id stands in an address that anybody can write: the person signs in there. A
 * state of its own remembers where.
 */
async function proofAsked(
  deps: Deps,
  name: string,
  provider: ConnectedProvider,
  { tenant_id: tenant }: ConnectionReturn,
  { purpose, browser, now }: { purpose: string; browser: string | undefined; now: Date },
  { back }: Memo,
): Promise<Finished> {
  if (!tenant || !browser) return { refused: 'denied' };
  const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
  const memo = { verifier, nonce, tenant, back };
  const state = await ask(deps.store.plain, deps.vault, { purpose, browser, now }, memo, minutes);
  return { next: (await provider.signInAt(returnTo(deps, name), state, memo)).href };
}

async function tokensFor(
  deps: Deps,
  name: string,
  provider: ConnectedProvider,
  { code }: ConnectionReturn,
  { verifier, tenant, nonce = '' }: Memo,
): Promise<Tokens | null> {
  if (!code) return null;
  if (tenant === undefined) return provider.exchange(returnTo(deps, name), code, verifier, deps.clock());
  await provider.provesTenant(returnTo(deps, name), code, { verifier, nonce, tenant });
  return provider.ofTenant(tenant, deps.clock());
}

async function granted(name: string, provider: ConnectedProvider, tokens: Tokens, { back }: Memo): Promise<Finished> {
  if (provider.connector.needs.every((scope) => tokens.scopes.includes(scope)))
    return { provider: name, account: await provider.account(tokens), tokens, ...(back && { back }) };
  // To give tokens back may end another connection to the account: only where it is known whose they are.
  const account = await provider.account(tokens).catch(() => null);
  return { refused: 'scopes', ...(account && { given: { provider: name, account, tokens } }) };
}

function refusalOf({ log }: Deps, provider: string, error: unknown): ConnectionRefusal {
  if (!(error instanceof ProviderFault)) throw error;
  const { kind, status, code } = error;
  log.warn({ provider, kind, status, code }, 'a provider has not been connected');
  if (kind === 'unauthorized') return code === 'invalid_grant' ? 'denied' : 'unauthorized';
  if (kind === 'forbidden') return 'consent';
  if (kind === 'limited') return 'limited';
  return kind === 'refused' || kind === 'missing' ? 'denied' : 'unreachable';
}
