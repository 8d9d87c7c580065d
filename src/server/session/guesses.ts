import type { Database } from '../context.ts';
import type { Limit } from './counters.ts';
import { forget, giveBack, take } from './counters.ts';
import type { Device } from './device.ts';
import { knows } from './device.ts';
import { networkOf } from './network.ts';
import { hashToken } from './secret.ts';

export interface GuessLimits {
  /** Wrong passwords for one login from places it is not known at. */
  account: Limit;
  /** Wrong passwords from one network, over all logins. */
  network: Limit;
  /** Wrong passwords in a row, ever: after that a new password must be set by mail. */
  inARow: number;
}

const aGeneration = 30 * 365 * 24 * 3600;

/**
 * Counts guesses before they are checked, in the database, so that neither a restart nor fifty at once get more.
 * The device that its person signs in from has a count of its own: strangers cannot lock the person out.
 */
export async function countGuess(
  db: Database,
  limits: GuessLimits,
  given: { login: string; ip: string; device: Device | null },
  now: Date,
) {
  const login = hashToken(given.login).slice(0, 32);
  const network = `guess:network:${networkOf(given.ip)}`;
  const known = knows(given.device, given.login);
  const account = known ? `guess:device:${login}:${given.device?.id}` : `guess:login:${login}`;
  const row = `guess:row:${login}`;

  const byAccount = await take(db, account, limits.account, now);
  const byNetwork = known ? { allowed: true, retryAfter: 0 } : await take(db, network, limits.network, now);
  const inARow = known
    ? { allowed: true, retryAfter: 0 }
    : await take(db, row, { max: limits.inARow, seconds: aGeneration }, now);
  return {
    allowed: byAccount.allowed && byNetwork.allowed && inARow.allowed,
    retryAfter: Math.min(
      Math.max(byAccount.retryAfter, byNetwork.allowed ? 0 : byNetwork.retryAfter),
      limits.account.seconds,
    ),
    /** The guess was right: it counts for nothing, and the row of wrong ones is over. */
    async right() {
      await forget(db, account, row);
      if (!known) await giveBack(db, network);
    },
  };
}

/** After a password was set by mail. */
export const forgetGuesses = (db: Database, login: string): Promise<void> => {
  const mark = hashToken(login).slice(0, 32);
  return forget(db, `guess:login:${mark}`, `guess:row:${mark}`);
};
