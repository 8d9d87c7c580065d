import { and, eq, ne } from 'drizzle-orm';
import type { Sessions, SignIn, Vault } from '../context.ts';
import { credential, session } from '../db/system-tables.ts';
import type { CheckedPassword, Clock, Frame, SessionService, Store } from '../services.ts';
import { normalLogin, passwordCheck } from './check.ts';
import { forget, take } from './counters.ts';
import {
  admit,
  forgetPeople,
  hasPassword,
  hold,
  personOf,
  setLogin,
  setPassword,
  voidLinks,
  withAccount,
} from './credentials.ts';
import { knows, readDevice, rememberLogin } from './device.ts';
import { type GuessLimits, guessLimitsOf } from './guesses.ts';
import { answered, ask } from './handshakes.ts';
import { KeyRing, type Signer } from './key-ring.ts';
import { sessionLookup } from './lookup.ts';
import { hashToken, newToken } from './secret.ts';
import { tidy } from './tidy.ts';
import { awaits, issueToken, redeemToken } from './tokens.ts';
import { createVault } from './vault.ts';
import { viewingOf } from './viewing.ts';

interface SessionDeps {
  store: Store;
  clock: Clock;
  config: SessionConfig;
}

interface SessionConfig {
  /** Public origin; https chooses the `__Host-` cookies. */
  origin: string;
  /** Signs the device cookie and seals what is remembered; at least 32 characters. */
  secret: string | KeyRing;
  /** Table of the people, if it keeps versions of buckets. */
  people?: string;
  /** Default 30. */
  idleMinutes?: number;
  /** Default 12. */
  absoluteHours?: number;
  /** Read at each guess, so that a changed options document counts at once. */
  guesses?(): GuessLimits;
}

/**
 * Opaque tokens in a cookie, their hashes in the database: ending a session is deleting a row.
 * `tidy` is the work of the job that does 'forget-sessions'.
 */
export function createSessions({ store, clock, config }: SessionDeps): SessionService & { tidy(): Promise<void> } {
  const keys = KeyRing.of(config.secret);
  const devices = keys.signer('device');
  const prefix = config.origin.startsWith('https:') ? '__Host-' : '';
  const vault = createVault(keys);
  const absolute = (config.absoluteHours ?? 12) * 3_600_000;
  const idleMinutes = config.idleMinutes ?? 30;
  return {
    cookieName: `${prefix}sid`,
    deviceCookieName: `${prefix}device`,
    browserCookieName: `${prefix}browser`,
    deviceOf: (token) => readDevice(devices, token)?.id ?? null,
    lookup: sessionLookup(store, clock, idleMinutes, config.people),
    check: passwordCheck({ store, clock, devices, limits: config.guesses ?? (() => guessLimitsOf(undefined)) }),
    of: (frame) => sessionsOf(frame, { devices, absolute, vault }),
    tidy: () => tidy(store, clock(), idleMinutes * 60_000),
  };
}

interface Keys {
  devices: Signer;
  vault: Vault;
  absolute: number;
}

