import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { type Person, personDetails } from '../person.ts';
import { type Factor, type Factors, factorsOf, isRequired } from './factors/methods.ts';

type Answer = Calls['account/mfa/settings']['answer'];

export const mfaSettings: Handler<Calls['account/mfa/settings']> = async (context) => {
  const { company, actor } = context;
  return settingsOf(context, { company, userId: actor.id });
};

/** The same of somebody else, read-only: the number for codes is that person's own business. */
export const mfaMember: Handler<Calls['account/mfa/member']> = async (context, { params }) => {
  await context.records.read('people/user', params.memberId);
  const settings = await settingsOf(context, { company: context.company, userId: params.memberId });
  const mfa_data = settings.mfa_data.map((entry) => ({
    ...entry,
    extra_data: { ...entry.extra_data, phone: entry.extra_data.phone && `•••${entry.extra_data.phone.slice(-4)}` },
  }));
  return { ...settings, mfa_data };
};

async function settingsOf(context: CallContext, person: Person): Promise<Answer> {
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
