import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { passwordProblem } from '../../../rules/password-problem.ts';
import { personDetails } from '../person.ts';
import { tellPasswordChanged } from './changed.ts';
import { isCommon } from './common-passwords.ts';
import { isObvious } from './new.ts';

type Change = Calls['account/password/change'];

/** Every rule in the order in which it is said; the session ends, and with it every other one. */
export const handler: Handler<Change> = async (context, { body }) => {
  const problem = passwordProblem(body);
  if (problem)
    return context.fail(problem.error, { errors: Object.fromEntries(problem.fields.map((name) => [name, []])) });
  await confirmOld(context);
  const { company, actor } = context;
  const person = { company, userId: actor.id };
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  const marked = { errors: { new_password1: [] } };
  if (await isCommon(body.new_password1)) return context.fail('PasswordCommon', marked);
  if (await isObvious(context, person, body.new_password1)) return context.fail('PasswordObvious', marked);
  const outcome = await context.sessions.setPassword({ ...person, login: details.email }, body.new_password1);
  if (outcome === 'reused') return context.fail('PasswordReused', marked);
  await context.sessions.endAll(actor.id);
  await tellPasswordChanged(context, person);
  return { status: 200 };
};

async function confirmOld(context: CallContext<Change['errors']>): Promise<void> {
  const confirmed = await context.sessions.confirm();
  if (confirmed === 'locked')
    return context.fail('TooManyAttempts', { headers: { 'retry-after': String(context.sessions.lockedFor) } });
  if (confirmed === 'wrong') return context.fail('WrongPassword', { errors: { old_password: [] } });
}
