import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { isPhone } from '../../../rules/phone.ts';
import { type Person, personDetails } from '../person.ts';
import { aboutSeed, newSeed } from './factors/app-code.ts';
import { newChallenge } from './factors/challenge.ts';
import { sendCode, type TooEarly } from './factors/send-code.ts';

type Enable = Calls['account/mfa/enable'];
type Context = CallContext<Enable['errors']>;

/** Begins; what is enabled already goes on until the new one was confirmed. */
export const handler: Handler<Enable> = async (context, { body }) => {
  const person = { company: context.company, userId: context.actor.id };
  if (body.otp_type === 'TOTP') return enableApp(context, person);
  const to = await addressOf(context, person, body);
  const sent = await sendCode(context as CallContext, person, { purpose: 'enrol', ...to });
  if (sent.sent) return { status: 200, qr_code: '', resend_after: sent.resend_after };
  return refuseToSend(context, sent);
};

async function enableApp(context: Context, person: Person): Promise<Enable['answer']> {
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  const { secret, picture } = newSeed(context.config.product, details.companyName, details.email);
  const sealed = context.vault.seal(secret, aboutSeed(person));
  await newChallenge(context, { person, purpose: 'enrol', channel: 'app' }, { secret: sealed });
  return { status: 200, qr_code: picture, secret_key: secret };
}

async function addressOf(context: Context, person: Person, { email, phone }: Enable['body']) {
  if (phone) {
    if (!context.textMessages) return context.fail('NoTextMessages');
    if (!isPhone(phone)) return context.fail('PhoneInvalid', { errors: { phone: [] } });
    return { channel: 'phone' as const, address: phone };
  }
  if (!email) return context.fail('FillAll', { errors: { email: [] } });
  const registered = (await personDetails(context.db, person))?.email ?? context.notFound();
  if (email.trim().toLowerCase() !== registered.toLowerCase())
    return context.fail('NotRegistered', { errors: { email: [] } });
  if (!(await context.mail.reaches(registered))) return context.fail('MailsComeBack', { errors: { email: [] } });
  return { channel: 'email' as const, address: registered };
}

const refusals = { soon: 'TooSoon', other: 'OtherCodeSent', many: 'TooManySends' } as const;

/** Too early, or too often. */
export function refuseToSend(
  context: Pick<CallContext<(typeof refusals)[TooEarly['why']]>, 'fail'>,
  { why, seconds }: TooEarly,
): never {
  return context.fail(refusals[why], {
    params: { seconds },
    extra: { resend_after: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
