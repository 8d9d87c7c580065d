import { and, eq, sql } from 'drizzle-orm';
import { constants } from '../../../../../generated/options.ts';
import { secondFactor } from '../../../../../generated/tables.ts';
import type { CallContext } from '../../../../../server/context.ts';
import { type Person, personDetails } from '../../person.ts';
import { newChallenge, type Purpose, pending } from './challenge.ts';
import { ofPerson } from './methods.ts';

const pause = constants['account/mfa/resendAfter'];
const perHour = constants['account/mfa/sendsPerHour'];
const minutes = constants['account/mfa/codeLife'];

type Sent = { sent: true; counter: number; resend_after: number } | ({ sent: false } & TooEarly);

/**
 * Within the pause after a code (`other`: that was sent for something else, and is of no use here), or more often than
 * the hour allows; in how many seconds it can be tried again.
 */
export interface TooEarly {
  why: 'soon' | 'other' | 'many';
  seconds: number;
}

/** Sends a code, which replaces the former one; not again within a minute, nor more than five in an hour. */
export async function sendCode(
  context: CallContext,
  person: Person,
  to: { purpose: Purpose; channel: 'email' | 'phone'; address: string },
): Promise<Sent> {
  const { sessions } = context;
  const soon = await sessions.secondsUntil(`code to ${person.userId} ${to.channel}`, 1, pause);
  if (soon > 0) {
    const held = await pending(context, { person, ...to });
    return { sent: false, why: held && held.until > context.now ? 'soon' : 'other', seconds: soon };
  }
  const many = await sessions.secondsUntil(`codes to ${person.userId}`, perHour, 3600);
  if (many > 0) return { sent: false, why: 'many', seconds: many };
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  const code = await newChallenge(context, { person, ...to }, { address: to.address });
  if (to.channel === 'phone') {
    const text = context.text('account/notice.text-message', { code, company: details.companyName });
    context.textMessages?.send(to.address, text);
  } else {
    await context.mail.send(
      'account/mfa/code',
      { address: to.address, name: details.displayName },
      { name: details.displayName, company: details.companyName, code, minutes },
    );
  }
  return { sent: true, counter: await countSent(context, person, to.channel), resend_after: pause };
}

async function countSent({ db }: CallContext, person: Person, channel: 'email' | 'phone'): Promise<number> {
  const column = channel === 'email' ? secondFactor.email_counter : secondFactor.phone_counter;
  const [row] = await db
    .update(secondFactor)
    .set({ [channel === 'email' ? 'email_counter' : 'phone_counter']: sql`${column} + 1` })
    .where(and(ofPerson(person), eq(secondFactor.otp_type, 'HOTP')))
    .returning({ counter: column });
  // Before the first one was confirmed there is no record yet.
  return row?.counter ?? 1;
}
