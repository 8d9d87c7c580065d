import { constants } from '../../../../generated/options.ts';
import type { CallContext } from '../../../../server/context.ts';

type Context = Pick<CallContext, 'sessions' | 'audit' | 'company'>;

export const quarter = 900;
const half = 12 * 3600;
const daily = 50;

const ofSession = (context: Context) => `second factor in ${context.sessions.id}`;
const ofPerson = (userId: string) => `second factor of ${userId}`;
const ofDay = (userId: string) => `second factor of ${userId}, today`;

/** One sign-in gets five tries, then it begins anew with the password. */
export const mayTryHere = (context: Context): Promise<boolean> =>
  context.sessions.allow(ofSession(context), constants['account/mfa.tries'], half);

/** Over all sign-ins, apart from wrong passwords: whoever knows the password gets no endless row of sign-ins. */
export async function mayTry(context: Context, userId: string): Promise<boolean> {
  const now = await context.sessions.allow(ofPerson(userId), constants['account/mfa.guesses'], quarter);
  if (now && (await context.sessions.allow(ofDay(userId), daily, 24 * 3600))) return true;
  if (await context.sessions.allow(`locked line of ${userId}`, 1, quarter))
    context.audit({ type: 'auth', activity: 'Second factor locked', entity: 'people/user', recordId: userId });
  return false;
}

export async function wasRight(context: Context, userId: string): Promise<void> {
  await context.sessions.forgive(ofPerson(userId));
  await context.sessions.forgive(ofDay(userId));
}
