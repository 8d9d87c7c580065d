import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { secondFactor } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { dropChallenges } from './factors/challenge.ts';
import { type Factors, factorsOf, isEnabled, isRequired, noteEnabled, ofPerson } from './factors/methods.ts';
import { notifyOfChange } from './factors/notify.ts';
import { dropRecoveryCodes } from './factors/recovery.ts';

type Disable = Calls['account/mfa/disable'];
type Context = CallContext<Disable['errors']>;

/** Asks for the password and a captcha, besides the step-up; what is left decides about the recovery codes. */
export const handler: Handler<Disable> = async (context, { body }) => {
  if (!context.captcha.passed) return context.fail('CaptchaFailed', { errors: { recaptcha_token: [] } });
  const person = { company: context.company, userId: context.actor.id };
  // Of two that are disabled at once each would take the other for the one that is left.
  await context.sessions.hold(person);
  await confirmPassword(context, body.password);
  const before = await factorsOf(context.db, person);
  const method = methodOf(context, before, body);
  await take(context, person, before, method);
  const isLast = !isEnabled(await factorsOf(context.db, person));
  if (isLast && context.actor.type !== 'Employee' && (await isRequired(context.db, person.company)))
    return context.fail('Required');
  await forgetOthers(context as CallContext, person, isLast);
  const activity = 'Second factor disabled';
  context.audit({ type: 'auth', activity, entity: 'people/user', recordId: person.userId, old: { method } });
  return { status: 200 };
};

/** Who has none, since they sign in elsewhere, has proved by the step-up who they are. */
async function confirmPassword(context: Context, given: string | undefined): Promise<void> {
  if (!(await context.sessions.hasPassword())) return;
  if (given === undefined) return context.fail('FillAll', { errors: { password: [] } });
  const confirmed = await context.sessions.confirm();
  if (confirmed === 'locked')
    return context.fail('TooManyAttempts', { headers: { 'retry-after': String(context.sessions.lockedFor) } });
  if (confirmed === 'wrong') return context.fail('WrongPassword', { errors: { password: [] } });
}

function methodOf(context: Context, { app, codes }: Factors, { otp_type, hotp_type }: Disable['body']) {
  const method = otp_type === 'TOTP' ? 'app' : (hotp_type ?? context.fail('FillAll', { errors: { hotp_type: [] } }));
  const isThere = { app: app !== null, email: codes?.email_verified, phone: codes?.phone_verified }[method];
  return isThere ? method : context.fail('NotEnabled');
}

async function take({ db }: Context, person: Person, { codes }: Factors, method: 'app' | 'email' | 'phone') {
  const row = and(ofPerson(person), eq(secondFactor.otp_type, method === 'app' ? 'TOTP' : 'HOTP'));
  const other = method === 'email' ? codes?.phone_verified : codes?.email_verified;
  if (method === 'app' || !other) return db.delete(secondFactor).where(row);
  return db
    .update(secondFactor)
    .set(method === 'email' ? { email: null, email_verified: false } : { phone: null, phone_verified: false })
    .where(row);
}

async function forgetOthers(context: CallContext, person: Person, isLast: boolean): Promise<void> {
  if (isLast) await dropRecoveryCodes(context, person);
  await dropChallenges(context, person);
  await noteEnabled(context.db, person, !isLast);
  await context.sessions.endAll(person.userId, { keep: true });
  const change = isLast ? 'account/notice.all-disabled' : 'account/notice.method-disabled';
  await notifyOfChange(context, person, context.text(change));
}
