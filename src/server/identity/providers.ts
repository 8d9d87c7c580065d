import * as client from 'openid-client';
import { createOutbound } from '../outbound/outbound.ts';

/** An OpenID provider of the configuration. */
export interface ProviderConfig {
  /** In paths: `google`. */
  name: string;
  /** On the button: `Google`. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What a provider publishes about itself is asked for when it is first needed, and again after an hour. */
const kept = 3_600_000;
const patienceSeconds = 10;

export class Provider {
  readonly config: ProviderConfig;
  private known: { until: number; discovered: Promise<client.Configuration> } | undefined;

  constructor(config: ProviderConfig) {
    this.config = config;
  }

  discovered(): Promise<client.Configuration> {
    if (this.known && this.known.until > Date.now()) return this.known.discovered;
    const discovered = discover(this.config);
    const known = { until: Date.now() + kept, discovered };
    this.known = known;
    // A failure is not remembered.
    discovered.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return discovered;
  }
}

/** Signatures are checked although the token comes straight from the provider; plain http is for loopback (see `isIssuer`). */
function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<client.Configuration> {
  const plain = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  // The operator has named the issuer; where that says its other addresses are, they have to be public.
  const destinations = [{ origin: new URL(issuer).origin, named: true }];
  const outbound = createOutbound({ destinations, others: true, patience: patienceSeconds * 1000 });
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    [client.customFetch]: (url, { method, headers, body, signal }) =>
      outbound(url, { method, headers, body: body == null ? undefined : String(body), signal }),
    execute: [...plain, client.enableNonRepudiationChecks],
  });
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where an issuer may be: behind TLS, or, while developing, on this machine. */
export function isIssuer(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash, username } = new URL(address);
  if (search || hash || username) return false;
  return protocol === 'https:' || (!production && protocol === 'http:' && loopback.has(hostname));
}
