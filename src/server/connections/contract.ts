/**
 * Connections of a company or a person to a provider's account (OAuth 2.0, RFC 6749 with PKCE, RFC 7636): the engine
 * speaks the protocol, the product says which providers there are and keeps the rows.
 */

/** What the product says of a provider. Addresses are the usual ones; the operator may say others (`CONNECT_SITES`). */
export interface Connector {
  label: string;
  /**
   * `code`: a person consents, and a code comes back (RFC 6749, 4.1). `admin-consent`: an administrator consents for a
   * whole tenant, whose id comes back; they then sign in there (`proof`), and tokens are asked for in the application's
   * own name (4.4).
   */
  flow: 'code' | 'admin-consent';
  /** How an administrator shows to be of the tenant: its id in an address is known to many. */
  proof?: TenantProof;
  /** Where the browser is sent. */
  authorize: string;
  /** Where tokens come from; `{tenant}` is the tenant of an admin consent. */
  token: string;
  /** Where tokens are given back (RFC 7009, or what the provider has in its place). */
  revoke?: string;
  /** Further origins that are asked. */
  api: readonly string[];
  /** What is asked for. */
  scopes: readonly string[];
  /** Without all of these the connection is refused. */
  needs: readonly string[];
  /** Between scopes, both ways. Default a space. */
  separator?: string;
  /** Further parameters of the first step, such as `access_type`. */
  more?: Readonly<Record<string, string>>;
  /** What its token endpoint answers, as RFC 6749 would have it. */
  asTokens?(answer: Record<string, unknown>): Record<string, unknown>;
  /** Trouble that is told in a body although the status is 200. */
  trouble?(answer: Record<string, unknown>): { kind: FaultKind; code: string } | undefined;
  /** Whose account it is. */
  account(ask: Ask, tenant: string | undefined): Promise<Account>;
}

/** A sign-in at one tenant (OpenID Connect Core, 3.1); `{tenant}` in its addresses is the tenant. */
interface TenantProof {
  authorize: string;
  issuer: string;
  /** Where the keys are that ID tokens are signed with. */
  keys: string;
  scopes: readonly string[];
  /** Of the verified claims: the tenant that the person is of, and whether they may consent for it. */
  of(claims: Readonly<Record<string, unknown>>): { tenant: unknown; mayConsent: boolean };
}

export interface Account {
  /** The provider's own id: of a workspace, a tenant or a person. */
  id: string;
  /** For people to read. */
  label: string;
}

/** Never leave the server; sealed where they are kept. */
export interface Tokens {
  access: string;
  refresh: string | null;
  /** ISO time; null: does not expire by itself. */
  expiresAt: string | null;
  scopes: string[];
  tenant?: string;
}

export interface Granted {
  provider: string;
  account: Account;
  tokens: Tokens;
  /** What the first step was given as `back`: to be judged by the person who follows it. */
  back?: string;
}

/** `next`: where the browser has to go before it is finished; `given`: what nobody keeps, to be given back. */
export type Finished = Granted | { next: string } | { refused: ConnectionRefusal; given?: Granted };

/**
 * `unknown`: not configured; `mismatch`: not asked for here, now, by this person, of this provider, or answered before;
 * `cancelled`: by the person; `consent`: only an administrator may; `scopes`: less was allowed than is needed; `denied`:
 * the provider does not take the code; `unauthorized`: nor our id and secret; `limited`: too often; `unreachable`: no
 * answer, or none that makes sense.
 */
export type ConnectionRefusal =
  | 'unknown'
  | 'mismatch'
  | 'cancelled'
  | 'consent'
  | 'scopes'
  | 'denied'
  | 'unauthorized'
  | 'limited'
  | 'unreachable';

/** Who connects, and in which browser. */
export interface Who {
  company: string;
  userId: string;
  /** Value of the browser's cookie. */
  browser: string | undefined;
}

/** What the provider has put into the address of the return. */
export interface ConnectionReturn {
  code?: string;
  tenant_id?: string;
  state?: string;
  error?: string;
}

/** What came of a call's step at a provider (`"connection"` in its document). */
export interface Connecting {
  /** Of `begin`: where the browser goes. */
  readonly begun?: { url: string } | { refused: ConnectionRefusal };
  /** Of `finish`. */
  readonly granted?: Finished;
}

/**
 * How asking failed. `refused`: the request itself (400, 409 …); `unauthorized`: the tokens are good for nothing, someone
 * has to connect again; `forbidden`: the account may not; `missing`: what it is about is gone; `limited`: too often, see
 * `retryAfter`; `down`, `timeout`, `malformed`: later perhaps.
 */
export type FaultKind =
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'limited'
  | 'down'
  | 'timeout'
  | 'malformed';

/** Holds nothing of what was sent. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** The provider's own word for it, such as `channel_not_found`: to be mapped, never shown. */
  readonly code: string | undefined;

  constructor(kind: FaultKind, more: { status?: number; retryAfter?: number; code?: string } = {}) {
    super(more.code ? `${kind} (${more.code})` : kind);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.status = more.status;
    this.retryAfter = more.retryAfter;
    this.code = more.code && /^[\w.-]{1,80}$/.test(more.code) ? more.code : undefined;
  }
}

export interface Asked {
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The usual address; it goes where `CONNECT_SITES` says. */
  url: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form (RFC 6749, appendix B). */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** Asks a provider with the account's token. Answers its JSON, `{}` for none; throws ProviderFault for all else. */
export type Ask = (asked: Asked) => Promise<Record<string, unknown>>;

/** Where the product keeps the tokens of one connection; each method is a short transaction of its own. */
export interface TokenKeeper {
  /** Null: disconnected. */
  read(): Promise<Tokens | null>;
  /** Takes the turn to refresh them, from now until then; false while another has it. */
  takeTurn(now: Date, until: Date): Promise<boolean>;
  /** These are kept from now on, and the turn is over. */
  keep(tokens: Tokens): Promise<void>;
  /** The provider takes them no more. */
  lost(): Promise<void>;
}

/** Of the engine, for jobs and adapters. Talks to providers: never inside of a transaction. */
export interface Connections {
  /** Those that the operator has configured. */
  readonly configured: readonly string[];
  /** With the account's tokens, refreshed when they end: by one at a time, over all processes. */
  as(provider: string, keeper: TokenKeeper): Ask;
  /** Gives the tokens back, as far as the provider lets one. Throws ProviderFault. */
  revoke(provider: string, tokens: Tokens): Promise<void>;
}

/** The two steps of a connection, for the calls that say `connection`; both outside of any transaction. */
export interface ConnectionService extends Connections {
  begin(
    provider: string,
    who: Who & { browser: string; back?: string },
  ): Promise<{ url: string } | { refused: ConnectionRefusal }>;
  finish(provider: string, returned: ConnectionReturn, who: Who): Promise<Finished>;
}
