import { and, eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Change } from '../../../server/context.ts';
import { hasLeftBy } from '../../rules/leaving.ts';
import { momentIn } from '../account/mfa/factors/notify.ts';
import { personDetails } from '../account/person.ts';
import { comesBack } from '../audit/corrected.ts';
import { todayOf } from '../company/zone.ts';

type Changed = Pick<Change, 'id' | 'old' | 'values'>;

const most = { count: constants['people/address.mailsPerHour'], seconds: 3600 };

/**
 * Links that are for someone alone go to their private address once they have left. Who puts another in its place would
 * get them, so it is told where the person reads: at the one of before, and at work for as long as they are there.
 */
export async function tellOfPrivateAddress(context: CallContext, change: Changed): Promise<void> {
  if (!isOther(change)) return;
  // Nobody confirms it: to put one after another there would be a way to have mails sent to anyone.
  const mayMail = async () => context.sessions.allow(`private address ${context.actor.id}`, most.count, most.seconds);
  if (hadOne(change) && !(await mayMail()))
    context.fail('TooManyMails', { headers: { 'retry-after': String(most.seconds) } });
  await tell(context, change);
}

/** As the address at work does (address.ts): a session that was left open changes neither. */
export function proveForPrivateAddress(context: CallContext, change: Changed): void {
  if (change.old && isOther(change)) context.stepUp();
}

/** The first addresses of a whole company are no reason to write to everyone: of these only who is leaving is told. */
export async function tellOfPrivateAddresses(
  context: CallContext,
  changes: readonly (Changed & { exit: unknown })[],
): Promise<void> {
  for (const change of changes.filter(isOther)) if (hadOne(change) || change.exit) await tell(context, change);
}

const textOf = (value: unknown): string => String(value ?? '');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const hadOne = ({ old }: Changed): boolean => textOf(old?.alternateEmail) !== '';

const isOther = ({ old, values }: Changed): boolean =>
  values.alternateEmail !== undefined && !isSame(textOf(old?.alternateEmail), textOf(values.alternateEmail));

async function tell(context: CallContext, { id, old, values }: Changed): Promise<void> {
  const [before, address] = [textOf(old?.alternateEmail), textOf(values.alternateEmail)];
  const details = await personDetails(context.db, { company: context.company, userId: id });
  if (!details) return;
  const { displayName: name, companyName: company, timeZone } = details;
  const said = {
    name,
    company,
    when: momentIn(context.now, timeZone),
    who: context.actor.displayName,
    address: address || context.text('people/user/no-private-address'),
  };
  const work = (await worksHere(context, id)) ? details.email : '';
  const places = isSame(before, work) ? [work] : [before, work];
  for (const place of places) {
    if (place === '' || isSame(place, address) || (await comesBack(context, context.company, place))) continue;
    await context.mail.send('people/user/private-address', { address: place, name }, said);
  }
}

async function worksHere(context: CallContext, id: string): Promise<boolean> {
  const [person] = await context.db
    .select({ status: userProfile.status, exit: userProfile.exit_date })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id)));
  return person?.status === 'active' && !hasLeftBy(person.exit, await todayOf(context));
}
