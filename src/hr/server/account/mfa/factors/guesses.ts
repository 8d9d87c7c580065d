import { constants } from '../../../../../generated/options.ts';
import type { CallContext } from '../../../../../server/context.ts';
import { type Person, personDetails } from '../../person.ts';

type Context = Pick<CallContext, 'sessions' | 'audit' | 'company' | 'db'>;

export const quarter = 900;
const half = 12 * 3600;

const ofSession = (context: Context) => `second factor in ${context.sessions.id}`;
/** A device that its person has signed in on before has counts of its own: nobody elsewhere uses them up. */
async function countsOf(context: Context, person: Person) {
  const details = await personDetails(context.db, person);
  const device = details && context.sessions.knownDevice(details.email);
  const whose = device ? `${person.userId} at ${device}` : person.userId;
  return { now: `second factor of ${whose}`, today: `second factor of ${whose}, today` };
}

/** One sign-in gets five tries, then it begins anew with the password. */
export const mayTryHere = (context: Context): Promise<boolean> =>
  context.sessions.allow(ofSession(context), constants['account/mfa/tries'], half);

/** Over all sign-ins, apart from wrong passwords: anyone who knows the password gets no endless row of sign-ins. */
export async function mayTry(context: Context, person: Person): Promise<boolean> {
  const { userId } = person;
  const counts = await countsOf(context, person);
  const now = await context.sessions.allow(counts.now, constants['account/mfa/guesses'], quarter);
  if (now && (await context.sessions.allow(counts.today, constants['account/mfa/dailyGuesses'], 24 * 3600)))
    return true;
  if (await context.sessions.allow(`locked line of ${userId}`, 1, quarter))
    context.audit({ type: 'auth', activity: 'Second factor locked', entity: 'people/user', recordId: userId });
  return false;
}

export async function wasRight(context: Context, person: Person): Promise<void> {
  const counts = await countsOf(context, person);
  await context.sessions.forgive(counts.now);
  await context.sessions.forgive(counts.today);
}
