import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { secondFactor } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { aboutSeed, stepOf } from './factors/app-code.ts';
import { type Channel, type Tried, tryChallenge } from './factors/challenge.ts';
import { factorsOf, isEnabled, noteEnabled, ofPerson } from './factors/methods.ts';
import { notifyOfChange } from './factors/notify.ts';
import { makeRecoveryCodes } from './factors/recovery.ts';

type Verify = Calls['account/mfa/verify'];

/** Enables what was begun, by its first code. The seed that the browser sends back is not looked at: ours counts. */
export const handler: Handler<Verify> = async (context, { body }) => {
  const person = { company: context.company, userId: context.actor.id };
  // Whether it is the first one is not to change meanwhile.
  await context.sessions.hold(person);
  const channel: Channel = body.otp_type === 'TOTP' ? 'app' : (body.verification_by ?? 'email');
  const tried = await tryFirst(context, person, channel, body.verification_code);
  if (tried.outcome !== 'right') return refuse(context, tried.outcome);
  const isFirst = !isEnabled(await factorsOf(context.db, person));
  await keep(context, person, channel, tried);
  if (isFirst) await makeRecoveryCodes(context, person);
  await noteEnabled(context.db, person, true);
  await context.sessions.endAll(person.userId, { keep: true });
  const activity = 'Second factor enabled';
  context.audit({ type: 'auth', activity, entity: 'people/user', recordId: person.userId, new: { method: channel } });
  await notifyOfChange(context as CallContext, person, context.text(`account/notice.${channel}-enabled`));
  return { status: 200 };
};

function refuse(context: CallContext<Verify['errors']>, outcome: 'wrong' | 'expired' | 'over'): never {
  if (outcome === 'over') return context.fail('TooManyTries');
  if (outcome === 'expired') return context.fail('CodeExpired');
  return context.fail('WrongCode', { keep: true, errors: { verification_code: [] } });
}

/** The first code counts as taken: it does not sign in afterwards. */
type Right = Extract<Tried, { outcome: 'right' }> & { step?: number };

async function tryFirst(
  context: CallContext<Verify['errors']>,
  person: Person,
  channel: Channel,
  code: string,
): Promise<Right | Exclude<Tried, { outcome: 'right' }>> {
  const asked = { person, purpose: 'enrol' as const, channel };
  if (channel !== 'app') return tryChallenge(context, asked, code);
  let step: number | null = null;
  const tried = await tryChallenge(context, asked, code, ({ secret }) => {
    step = stepOf(context.vault.open(secret ?? '', aboutSeed(person)), code, context.now);
    return step !== null;
  });
  return tried.outcome === 'right' ? { ...tried, step: step ?? undefined } : tried;
}

async function keep({ db, now, newId }: CallContext, person: Person, channel: Channel, right: Right): Promise<void> {
  const { address, secret } = right.challenge;
  const otp_type = channel === 'app' ? 'TOTP' : 'HOTP';
  const values = {
    app: { secret, last_step: right.step ?? null, last_used: now, createdAt: now },
    email: { email: address, email_verified: true, mail_is_not_enough: false, last_used: now },
    phone: { phone: address, phone_verified: true, last_used: now },
  }[channel];
  const [kept] = await db
    .update(secondFactor)
    .set(values)
    .where(and(ofPerson(person), eq(secondFactor.otp_type, otp_type)))
    .returning({ id: secondFactor.id });
  if (kept) return;
  await db
    .insert(secondFactor)
    .values({ companyId: person.company, id: newId(), user: person.userId, otp_type, createdAt: now, ...values });
}
