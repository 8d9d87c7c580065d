import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import { secondFactor } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { keepZone, type Person, personDetails } from '../person.ts';
import { takeAppCode } from './factors/app-code.ts';
import { tryChallenge } from './factors/challenge.ts';
import { mayTry, mayTryHere, quarter, wasRight } from './factors/guesses.ts';
import { factorsOf, type Method, methodsOf, ofPerson, trustMail } from './factors/methods.ts';
import { notifyOfChange, notifyOfNewDevice } from './factors/notify.ts';
import { strikeRecoveryCode } from './factors/recovery.ts';

type Verify = Calls['account/mfa/sign-in'];
type Context = CallContext<Verify['errors']>;
type Outcome = 'right' | 'wrong' | 'expired' | 'over';

/** The second step of every sign-in, whatever the first was. */
export const handler: Handler<Verify> = async (context, { body }) => {
  if (context.sessions.level !== 'half') return context.fail('NothingToVerify');
  const person = { company: context.company, userId: context.actor.id };
  await countTry(context, person);
  const outcome = await tryCode(context, person, body.method, body.code.trim());
  if (outcome !== 'right') return refuse(context, person, body.method, outcome);
  await wasRight(context, person);
  if (body.method !== 'email') await trustMail(context.db, person);
  const { newDevice } = await context.sessions.raise();
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  await keepZone(context.db, person, keptZone(body.time_zone), details);
  context.audit({
    type: 'auth',
    activity: 'Sign in',
    entity: 'people/user',
    recordId: person.userId,
    new: { method: body.method },
  });
  if (newDevice) await notifyOfNewDevice(context, person);
  return { status: 200 };
};

/** Counted before it is looked at, and counted whatever comes of it. */
async function countTry(context: Context, person: Person): Promise<void> {
  if (!(await mayTryHere(context))) {
    await context.sessions.end();
    return context.fail('TriesOver', { keep: true });
  }
  if (!(await mayTry(context, person)))
    return context.fail('TooManyCodes', { keep: true, headers: { 'retry-after': String(quarter) } });
}

async function tryCode(context: Context, person: Person, method: Method, code: string): Promise<Outcome> {
  const factors = await factorsOf(context.db, person);
  const ways = await methodsOf(context, person, factors);
  // A passkey answers no code: it has a call of its own.
  if (method === 'passkey' || !ways.includes(method)) return context.fail('NotThisMethod');
  if (method === 'recovery') return tryRecovery(context, person, code);
  if (method === 'app' && factors.app)
    return (await takeAppCode(context, person, factors.app, code)) ? 'right' : 'wrong';
  const channel = method === 'phone' ? 'phone' : 'email';
  const { outcome } = await tryChallenge(context, { person, purpose: 'sign-in', channel }, code);
  if (outcome === 'right')
    await context.db
      .update(secondFactor)
      .set({ last_used: context.now })
      .where(and(ofPerson(person), eq(secondFactor.otp_type, 'HOTP')));
  return outcome;
}

async function tryRecovery(context: Context, person: Person, code: string): Promise<Outcome> {
  const left = await strikeRecoveryCode(context, person, code);
  if (left === null) return 'wrong';
  const used = left <= constants['account/mfa/fewCodes'] ? 'account/notice.code-used-few' : 'account/notice.code-used';
  await notifyOfChange(context as CallContext, person, context.text(used, { left }));
  return 'right';
}

function refuse(context: Context, { userId }: Person, method: Method, outcome: Exclude<Outcome, 'right'>): never {
  const activity = 'Second factor failed';
  context.audit({ type: 'auth', activity, entity: 'people/user', recordId: userId, new: { method } });
  const name = ({ wrong: 'WrongCode', expired: 'CodeExpired', over: 'TooManyTries' } as const)[outcome];
  return context.fail(name, { keep: true, errors: { code: [] } });
}
