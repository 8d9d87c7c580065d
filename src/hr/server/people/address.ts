import { and, eq, ne, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Change } from '../../../server/context.ts';
import { momentIn } from '../account/mfa/factors/notify.ts';
import { personDetails } from '../account/person.ts';
import { comesBack } from '../audit/corrected.ts';
import { refuseStronger } from './authority.ts';

const hours = constants['people/address.life'];
const most = { count: constants['people/address.mailsPerHour'], seconds: 3600 };

/**
 * The address is how someone signs in, so another counts only once its owner has confirmed it. Until then it waits
 * beside the old one, which is told. To save the present one again takes that back.
 */
export async function askForAddress(context: CallContext, change: Change): Promise<void> {
  const { old, values, id, input } = change;
  // One that is the present one is no change, and not among the values.
  const given = values.email ?? input.email;
  if (!old || given === undefined) return;
  const address = String(given).trim();
  delete values.email;
  if (address.toLowerCase() === String(old.email).toLowerCase()) {
    if (old.email_pending === null) return;
    await refuseStronger(context, { ...change, values: { email: address } });
    values.email_pending = null;
    return;
  }
  context.stepUp();
  if (await isTaken(context, id, address)) context.fail('EmailTaken', { errors: { email: [] } });
  if (!(await context.sessions.allow(`address ${context.actor.id}`, most.count, most.seconds)))
    context.fail('TooManyMails', { headers: { 'retry-after': String(most.seconds) } });
  values.email_pending = address;
  await tell(context, id, address);
}

export async function isTaken(
  { db, company }: Pick<CallContext, 'db' | 'company'>,
  id: string | null,
  address: string,
): Promise<boolean> {
  const [other] = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, company),
        id === null ? undefined : ne(userProfile.id, id),
        eq(sql`lower(${userProfile.email})`, address.toLowerCase()),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function tell(context: CallContext, id: string, address: string): Promise<void> {
  const person = { company: context.company, userId: id };
  const details = await personDetails(context.db, person);
  if (!details) return;
  const { displayName: name, companyName: company, email, timeZone } = details;
  const other = context.actor.id === id ? undefined : context.actor.id;
  const token = await context.sessions.issueToken('email', person, hours * 60, other);
  const link = `${context.config.origin}/email?token=${token}`;
  await context.mail.send('account/email/verify', { address, name }, { name, company, hours, link });
  if (await comesBack(context, context.company, email)) return;
  const who = context.actor.displayName;
  const when = momentIn(context.now, timeZone);
  await context.mail.send('account/email/asked', { address: email, name }, { name, company, when, who, address });
}
