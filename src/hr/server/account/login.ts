import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { loadActor } from '../access/actor.ts';
import { keepZone, personDetails } from './person.ts';

/** An unknown login, a wrong password and a person who may not sign in are answered alike. */
export const login: Handler<Calls['account/login']> = async (context, { body }) => {
  const found = await context.sessions.verify(body.username, body.password);
  if (found === 'locked')
    return context.fail('TooManyAttempts', { headers: { 'retry-after': String(context.sessions.lockedFor) } });
  if (found === 'wrong') return context.fail('AuthenticationFailed');
  const person = await personDetails(context.db, found);
  if (!person || !(await loadActor(context.db, found.company, found.userId)))
    return context.fail('AuthenticationFailed');
  await keepZone(context.db, found, keptZone(body.time_zone), person);
  await context.sessions.start(found, 'full');
  context.audit({ type: 'auth', activity: 'Sign in', company: found.company, actor: found.userId });
  return { status: 200, mfa_required: false };
};
