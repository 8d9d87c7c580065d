import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { takeAppCode } from '../mfa/factors/app-code.ts';
import { mayTry, quarter, wasRight } from '../mfa/factors/guesses.ts';
import { factorsOf } from '../mfa/factors/methods.ts';

type StepUp = Calls['account/session/step-up'];

/** The password or a code of the app, again; a code by mail is too weak for what is asked afterwards. */
export const handler: Handler<StepUp> = async (context, { body }) => {
  if (body.password !== undefined) await byPassword(context);
  else if (body.code !== undefined) await byCode(context, body.code);
  else return context.fail('FillAll', { errors: { password: [] } });
  await context.sessions.raise();
  return { status: 200 };
};

async function byPassword(context: CallContext<StepUp['errors']>): Promise<void> {
  const confirmed = await context.sessions.confirm();
  if (confirmed === 'locked')
    return context.fail('TooManyAttempts', { headers: { 'retry-after': String(context.sessions.lockedFor) } });
  if (confirmed === 'wrong') return context.fail('WrongPassword', { errors: { password: [] } });
}

async function byCode(context: CallContext<StepUp['errors']>, code: string): Promise<void> {
  const person = { company: context.company, userId: context.actor.id };
  const { app } = await factorsOf(context.db, person);
  if (!app) return context.fail('NotThisMethod', { errors: { code: [] } });
  if (!(await mayTry(context, person)))
    return context.fail('TooManyCodes', { keep: true, headers: { 'retry-after': String(quarter) } });
  if (!(await takeAppCode(context, person, app, code)))
    return context.fail('WrongCode', { keep: true, errors: { code: [] } });
  await wasRight(context, person);
}
