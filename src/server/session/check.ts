import { and, eq } from 'drizzle-orm';
import { credential } from '../db/system-tables.ts';
import type { CheckedPassword, Clock, GivenPassword, Store } from '../services.ts';
import { knows, readDevice } from './device.ts';
import type { GuessLimits } from './guesses.ts';
import { countGuess } from './guesses.ts';
import type { Signer } from './key-ring.ts';
import { hashPassword, isWeaker, passwordMatches } from './password.ts';
import { newToken } from './secret.ts';

interface CheckDeps {
  store: Store;
  clock: Clock;
  devices: Signer;
  limits(): GuessLimits;
}

/**
 * Checks a password. An unknown login is checked against a hash that nothing matches, and counted like a known one,
 * so that answer and time are the same.
 */
export function passwordCheck(deps: CheckDeps): (given: GivenPassword) => Promise<CheckedPassword> {
  const { store } = deps;
  let nobody: Promise<string> | undefined;
  const check = async (given: GivenPassword): Promise<CheckedPassword> => {
    const found = await find(store, given.who);
    const login = 'login' in given.who ? normalLogin(given.who.login) : (found?.login ?? '');
    const device = readDevice(deps.devices, given.deviceToken);
    const guess = await countGuess(store.plain, deps.limits(), { login, ip: given.ip, device }, deps.clock());
    if (!guess.allowed) return { login, outcome: 'locked', retryAfter: guess.retryAfter };

    nobody ??= hashPassword(newToken());
    const unmatched = await nobody;
    const usable = found?.status === 'active' && found.passwordHash ? found.passwordHash : null;
    const matches = await passwordMatches(usable ?? unmatched, given.password, knows(device, login));
    if (!matches || !usable || !found) return { login, outcome: 'wrong' };
    await guess.right();
    const hash = isWeaker(usable) ? await strengthened(store, login, usable, given.password) : usable;
    // Another sign-in has strengthened it meanwhile, or the password is another one now.
    if (hash === null) return check(given);
    return { login, outcome: { company: found.companyId, userId: found.userId }, hash };
  };
  return check;
}

/** Logins are compared without case and outer space. */
export const normalLogin = (login: string): string => login.trim().toLowerCase();

async function find(store: Store, who: GivenPassword['who']) {
  const condition =
    'login' in who
      ? eq(credential.login, normalLogin(who.login))
      : and(eq(credential.companyId, who.company), eq(credential.userId, who.userId));
  const [row] = await store.plain.select().from(credential).where(condition).limit(1);
  return row;
}

/** The hash in the place of the weak one; null when that is not there any more. */
async function strengthened(store: Store, login: string, weak: string, password: string): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  const replaced = await store.plain
    .update(credential)
    .set({ passwordHash })
    .where(and(eq(credential.login, login), eq(credential.passwordHash, weak)))
    .returning({ login: credential.login });
  return replaced.length > 0 ? passwordHash : null;
}
