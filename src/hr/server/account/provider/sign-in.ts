import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { loadActor } from '../../access/actor.ts';
import { identified } from '../identified.ts';
import { keepZone, type Person, personDetails } from '../person.ts';
import { beginSession } from '../session/begin.ts';

type SignIn = Calls['account/provider/sign-in'];
type Context = CallContext<SignIn['errors']>;

const errors = {
  unknown: 'UnknownProvider',
  mismatch: 'StateMismatch',
  cancelled: 'Cancelled',
  failed: 'AuthorizationError',
  unreachable: 'ProviderUnreachable',
} as const;

/** A provider knows someone: anyone who may not sign in here, for whatever reason, is answered alike. */
export const handler: Handler<SignIn> = async (context, { body }) => {
  const { proof } = context.identity;
  if (!proof) return refuse(context, 'UnknownProvider');
  if ('refused' in proof) {
    const noCode = proof.refused === 'failed' && !body.code && !body.error;
    return refuse(context, noCode ? 'NoCode' : errors[proof.refused]);
  }
  const person = await identified(context as CallContext, proof);
  if (!person) return refuse(context, 'NotAuthorized');
  const details = await personDetails(context.db, person);
  if (!details || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return refuse(context, 'NotAuthorized', person);
  await keepZone(context.db, person, keptZone(body.time_zone), details);
  const methods = await beginSession(context, person);
  const back = proof.back ?? '/';
  return methods ? { status: 200, mfa_required: true, methods, back } : { status: 200, mfa_required: false, back };
};

function refuse(context: Context, error: SignIn['errors'], known?: Person): never {
  if (known)
    context.audit({
      type: 'auth',
      activity: 'Sign in failed',
      entity: 'people/user',
      recordId: known.userId,
      company: known.company,
    });
  const said = context.text(context.call.errors?.[error]?.message ?? 'account/authorization-error');
  return context.fail(error, { keep: known !== undefined, extra: { non_field_errors: [said] } });
}
