import { and, eq, ne } from 'drizzle-orm';
import type { Sessions } from '../context.ts';
import { session } from '../db/system-tables.ts';
import type { Clock, Frame, SessionService, Store } from '../services.ts';
import { normalLogin, passwordCheck } from './check.ts';
import { take } from './counters.ts';
import { personOf, setPassword } from './credentials.ts';
import { readDevice, rememberLogin } from './device.ts';
import type { GuessLimits } from './guesses.ts';
import { sessionLookup } from './lookup.ts';
import { hashToken, keyFor, newToken } from './secret.ts';
import { tidy } from './tidy.ts';
import { issueToken, redeemToken } from './tokens.ts';

export interface SessionDeps {
  store: Store;
  clock: Clock;
  config: SessionConfig;
}

export interface SessionConfig {
  /** Public origin; https chooses the `__Host-` cookies. */
  origin: string;
  /** Key of the device cookie's signature; at least 32 characters. */
  secret: string;
  /** Default 30. */
  idleMinutes?: number;
  /** Default 12. */
  absoluteHours?: number;
  /** Read at each guess, so that a changed options document counts at once. */
  guesses?(): Partial<GuessLimits>;
}

const guessLimits: GuessLimits = {
  account: { max: 10, seconds: 900 },
  network: { max: 100, seconds: 900 },
  inARow: 100,
};

/**
 * Opaque tokens in a cookie, their hashes in the database: ending a session is deleting a row.
 * `tidy` is the work of the job that does 'forget-sessions'.
 */
export function createSessions({ store, clock, config }: SessionDeps): SessionService & { tidy(): Promise<void> } {
  const deviceKey = keyFor(config.secret, 'device');
  const prefix = config.origin.startsWith('https:') ? '__Host-' : '';
  const absolute = (config.absoluteHours ?? 12) * 3_600_000;
  const idleMinutes = config.idleMinutes ?? 30;
  return {
    cookieName: `${prefix}sid`,
    deviceCookieName: `${prefix}device`,
    lookup: sessionLookup(store, clock, idleMinutes),
    check: passwordCheck({ store, clock, deviceKey, limits: () => ({ ...guessLimits, ...config.guesses?.() }) }),
    of: (frame) => sessionsOf(frame, { deviceKey, absolute }),
    tidy: () => tidy(store, clock(), idleMinutes * 60_000),
  };
}

function sessionsOf(frame: Frame, { deviceKey, absolute }: { deviceKey: Buffer; absolute: number }): Sessions {
  return {
    level: frame.session?.level ?? 'none',
    start: (user, level) => start(frame, user, level, absolute, deviceKey),
    raise: () => rotate(frame),
    async end() {
      if (frame.session) await frame.db.delete(session).where(eq(session.id, frame.session.sessionId));
      frame.setSessionCookie(null);
    },
    async endAll(userId, options) {
      // Without an actor (a reset, an invitation) the caller's session may be of any company: it says nothing about the user's.
      const company = options?.company ?? frame.company;
      const keep = options?.keep ? frame.session?.sessionId : undefined;
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
    personOf: (login) => personOf(frame, login),
    async verify(login) {
      if (!frame.checked) throw new Error('sessions.verify was asked by a call that declares no "credentials"');
      return frame.checked.login === normalLogin(login) ? frame.checked.outcome : 'wrong';
    },
    lockedFor: frame.checked?.retryAfter ?? 0,
    setPassword: (user, password) => setPassword(frame, user, password),
    issueToken: (purpose, user, minutes) => issueToken(frame, purpose, user, minutes),
    redeemToken: (purpose, token) => redeemToken(frame, purpose, token),
    allow: async (key, max, seconds) =>
      (await take(frame.db, `allow:${hashToken(key)}`, { max, seconds }, frame.now)).allowed,
  };
}

/** Always a new token, and the session that the browser came with ends: a planted cookie is worth nothing. */
async function start(
  frame: Frame,
  user: { company: string; userId: string },
  level: 'half' | 'full',
  absolute: number,
  deviceKey: Buffer,
): Promise<void> {
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
  if (frame.checked)
    frame.setDeviceCookie?.(rememberLogin(deviceKey, readDevice(deviceKey, frame.deviceToken), frame.checked.login));
}

/** The second factor was given: the same session, full now, under another token. */
async function rotate(frame: Frame): Promise<void> {
  if (!frame.session) return;
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
}
