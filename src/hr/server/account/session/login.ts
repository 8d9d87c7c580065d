import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { loadActor } from '../../access/actor.ts';
import { keepZone, personDetails } from '../person.ts';
import { beginSession } from './begin.ts';

type Login = Calls['account/session/login'];

/** An unknown login, a wrong password and a person who may not sign in are answered alike. */
export const handler: Handler<Calls['account/session/login']> = async (context, { body }) => {
  const found = await context.sessions.verify(body.username, body.password);
  if (found === 'locked' || found === 'wrong') return refuse(context, body.username, found);
  const person = await personDetails(context.db, found);
  if (!person || !(await loadActor(context.db, found.company, found.userId, context.now)))
    return context.fail('AuthenticationFailed');
  await keepZone(context.db, found, keptZone(body.time_zone), person);
  const methods = await beginSession(context, found);
  return methods ? { status: 200, mfa_required: true, methods } : { status: 200, mfa_required: false };
};

/** The line of a lock is written once, so that hammering fills no log. */
async function refuse(
  context: CallContext<Login['errors']>,
  username: string,
  why: 'locked' | 'wrong',
): Promise<never> {
  const person = await context.sessions.personOf(username);
  const line = why === 'wrong' || (await context.sessions.allow(`locked line of ${username.toLowerCase()}`, 1, 900));
  if (person && line) {
    const activity = why === 'wrong' ? 'Sign in failed' : 'Sign in locked';
    const about = { entity: 'people/user', recordId: person.userId, company: person.company };
    context.audit({ type: 'auth', activity, ...about });
  }
  if (why === 'wrong') return context.fail('AuthenticationFailed', { keep: true });
  return context.fail('TooManyAttempts', {
    keep: true,
    headers: { 'retry-after': String(context.sessions.lockedFor) },
  });
}
