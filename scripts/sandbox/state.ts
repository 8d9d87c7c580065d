import { randomBytes } from 'node:crypto';

/** The providers that the sandbox stands for, by the name that the product has for them. */
export const providers = ['slack', 'microsoft', 'google', 'outlook'] as const;
export type ProviderName = (typeof providers)[number];

/** One consent, and all that came of it. */
export interface Grant {
  id: string;
  provider: ProviderName;
  account: string;
  scopes: string[];
  redirectUri: string;
  challenge: string;
  code: string;
  codeUsed: boolean;
  access: string | null;
  refresh: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
  revoked: boolean;
  bornAt: number;
  /** Of a sign-in: what its ID token says. */
  signIn?: SignIn;
}

interface SignIn {
  nonce: string;
  /** What the person may in their tenant. */
  roles: string[];
}

/** Something that the product has sent: a message, a mail, or an event with its present state. */
interface Arrived {
  kind: 'message' | 'mail' | 'event';
  id: string;
  provider: ProviderName;
  /** Whose account it was sent from. */
  by: string;
  to: string[];
  content: Record<string, unknown>;
  /** Of an event that was cancelled. */
  gone?: boolean;
}

/** What is answered in place of the provider, `times` times. */
export interface Fault {
  /** Part of the address that is asked. */
  match: string;
  times: number;
  /** So many are answered as usual before. */
  after?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** What was asked for is done all the same. */
  done?: true;
  /** Nothing is answered at all. */
  hangs?: boolean;
}

export type Claims = Record<string, unknown>;

export interface Options {
  /** Of our application at each of them. */
  clientId: string;
  clientSecret: string;
  /** The only addresses to which anybody is sent back. */
  redirectUris: readonly string[];
  /** People are busy as people are, beside what the product puts into their calendars. */
  usualDays?: true;
  clock(): Date;
}

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** An hour, as with all of them. */
export const lifeOfAccess = 3_600_000;

/** All in memory: a sandbox that is started anew knows nothing. */
export class State {
  readonly grants: Grant[] = [];
  readonly arrived: Arrived[] = [];
  readonly faults: Fault[] = [];
  /** Tenants whose administrator has consented. */
  readonly tenants = new Map<string, { name: string; revoked: boolean }>();
  /** Every code and token that was given out. */
  readonly secrets = new Set<string>();
  readonly options: Options;
  /** Of tests: another ID token in the place of the one that would be given. */
  forge?: (claims: Claims, sign: (claims: Claims) => string) => string | undefined;
  private count = 0;

  constructor(options: Options) {
    this.options = options;
  }

  newId(kind: string): string {
    this.count += 1;
    return `${kind}${this.count}`;
  }

  secret(): string {
    const secret = newSecret();
    this.secrets.add(secret);
    return secret;
  }

  grant(given: Pick<Grant, 'provider' | 'account' | 'scopes' | 'redirectUri' | 'challenge'>, signIn?: SignIn): Grant {
    const grant: Grant = {
      ...given,
      signIn,
      id: this.newId('grant-'),
      code: this.secret(),
      codeUsed: false,
      access: null,
      refresh: null,
      expiresAt: 0,
      revoked: false,
      bornAt: this.options.clock().getTime(),
    };
    this.grants.push(grant);
    return grant;
  }

  /** Gives a grant a new access token, for an hour. */
  renew(grant: Grant): void {
    grant.access = this.secret();
    grant.expiresAt = this.options.clock().getTime() + lifeOfAccess;
  }

  /** Whose token this is, while it is good. */
  byAccess(token: string): Grant | undefined {
    const now = this.options.clock().getTime();
    return this.grants.find((grant) => grant.access === token && !grant.revoked && grant.expiresAt > now);
  }

  fault(url: string): Fault | undefined {
    const fault = this.faults.find(({ match, times }) => times > 0 && url.includes(match));
    if (fault?.after) {
      fault.after -= 1;
      return undefined;
    }
    if (fault) fault.times -= 1;
    return fault;
  }
}
