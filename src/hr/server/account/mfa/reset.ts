import type { Calls } from '../../../../generated/calls.ts';
import { secondFactor } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { dropPasskeys } from '../passkey/user-passkeys.ts';
import { dropChallenges } from './factors/challenge.ts';
import { noteEnabled, ofPerson } from './factors/methods.ts';
import { notifyOfChange } from './factors/notify.ts';
import { dropRecoveryCodes } from './factors/recovery.ts';

/** For someone who has lost phone and codes. Anyone who did it is on record, and the person is told. */
export const handler: Handler<Calls['account/mfa/reset']> = async (context, { body }) => {
  if (body.user === context.actor.id) return context.fail('OwnReset');
  await context.records.read('people/user', body.user);
  const person = { company: context.company, userId: body.user };
  await context.sessions.hold(person);
  const removed = await context.db.delete(secondFactor).where(ofPerson(person)).returning({ id: secondFactor.id });
  if (removed.length === 0) return context.fail('NotEnabled');
  await dropRecoveryCodes(context, person);
  await dropChallenges(context, person);
  // What is lost may hold a passkey too.
  await dropPasskeys(context.db, person);
  await noteEnabled(context.db, person, false);
  await context.sessions.endAll(body.user);
  context.audit({ type: 'auth', activity: 'Second factor reset', entity: 'people/user', recordId: body.user });
  const change = context.text('account/notice.reset', { name: context.actor.displayName });
  await notifyOfChange(context as CallContext, person, change);
  return { status: 200 };
};
