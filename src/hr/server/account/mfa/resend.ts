import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { refuseToSend } from './enable.ts';
import { pending } from './factors/challenge.ts';
import { factorsOf, methodsOf } from './factors/methods.ts';
import { sendCode } from './factors/send-code.ts';

type Resend = Calls['account/mfa/resend'];
type Context = CallContext<Resend['errors']>;

/** The session says who; half signed in it sends the code of the sign-in, else that of what is being enabled. */
export const handler: Handler<Resend> = async (context, { body }) => {
  const person = { company: context.company, userId: context.actor.id };
  const wanted = body.verification_by;
  const to =
    context.sessions.level === 'half'
      ? await toSignIn(context, person, wanted)
      : await toEnrol(context, person, wanted);
  const sent = await sendCode(context as CallContext, person, to);
  if (!sent.sent) return refuseToSend(context, sent);
  return { status: 200, resend_after: sent.resend_after, counter: sent.counter };
};

async function toSignIn(context: Context, person: Person, wanted: 'email' | 'phone' | undefined) {
  const factors = await factorsOf(context.db, person);
  const methods = await methodsOf(context as CallContext, person, factors);
  const channel = wanted ?? (methods.includes('email') ? 'email' : 'phone');
  const address = factors.codes?.[channel];
  if (!methods.includes(channel) || !address) return context.fail('NotThisMethod');
  return { purpose: 'sign-in' as const, channel, address };
}

async function toEnrol(context: Context, person: Person, wanted: 'email' | 'phone' | undefined) {
  for (const channel of wanted ? [wanted] : (['email', 'phone'] as const)) {
    const found = await pending(context, { person, purpose: 'enrol', channel });
    if (found?.address) return { purpose: 'enrol' as const, channel, address: found.address };
  }
  return context.fail('NothingPending');
}
