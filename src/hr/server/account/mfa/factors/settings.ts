import type { Calls } from '../../../../../generated/calls.ts';
import type { CallContext } from '../../../../../server/context.ts';
import { type Person, personDetails } from '../../person.ts';
import { type Factor, type Factors, factorsOf, isRequired } from './methods.ts';

type Answer = Calls['account/mfa/settings']['answer'];

export async function settingsOf(context: CallContext, person: Person): Promise<Answer> {
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  const factors = await factorsOf(context.db, person);
  return {
    mfa_data: entriesOf(factors),
    email: details.email,
    display_name: details.displayName,
    text_messages: context.textMessages !== undefined,
    required: await isRequired(context.db, person.company),
    recovery_codes_left: factors.recoveryCodesLeft,
    captcha: context.captcha.kind,
  };
}

const entriesOf = ({ app, codes }: Factors): Answer['mfa_data'] =>
  [app, codes].filter((factor) => factor !== null).map(entryOf) as unknown as Answer['mfa_data'];

/** Instants are written by the engine, as the wire wants them. */
const entryOf = (factor: Factor) => ({
  otp_type: factor.otp_type,
  is_verified: true,
  extra_data: {
    email: factor.email,
    phone: factor.phone,
    email_verified: factor.email_verified,
    phone_verified: factor.phone_verified,
  },
  created_at: factor.createdAt,
  last_used: factor.last_used,
});
