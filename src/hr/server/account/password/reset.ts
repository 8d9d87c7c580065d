import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { loadActor } from '../../access/actor.ts';
import { distrustMail } from '../mfa/factors/methods.ts';
import { personDetails } from '../person.ts';
import { tellPasswordChanged } from './changed.ts';
import { isObvious, problemOf } from './new.ts';

/** Sets the password and ends every session; it does not sign in, so that no second factor is passed by. */
export const handler: Handler<Calls['account/password/reset']> = async (context, { body }) => {
  const problem = await problemOf(body);
  if (problem) return context.fail(problem.error, { errors: { [problem.field]: [] } });
  const person = await context.sessions.redeemToken('reset', body.token);
  const details = person && (await personDetails(context.db, person));
  if (!person || !details || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return context.fail('LinkExpired');
  const marked = { errors: { new_password1: [] } };
  if (await isObvious(context, person, body.new_password1)) return context.fail('PasswordObvious', marked);
  const outcome = await context.sessions.setPassword({ ...person, login: details.email }, body.new_password1);
  if (outcome === 'reused') return context.fail('PasswordReused', marked);
  await distrustMail(context.db, person);
  await context.sessions.endAll(person.userId, { company: person.company });
  await tellPasswordChanged(context, person);
  const { company, userId } = person;
  const about = { company, actor: userId, entity: 'people/user', recordId: userId };
  context.audit({ type: 'auth', activity: 'Password set by mail', ...about });
  return { status: 200 };
};
