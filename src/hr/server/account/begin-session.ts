import type { CallContext } from '../../../server/context.ts';
import { factorsOf, isEnabled, type Method, methodsOf } from './factors/methods.ts';
import { tellOfNewDevice } from './factors/tell.ts';
import type { Person } from './person.ts';

/**
 * Where every way to sign in ends, whatever proved who it is (password, provider, passkey). With a second factor the
 * session is half, and this answers how it becomes whole; else it is whole at once, and this answers null.
 */
export async function beginSession(
  context: Pick<
    CallContext,
    'db' | 'sessions' | 'textMessages' | 'audit' | 'mail' | 'now' | 'userAgent' | 'ip' | 'config'
  >,
  person: Person,
): Promise<Method[] | null> {
  const factors = await factorsOf(context.db, person);
  if (isEnabled(factors)) {
    await context.sessions.start(person, 'half');
    return methodsOf(factors, context.textMessages !== undefined);
  }
  const { newDevice } = await context.sessions.start(person, 'full');
  context.audit({
    type: 'auth',
    activity: 'Sign in',
    entity: 'people/user',
    recordId: person.userId,
    company: person.company,
    actor: person.userId,
  });
  if (newDevice) await tellOfNewDevice(context, person);
  return null;
}