function sessionsOf(frame: Frame, { devices, vault, absolute }: Keys): Sessions {
  return {
    level: frame.session?.level ?? 'none',
    id: frame.session?.sessionId ?? null,
    ...viewingOf(frame),
    hold: async (user) => {
      await hold(frame, user);
    },
    start: (user, level) => start(frame, user, level, absolute, devices),
    raise: () => rotate(frame, devices),
    async end() {
      if (frame.session) await frame.db.delete(session).where(eq(session.id, frame.session.sessionId));
      frame.setSessionCookie(null);
    },
    async endAll(userId, options) {
      // Without an actor (a reset, an invitation) the caller's session may be of any company: it says nothing about the user's.
      const company = options?.company ?? frame.company;
      const keep = options?.keep ? frame.session?.sessionId : undefined;
      // A session that is just being begun would be missed.
      if (company) await hold(frame, { company, userId });
      const ended = await frame.db
        .delete(session)
        .where(
          and(
            eq(session.userId, userId),
            company ? eq(session.companyId, company) : undefined,
            keep ? ne(session.id, keep) : undefined,
          ),
        )
        .returning({ id: session.id });
      if (ended.some((row) => row.id === frame.session?.sessionId)) frame.setSessionCookie(null);
      return ended.length;
    },
    forget: (userIds) => forgetPeople(frame, userIds),
    personOf: (login) => personOf(frame, login),
    withAccount: (userIds) => withAccount(frame, userIds),
    async verify(login) {
      if (!frame.checked) throw new Error('sessions.verify was asked by a call that declares no "credentials"');
      return frame.checked.login === normalLogin(login) ? outcomeNow(frame, frame.checked) : 'wrong';
    },
    async confirm() {
      const outcome = frame.checked ? await outcomeNow(frame, frame.checked) : 'wrong';
      if (outcome === 'locked') return 'locked';
      const own = outcome !== 'wrong' && outcome.userId === frame.session?.userId;
      return own && outcome.company === frame.session?.company ? 'right' : 'wrong';
    },
    hasPassword: () => hasPassword(frame),
    lockedFor: frame.checked?.retryAfter ?? 0,
    setPassword: (user, password) => setPassword(frame, user, password),
    admit: (user) => admit(frame, user),
    ask: (purpose, memo, minutes) => {
      const browser = frame.browserToken ?? newToken();
      if (!frame.browserToken) frame.setBrowserCookie?.(browser);
      return ask(frame.db, vault, { purpose, browser, now: frame.now }, memo, minutes);
    },
    answered: (purpose, token) =>
      answered(frame.db, vault, { purpose, browser: frame.browserToken, now: frame.now }, token),
    setLogin: (user, login) => setLogin(frame, user, login),
    issueToken: (purpose, user, minutes, askedBy) => issueToken(frame, purpose, user, minutes, askedBy),
    voidLinks: (user, purposes) => voidLinks(frame, user, purposes),
    awaits: (purpose, user) => awaits(frame, purpose, user),
    redeemToken: (purpose, token) => redeemToken(frame, purpose, token),
    knownDevice(login) {
      const device = readDevice(devices, frame.deviceToken);
      return knows(device, normalLogin(login)) ? device.id : null;
    },
    allow: async (key, max, seconds) =>
      (await take(frame.db, `allow:${hashToken(key)}`, { max, seconds }, frame.now)).allowed,
    async secondsUntil(key, max, seconds) {
      const taken = await take(frame.db, `allow:${hashToken(key)}`, { max, seconds }, frame.now);
      return taken.allowed ? 0 : taken.retryAfter;
    },
    forgive: (key) => forget(frame.db, `allow:${hashToken(key)}`),
  };
}

/** The password was checked before the transaction: it may be another one by now. */
async function outcomeNow(frame: Frame, { outcome, hash }: CheckedPassword): Promise<CheckedPassword['outcome']> {
  if (typeof outcome === 'string') return outcome;
  return (await hold(frame, outcome)) === hash ? outcome : 'wrong';
}

/** Always a new token, and the session that the browser came with ends: a planted cookie is worth nothing. */
async function start(
  frame: Frame,
  user: { company: string; userId: string },
  level: 'half' | 'full',
  absolute: number,
  devices: Signer,
): Promise<SignIn> {
  if (frame.session) await frame.db.delete(session).where(eq(session.id, frame.session.sessionId));
  const token = newToken();
  await frame.db.insert(session).values({
    id: frame.newId(),
    companyId: user.company,
    userId: user.userId,
    tokenHash: hashToken(token),
    level,
    createdAt: frame.now,
    authenticatedAt: frame.now,
    lastSeenAt: frame.now,
    expiresAt: new Date(frame.now.getTime() + absolute),
    ip: frame.ip,
    userAgent: frame.userAgent.slice(0, 300),
  });
  frame.setSessionCookie(token);
  // With half of what is asked for, a device is nobody's yet.
  return level === 'full' ? arrive(frame, user, devices) : { newDevice: false };
}

/** Signed in wholly: the device is known from now on. */
async function arrive(frame: Frame, user: { company: string; userId: string }, devices: Signer): Promise<SignIn> {
  const own = and(eq(credential.companyId, user.company), eq(credential.userId, user.userId));
  const [found] = await frame.db
    .select({ login: credential.login, signedInAt: credential.signedInAt })
    .from(credential)
    .where(own);
  if (!found) return { newDevice: false };
  await frame.db.update(credential).set({ signedInAt: frame.now }).where(own);
  const device = readDevice(devices, frame.deviceToken);
  frame.setDeviceCookie?.(rememberLogin(devices, device, found.login));
  return { newDevice: found.signedInAt !== null && !knows(device, found.login) };
}

/** Something was proved again: the same session, full now, under another token. */
async function rotate(frame: Frame, devices: Signer): Promise<SignIn> {
  if (!frame.session) return { newDevice: false };
  const token = newToken();
  await frame.db
    .update(session)
    .set({
      tokenHash: hashToken(token),
      level: 'full',
      authenticatedAt: frame.now,
      lastSeenAt: frame.now,
      updatedAt: frame.now,
    })
    .where(eq(session.id, frame.session.sessionId));
  frame.setSessionCookie(token);
  return frame.session.level === 'half' ? arrive(frame, frame.session, devices) : { newDevice: false };
}
