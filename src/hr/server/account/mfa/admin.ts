import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { company, secondFactor } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { dropPasskeys } from '../passkey/own.ts';
import { dropChallenges } from './factors/challenge.ts';
import { factorsOf, isEnabled, isRequired, noteEnabled, ofPerson } from './factors/methods.ts';
import { dropRecoveryCodes } from './factors/recovery.ts';
import { tellOfChange } from './factors/tell.ts';

/** From now on an admin without a second factor has no rights until there is one; the admin who says so has one. */
export const mfaRequirement: Handler<Calls['account/mfa/requirement']> = async (context, { body }) => {
  const own = await factorsOf(context.db, { company: context.company, userId: context.actor.id });
  if (body.required && !isEnabled(own)) return context.fail('OwnFirst');
  const before = await isRequired(context.db, context.company);
  await context.db
    .update(company)
    .set({ second_factor_required: body.required })
    .where(and(eq(company.companyId, context.company), eq(company.id, context.company)));
  context.audit({
    type: 'company_settings',
    activity: 'Second factor requirement',
    entity: 'company/company',
    recordId: context.company,
    old: { second_factor_required: before },
    new: { second_factor_required: body.required },
  });
  return { status: 200 };
};

/** For somebody who has lost phone and codes. Anyone who did it is on record, and the person is told. */
export const mfaReset: Handler<Calls['account/mfa/reset']> = async (context, { body }) => {
  if (body.user === context.actor.id) return context.fail('OwnReset');
  await context.records.read('people/user', body.user);
  const person = { company: context.company, userId: body.user };
  const removed = await context.db.delete(secondFactor).where(ofPerson(person)).returning({ id: secondFactor.id });
  if (removed.length === 0) return context.fail('NotEnabled');
  await dropRecoveryCodes(context, person);
  await dropChallenges(context, person);
  // What is lost may hold a passkey too.
  await dropPasskeys(context.db, person);
  await noteEnabled(context.db, person, false);
  await context.sessions.endAll(body.user);
  context.audit({ type: 'auth', activity: 'Second factor reset', entity: 'people/user', recordId: body.user });
  const change = `two-factor authentication reset by ${context.actor.displayName}`;
  await tellOfChange(context as CallContext, person, change);
  return { status: 200 };
};
