/** Sign-in sessions and credentials; see `server/session`. */
export interface Sessions {
  /** How far the caller is signed in. */
  readonly level: 'none' | 'half' | 'full';
  /** Of the present session; null when there is none. */
  readonly id: string | null;
  /** Set while the caller sees the console as someone else: who it really is, as whom, and until when. */
  readonly viewing: Viewing | null;
  /** From the next request on the session reads as this person, and changes nothing, until then. */
  viewAs(userId: string, until: Date): Promise<void>;
  /** Back to oneself; the audit has its line. */
  stopViewing(): Promise<void>;
  /**
   * Until the transaction ends nobody else signs in as this person, sets their password or ends their sessions: what is
   * read from now on about how they sign in holds when the session begins.
   */
  hold(user: { company: string; userId: string }): Promise<void>;
  start(user: { company: string; userId: string }, level: 'half' | 'full'): Promise<SignIn>;
  /** The present session under another token: full now, and just authenticated (second factor, step-up). */
  raise(): Promise<SignIn>;
  end(): Promise<void>;
  /**
   * Ends all sessions of a user, except (when `keep`) the present one. The company is the actor's; anyone who has none
   * (a reset, an invitation) names the user's.
   */
  endAll(userId: string, options?: { keep?: boolean; company?: string }): Promise<number>;
  /** Whose login it is; null for nobody's. The answer of the call must be the same for both. */
  personOf(login: string): Promise<{ company: string; userId: string } | null>;
  /** Those of the company's people who have an account: nobody else can have signed in. */
  withAccount(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Equal time and answer for an unknown login and a wrong password. Counts failures. A password that was changed while
   * it was being checked is wrong. Holds the person.
   */
  verify(login: string, password: string): Promise<{ company: string; userId: string } | 'wrong' | 'locked'>;
  /** What came of the signed-in person's own password, where `credentials` names no login. */
  confirm(): Promise<'right' | 'wrong' | 'locked'>;
  /** Whether the signed-in person has one at all: who comes from elsewhere may have none. */
  hasPassword(): Promise<boolean>;
  /** After \`locked\`: seconds until the next try. */
  readonly lockedFor: number;
  /** `reused`: it is one of the last three, and nothing has changed. */
  setPassword(user: { company: string; userId: string; login: string }, password: string): Promise<'set' | 'reused'>;
  /** A credential without a password, for anyone who signs in by other means. False when the login is someone else's. */
  admit(user: { company: string; userId: string; login: string }): Promise<boolean>;
  /** Asks this browser something: the token goes out, and what is to be known when it comes back stays here, sealed. */
  ask(purpose: string, memo: Record<string, unknown>, minutes: number): Promise<string>;
  /**
   * What was remembered; null when it was asked of another browser, for another purpose, too long ago, or answered
   * before. To use the token up also when the call fails, fail with `keep`.
   */
  answered(purpose: string, token: string): Promise<Record<string, unknown> | null>;
  /** The login follows the person's address; who has no password yet has none. `taken`: someone else's already. */
  setLogin(user: { company: string; userId: string }, login: string): Promise<'set' | 'taken'>;
  /** Of people who are gone from the company nothing is left by which they signed in: their addresses are free again. */
  forget(userIds: readonly string[]): Promise<void>;
  /** One-use token for a purpose (reset, invite); only its hash is kept. `askedBy`: whose rights count once it is used. */
  issueToken(
    purpose: string,
    user: { company: string; userId: string },
    minutes: number,
    askedBy?: string,
  ): Promise<string>;
  /** Tokens of these purposes that the person has not used are worth nothing any more. */
  voidLinks(user: { company: string; userId: string }, purposes: readonly string[]): Promise<void>;
  /** Whether a token of this purpose is on its way to the person. */
  awaits(purpose: string, user: { company: string; userId: string }): Promise<boolean>;
  redeemToken(
    purpose: string,
    token: string,
  ): Promise<{ company: string; userId: string; askedBy: string | null } | null>;
  /** Id of this device, if this login has signed in on it before; strangers' guesses are not counted against it. */
  knownDevice(login: string): string | null;
  /** Security counter in the database that survives restarts: false when over the limit. */
  allow(key: string, max: number, seconds: number): Promise<boolean>;
  /** The same, for who is told how long to wait: 0 when it is allowed. */
  secondsUntil(key: string, max: number, seconds: number): Promise<number>;
  /** What was counted under the key turned out well: it begins anew. */
  forgive(key: string): Promise<void>;
}

/** A session that sees the console as someone else. */
interface Viewing {
  /** Who really acts. */
  by: string;
  userId: string;
  until: Date;
}

export interface SignIn {
  /** The person has signed in before, and never here. */
  newDevice: boolean;
}
