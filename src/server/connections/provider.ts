import * as client from 'openid-client';
import { createOutbound, type Outbound } from '../outbound/outbound.ts';
import type { Account, Asked, Connector, Tokens } from './contract.ts';
import { ProviderFault } from './contract.ts';
import type { ConnectionSettings } from './settings.ts';
import { exchanged, tokenFault, tokenFetch } from './wire.ts';

type TokenAnswer = Awaited<ReturnType<typeof client.refreshTokenGrant>>;

interface Options {
  connector: Connector;
  client: { id: string; secret: string };
  sites: ConnectionSettings['sites'];
  patience?: number;
}

/** An administrator's sign-in at a tenant. */
interface SignIn {
  verifier: string;
  nonce: string;
  tenant: string;
}

/** One provider of the configuration: its addresses, our id there, and what OAuth says to it. */
export class ConnectedProvider {
  readonly connector: Connector;
  private readonly client: { id: string; secret: string };
  private readonly sites: ConnectionSettings['sites'];
  private readonly outbound: Outbound;

  constructor({ connector, client: own, sites, patience }: Options) {
    this.connector = connector;
    this.client = own;
    this.sites = sites;
    const { authorize, token, revoke, api } = connector;
    const usual = [authorize, token, ...(revoke ? [revoke] : []), ...api].map((address) => new URL(address).host);
    const destinations = [...new Set(usual)].map((host) => {
      const site = sites[host];
      return site ? { origin: new URL(site).origin, named: true } : { origin: `https://${host}` };
    });
    this.outbound = createOutbound({ destinations, patience });
  }

  /** The address of the provider's consent page. */
  async consentAt(returnTo: string, state: string, verifier: string): Promise<URL> {
    const { authorize, scopes, separator = ' ', more, flow } = this.connector;
    const asked = { redirect_uri: returnTo, scope: scopes.join(separator), state, ...more };
    return this.asking(authorize, { ...asked, ...(flow === 'code' && (await forCode(verifier))) });
  }

  /** The address at which an administrator signs in at the tenant that they have consented for. */
  async signInAt(returnTo: string, state: string, { verifier, nonce, tenant }: SignIn): Promise<URL> {
    const { authorize, scopes } = this.proof;
    const asked = { redirect_uri: returnTo, scope: scopes.join(' '), state, nonce };
    return this.asking(withTenant(authorize, tenant), { ...asked, ...(await forCode(verifier)) });
  }

  /** OpenID Connect Core, 3.1.3.7, with the signature. Throws ProviderFault unless it is someone who may consent there. */
  async provesTenant(returnTo: string, code: string, { verifier, nonce, tenant }: SignIn): Promise<void> {
    const { issuer, keys, of } = this.proof;
    const as = this.server(tenant, {
      issuer: this.at(withTenant(issuer, tenant)),
      jwks_uri: this.at(withTenant(keys, tenant)),
    });
    client.enableNonRepudiationChecks(as);
    const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce, idTokenExpected: true };
    const answer = await client.authorizationCodeGrant(as, returned(returnTo, code), checks).catch((error: unknown) => {
      throw tokenFault(error);
    });
    const proven = of(answer.claims() ?? {});
    if (proven.tenant !== tenant) throw new ProviderFault('refused', { code: 'other_tenant' });
    if (!proven.mayConsent) throw new ProviderFault('forbidden', { code: 'no_administrator' });
  }

  /** RFC 6749, 4.1.3. Throws ProviderFault. */
  exchange(returnTo: string, code: string, verifier: string, now: Date): Promise<Tokens> {
    const url = returned(returnTo, code);
    return this.tokens((as) => client.authorizationCodeGrant(as, url, { pkceCodeVerifier: verifier }), { now });
  }

  /** In the application's own name (4.4), for a tenant whose administrator has consented. */
  ofTenant(tenant: string, now: Date): Promise<Tokens> {
    const scope = this.connector.scopes.join(' ');
    return this.tokens((as) => client.clientCredentialsGrant(as, { scope }), { now, tenant });
  }

  /** New tokens for old (RFC 6749, 6); the refresh token stays where the provider gives no other. */
  async refreshed(old: Tokens, now: Date): Promise<Tokens> {
    if (old.tenant !== undefined) return this.ofTenant(old.tenant, now);
    const { refresh } = old;
    if (refresh === null) throw new ProviderFault('unauthorized');
    return this.tokens((as) => client.refreshTokenGrant(as, refresh), { now, old });
  }

  /** RFC 7009; a provider without it forgets the tokens when they end. */
  async revoke({ access, refresh }: Tokens): Promise<void> {
    const { revoke } = this.connector;
    if (!revoke) return;
    const form = { token: refresh ?? access };
    await exchanged(this.outbound, this.connector, { method: 'POST', url: this.at(revoke), form }, access).catch(
      (error: unknown) => {
        // Not good any more already (RFC 7009, 2.2, and providers that answer it with an error).
        const { kind } = error as ProviderFault;
        if (kind !== 'refused' && kind !== 'unauthorized') throw error;
      },
    );
  }

  ask(asked: Asked, access: string): Promise<Record<string, unknown>> {
    return exchanged(this.outbound, this.connector, { ...asked, url: this.at(asked.url) }, access);
  }

  account(tokens: Tokens): Promise<Account> {
    return this.connector.account((asked) => this.ask(asked, tokens.access), tokens.tenant);
  }

  private async tokens(
    grant: (as: client.Configuration) => Promise<TokenAnswer>,
    { now, old, tenant }: { now: Date; old?: Tokens; tenant?: string },
  ): Promise<Tokens> {
    const answer = await grant(this.server(tenant)).catch((error: unknown) => {
      throw tokenFault(error);
    });
    const { access_token: access, refresh_token: refresh, expires_in: seconds, scope } = answer;
    const separator = this.connector.separator ?? ' ';
    return {
      access,
      refresh: refresh ?? old?.refresh ?? null,
      expiresAt: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString(),
      // What is not said is what was asked for (RFC 6749, 5.1).
      scopes: scope?.split(separator) ?? old?.scopes ?? [...this.connector.scopes],
      ...(tenant !== undefined && { tenant }),
    };
  }

  private get proof(): NonNullable<Connector['proof']> {
    const { proof } = this.connector;
    if (!proof) throw new Error(`${this.connector.label}: a connector with the flow admin-consent needs a proof`);
    return proof;
  }

  private asking(address: string, asked: Record<string, string>): URL {
    const url = new URL(this.at(address));
    for (const [name, value] of Object.entries({ client_id: this.client.id, ...asked }))
      url.searchParams.set(name, value);
    return url;
  }

  private server(tenant = '', more: Partial<client.ServerMetadata> = {}): client.Configuration {
    const { token } = this.connector;
    const at = this.at(withTenant(token, tenant));
    const { id, secret } = this.client;
    const metadata = { issuer: new URL(token).origin, token_endpoint: at, ...more };
    const server = new client.Configuration(metadata, id, secret, client.ClientSecretPost(secret));
    server[client.customFetch] = tokenFetch(this.outbound, this.connector);
    if (at.startsWith('http:')) client.allowInsecureRequests(server);
    return server;
  }

  private at(address: string): string {
    const url = new URL(address);
    const site = this.sites[url.host];
    return site === undefined ? address : site + url.pathname + url.search;
  }
}

const withTenant = (address: string, tenant: string): string => address.replace('{tenant}', encodeURIComponent(tenant));

const forCode = async (verifier: string) => ({
  response_type: 'code',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});

function returned(returnTo: string, code: string): URL {
  const url = new URL(returnTo);
  url.searchParams.set('code', code);
  return url;
}
