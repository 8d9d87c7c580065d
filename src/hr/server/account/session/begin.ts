import type { CallContext } from '../../../../server/context.ts';
import { factorsOf, isEnabled, type Method, methodsOf } from '../mfa/factors/methods.ts';
import { notifyOfNewDevice } from '../mfa/factors/notify.ts';
import type { Person } from '../person.ts';

type Context = Pick<
  CallContext,
  'db' | 'sessions' | 'textMessages' | 'audit' | 'mail' | 'now' | 'userAgent' | 'ip' | 'config'
>;

interface Proof {
  /** For the audit. */
  method?: string;
  /** It was two factors at once. */
  both?: boolean;
}

/**
 * Where every way to sign in ends, whatever proved who it is (password, provider, passkey). With a second factor the
 * session is half, and this answers how it becomes whole; else it is whole at once, and this answers null.
 */
export async function beginSession(context: Context, person: Person, proof: Proof = {}): Promise<Method[] | null> {
  // A second factor that is being enabled at the same time ends the sessions that there are: it must not miss this one.
  await context.sessions.hold(person);
  const factors = await factorsOf(context.db, person);
  if (isEnabled(factors) && !proof.both) {
    await context.sessions.start(person, 'half');
    return methodsOf(context, person, factors);
  }
  const { newDevice } = await context.sessions.start(person, 'full');
  await arrived(context, person, { newDevice, method: proof.method });
  return null;
}

/** Signed in wholly: on record, and told to the person where it is news. */
export async function arrived(
  context: Context,
  person: Person,
  { newDevice, method }: { newDevice: boolean; method?: string | undefined },
): Promise<void> {
  context.audit({
    type: 'auth',
    activity: 'Sign in',
    entity: 'people/user',
    recordId: person.userId,
    company: person.company,
    actor: person.userId,
    ...(method && { new: { method } }),
  });
  if (newDevice) await notifyOfNewDevice(context, person);
}
