import type { Options } from '../../shared/documents/words.ts';
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
  /** Wrong passwords from one network, over all logins: many people may share its address. */
  network: Limit;
  /** Wrong passwords in a row, ever: after that a new password must be set by mail. */
  row: Limit;
}

/** Of a set of documents that says nothing about it. */
const usual: GuessLimits = {
  account: { max: 10, seconds: 900 },
  network: { max: 2000, seconds: 900 },
  row: { max: 100, seconds: 900_000_000 },
};

/** From the options list `shell/limits.guesses`. */
export function guessLimitsOf(options: Options | undefined): GuessLimits {
  const values = options && 'values' in options ? options.values : [];
  const said = values.map(({ value, max, seconds }) => [String(value), { max: Number(max), seconds: Number(seconds) }]);
  return { ...usual, ...Object.fromEntries(said) };
}

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
  const row = `guess:row:${login}`;
  const own = knows(given.device, given.login) ? ownKeys(login, given.device.id) : [];
  const [ownAccount, ownRow] = own;
  if (ownAccount && ownRow) {
    const { allowed, retryAfter } = await take(db, ownAccount, limits.account, now);
    // Someone else may sit at it: after as many wrong ones in a row it is a device like any other.
    if (!allowed || (await take(db, ownRow, limits.row, now)).allowed)
      return { allowed, retryAfter, right: () => forget(db, ...own, row) };
  }
  const account = `guess:login:${login}`;
  const network = `guess:network:${networkOf(given.ip)}`;
  const byAccount = await take(db, account, limits.account, now);
  const byNetwork = await take(db, network, limits.network, now);
  const evaluated = byAccount.allowed && byNetwork.allowed;
  return {
    // Only what is evaluated counts in the row: else a hundred quick tries would lock the person out for good.
    allowed: evaluated && (await take(db, row, limits.row, now)).allowed,
    retryAfter: Math.min(
      Math.max(byAccount.retryAfter, byNetwork.allowed ? 0 : byNetwork.retryAfter),
      limits.account.seconds,
    ),
    /** The guess was right: it counts for nothing, and the row of wrong ones is over. */
    async right() {
      await forget(db, account, row, ...own);
      await giveBack(db, network);
    },
  };
}

/** Counters of a login at a device that its person has signed in from: guesses of now, and wrong ones in a row. */
const ownKeys = (login: string, device: string) => [`guess:device:${login}:${device}`, `guess:row:${login}:${device}`];

/** After a password was set by mail. */
export const forgetGuesses = (db: Database, login: string): Promise<void> => {
  const mark = hashToken(login).slice(0, 32);
  return forget(db, `guess:login:${mark}`, `guess:row:${mark}`);
};
